import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import type { DisputeEvidence } from '../../ports/payment-provider.ts';
import type { DisputeFacts, Doing } from './dispute-evidence.rules.ts';

/** Of each kind so many are named; beyond that they are counted. */
const doingsMax = 200;

/** Has evidence laid down for these disputes soon; those that have it or are over are left as they are. */
export async function openEvidence(tx: Tx, disputeIds: readonly string[], now: Date): Promise<void> {
  if (disputeIds.length === 0) return;
  await tx
    .insertInto('dispute_evidence')
    .values(disputeIds.map((id) => ({ dispute_id: id, next_try_at: now })))
    .onConflict((conflict) => conflict.column('dispute_id').doNothing())
    .execute();
}

/**
 * Disputes with which something is to be done at the provider now, the longest due first; each comes again after `againAt` unless it is done. Of two
 * processes at once each gets others. Over dispute_evidence_due.
 */
export async function takeDueEvidence(
  db: Db,
  due: {
    readonly state: 'to_stage' | 'submitting';
    readonly disputeId: string | undefined;
    readonly now: Date;
    readonly againAt: Date;
    readonly limit: number;
  },
): Promise<readonly { readonly id: string; readonly orderId: string; readonly evidence: DisputeEvidence | null }[]> {
  const { state, disputeId, now, againAt, limit } = due;
  const { rows } = await sql<{ id: string; orderId: string; evidence: DisputeEvidence | null }>`
    UPDATE dispute_evidence e SET next_try_at = ${againAt}::timestamptz FROM payment_dispute d
    WHERE d.id = e.dispute_id AND e.dispute_id = ANY(ARRAY(
      SELECT dispute_id FROM dispute_evidence
      WHERE state = ${state} AND (next_try_at <= ${now}::timestamptz OR dispute_id = ${disputeId ?? null}::text)
        AND (${disputeId ?? null}::text IS NULL OR dispute_id = ${disputeId ?? null}::text)
      ORDER BY next_try_at LIMIT ${limit}::int FOR UPDATE SKIP LOCKED))
    RETURNING e.dispute_id AS id, d.order_id AS "orderId", e.evidence`.execute(db);
  return rows;
}

/** Evidence lies at the provider; whoever was first says so. */
export async function markStaged(
  db: Db,
  staged: {
    readonly id: string;
    readonly reason: string;
    readonly dueAt: Date | null;
    readonly evidence: DisputeEvidence;
    readonly now: Date;
  },
): Promise<void> {
  const { id, reason, dueAt, evidence, now } = staged;
  await db
    .updateTable('dispute_evidence')
    .set({ state: 'staged', reason, due_at: dueAt, evidence: JSON.stringify(evidence), staged_at: now })
    .where('dispute_id', '=', id)
    .where('state', '=', 'to_stage')
    .execute();
}

/** The bank hears nobody about it any more, or the provider does not know it. */
export async function markOver(db: Db, id: string): Promise<void> {
  await db
    .updateTable('dispute_evidence')
    .set({ state: 'over' })
    .where('dispute_id', '=', id)
    .where('state', '=', 'to_stage')
    .execute();
}

/** Asks for it to be sent; the dispute must be held. */
export async function markSubmitting(tx: Tx, asked: { readonly id: string; readonly by: string; readonly now: Date }) {
  await tx
    .updateTable('dispute_evidence')
    .set({ state: 'submitting', asked_by: asked.by, asked_at: asked.now, next_try_at: asked.now, error: null })
    .where('dispute_id', '=', asked.id)
    .execute();
}

/** Ends the sending; whoever is first says how. */
export async function markSubmitted(
  db: Db,
  end: { readonly id: string; readonly now: Date } | { readonly id: string; readonly error: string },
): Promise<void> {
  const set =
    'error' in end
      ? ({ state: 'refused', error: end.error } as const)
      : ({ state: 'submitted', submitted_at: end.now } as const);
  await db
    .updateTable('dispute_evidence')
    .set(set)
    .where('dispute_id', '=', end.id)
    .where('state', '=', 'submitting')
    .execute();
}

