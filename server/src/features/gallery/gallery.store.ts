import type { ContentType } from '@loomlight/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import { isPublicAndReady } from '../../db/content-status.ts';
import type { Db } from '../../db/transaction.ts';
import type { Database } from '../../db/types.ts';
import { contentQuery, type ContentRow } from '../content/index.ts';
import { isNotBlockedBy } from '../follows/index.ts';

export interface PublicPage {
  readonly contentType: ContentType;
  readonly limit: number;
  readonly offset: number;
  /** Time and id of the last item seen; with them the page costs the same at any depth. */
  readonly after: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly direction: 'older' | 'newer';
}

/** A page of whole items, as the viewer may see them. */
export async function listPublic(db: Db, page: PublicPage, viewerId: string | undefined): Promise<ContentRow[]> {
  return inOrder(page, await pageOf(contentQuery(db, viewerId), page, viewerId).execute());
}

/** A page of what cards need: no join, so that it is one walk of the index. */
export async function listPublicCards(db: Db, page: PublicPage, viewerId: string | undefined) {
  const cards = db
    .selectFrom('content')
    .modifyFront(prepared)
    .select(['id', 'user_id', 'content_type', 'created_at', 'width', 'height', 'placeholder']);
  return inOrder(page, await pageOf(cards, page, viewerId).execute());
}

/**
 * Finished public items over the partial index content_public_newest, without those of whom the viewer has blocked; "newer" walks it the
 * other way.
 */
function pageOf<Tables extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Tables | 'content', Row>,
  page: PublicPage,
  viewerId: string | undefined,
): SelectQueryBuilder<Database, Tables | 'content', Row> {
  const direction = isNewer(page) ? 'asc' : 'desc';
  const ordered = query
    .where(sql<boolean>`content.content_type = ${page.contentType}`)
    .where(isPublicAndReady())
    .where(isNotBlockedBy(viewerId, 'content.user_id'))
    .orderBy(sql`content.created_at`, direction)
    .orderBy(sql`content.id`, direction)
    .limit(page.limit);
  if (!page.after) return ordered.offset(page.offset);
  const { createdAt, id } = page.after;
  return ordered.where(
    isNewer(page)
      ? sql<boolean>`(content.created_at, content.id) > (${createdAt}::timestamptz, ${id}::uuid)`
      : sql<boolean>`(content.created_at, content.id) < (${createdAt}::timestamptz, ${id}::uuid)`,
  );
}

function isNewer(page: PublicPage): boolean {
  return page.direction === 'newer' && page.after !== undefined;
}

/** Newest first, whichever way the index was walked. */
function inOrder<T>(page: PublicPage, rows: T[]): T[] {
  return isNewer(page) ? rows.toReversed() : rows;
}
