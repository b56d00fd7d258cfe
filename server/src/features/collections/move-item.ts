import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { changeItems } from './change-items.ts';
import type { CollectionsContext } from './collections.context.ts';
import { findPlaced, moveToPlace } from './places.store.ts';

/** Puts an item of an own collection right before another one, or at the end (KEEP-40). What the owner cannot see there is not there. */
export async function moveItem(
  ctx: CollectionsContext,
  input: { readonly actor: SignedIn; readonly id: string; readonly item: string; readonly before: string | null },
): Promise<void> {
  const { actor, id, item, before } = input;
  const ids = before === null ? [item] : [item, before];
  if (!ids.every(isUuid)) throw appError('not_found');
  await changeItems(ctx, {
    actor,
    id,
    work: async ({ tx }) => {
      const placed = await findPlaced(tx, { collectionId: id, ownerId: actor.userId, ids });
      if (placed.length < new Set(ids.map((named) => named.toLowerCase())).size) throw appError('not_found');
      if (item.toLowerCase() !== before?.toLowerCase()) await moveToPlace(tx, { collectionId: id, id: item, before });
    },
  });
}
