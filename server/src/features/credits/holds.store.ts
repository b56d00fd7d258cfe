import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';

/**
 * Part of a statement over `purchase` (rows of prompt_purchase) and `locked` (`creditSalesParts`): holds what each of these sales earned until its `held_until`. The
 * seller's account must rise by the same credits in `balance` and in `held`, in the same statement; a sale without `held_until`, or of
 * nothing, has no hold (ADR 36). What a seller earns whose sales wait for a look waits with them (DESK-70).
 */
export function holdPart(): RawBuilder<unknown> {
  return sql`INSERT INTO credit_hold (buyer_id, content_id, seller_id, amount, until, sold_at, needs_review)
    SELECT buyer_id, content_id, owner_id, earned, held_until, created_at, seller.in_review FROM purchase
    JOIN locked seller ON seller.user_id = purchase.owner_id WHERE held_until IS NOT NULL AND earned > 0`;
}

/**
 * What comes free next of a seller's held credits: all that does on the first day (UTC) on which any does, and by when. Undefined where nothing
 * is held, or all of it waits for a look; over the index credit_hold_by_seller.
 */
export async function findNextFree(
  db: Db,
  sellerId: string,
): Promise<{ readonly credits: number; readonly at: Date } | undefined> {
  const { rows } = await sql<{ credits: number; at: Date }>`
    SELECT sum(amount - returned)::int AS credits, max(until) AS at FROM credit_hold
    WHERE seller_id = ${sellerId}::uuid AND state = 'held' AND NOT needs_review
    GROUP BY date_trunc('day', until, 'UTC') ORDER BY at LIMIT 1`.execute(db);
  return rows[0];
}

/**
 * Whose accounts a reversal of this buyer's payments concerns: the sellers whose income from the buyer is still held, was taken back, or is on its
 * way (ADR 222).
 */
export async function listSellersOf(tx: Tx, buyerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ seller_id: string }>`
    SELECT seller_id FROM credit_hold WHERE buyer_id = ${buyerId}::uuid AND (state = 'held' OR returned > 0)
    UNION SELECT owner_id FROM sale_on_its_way WHERE buyer_id = ${buyerId}::uuid`.execute(tx);
  return rows.map((row) => row.seller_id);
}

/** Locks these accounts in the one order (ADR 34), until the transaction ends. */
export async function lockAccounts(db: Db, userIds: readonly string[]): Promise<void> {
  await sql`SELECT FROM account WHERE user_id = ANY(${[...userIds]}::uuid[]) ORDER BY user_id FOR UPDATE`.execute(db);
}

export async function setSavepoint(tx: Tx): Promise<void> {
  await sql`SAVEPOINT before_accounts`.execute(tx);
}

/** Gives up the locks that were taken since the savepoint, and forgets it. */
export async function backToSavepoint(tx: Tx): Promise<void> {
  await sql`ROLLBACK TO SAVEPOINT before_accounts`.execute(tx);
  await dropSavepoint(tx);
}

export async function dropSavepoint(tx: Tx): Promise<void> {
  await sql`RELEASE SAVEPOINT before_accounts`.execute(tx);
}

/** A reversal of sales because of a payment of their buyer. */
export interface Reversal {
  readonly buyerId: string;
  readonly orderId: string;
  /** The notification that says so: it reverses each sale at most once. */
  readonly eventId: string;
  /** Whole credits, above 0: no more are moved. */
  readonly credits: number;
  readonly now: Date;
}

/** Credits that a reversal moved from or to a seller. */
export interface Moved {
  readonly userId: string;
  readonly credits: number;
}

/**
 * Takes back what is held of sales to this buyer, the newest first, as far as it fits into `credits`; it leaves the sellers and comes to the
 * buyer, where it pays what is owed. The accounts of the buyer and of all these sellers must be locked. Answers how many each seller lost.
 */
