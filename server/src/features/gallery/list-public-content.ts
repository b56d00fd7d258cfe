import type { CardRef, Content, contract, QueryOf, ReplyOf } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { type Actor, actorId } from '../../kernel/actor.ts';
import { presentCard, presentContent, type PresentContext } from '../content/index.ts';
import { listPublic, listPublicCards, type PublicPage } from './gallery.store.ts';

/** What a page of a public listing is asked with. */
export type PublicQuery = QueryOf<typeof contract.gallery.publicImages>;

/** One kind of the community's creations as a page: thin cards, or whole items when asked for (R-GAL-07, R-API-36). */
export async function listPublicContent(
  ctx: PresentContext & { readonly db: Db },
  input: {
    readonly query: PublicQuery;
    readonly viewer: Actor;
    readonly contentType: 'image' | 'video';
  },
): Promise<{
  readonly items: (CardRef | Content)[] | null;
  readonly next: ReplyOf<typeof contract.gallery.publicImages>['next'];
}> {
  const { query, viewer, contentType } = input;
  const page: PublicPage = {
    contentType,
    limit: query.limit,
    offset: query.offset,
    after: readCursor(query),
    direction: query.filter_direction === 'after' ? 'newer' : 'older',
  };
  const items =
    query.include === 'details'
      ? (await listPublic(ctx.db, page, actorId(viewer))).map((row) => presentContent(ctx, row, viewer))
      : (await listPublicCards(ctx.db, page)).map(presentCard);
  // The furthest item on the way that the caller goes; pages stand newest first on both ways.
  const last = page.direction === 'newer' ? items[0] : items.at(-1);
  return {
    // An empty page is null (R-GAL-12).
    items: items.length === 0 ? null : items,
    next: last && items.length === query.limit ? { last_created_at: last.created_at, before: last.id } : null,
  };
}

/** Both halves make a cursor; a time alone starts just after everything of that moment. */
function readCursor(query: PublicQuery): PublicPage['after'] {
  if (query.last_created_at === undefined) return undefined;
  const lowest = '00000000-0000-0000-0000-000000000000';
  const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  return {
    createdAt: new Date(query.last_created_at),
    id: query.before ?? (query.filter_direction === 'after' ? highest : lowest),
  };
}
