import { inTransaction } from '../../db/transaction.ts';
import { refuseMuted, type SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { CollectionsContext } from './collections.context.ts';
import { insertCollection, queueCollections } from './collections.store.ts';
import { getOwnCollection } from './get-collection.ts';
import type { CoveredCollection } from './with-covers.ts';

/** Makes a collection under an id that its owner has drawn; doing it again answers with what is there (KEEP-36). */
export async function createCollection(
  ctx: CollectionsContext,
  input: { readonly actor: SignedIn; readonly id: string; readonly name: string; readonly isPublic: boolean },
): Promise<CoveredCollection> {
  const { actor, id, name, isPublic } = input;
  const ownerId = actor.userId;
  if (!isUuid(id)) throw appError('not_found');
  if (isPublic) refuseMuted(actor, ctx.clock.now());
  const outcome = await inTransaction(ctx, async ({ tx }) => {
    await queueCollections(tx, ownerId);
    return insertCollection(tx, { id, ownerId, name, isPublic, now: ctx.clock.now() });
  });
  if (outcome === 'full') throw appError('collections_full');
  return getOwnCollection(ctx, { id, actor });
}
