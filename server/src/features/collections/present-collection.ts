import { profilePicturePath } from '@loomlight/contract';
import type { Collection, WholeCollection } from '@loomlight/contract/collections';
import type { Actor } from '../../kernel/actor.ts';
import { actorId } from '../../kernel/actor.ts';
import { presentContent } from '../content/index.ts';
import type { CollectionsContext } from './collections.context.ts';
import type { getCollection } from './get-collection.ts';
import type { CoveredCollection } from './with-covers.ts';

/** A collection as one viewer may see it. */
export function presentCollection(ctx: CollectionsContext, row: CoveredCollection, viewer: Actor): Collection {
  return {
    id: row.id,
    name: row.name,
    is_public: row.is_public,
    count: row.count,
    covers: row.covers.map((item) => {
      const { id, content_type, width, height, placeholder, small_url } = presentContent(ctx, item, viewer);
      return { id, content_type, width, height, placeholder, small_url };
    }),
    cover_id: row.chosen_id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The same with whose it is. */
export function presentWholeCollection(
  ctx: CollectionsContext,
  row: Awaited<ReturnType<typeof getCollection>>,
  viewer: Actor,
): WholeCollection {
  const { owner_id: userId, username, full_name: fullName, profile_pic_id: pictureId } = row;
  return {
    ...presentCollection(ctx, row, viewer),
    is_own: actorId(viewer) === userId,
    owner: {
      id: userId,
      username,
      fullName: fullName ?? username,
      profile_pic: pictureId === null ? null : profilePicturePath({ userId, pictureId }),
    },
  };
}

/** A page of collections, with where the next one begins. */
export function presentCollections(
  ctx: CollectionsContext,
  rows: readonly CoveredCollection[],
  { viewer, limit }: { readonly viewer: Actor; readonly limit: number },
) {
  const collections = rows.map((row) => presentCollection(ctx, row, viewer));
  const last = collections.at(-1);
  const isLast = !last || collections.length < limit;
  return { collections, next: isLast ? null : { last_updated_at: last.updated_at, before: last.id } };
}
