import type { contract, QueryOf, ReplyOf } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { type Actor, actorId } from '../../kernel/actor.ts';
import { presentCard, presentContent, type PresentContext } from '../content/index.ts';
import { listPublic, listPublicCards, type PublicPage } from './gallery.store.ts';

/** A page of the community's pictures: thin cards, or whole items when asked for (specification 3 and 7, Public). */
export async function listPublicImages(
  ctx: PresentContext & { readonly db: Db },
  input: { readonly query: QueryOf<typeof contract.gallery.publicImages>; readonly viewer: Actor },
): Promise<ReplyOf<typeof contract.gallery.publicImages>> {
  const { query, viewer } = input;
  const page: PublicPage = {
    contentType: 'image',
    limit: query.limit,
    offset: query.offset,
    after: readCursor(query),
    direction: query.filter_direction === 'after' ? 'newer' : 'older',
  };
  const images =
    query.include === 'details'
      ? (await listPublic(ctx.db, page, actorId(viewer))).map((row) => presentContent(ctx, row, viewer))
      : (await listPublicCards(ctx.db, page)).map(presentCard);
  // The furthest item on the way that the caller goes; pages stand newest first on both ways.
  const last = page.direction === 'newer' ? images[0] : images.at(-1);
  return {
    // The specification's word for an empty page.
    images: images.length === 0 ? null : images,
    next: last && images.length === query.limit ? { last_created_at: last.created_at, before: last.id } : null,
  };
}

/** Both halves make a cursor; a time alone starts just after everything of that moment. */
function readCursor(query: QueryOf<typeof contract.gallery.publicImages>): PublicPage['after'] {
  if (query.last_created_at === undefined) return undefined;
  const lowest = '00000000-0000-0000-0000-000000000000';
  const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  return {
    createdAt: new Date(query.last_created_at),
    id: query.before ?? (query.filter_direction === 'after' ? highest : lowest),
  };
}
