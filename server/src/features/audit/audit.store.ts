import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import type { Facts } from './act.ts';

/** What only administrators may do, as it is written down. Never a prompt, an address or a token: ids, figures and states. */
export interface AuditEntry {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: string;
  /** Credits that were given or taken, and the cause of their entry in the ledger. */
  readonly credits?: number;
  readonly cause?: string;
  /** Of an act of the desk: what it is called, how it was and is, why, and where it came from. */
  readonly actId?: string;
  readonly before?: Facts;
  readonly after?: Facts;
  readonly reason?: string;
  readonly sessionId?: string | undefined;
  readonly requestId?: string | undefined;
  /** The second person, where one was needed. */
  readonly approvedBy?: string | undefined;
  readonly now: Date;
}

/** Writes down what only administrators may do. */
export async function insertAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { now, actId, before, after, sessionId, requestId, approvedBy, ...rest } = entry;
  await tx
    .insertInto('audit_entry')
    .values({
      ...rest,
      created_at: now,
      act_id: actId ?? null,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      session_id: sessionId ?? null,
      request_id: requestId ?? null,
      approved_by: approvedBy ?? null,
    })
    .execute();
}

/** Writes down that something was read, unless the same was since then. */
export async function insertReading(
  db: Db,
  entry: { readonly actor: string; readonly action: string; readonly subject: string; readonly sessionId: string },
  times: { readonly now: Date; readonly since: Date },
): Promise<void> {
  await sql`
    INSERT INTO audit_entry (actor, action, subject, detail, session_id, created_at)
    SELECT ${entry.actor}, ${entry.action}, ${entry.subject}, '', ${entry.sessionId}::uuid, ${times.now}::timestamptz
    WHERE NOT EXISTS (
      SELECT FROM audit_entry WHERE subject = ${entry.subject} AND actor = ${entry.actor} AND action = ${entry.action}
        AND created_at > ${times.since}::timestamptz)`.execute(db);
}

/** Which entries; whatever is left out is not asked for. */
export interface AuditFilter {
  readonly actor: string | undefined;
  /** Its beginning: `people.` for all acts on people. */
  readonly action: string | undefined;
  readonly subject: string | undefined;
  readonly from: Date | undefined;
  /** Up to, and not at. */
  readonly to: Date | undefined;
}

type AuditPage = AuditFilter & { readonly beforeId: string | undefined; readonly limit: number };

/**
 * A page of entries, the newest first, over the primary key or the index of who, what or on whom. By time alone, and by time within one of these, it
 * walks from the newest entry to the page.
 */
export async function listAudit(db: Db, page: AuditPage) {
  const { action, limit } = page;
  const wanted = isWanted(page);
  return db
    .selectFrom('audit_entry')
    .select([
      'audit_entry.id',
      'audit_entry.act_id',
      'audit_entry.actor',
      'audit_entry.action',
      'audit_entry.subject',
      'audit_entry.detail',
      'audit_entry.before',
      'audit_entry.after',
      'audit_entry.reason',
      'audit_entry.approved_by',
      'audit_entry.created_at',
    ])
    .where(action === undefined ? wanted : newestOfActions(action, { wanted, limit }))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** That an entry is of this actor, on this subject, of this time, and before the last one of the page before. */
function isWanted({ actor, subject, from, to, beforeId }: AuditPage) {
  const conditions = [
    ...(actor === undefined ? [] : [sql`actor = ${actor}`]),
    ...(subject === undefined ? [] : [sql`subject = ${subject}`]),
    ...(from === undefined ? [] : [sql`created_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`created_at < ${to}::timestamptz`]),
    ...(beforeId === undefined ? [] : [sql`id < ${beforeId}::bigint`]),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

/**
 * That an entry is among the newest of each action that begins so, over audit_entry_by_action: the few actions that there are are found by steps from
 * one to the next. A beginning has no order of ids of its own, and one that is seldom would be sought through all entries; so would one action, of which
 * the planner takes every one for common, if it were asked for as an equal and in the order of ids.
 */
function newestOfActions(
  beginning: string,
  { wanted, limit }: { readonly wanted: RawBuilder<boolean>; readonly limit: number },
) {
  return sql<boolean>`id = ANY(ARRAY(
    WITH RECURSIVE known (name) AS (
      SELECT min(action) FROM audit_entry
      UNION ALL SELECT (SELECT min(action) FROM audit_entry WHERE action > known.name) FROM known WHERE known.name IS NOT NULL)
    SELECT newest.id FROM known, LATERAL (
      SELECT id FROM audit_entry WHERE action BETWEEN known.name AND known.name AND ${wanted} ORDER BY action, id DESC LIMIT ${limit}::int) AS newest
    WHERE starts_with(known.name, ${beginning})))`;
}

export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number];

/** How it was after an act; undefined for none of this id. */
export async function findActResult(db: Db, actId: string): Promise<Facts | undefined> {
  const row = await db.selectFrom('audit_entry').select('after').where('act_id', '=', actId).executeTakeFirst();
  // Written by `insertAudit` alone, and never changed since.
  return row ? ((row.after ?? {}) as Facts) : undefined;
}