const shownColumns = [
  'dispute_evidence.dispute_id as id',
  'dispute_evidence.state',
  'dispute_evidence.reason',
  'dispute_evidence.due_at',
  'dispute_evidence.staged_at',
  'dispute_evidence.submitted_at',
  'dispute_evidence.error',
  'payment_dispute.outcome',
  'payment_dispute.amount_cents',
  'payment_order.id as order_id',
  'payment_order.user_id',
  'payment_order.currency',
] as const;

const disputes = (db: Db) =>
  db
    .selectFrom('dispute_evidence')
    .innerJoin('payment_dispute', 'payment_dispute.id', 'dispute_evidence.dispute_id')
    .innerJoin('payment_order', 'payment_order.id', 'payment_dispute.order_id');

/** Disputes, those first about which the bank still hears us, by when it stops; then the others. */
export async function listDisputes(db: Db, limit: number) {
  return disputes(db)
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'payment_order.user_id').on('users.deleted_at', 'is', null),
    )
    .select([...shownColumns, 'users.username'])
    .orderBy(sql`payment_dispute.outcome <> 'open' OR dispute_evidence.state IN ('submitted', 'over')`)
    .orderBy('dispute_evidence.due_at')
    .orderBy('dispute_evidence.dispute_id')
    .limit(limit)
    .execute();
}
export type DisputeRow = Awaited<ReturnType<typeof listDisputes>>[number];

/** What was laid down of one; undefined for none. */
export async function findEvidence(db: Db, id: string): Promise<DisputeEvidence | null | undefined> {
  const row = await db
    .selectFrom('dispute_evidence')
    .select('evidence')
    .where('dispute_id', '=', id)
    .executeTakeFirst();
  // Written by `markStaged` alone.
  return row && (row.evidence as DisputeEvidence | null);
}

/** One of them, held until the transaction ends. */
export async function lockDispute(db: Db, id: string) {
  return disputes(db)
    .select(shownColumns)
    .where('dispute_evidence.dispute_id', '=', id)
    .forUpdate('dispute_evidence')
    .executeTakeFirst();
}

/** How many wait to be sent before the bank stops listening, and when that is for the first; over dispute_evidence_open. */
export async function countUnsentDisputes(db: Db, dueBefore: Date) {
  return countUnsent(db, sql`e.due_at <= ${dueBefore}::timestamptz`);
}

/** The same of those that have time beyond then, or no end that is known. */
export async function countLaterDisputes(db: Db, dueAfter: Date) {
  return countUnsent(db, sql`(e.due_at > ${dueAfter}::timestamptz OR e.due_at IS NULL)`);
}

async function countUnsent(db: Db, due: RawBuilder<unknown>) {
  const { rows } = await sql<{ count: number; due_at: Date | null; since: Date | null }>`
    SELECT count(*)::int AS count, min(e.due_at) AS due_at, min(e.staged_at) AS since
    FROM dispute_evidence e JOIN payment_dispute d ON d.id = e.dispute_id
    WHERE e.state IN ('staged', 'refused') AND d.outcome = 'open' AND ${due}`.execute(db);
  return rows[0] ?? { count: 0, due_at: null, since: null };
}

/** Takes disputes whose bank stops listening before then, that still can be answered, and of which nobody was told; over dispute_evidence_to_tell. */
export async function takeUntoldDisputes(
  tx: Tx,
  due: { readonly now: Date; readonly dueBefore: Date; readonly limit: number },
) {
  const { rows } = await sql<{ id: string; orderId: string; amountCents: number; currency: string; dueAt: Date }>`
    UPDATE dispute_evidence e SET told_at = ${due.now}::timestamptz FROM payment_dispute d JOIN payment_order o ON o.id = d.order_id
    WHERE d.id = e.dispute_id AND e.dispute_id = ANY(ARRAY(
      SELECT t.dispute_id FROM dispute_evidence t JOIN payment_dispute of ON of.id = t.dispute_id
      WHERE t.state IN ('staged', 'refused') AND t.told_at IS NULL AND of.outcome = 'open'
        AND t.due_at > ${due.now}::timestamptz AND t.due_at <= ${due.dueBefore}::timestamptz
      ORDER BY t.due_at LIMIT ${due.limit}::int FOR UPDATE OF t SKIP LOCKED))
    RETURNING e.dispute_id AS id, d.order_id AS "orderId", coalesce(d.amount_cents, o.price_cents) AS "amountCents", o.currency, e.due_at AS "dueAt"`.execute(
    tx,
  );
  return rows;
}

