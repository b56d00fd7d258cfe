import { sql } from 'kysely';
import { isHeld, isReady, isUnfinished } from '../../db/content-status.ts';
import type { Db } from '../../db/transaction.ts';
import { contentQuery, type ContentRow } from '../content/index.ts';

/** A row of the list, with how many there are in all. */
export type JobRow = ContentRow & { readonly running_count: string; readonly waiting_count: string };

/**
 * What is made for a person, those under way before those that wait and these before what has ended, over the index content_by_owner:
 * nothing is made for longer than `oldest` reaches back.
 */
export async function listJobRows(
  db: Db,
  of: { readonly userId: string; readonly oldest: Date; readonly endedAfter: Date; readonly limit: number },
): Promise<JobRow[]> {
  const unfinished = isUnfinished();
  return contentQuery(db, of.userId)
    .select([
      sql<string>`count(*) FILTER (WHERE ${isHeld()}) OVER ()`.as('running_count'),
      sql<string>`count(*) FILTER (WHERE ${unfinished} AND NOT ${isHeld()}) OVER ()`.as('waiting_count'),
    ])
    .where('content.user_id', '=', of.userId)
    .where('content.created_at', '>', of.oldest)
    .where((eb) => eb.or([unfinished, eb('content.completed_at', '>', of.endedAfter)]))
    .orderBy(sql`CASE WHEN ${isHeld()} THEN 0 WHEN ${unfinished} THEN 1 ELSE 2 END`)
    .orderBy(sql`CASE WHEN ${unfinished} THEN content.enqueued_at END`)
    .orderBy('content.created_at', 'desc')
    .orderBy('content.id', 'desc')
    .limit(of.limit)
    .execute();
}

/** One that waits, in a line of its kind. */
export interface Waiting {
  readonly id: string;
  readonly content_type: string;
  /** How many turns of its person come before it. */
  readonly turn: number;
}

/** Everybody's that wait, who comes first first, over the index content_unfinished; at most so many. */
export async function listLine(db: Db, limit: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    SELECT id, content_type, turn FROM (
      SELECT id, content_type, coalesce(turn, 0) AS turn, enqueued_at FROM content WHERE ${isUnfinished()} AND NOT ${isHeld()}
      ORDER BY deadline_at LIMIT ${limit}::int) AS waiting
    ORDER BY turn, enqueued_at, id`.execute(db);
  return rows;
}

/** What is alike in how long it takes. */
export interface Alike {
  readonly content_type: string;
  readonly engine: string;
  readonly model: string;
}

/** Median of how long the newest took from asking to the end, in seconds, over the index content_made: one reading for each of what is alike. */
export async function listUsualSeconds(
  db: Db,
  of: { readonly alike: readonly Alike[]; readonly endedAfter: Date; readonly newest: number },
): Promise<(Alike & { readonly seconds: number })[]> {
  if (of.alike.length === 0) return [];
  const column = (name: keyof Alike) => of.alike.map((kind) => kind[name]);
  const { rows } = await sql<Alike & { seconds: number | null }>`
    SELECT alike.content_type, alike.engine, alike.model, (
      SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM completed_at - created_at)) FROM (
        SELECT completed_at, created_at FROM content
        WHERE content_type = alike.content_type AND engine = alike.engine AND model = alike.model
          AND ${isReady()} AND completed_at > ${of.endedAfter}::timestamptz
        ORDER BY completed_at DESC LIMIT ${of.newest}::int) AS newest) AS seconds
    FROM unnest(${column('content_type')}::text[], ${column('engine')}::text[], ${column('model')}::text[])
      AS alike (content_type, engine, model)`.execute(db);
  return rows.flatMap(({ seconds, ...kind }) => (seconds === null ? [] : [{ ...kind, seconds }]));
}
