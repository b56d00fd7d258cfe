import type { Content } from '@loomlight/contract';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { presentContent, type PresentContext } from '../content/index.ts';
import type { ProfileContext } from './get-profile.ts';
import { holdPins, listPinnable, listPinned, replacePins } from './pins.store.ts';

/**
 * Pins own items to the profile in this order, in place of what was pinned (KEEP-70). All or none: 404 for what is not one's own or not
 * there, 409 for what not everybody may see and read.
 */
export async function setPins(
  ctx: PresentContext & ProfileContext,
  input: { readonly actor: SignedIn; readonly ids: readonly string[] },
): Promise<Content[]> {
  const { actor, ids } = input;
  if (!ids.every(isUuid)) throw appError('not_found');
  const of = { ownerId: actor.userId, ids };
  await inTransaction(ctx, async ({ tx }) => {
    await holdPins(tx, of);
    const found = await listPinnable(tx, of);
    if (found.length < ids.length) throw appError('not_found');
    if (!found.every((item) => item.is_open)) throw appError('not_pinnable');
    await replacePins(tx, of);
  });
  const rows = await listPinned(ctx.db, { ownerId: actor.userId, viewerId: actor.userId });
  return rows.map((row) => presentContent(ctx, row, actor));
}
