import { sql } from 'kysely';
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

/** A page of entries, the newest first, over the primary key or the index of who, what or on whom. */
export async function listAudit(
  db: Db,
  page: AuditFilter & { readonly beforeId: string | undefined; readonly limit: number },
) {
  const { actor, action, subject, from, to, beforeId, limit } = page;
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
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
    .$if(action !== undefined, (query) => query.where(sql<boolean>`starts_with(action, ${action ?? ''})`))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from ?? new Date(0)))
    .$if(to !== undefined, (query) => query.where('created_at', '<', to ?? new Date(0)))
    .$if(beforeId !== undefined, (query) => query.where('id', '<', beforeId ?? '0'))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number];

/** How it was after an act; undefined for none of this id. */
export async function findActResult(db: Db, actId: string): Promise<Facts | undefined> {
  const row = await db.selectFrom('audit_entry').select('after').where('act_id', '=', actId).executeTakeFirst();
  // Written by `insertAudit` alone, and never changed since.
  return row ? ((row.after ?? {}) as Facts) : undefined;
}