export async function returnHolds(tx: Tx, reversal: Reversal): Promise<readonly Moved[]> {
  const { buyerId, orderId, eventId, credits, now } = reversal;
  const { rows } = await sql<Moved>`
    WITH open AS (
      SELECT content_id, seller_id, amount - returned AS credits, row_number() OVER newest AS place,
        sum(amount - returned) OVER newest - (amount - returned) AS before
      FROM credit_hold WHERE buyer_id = ${buyerId}::uuid AND state = 'held'
      WINDOW newest AS (ORDER BY sold_at DESC, content_id DESC)),
    moved AS (
      SELECT content_id, seller_id, place, least(credits, ${credits}::int - before)::int AS credits FROM open WHERE before < ${credits}::int),
    written AS (
      INSERT INTO credit_hold_return (event_id, buyer_id, content_id, order_id, credits, at)
      SELECT ${eventId}, ${buyerId}::uuid, content_id, ${orderId}::uuid, credits, ${now}::timestamptz FROM moved),
    holds AS (
      UPDATE credit_hold h SET returned = h.returned + m.credits,
        state = CASE WHEN h.returned + m.credits = h.amount THEN 'returned' ELSE h.state END,
        ended_at = CASE WHEN h.returned + m.credits = h.amount THEN ${now}::timestamptz END
      FROM moved m WHERE h.buyer_id = ${buyerId}::uuid AND h.content_id = m.content_id),
    sellers AS (
      UPDATE account a SET balance = a.balance - s.credits, held = a.held - s.credits, of_people = a.of_people - s.credits,
        entry_count = a.entry_count + s.entries
      FROM (SELECT seller_id, sum(credits)::int AS credits, count(*)::int AS entries FROM moved GROUP BY seller_id) s
      WHERE a.user_id = s.seller_id RETURNING a.user_id, a.balance),
    entries AS (
      INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
      SELECT m.seller_id, 'sale_reversal', -m.credits,
        s.balance + sum(m.credits) OVER (PARTITION BY m.seller_id ORDER BY m.place DESC) - m.credits,
        'unsale:' || ${buyerId}::uuid || ':' || m.content_id || ':' || ${eventId}, 'Taken back: the payment for it was reversed', ${now}::timestamptz
      FROM moved m JOIN sellers s ON s.user_id = m.seller_id ORDER BY m.seller_id, m.place)
    SELECT seller_id AS "userId", sum(credits)::int AS credits FROM moved GROUP BY seller_id`.execute(tx);
  await moveToBuyer(tx, reversal, { cause: `returned:${eventId}`, credits: sum(rows) });
  return rows;
}

/**
 * Gives back what was taken from sellers for this payment, or for one that is not reversed any more, the oldest sale first and no more than
 * `credits`, which leave the buyer. What is not over yet is held again, and so is what a seller gets whose sales wait for a look; the rest is free at once. The accounts of the buyer and of
 * all these sellers must be locked. Answers how many each seller got.
 */
export async function restoreHolds(tx: Tx, reversal: Reversal): Promise<readonly Moved[]> {
  const { buyerId, orderId, eventId, credits, now } = reversal;
  const { rows } = await sql<Moved>`
    WITH taken AS (
      SELECT content_id, order_id, sum(credits)::int AS credits FROM credit_hold_return r
      WHERE buyer_id = ${buyerId}::uuid AND (order_id = ${orderId}::uuid
        OR EXISTS (SELECT FROM payment_order o WHERE o.id = r.order_id AND o.reclaimed_credits = 0))
      GROUP BY content_id, order_id HAVING sum(credits) > 0),
    ranked AS (
      SELECT t.content_id, t.order_id, h.seller_id, t.credits, sum(t.credits) OVER oldest - t.credits AS before,
        h.state = 'held' OR (h.state = 'returned' AND (h.until > ${now}::timestamptz OR a.in_review)) AS is_held, a.in_review
      FROM taken t JOIN credit_hold h ON h.buyer_id = ${buyerId}::uuid AND h.content_id = t.content_id
      JOIN account a ON a.user_id = h.seller_id
      WINDOW oldest AS (ORDER BY h.sold_at, t.content_id, t.order_id)),
    parts AS (
      SELECT content_id, order_id, seller_id, is_held, in_review, least(credits, ${credits}::int - before)::int AS credits FROM ranked WHERE before < ${credits}::int),
    written AS (
      INSERT INTO credit_hold_return (event_id, buyer_id, content_id, order_id, credits, at)
      SELECT ${eventId}, ${buyerId}::uuid, content_id, order_id, -credits, ${now}::timestamptz FROM parts),
    moved AS (
      SELECT content_id, seller_id, is_held, in_review, sum(credits)::int AS credits, row_number() OVER (ORDER BY content_id) AS place
      FROM parts GROUP BY content_id, seller_id, is_held, in_review),
    holds AS (
      UPDATE credit_hold h SET returned = h.returned - m.credits,
        state = CASE WHEN m.is_held THEN 'held' WHEN h.state = 'returned' THEN 'restored' ELSE h.state END,
        ended_at = CASE WHEN m.is_held THEN NULL WHEN h.state = 'returned' THEN ${now}::timestamptz ELSE h.ended_at END,
        needs_review = CASE WHEN h.state = 'returned' THEN m.is_held AND m.in_review ELSE h.needs_review END
      FROM moved m WHERE h.buyer_id = ${buyerId}::uuid AND h.content_id = m.content_id),
    sellers AS (
      UPDATE account a SET balance = a.balance + s.credits, held = a.held + s.held, of_people = a.of_people + s.credits,
        entry_count = a.entry_count + s.entries
      FROM (
        SELECT seller_id, sum(credits)::int AS credits, coalesce(sum(credits) FILTER (WHERE is_held), 0)::int AS held, count(*)::int AS entries
        FROM moved GROUP BY seller_id) s
      WHERE a.user_id = s.seller_id RETURNING a.user_id, a.balance),
    entries AS (
      INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
      SELECT m.seller_id, 'sale_reversal', m.credits,
        s.balance - sum(m.credits) OVER (PARTITION BY m.seller_id ORDER BY m.place DESC) + m.credits,
        'resale:' || ${buyerId}::uuid || ':' || m.content_id || ':' || ${eventId}, 'Given back: the payment for it stands', ${now}::timestamptz
      FROM moved m JOIN sellers s ON s.user_id = m.seller_id ORDER BY m.seller_id, m.place)
    SELECT seller_id AS "userId", sum(credits)::int AS credits FROM moved GROUP BY seller_id`.execute(tx);
  await moveToBuyer(tx, reversal, { cause: `restored:${eventId}`, credits: -sum(rows) });
  return rows;
}

