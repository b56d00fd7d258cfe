import type { InTx } from '../../db/transaction.ts';
import { limits } from '@loomlight/contract';
import type { Clock } from '../../kernel/clock.ts';
import {
  findBroughtCollection,
  insertBrought,
  lockCollection,
  queueCollections,
  updateCollection,
} from './collections.store.ts';
import { insertPlaces, keepItems } from './places.store.ts';

const atOnce = 500;

/**
 * Makes the collection of another place an own one, inside the transaction that its import goes forward in: private, with these own items in their
 * order and this cover. One that is here already gets what it lacks, at its end (KEEP-81). Answers `full` where its owner has no room for
 * it, and `too_many` where its items find none; the caller then undoes the transaction.
 */
export async function bringCollection(
  ctx: InTx & { readonly clock: Clock },
  input: {
    readonly id: string;
    readonly ownerId: string;
    /** The id that it had first. */
    readonly origin: string;
    readonly name: string;
    readonly itemIds: readonly string[];
    readonly coverId: string | undefined;
  },
): Promise<'made' | 'known' | 'full' | 'too_many'> {
  const { ownerId, itemIds } = input;
  const { tx } = ctx;
  const now = ctx.clock.now();
  await queueCollections(tx, ownerId);
  const known = await findBroughtCollection(tx, { ownerId, origin: input.origin });
  const id = known ?? input.id;
  if (known === undefined && !(await insertBrought(tx, { ...input, now }))) return 'full';
  await lockCollection(tx, { id, ownerId });
  if (itemIds.length > limits.collectionItemsMax) return 'too_many';
  await keepItems(tx, itemIds);
  for (let at = 0; at < itemIds.length; at += atOnce) {
    const ids = itemIds.slice(at, at + atOnce);
    if ((await insertPlaces(tx, { collectionId: id, ownerId, ids, now })) === 'full') return 'too_many';
  }
  if (known !== undefined) return 'known';
  await updateCollection(tx, { id, ownerId }, { updated_at: now, cover_id: input.coverId ?? null });
  return 'made';
}