/** What is known of a disputed payment and of what its person did since; undefined for one that was never paid. */
export async function readDisputeFacts(db: Db, orderId: string): Promise<DisputeFacts | undefined> {
  const { rows } = await sql<Omit<DisputeFacts, 'doings' | 'counts' | 'terms'> & { userId: string }>`
    SELECT o.id AS "orderId", o.user_id AS "userId", o.package_name AS "packageName", o.credits, o.price_cents AS "priceCents", o.currency,
      o.paid_at AS "paidAt", o.refunded_cents AS "refundedCents", u.created_at AS "joinedAt", u.email_verified_at AS "proofOfAddressAt",
      (SELECT coalesce(-sum(e.amount), 0)::int FROM credit_entry e WHERE e.user_id = o.user_id AND e.created_at >= o.paid_at
        AND e.kind IN ('image_generation', 'video_generation', 'prompt_purchase')) AS "spentCredits"
    FROM payment_order o JOIN users u ON u.id = o.user_id WHERE o.id = ${orderId}::uuid AND o.paid_at IS NOT NULL`.execute(
    db,
  );
  const [order] = rows;
  if (!order) return undefined;
  const { userId, ...facts } = order;
  const since = { userId, since: order.paidAt };
  const [doings, counts, terms] = await Promise.all([
    listDoings(db, since),
    countDoings(db, since),
    findTerms(db, order.paidAt),
  ]);
  return { ...facts, doings, counts, terms };
}

interface Since {
  readonly userId: string;
  readonly since: Date;
}

/** What somebody did since a moment, the first of each kind, in the order of time. No word of any prompt is read. */
async function listDoings(db: Db, { userId, since }: Since): Promise<readonly Doing[]> {
  const { rows } = await sql<Doing>`
    SELECT * FROM (
      (SELECT created_at AS at, 'sign_in' AS kind, id::text AS id, method AS about FROM sessions
        WHERE user_id = ${userId}::uuid AND created_at >= ${since}::timestamptz ORDER BY created_at LIMIT ${doingsMax})
      UNION ALL (SELECT created_at, content_type, id::text, credits_used || ' credits' FROM kept_content
        WHERE user_id = ${userId}::uuid AND created_at >= ${since}::timestamptz AND imported_at IS NULL ORDER BY created_at LIMIT ${doingsMax})
      UNION ALL (SELECT created_at, 'unlock', content_id::text, price || ' credits' FROM prompt_purchase
        WHERE buyer_id = ${userId}::uuid AND created_at >= ${since}::timestamptz ORDER BY created_at LIMIT ${doingsMax})) AS doing
    ORDER BY at, id`.execute(db);
  return rows;
}

async function countDoings(db: Db, { userId, since }: Since): Promise<DisputeFacts['counts']> {
  const { rows } = await sql<DisputeFacts['counts']>`
    SELECT
      (SELECT count(*)::int FROM sessions WHERE user_id = ${userId}::uuid AND created_at >= ${since}::timestamptz) AS "signIns",
      (SELECT count(*)::int FROM kept_content
        WHERE user_id = ${userId}::uuid AND created_at >= ${since}::timestamptz AND imported_at IS NULL) AS items,
      (SELECT count(*)::int FROM prompt_purchase WHERE buyer_id = ${userId}::uuid AND created_at >= ${since}::timestamptz) AS unlocks`.execute(
    db,
  );
  return rows[0] ?? { signIns: 0, items: 0, unlocks: 0 };
}

async function findTerms(db: Db, at: Date): Promise<DisputeFacts['terms']> {
  return db
    .selectFrom('site_page')
    .select(['version', 'made_at as since'])
    .where('slug', '=', 'terms')
    .where('made_at', '<=', at)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}
