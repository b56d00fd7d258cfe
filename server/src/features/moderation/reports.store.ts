import { sql } from 'kysely';
import type { ReportCapacity, ReportCategory } from '@loomlight/contract/reports';
import type { Db, Tx } from '../../db/transaction.ts';
import { rejectedInARow } from './moderation.rules.ts';

export interface NewReport {
  readonly id: string;
  readonly number: string;
  readonly category: ReportCategory;
  readonly explanation: string;
  readonly reporterName: string | null;
  readonly reporterEmail: string | null;
  readonly reporterId: string | null;
  readonly capacity: ReportCapacity;
  readonly signature: string | null;
  readonly networkKey: string;
  readonly challengeHash: Buffer | null;
  readonly bodyHash: Buffer;
  readonly receivedAt: Date;
  readonly dueAt: Date;
  readonly alarmStage: number;
}

export interface NewReportItem {
  readonly address: string;
  readonly contentId: string | null;
  readonly subjectId: string | null;
  readonly found: boolean;
  readonly evidenceId: string | null;
}

/** Name of the constraint that a second use of a puzzle breaks. */
export const challengeConstraint = 'report_challenge_once';
/** Name of the one that a number which was drawn before breaks. */
export const numberConstraint = 'report_number_unique';

export async function insertReport(
  tx: Tx,
  { report, items }: { readonly report: NewReport; readonly items: readonly NewReportItem[] },
): Promise<void> {
  await tx
    .insertInto('report')
    .values({
      id: report.id,
      number: report.number,
      category: report.category,
      explanation: report.explanation,
      reporter_name: report.reporterName,
      reporter_email: report.reporterEmail,
      reporter_id: report.reporterId,
      capacity: report.capacity,
      signature: report.signature,
      good_faith_at: report.receivedAt,
      network_key: report.networkKey,
      challenge_hash: report.challengeHash,
      body_hash: report.bodyHash,
      received_at: report.receivedAt,
      due_at: report.dueAt,
      alarm_stage: report.alarmStage,
    })
    .execute();
  await tx
    .insertInto('report_item')
    .values(
      items.map((item, no) => ({
        report_id: report.id,
        no: no + 1,
        address: item.address,
        content_id: item.contentId,
        subject_id: item.subjectId,
        found: item.found,
        evidence_id: item.evidenceId,
      })),
    )
    .execute();
}

const shown = [
  'id',
  'number',
  'category',
  'received_at',
  'due_at',
  'decided_at',
  'state',
  'answer',
  'taken_back_at',
] as const;

export async function findReportByChallenge(db: Db, challengeHash: Buffer) {
  return db
    .selectFrom('report')
    .select([...shown, 'body_hash'])
    .where('challenge_hash', '=', challengeHash)
    .executeTakeFirst();
}

export async function findReportByNumber(db: Db, number: string) {
  return db
    .selectFrom('report')
    .select([...shown, 'reporter_email'])
    .where('number', '=', number)
    .executeTakeFirst();
}

