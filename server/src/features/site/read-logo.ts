import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { inTransaction } from '../../db/transaction.ts';
import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import type { ImageIntake } from '../uploads/index.ts';
import { holdLogo, insertLogo, type LogoRow } from './site.store.ts';

/** What was read and never chosen is there for so long, and so many of them at most. */
const waitingS = 86_400;
const waitingMost = 8;

/** What is shown of a logo. */
export type Logo = Pick<LogoRow, 'digest' | 'bytes' | 'width' | 'height'>;

/**
 * Reads a picture that is to become the logo and keeps our own encoding of it for somebody to look at and choose (DESK-89); `open` is called once there
 * is a place for it. Throws 422 for what is no PNG or WebP, has too many pixels or cannot be read, and keeps nothing then; 503 as `ImageIntake` does.
 */
export async function readLogo(
  ctx: { readonly db: Db; readonly clock: Clock; readonly intake: Pick<ImageIntake, 'enter' | 'readLogo'> },
  input: { readonly actor: SignedIn; readonly open: () => Promise<Readable> },
): Promise<Logo> {
  const { userId } = input.actor;
  const leave = await ctx.intake.enter(userId);
  try {
    return await ctx.intake.readLogo(userId, await input.open(), async ({ path, width, height }) => {
      const bytes = await readFile(path);
      const logo = { digest: createHash('sha256').update(bytes).digest('hex'), bytes, width, height };
      const now = ctx.clock.now();
      await inTransaction(ctx, async ({ tx }) => {
        await holdLogo(tx);
        await insertLogo(tx, { ...logo, now, forgetBefore: addSeconds(now, -waitingS), keptMost: waitingMost });
      });
      return logo;
    });
  } finally {
    leave();
  }
}
