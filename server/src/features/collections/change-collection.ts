import { refuseMuted, type SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { CollectionsContext } from './collections.context.ts';
import { updateCollection } from './collections.store.ts';
import { getOwnCollection } from './get-collection.ts';
import { findPlaced } from './places.store.ts';
import type { CoveredCollection } from './with-covers.ts';

/** Changes name, visibility or cover; what is left out stays. A cover is an item of the collection, or null for its first one (KEEP-36, KEEP-39). */
export async function changeCollection(
  ctx: CollectionsContext,
  input: {
    readonly actor: SignedIn;
    readonly id: string;
    readonly name: string | undefined;
    readonly isPublic: boolean | undefined;
    readonly coverId: string | null | undefined;
  },
): Promise<CoveredCollection> {
  const { actor, id, name, isPublic, coverId } = input;
  const own = { id, ownerId: actor.userId };
  if (!isUuid(id)) throw appError('not_found');
  if (isPublic === true) refuseMuted(actor, ctx.clock.now());
  if (typeof coverId === 'string') {
    const [cover] = isUuid(coverId)
      ? await findPlaced(ctx.db, { collectionId: id, ownerId: actor.userId, ids: [coverId] })
      : [];
    if (cover === undefined) throw appError('not_found');
  }
  const isThere = await updateCollection(ctx.db, own, {
    ...(name !== undefined && { name }),
    ...(isPublic !== undefined && { is_public: isPublic }),
    ...(coverId !== undefined && { cover_id: coverId }),
    updated_at: ctx.clock.now(),
  });
  if (!isThere) throw appError('not_found');
  return getOwnCollection(ctx, { id, actor });
}
