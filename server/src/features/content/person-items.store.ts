import type { ContentType } from '@loomlight/contract';
import { sql } from 'kysely';
import { hasFailed, isPublicAndReady, isReady } from '../../db/content-status.ts';
import type { Db } from '../../db/transaction.ts';

/** An item as a list for administrators knows it: no word, and no address of its media. */
export interface PersonItemRow {
  readonly id: string;
  readonly content_type: ContentType;
  readonly created_at: Date;
  /** By what its list is ordered. */
  readonly listed_at: Date;
  readonly is_ready: boolean;
  readonly has_failed: boolean;
  readonly is_shown: boolean;
  readonly is_trashed: boolean;
  readonly is_public: boolean;
  readonly price: number | null;
  readonly restricted_as: 'hidden' | 'removed' | null;
  readonly is_in_review: boolean;
}

/** A page of what somebody keeps, the newest first over content_by_owner, or of the trash, what went there last first over content_trashed. */
export async function listPersonItems(
  db: Db,
  page: {
    readonly userId: string;
    readonly show: 'kept' | 'trash';
    readonly before: { readonly at: Date; readonly id: string } | undefined;
    readonly limit: number;
  },
): Promise<PersonItemRow[]> {
  const { userId, show, before, limit } = page;
  const at = sql.ref(show === 'kept' ? 'c.created_at' : 'c.trashed_at');
  const isOfList = show === 'kept' ? sql`c.trashed_at IS NULL` : sql`c.trashed_at IS NOT NULL`;
  const isAfter = before ? sql`(${at}, c.id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql`true`;
  const { rows } = await sql<PersonItemRow>`
    SELECT c.id, c.content_type, c.created_at, ${at} AS listed_at, ${isReady('c')} AS is_ready, ${hasFailed('c')} AS has_failed,
      ${isPublicAndReady('c')} AS is_shown, c.trashed_at IS NOT NULL AS is_trashed, c.is_public,
      CASE WHEN c.is_prompt_locked THEN c.prompt_price END AS price, c.restricted_as, c.review_is_public IS NOT NULL AS is_in_review
    FROM kept_content AS c WHERE c.user_id = ${userId}::uuid AND ${isOfList} AND ${isAfter}
    ORDER BY ${at} DESC, c.id DESC LIMIT ${limit}::int`.execute(db);
  return rows;
}

/** The words of an item of somebody who is there, wherever it is; undefined for none. */
export async function findWords(db: Db, id: string) {
  return db
    .selectFrom('kept_content')
    .innerJoin('users', 'users.id', 'kept_content.user_id')
    .select(['prompt', 'negative_prompt'])
    .where('kept_content.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}
