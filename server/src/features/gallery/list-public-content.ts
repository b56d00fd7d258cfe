import type { CardRef, Content, ContentType } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { type Actor, actorId } from '../../kernel/actor.ts';
import { presentCard, presentContent, type PresentContext } from '../content/index.ts';
import { listPublic, listPublicCards, type PublicPage } from './gallery.store.ts';

/** Which page of a public listing is meant. */
export interface PublicPageInput {
  readonly contentType: ContentType;
  readonly limit: number;
  readonly offset: number;
  readonly direction: PublicPage['direction'];
  /** The last item seen; a time alone starts just after everything of that moment. */
  readonly lastSeen: { readonly createdAt: Date; readonly id: string | undefined } | undefined;
  /** Whole items in place of cards. */
  readonly hasDetails: boolean;
}

/** One kind of the community's creations as a page: thin cards, or whole items when asked for (R-GAL-07, R-API-36). */
export async function listPublicContent(
  ctx: PresentContext & { readonly db: Db },
  input: PublicPageInput & { readonly viewer: Actor },
): Promise<{
  readonly items: (CardRef | Content)[] | null;
  readonly next: { readonly last_created_at: string; readonly before: string } | null;
}> {
  const { contentType, limit, offset, direction, viewer } = input;
  const page: PublicPage = {
    contentType,
    limit,
    offset,
    after: cursorOf(input),
    direction,
  };
  const items = input.hasDetails
    ? (await listPublic(ctx.db, page, actorId(viewer))).map((row) => presentContent(ctx, row, viewer))
    : (await listPublicCards(ctx.db, page, actorId(viewer))).map(presentCard);
  // The furthest item on the way that the caller goes; pages stand newest first on both ways.
  const last = page.direction === 'newer' ? items[0] : items.at(-1);
  return {
    // An empty page is null (R-GAL-12).
    items: items.length === 0 ? null : items,
    next: last && items.length === limit ? { last_created_at: last.created_at, before: last.id } : null,
  };
}

function cursorOf({ lastSeen, direction }: PublicPageInput): PublicPage['after'] {
  if (lastSeen === undefined) return undefined;
  const lowest = '00000000-0000-0000-0000-000000000000';
  const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  return {
    createdAt: lastSeen.createdAt,
    id: lastSeen.id ?? (direction === 'newer' ? highest : lowest),
  };
}
