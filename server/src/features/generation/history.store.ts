import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

/** A place among the pieces of a person, newest first. */
export interface HistoryPlace {
  readonly createdAt: Date;
  readonly id: string;
}

/** One row of the history, or the last item that was looked at. */
export interface HistoryRow extends HistoryPlace {
  /** False for the last one looked at, which may be none of the history. */
  readonly isShown: boolean;
  /** How many items were looked at. */
  readonly looked: number;
}

/**
 * The newest item of each of a person's prompts, among the next `window` items behind `after`, over the index content_by_owner; beside them
 * the last item that was looked at. What else there is is never read, so that a page costs the same however much somebody has made.
 */
export async function listNewestOfWords(
  db: Db,
  of: {
    readonly userId: string;
    readonly after: HistoryPlace | undefined;
    /** What the words have in them, in any case; empty for all. */
    readonly sought: string;
    readonly window: number;
    readonly limit: number;
  },
): Promise<HistoryRow[]> {
  const behind = of.after
    ? sql`AND (created_at, id) < (${of.after.createdAt}::timestamptz, ${of.after.id}::uuid)`
    : sql``;
  const { rows } = await sql<{ id: string; created_at: Date; is_shown: boolean; looked: number }>`
    WITH own AS (
      SELECT id, created_at, btrim(prompt) AS words FROM content WHERE user_id = ${of.userId}::uuid ${behind}
      ORDER BY created_at DESC, id DESC LIMIT ${of.window}::int),
    newest AS (
      SELECT DISTINCT ON (words) id, created_at FROM own
      WHERE words <> '' AND strpos(lower(words), lower(${of.sought}::text)) > 0
      ORDER BY words, created_at DESC, id DESC),
    shown AS (SELECT id, created_at FROM newest ORDER BY created_at DESC, id DESC LIMIT ${of.limit}::int),
    last AS (SELECT id, created_at FROM own ORDER BY created_at, id LIMIT 1)
    SELECT id, created_at, true AS is_shown, (SELECT count(*)::int FROM own) AS looked FROM shown
    UNION ALL
    SELECT id, created_at, false, (SELECT count(*)::int FROM own) FROM last
    ORDER BY is_shown DESC, created_at DESC, id DESC`.execute(db);
  return rows.map(({ created_at: createdAt, is_shown: isShown, ...row }) => ({ ...row, createdAt, isShown }));
}
