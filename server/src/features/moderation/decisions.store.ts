import type { ContentType } from '@loomlight/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import type { BeforeRestriction } from '../content/index.ts';

export interface NewDecision {
  readonly id: string;
  readonly reportId: string | null;
  readonly userId: string;
  readonly action:
    | ('none' | 'hide' | 'remove' | 'withdraw_words')
    | ('mute' | 'suspend' | 'clear_profile' | 'return_income')
    | 'lift';
  /** Of a decision about a person: until when it holds. */
  readonly until?: Date;
  readonly ground: 'law' | 'terms' | null;
  readonly groundRef: string;
  readonly facts: string;
  readonly redress: string;
  readonly detectedBy: 'notice' | 'own' | 'automated';
  /** Left out: by a person where `decidedBy` names one, and else by itself. */
  readonly takenBy?: 'person';
  /** Null: it was taken by itself, or by who works at the machine. */
  readonly decidedBy: string | null;
  readonly decidedAt: Date;
  readonly appealUntil: Date | null;
  /** It holds until its report is decided, and is no answer to it. */
  readonly isInterim?: boolean;
}

export async function insertDecision(tx: Tx, decision: NewDecision): Promise<void> {
  await tx
    .insertInto('decision')
    .values({
      id: decision.id,
      report_id: decision.reportId,
      user_id: decision.userId,
      action: decision.action,
      ground: decision.ground,
      ground_ref: decision.groundRef,
      facts: decision.facts,
      redress: decision.redress,
      detected_by: decision.detectedBy,
      taken_by: decision.takenBy ?? (decision.decidedBy === null ? 'automated' : 'person'),
      decided_by: decision.decidedBy,
      decided_at: decision.decidedAt,
      appeal_until: decision.appealUntil,
      until: decision.until ?? null,
      is_interim: decision.isInterim ?? false,
    })
    .execute();
}

export async function insertDecisionItems(
  tx: Tx,
  decisionId: string,
  items: readonly {
    readonly id: string;
    readonly action: 'none' | 'hide' | 'remove' | 'withdraw_words';
    readonly before: BeforeRestriction | null;
  }[],
): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insertInto('decision_item')
    .values(
      items.map((item) => ({
        decision_id: decisionId,
        content_id: item.id,
        action: item.action,
        before: item.before === null ? null : JSON.stringify(item.before),
      })),
    )
    .execute();
}

/** Decisions that stand over these items give way to a later one. */
export async function endDecisionsOn(
  tx: Tx,
  end: { readonly contentIds: readonly string[]; readonly by: string; readonly now: Date },
): Promise<void> {
  if (end.contentIds.length === 0) return;
  await sql`UPDATE decision SET reversed_by = ${end.by}::uuid, reversed_at = ${end.now}::timestamptz
    WHERE reversed_by IS NULL AND id <> ${end.by}::uuid AND action = 'hide' AND id IN (
      SELECT decision_id FROM decision_item WHERE content_id = ANY(${[...end.contentIds]}::uuid[]) AND restored_at IS NULL)
      AND NOT EXISTS (SELECT FROM decision_item o WHERE o.decision_id = decision.id AND o.restored_at IS NULL
        AND o.content_id <> ALL(${[...end.contentIds]}::uuid[]))`.execute(tx);
  await sql`UPDATE decision_item SET restored_at = ${end.now}::timestamptz
    WHERE content_id = ANY(${[...end.contentIds]}::uuid[]) AND restored_at IS NULL AND decision_id <> ${end.by}::uuid`.execute(
    tx,
  );
}

/** How an item was before the first of the decisions that stand over it; undefined where none does. */
export async function findFirstBefore(db: Db, contentId: string): Promise<BeforeRestriction | undefined> {
  const row = await db
    .selectFrom('decision_item')
    .select('before')
    .where('content_id', '=', contentId)
    .where('before', 'is not', null)
    .where('restored_at', 'is', null)
    .orderBy('decision_id')
    .limit(1)
    .executeTakeFirst();
  // Written by `insertDecisionItems` alone.
  return row === undefined ? undefined : (row.before as unknown as BeforeRestriction);
}

/** Which of these items a person has looked at since then, and let stand. */
export async function listLetStand(
  db: Db,
  of: { readonly ids: readonly string[]; readonly since: Date },
): Promise<readonly string[]> {
  const { rows } = await sql<{ content_id: string }>`
    SELECT DISTINCT i.content_id FROM decision_item i JOIN decision d ON d.id = i.decision_id
    WHERE i.content_id = ANY(${[...of.ids]}::uuid[]) AND i.action = 'none' AND d.taken_by = 'person'
      AND d.decided_at > ${of.since}::timestamptz`.execute(db);
  return rows.map((row) => row.content_id);
}