export async function findReport(db: Db, id: string) {
  return db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A report, held until the transaction ends. */
export async function lockReport(db: Db, id: string) {
  return db.selectFrom('report').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>;

export async function listReportItems(db: Db, reportId: string) {
  return db.selectFrom('report_item').selectAll().where('report_id', '=', reportId).orderBy('no').execute();
}
export type ReportItemRow = Awaited<ReturnType<typeof listReportItems>>[number];

/**
 * The open report of a person in this category that names all of these items already, over report_by_reporter; undefined when there is none.
 */
export async function findSameReport(
  db: Db,
  of: { readonly reporterId: string; readonly category: string; readonly contentIds: readonly string[] },
) {
  if (of.contentIds.length === 0) return undefined;
  return db
    .selectFrom('report')
    .select(shown)
    .where('reporter_id', '=', of.reporterId)
    .where('category', '=', of.category as ReportCategory)
    .where('state', '=', 'open')
    .where('taken_back_at', 'is', null)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM unnest(${[...of.contentIds]}::uuid[]) AS asked (id)
        WHERE NOT EXISTS (SELECT FROM report_item WHERE report_id = report.id AND content_id = asked.id))`,
    )
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertMessage(
  tx: Tx,
  message: {
    readonly id: string;
    readonly reportId: string;
    readonly at: Date;
    readonly fromReporter: boolean;
    readonly authorId: string | null;
    readonly text: string;
  },
): Promise<void> {
  await tx
    .insertInto('report_message')
    .values({
      id: message.id,
      report_id: message.reportId,
      at: message.at,
      from_reporter: message.fromReporter,
      author_id: message.authorId,
      text: message.text,
    })
    .execute();
}

export async function listMessages(db: Db, reportId: string, limit: number) {
  return db
    .selectFrom('report_message')
    .select(['at', 'from_reporter', 'text'])
    .where('report_id', '=', reportId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function countMessages(tx: Tx, reportId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM report_message WHERE report_id = ${reportId}::uuid`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function markWithdrawn(tx: Tx, id: string, forgetAt: Date): Promise<void> {
  await tx
    .updateTable('report')
    .set({ state: 'withdrawn', forget_at: forgetAt })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

/** It stays open, for whoever decides about what is hidden because of it. */
export async function markTakenBack(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('report')
    .set({ taken_back_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('taken_back_at', 'is', null)
    .execute();
}

export async function markDecided(
  tx: Tx,
  end: { readonly id: string; readonly at: Date; readonly answer: string; readonly forgetAt: Date },
): Promise<void> {
  await tx
    .updateTable('report')
    .set({
      state: 'decided',
      decided_at: end.at,
      answer: end.answer === '' ? null : end.answer,
      forget_at: end.forgetAt,
    })
    .where('id', '=', end.id)
    .execute();
}

export async function setAlarmStage(tx: Tx, id: string, stage: number): Promise<void> {
  await tx.updateTable('report').set({ alarm_stage: stage }).where('id', '=', id).execute();
}

/** Notes what was hidden by itself for a report, and what was left to people. */
export async function noteHiding(
  tx: Tx,
  note: { readonly id: string; readonly at: Date; readonly isWhole: boolean },
): Promise<void> {
  await tx
    .updateTable('report')
    .set({ auto_hidden_at: note.at, ...(note.isWhole ? {} : { left_to_people_at: note.at }) })
    .where('id', '=', note.id)
    .execute();
}

/** Says who is at a report; null: nobody. */
export async function setAssigned(tx: Tx, id: string, userId: string | null): Promise<void> {
  await tx.updateTable('report').set({ assigned_to: userId }).where('id', '=', id).execute();
}

/** Open reports, the first to be decided first, over report_due. */
export async function listOpenReports(db: Db, limit: number) {
  return db
    .selectFrom('report')
    .select(['id', 'category', 'received_at', 'due_at', 'alarm_stage', 'auto_hidden_at', 'copies_searched_at'])
    .where('state', '=', 'open')
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** How many items were hidden by themselves since then, for reports of this network and in all, over decision_by_time. */
export async function countHidden(
  db: Db,
  of: { readonly networkKey: string | null; readonly since: Date },
): Promise<{ readonly fromNetwork: number; readonly inAll: number }> {
  const { rows } = await sql<{ from_network: number; in_all: number }>`
    SELECT count(*) FILTER (WHERE r.network_key = ${of.networkKey})::int AS from_network, count(*)::int AS in_all
    FROM decision d JOIN decision_item i ON i.decision_id = d.id JOIN report r ON r.id = d.report_id
    WHERE d.decided_at > ${of.since}::timestamptz AND d.taken_by = 'automated' AND i.action = 'hide'`.execute(db);
  return { fromNetwork: rows[0]?.from_network ?? 0, inAll: rows[0]?.in_all ?? 0 };
}

/** True when the last reports of whoever sent this one were all decided, and nothing came of any of them. */
export async function isOftenRejected(
  db: Db,
  report: Pick<ReportRow, 'id' | 'reporter_id' | 'reporter_email'>,
): Promise<boolean> {
  if (report.reporter_id === null && report.reporter_email === null) return false;
  const { rows } = await sql<{ decided: number; upheld: number }>`
    SELECT count(*)::int AS decided, count(*) FILTER (WHERE EXISTS (
      SELECT FROM decision d WHERE d.report_id = last.id AND d.taken_by = 'person' AND d.action <> 'none' AND NOT d.is_interim))::int AS upheld
    FROM (SELECT id FROM report WHERE state = 'decided' AND taken_back_at IS NULL AND id <> ${report.id}::uuid
      AND (reporter_id = ${report.reporter_id}::uuid OR lower(reporter_email) = lower(${report.reporter_email}::text))
      ORDER BY received_at DESC LIMIT ${rejectedInARow}::int) AS last`.execute(db);
  return rows[0]?.decided === rejectedInARow && rows[0].upheld === 0;
}

/** Takes the account from the reports of a person who leaves; what was written stays until its time. Answers how many. */
export async function forgetSomeReporters(
  db: Db,
  of: { readonly userId: string; readonly limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE report SET reporter_id = NULL WHERE id = ANY(ARRAY(
      SELECT id FROM report WHERE reporter_id = ${of.userId}::uuid ORDER BY id LIMIT ${of.limit}::int FOR UPDATE))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

/** Empties the words and the contact of some cases that nobody can appeal any more; answers how many. */
export async function forgetSomeReports(db: Db, over: { readonly now: Date; readonly limit: number }): Promise<number> {
  const { rows } = await sql<{ forgotten: number }>`
    WITH over AS (
      SELECT id FROM report WHERE forget_at <= ${over.now}::timestamptz AND forgotten_at IS NULL
      ORDER BY forget_at LIMIT ${over.limit}::int FOR UPDATE SKIP LOCKED),
    words AS (UPDATE report_message SET text = '' WHERE report_id IN (SELECT id FROM over)),
    emptied AS (
      UPDATE report SET explanation = '', reporter_name = NULL, reporter_email = NULL, signature = NULL, network_key = NULL,
        forgotten_at = ${over.now}::timestamptz WHERE id IN (SELECT id FROM over) RETURNING id)
    SELECT count(*)::int AS forgotten FROM emptied`.execute(db);
  return rows[0]?.forgotten ?? 0;
}

/** Who has this name now; undefined for nobody, and for who has left. */
export async function findNamedPerson(db: Db, usernameKey: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', usernameKey)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** What a signed-in person is known by: the address is theirs when it was verified. */
export async function findReporter(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['username', 'email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
