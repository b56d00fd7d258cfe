import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { contentQuery, type ContentRow, publicAndReady } from '../content/index.ts';

export interface PublicPage {
  readonly contentType: 'image' | 'video';
  readonly limit: number;
  readonly offset: number;
  /** Time and id of the last item seen; with them the page costs the same at any depth. */
  readonly after: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly direction: 'older' | 'newer';
}

/**
 * A page of finished public items, newest first, over the partial index content_public_newest.
 * "newer" walks the index the other way and answers in the same order.
 */
export async function listPublic(db: Db, page: PublicPage, viewerId: string | undefined): Promise<ContentRow[]> {
  const newer = page.direction === 'newer' && page.after !== undefined;
  let query = contentQuery(db, viewerId)
    .where('content.content_type', '=', page.contentType)
    .where(publicAndReady)
    .orderBy('content.created_at', newer ? 'asc' : 'desc')
    .orderBy('content.id', newer ? 'asc' : 'desc')
    .limit(page.limit);
  if (page.after)
    query = query.where(
      newer
        ? sql<boolean>`(content.created_at, content.id) > (${page.after.createdAt}::timestamptz, ${page.after.id}::uuid)`
        : sql<boolean>`(content.created_at, content.id) < (${page.after.createdAt}::timestamptz, ${page.after.id}::uuid)`,
    );
  else query = query.offset(page.offset);
  const rows = await query.execute();
  return newer ? rows.toReversed() : rows;
}

/** The columns of a card alone: no join, so that a page is one walk of the index. */
export async function listPublicCards(db: Db, page: PublicPage) {
  const newer = page.direction === 'newer' && page.after !== undefined;
  let query = db
    .selectFrom('content')
    .select(['id', 'user_id', 'content_type', 'created_at', 'width', 'height', 'placeholder'])
    .where('content_type', '=', page.contentType)
    .where(publicAndReady)
    .orderBy('created_at', newer ? 'asc' : 'desc')
    .orderBy('id', newer ? 'asc' : 'desc')
    .limit(page.limit);
  if (page.after)
    query = query.where(
      newer
        ? sql<boolean>`(created_at, id) > (${page.after.createdAt}::timestamptz, ${page.after.id}::uuid)`
        : sql<boolean>`(created_at, id) < (${page.after.createdAt}::timestamptz, ${page.after.id}::uuid)`,
    );
  else query = query.offset(page.offset);
  const rows = await query.execute();
  return newer ? rows.toReversed() : rows;
}