/** What was decided last about each item that a report names, by this report's own decisions. */
export async function listOutcomes(
  db: Db,
  reportId: string,
): Promise<readonly { readonly content_id: string; readonly action: string }[]> {
  const { rows } = await sql<{ content_id: string; action: string }>`
    SELECT DISTINCT ON (i.content_id) i.content_id, i.action FROM decision d JOIN decision_item i ON i.decision_id = d.id
    WHERE d.report_id = ${reportId}::uuid ORDER BY i.content_id, d.decided_at DESC, d.id DESC`.execute(db);
  return rows;
}

export async function findDecision(db: Db, id: string) {
  return db.selectFrom('decision').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A decision, held until the transaction ends. */
export async function lockDecision(db: Db, id: string) {
  return db.selectFrom('decision').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The decisions that mute or suspend somebody and stand, the latest first. */
export async function listStandingOn(db: Db, of: { readonly userId: string; readonly action: 'mute' | 'suspend' }) {
  return db
    .selectFrom('decision')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('action', '=', of.action)
    .where('reversed_at', 'is', null)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** What was decided about somebody and what they made, the latest fifty, over decision_by_user. */
export async function listDecisionsAbout(db: Db, userId: string) {
  return db
    .selectFrom('decision')
    .leftJoin('strike', 'strike.decision_id', 'decision.id')
    .select(['id', 'action', 'decided_at', 'until', 'taken_by', 'reversed_at'])
    .select(['expires_at as strike_until', 'withdrawn_at as strike_withdrawn_at'])
    .where('decision.user_id', '=', userId)
    .where('action', 'not in', ['none', 'lift'])
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

/** Items that decisions of a report restrict and that were not restored, over decision_by_report. */
export async function listRestrictedFor(db: Db, reportId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('decision')
    .innerJoin('decision_item', 'decision_item.decision_id', 'decision.id')
    .select('content_id')
    .where('report_id', '=', reportId)
    .where('before', 'is not', null)
    .where('restored_at', 'is', null)
    .execute();
  return rows.map((row) => row.content_id);
}

/** Items that a decision restricts and that were not restored, with how they were before it. */
export async function listStandingItemsOf(db: Db, decisionId: string) {
  return db
    .selectFrom('decision_item')
    .select(['content_id', 'before'])
    .where('decision_id', '=', decisionId)
    .where('before', 'is not', null)
    .where('restored_at', 'is', null)
    .orderBy('content_id')
    .execute();
}

/** Items that a decision has restricted, as its statement names them. */
export async function listConcerned(db: Db, decisionId: string) {
  const { rows } = await sql<{ content_id: string; content_type: ContentType; action: string }>`
    SELECT i.content_id, coalesce((SELECT content_type FROM evidence WHERE content_id = i.content_id LIMIT 1), 'image') AS content_type, i.action
    FROM decision_item i WHERE i.decision_id = ${decisionId}::uuid AND i.action <> 'none' ORDER BY i.content_id`.execute(
    db,
  );
  return rows;
}

export async function markReversed(
  tx: Tx,
  end: { readonly id: string; readonly by: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('decision')
    .set({ reversed_by: end.by, reversed_at: end.now })
    .where('id', '=', end.id)
    .where('reversed_at', 'is', null)
    .execute();
}

export async function markRestored(tx: Tx, end: { readonly decisionId: string; readonly now: Date }): Promise<void> {
  await tx
    .updateTable('decision_item')
    .set({ restored_at: end.now })
    .where('decision_id', '=', end.decisionId)
    .where('restored_at', 'is', null)
    .execute();
}

export async function findAppealOf(db: Db, decisionId: string) {
  return db.selectFrom('appeal').selectAll().where('decision_id', '=', decisionId).executeTakeFirst();
}

export async function findAppeal(db: Db, id: string) {
  return db.selectFrom('appeal').select('decision_id').where('id', '=', id).executeTakeFirst();
}

export async function lockAppeal(db: Db, id: string) {
  return db.selectFrom('appeal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertAppeal(
  tx: Tx,
  appeal: {
    readonly id: string;
    readonly decisionId: string;
    readonly text: string;
    readonly receivedAt: Date;
    readonly dueAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('appeal')
    .values({
      id: appeal.id,
      decision_id: appeal.decisionId,
      text: appeal.text,
      received_at: appeal.receivedAt,
      due_at: appeal.dueAt,
    })
    .execute();
}

/** Ends an open appeal; who holds its lock ends it once. */
export async function endAppeal(
  tx: Tx,
  end: {
    readonly id: string;
    readonly outcome: 'upheld' | 'reversed';
    readonly answer: string;
    readonly by: string;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .updateTable('appeal')
    .set({ state: end.outcome, answer: end.answer === '' ? null : end.answer, decided_by: end.by, decided_at: end.now })
    .where('id', '=', end.id)
    .where('state', '=', 'open')
    .execute();
}
