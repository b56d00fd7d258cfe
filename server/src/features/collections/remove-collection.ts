import { type Db, inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { CollectionsContext } from './collections.context.ts';
import { deleteCollection, lockCollection, lockSomeCollection } from './collections.store.ts';
import { keepItemsOf } from './places.store.ts';

/** Removes an own collection; its items stay where they are (KEEP-36). */
export async function removeCollection(
  ctx: CollectionsContext,
  input: { readonly actor: SignedIn; readonly id: string },
): Promise<void> {
  const { id, actor } = input;
  if (!isUuid(id)) throw appError('not_found');
  await inTransaction(ctx, async ({ tx }) => {
    if (!(await lockCollection(tx, { id, ownerId: actor.userId }))) throw appError('not_found');
    await keepItemsOf(tx, id);
    await deleteCollection(tx, id);
  });
}

/** Removes one of the collections of somebody who leaves; answers how many, so 0 when there are none (KEEP-41). */
export async function removeSomeCollections(
  ctx: { readonly db: Db },
  of: { readonly userId: string },
): Promise<number> {
  return inTransaction(ctx, async ({ tx }) => {
    const id = await lockSomeCollection(tx, of.userId);
    if (id === undefined) return 0;
    await keepItemsOf(tx, id);
    await deleteCollection(tx, id);
    return 1;
  });
}
