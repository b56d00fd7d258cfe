import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

// Everything that the crowd's simulation reads of the books, apart from the product's own proof of them.

/** What each person has, less what is owed, and what is under way. */
export async function readAccounts(db: Db) {
  return db.selectFrom('account').select(['user_id', 'balance', 'held', 'debt', 'active_generations']).execute();
}

/** What reversals of payments have moved between sellers and buyers by now: what came to a person, less what left. */
export async function readReversals(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ user_id: string; credits: number }>`
    SELECT user_id, sum(credits)::int AS credits FROM (
      SELECT buyer_id AS user_id, credits FROM credit_hold_return
      UNION ALL
      SELECT h.seller_id, -r.credits FROM credit_hold_return r JOIN credit_hold h USING (buyer_id, content_id)) moved
    GROUP BY user_id`.execute(db);
  return new Map(rows.map((row) => [row.user_id, row.credits]));
}

/** How much of each buyer's sales is taken back by now. */
export async function readTakenBack(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ buyer_id: string; credits: number }>`
    SELECT buyer_id, sum(returned)::int AS credits FROM credit_hold WHERE returned > 0 GROUP BY buyer_id`.execute(db);
  return new Map(rows.map((row) => [row.buyer_id, row.credits]));
}

/** How many holds of income there are, by what became of them, and how often something was taken back or given back. */
export async function countHolds(db: Db): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ what: string; times: number }>`
    SELECT state AS what, count(*)::int AS times FROM credit_hold GROUP BY state
    UNION ALL SELECT CASE WHEN credits > 0 THEN 'taken back' ELSE 'given back' END, count(*)::int FROM credit_hold_return GROUP BY 1`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ what, times }) => [what, times]));
}

export interface OrderBeside {
  readonly id: string;
  readonly package_id: string;
  readonly credits: number;
  readonly price_cents: number;
  readonly is_paid: boolean;
  readonly refunded_cents: number;
  readonly dispute: string;
  readonly reclaimed_credits: number;
  /** The same in the provider's own words; null where the provider has no page of it. */
  readonly provider_cents: number | null;
  readonly provider_paid: boolean | null;
  readonly provider_refunded: number;
  readonly provider_withdrawn: number;
}

/** These orders as we have them, beside how the provider has them. */
export async function readOrders(db: Db, ids: readonly string[]): Promise<OrderBeside[]> {
  const { rows } = await sql<OrderBeside>`
    SELECT o.id, o.package_id, o.credits, o.price_cents, o.paid_at IS NOT NULL AS is_paid, o.refunded_cents, o.dispute, o.reclaimed_credits,
      (s.body->>'amount_total')::int AS provider_cents, s.body->>'payment_status' = 'paid' AS provider_paid,
      (SELECT coalesce(sum((r.body->>'amount')::int), 0)::int FROM sandbox_object r
        WHERE r.kind = 'refund' AND r.body->>'payment_intent' = s.body->>'payment_intent' AND r.body->>'status' = 'succeeded') AS provider_refunded,
      (SELECT coalesce(-sum((move->>'amount')::int), 0)::int FROM sandbox_object d, jsonb_array_elements(d.body->'balance_transactions') move
        WHERE d.kind = 'dispute' AND d.body->>'payment_intent' = s.body->>'payment_intent') AS provider_withdrawn
    FROM payment_order o LEFT JOIN sandbox_object s ON s.id = o.session_id WHERE o.id = ANY(${[...ids]}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** How many cents were paid by the provider's words and by ours, over everything; and pages of the provider that no order knows. */
export async function sumPayments(db: Db): Promise<{ provider: number; ours: number; strangers: number }> {
  const { rows } = await sql<{ provider: number; ours: number; strangers: number }>`
    SELECT (SELECT coalesce(sum((body->>'amount_total')::int), 0)::float8 FROM sandbox_object WHERE kind = 'checkout.session' AND body->>'payment_status' = 'paid') AS provider,
      (SELECT coalesce(sum(price_cents), 0)::float8 FROM payment_order WHERE paid_at IS NOT NULL) AS ours,
      (SELECT count(*)::int FROM sandbox_object s WHERE s.kind = 'checkout.session'
        AND NOT EXISTS (SELECT FROM payment_order o WHERE o.session_id = s.id)) AS strangers`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('A sum is always there.');
  return sums;
}

/** These items as they stand; those that are gone are left out. */
export async function readItems(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('content')
    .select(['id', 'is_public', 'is_prompt_locked', 'prompt_price'])
    .where('id', '=', sql<string>`ANY(${[...ids]}::uuid[])`)
    .execute();
}

/** What is written of the tasks of engines for these items. */
export async function readTasks(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('provider_task')
    .select(['content_id', 'state'])
    .where('content_id', '=', sql<string>`ANY(${[...ids]}::uuid[])`)
    .execute();
}

/**
 * What the product has still to do at this moment, by kind: at rest there is nothing. Whatever else the product does a moment later (and has
 * done in `goRound` of the hands) is counted here.
 */
export async function countOpenEnds(db: Db, now: Date): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<Record<string, number>>`
    SELECT (SELECT count(*)::int FROM payment_order WHERE next_check_at <= ${now}::timestamptz) AS orders,
      (SELECT count(*)::int FROM sandbox_delivery WHERE delivered_at IS NULL AND due_at <= ${now}::timestamptz) AS notifications,
      (SELECT count(*)::int FROM account_deletion WHERE finished_at IS NULL) AS leavers,
      (SELECT count(*)::int FROM credit_hold WHERE state = 'held' AND until <= ${now}::timestamptz) AS holds,
      (SELECT count(*)::int FROM content WHERE status NOT IN ('completed', 'succeeded', 'failed')) AS generations`.execute(
    db,
  );
  return rows[0] ?? {};
}

/**
 * Readies a database of its own for many acts: its commits do not wait for the disk (what is compared here is the arithmetic of a server
 * that lives), and the stand-in finds the parts of a payment by an index, which a sandbox with a few payments does without.
 */
export async function prepareDatabase(db: Db, isServer: boolean): Promise<void> {
  await sql`CREATE INDEX crowd_by_intent ON sandbox_object ((body->>'payment_intent')) WHERE kind IN ('refund', 'dispute')`.execute(
    db,
  );
  await sql`CREATE INDEX crowd_by_charge ON sandbox_object ((body->>'charge')) WHERE kind = 'dispute'`.execute(db);
  if (isServer)
    await sql`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$`.execute(
      db,
    );
}

/** What a server does by itself every minute, and here a day passes in a second: without it the proof reads everything again each time. */
export async function refreshStatistics(db: Db): Promise<void> {
  await sql`ANALYZE`.execute(db);
}

/** Versions of packages that are on offer. */
export async function readOffers(db: Db) {
  return db.selectFrom('credit_package').select(['id', 'credits', 'price_cents']).execute();
}