const sum = (moved: readonly Moved[]): number => moved.reduce((total, { credits }) => total + credits, 0);

/** The buyer's side of a reversal, in one entry for all its sales. What comes to the buyer pays the debt by the ledger's own trigger. */
async function moveToBuyer(
  tx: Tx,
  { buyerId, now }: Reversal,
  move: { readonly cause: string; readonly credits: number },
): Promise<void> {
  if (move.credits === 0) return;
  const description =
    move.credits > 0 ? 'Paid for prompts with a payment that was reversed' : 'Paid for prompts after all';
  await sql`
    WITH moved AS (
      UPDATE account SET balance = balance + ${move.credits}::int, of_people = of_people + ${move.credits}::int, entry_count = entry_count + 1
      WHERE user_id = ${buyerId}::uuid RETURNING user_id, balance)
    INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
      SELECT user_id, 'sale_reversal', ${move.credits}::int, balance, ${move.cause}, ${description}, ${now}::timestamptz FROM moved`.execute(
    tx,
  );
}

/** Holds whose time is over and that wait for nobody's look, the longest over first; index credit_hold_due. */
export async function listDueHolds(tx: Tx, due: { readonly now: Date; readonly limit: number }) {
  return tx
    .selectFrom('credit_hold')
    .select(['buyer_id', 'content_id', 'seller_id'])
    .where('state', '=', 'held')
    .where('needs_review', '=', false)
    .where('until', '<=', due.now)
    .orderBy('until')
    .limit(due.limit)
    .execute();
}

/**
 * Lets these holds go, those of them that are still held and wait for nobody's look: their credits can be spent from now on, and pay first what their seller owes.
 * The sellers' accounts must be locked.
 */
export async function releaseHolds(
  tx: Tx,
  holds: readonly { readonly buyer_id: string; readonly content_id: string }[],
  now: Date,
): Promise<void> {
  await sql`
    WITH released AS (
      UPDATE credit_hold h SET state = 'released', ended_at = ${now}::timestamptz
      FROM unnest(${holds.map((hold) => hold.buyer_id)}::uuid[], ${holds.map((hold) => hold.content_id)}::uuid[]) AS due (buyer_id, content_id)
      WHERE h.buyer_id = due.buyer_id AND h.content_id = due.content_id AND h.state = 'held' AND NOT h.needs_review
      RETURNING h.buyer_id, h.content_id, h.seller_id, h.amount - h.returned AS credits),
    placed AS (
      SELECT r.*, a.debt, row_number() OVER free AS place, sum(r.credits) OVER free - r.credits AS before
      FROM released r JOIN account a ON a.user_id = r.seller_id
      WINDOW free AS (PARTITION BY r.seller_id ORDER BY r.buyer_id, r.content_id)),
    paid AS (
      SELECT *, least(credits, greatest(0, debt - before))::int AS paid FROM placed),
    sellers AS (
      UPDATE account a SET held = a.held - s.credits, balance = a.balance - s.paid, of_provider = a.of_provider - s.paid, debt = a.debt - s.paid,
        entry_count = a.entry_count + s.entries
      FROM (
        SELECT seller_id, sum(credits)::int AS credits, sum(paid)::int AS paid, (count(*) FILTER (WHERE paid > 0))::int AS entries
        FROM paid GROUP BY seller_id) s
      WHERE a.user_id = s.seller_id RETURNING a.user_id, a.balance)
    INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
      SELECT p.seller_id, 'credit_deduction', -p.paid, s.balance + sum(p.paid) OVER (PARTITION BY p.seller_id ORDER BY p.place DESC) - p.paid,
        'debt:hold:' || p.buyer_id || ':' || p.content_id, 'Taken back for a refunded payment', ${now}::timestamptz
      FROM paid p JOIN sellers s ON s.user_id = p.seller_id WHERE p.paid > 0 ORDER BY p.seller_id, p.place`.execute(tx);
}
