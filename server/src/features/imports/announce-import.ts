import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { appError, fieldError } from '../../kernel/errors.ts';
import { plainText } from './imported-facts.rules.ts';
import type { ImportsContext } from './imports.context.ts';
import { endWaiting, type ImportRow, insertImport, findOwnImport } from './imports.store.ts';
import { removeParts } from './remove-imports.ts';

/** Its parts may come for so long. */
export const waitingS = 24 * 3600;

/**
 * Notes an archive that is about to come (KEEP-50). One that still waits for its parts gives way to it; throws 409 while one is worked on, and 422
 * for one that is larger than may be.
 */
export async function announceImport(
  ctx: ImportsContext,
  input: { readonly actor: SignedIn; readonly name: string; readonly sizeBytes: number },
): Promise<ImportRow> {
  const { userId } = input.actor;
  const { archiveBytesMax } = ctx.importQuota;
  if (input.sizeBytes > archiveBytesMax)
    throw fieldError('size_bytes', `An archive may have at most ${Math.floor(archiveBytesMax / 1_000_000)} MB.`);
  const id = ctx.ids.uuid();
  const now = ctx.clock.now();
  const replaced = await inTransaction(ctx, async ({ tx }) => {
    const ended = await endWaiting(tx, { userId, now });
    const row = {
      id,
      user_id: userId,
      name: plainText(input.name) || 'archive',
      size_bytes: input.sizeBytes,
      created_at: now,
      expires_at: addSeconds(now, waitingS),
    };
    if (!(await insertImport(tx, row))) throw appError('import_under_way');
    return ended;
  });
  for (const old of replaced) await removeParts(ctx, { userId, id: old });
  const row = await findOwnImport(ctx.db, { id, userId });
  // The account may have gone a moment later.
  if (!row) throw appError('not_found');
  return row;
}
