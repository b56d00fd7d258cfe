import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import type { Moved } from './holds.store.ts';

/** What waits for a look of one buyer's unlocks, in whole credits. */
export interface IncomeInReview {
  readonly buyerId: string;
  readonly credits: number;
  readonly unlocks: number;
  readonly lastAt: Date;
}

/**
 * Has what these sellers have on hold, and earn from now on, wait for somebody's look (DESK-70). Their accounts must be locked: an unlock, the
 * round that lets income go and a reversal come before or after, and never in between.
 */
export async function markInReview(tx: Tx, userIds: readonly string[]): Promise<void> {
  await sql`UPDATE account SET in_review = true WHERE user_id = ANY(${[...userIds]}::uuid[]) AND NOT in_review`.execute(
    tx,
  );
  await sql`UPDATE credit_hold SET needs_review = true
    WHERE seller_id = ANY(${[...userIds]}::uuid[]) AND state = 'held' AND NOT needs_review`.execute(tx);
}

/** Has nothing of this seller wait for a look any more: it goes by its own time. The account must be locked. */
export async function unmarkInReview(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('account').set({ in_review: false }).where('user_id', '=', userId).execute();
  await sql`UPDATE credit_hold SET needs_review = false WHERE seller_id = ${userId}::uuid AND needs_review`.execute(tx);
}

/** What of a seller's income waits for a look, by buyer, the most first; index credit_hold_in_review. */
export async function listInReview(
  db: Db,
  of: { readonly sellerId: string; readonly limit: number },
): Promise<readonly IncomeInReview[]> {
  const { rows } = await sql<IncomeInReview>`
    SELECT buyer_id AS "buyerId", sum(amount - returned)::int AS credits, count(*)::int AS unlocks, max(sold_at) AS "lastAt"
    FROM credit_hold WHERE seller_id = ${of.sellerId}::uuid AND state = 'held' AND needs_review
    GROUP BY buyer_id ORDER BY credits DESC, buyer_id LIMIT ${of.limit}::int`.execute(db);
  return rows;
}

/** Which of a seller's income: what waits for a look, of all buyers or of these. */
export interface ReviewedPart {
  readonly sellerId: string;
  /** Null: of all of them. */
  readonly buyerIds: readonly string[] | null;
}

const isOfPart = ({ sellerId, buyerIds }: ReviewedPart) => sql<boolean>`
  h.seller_id = ${sellerId}::uuid AND h.state = 'held' AND h.needs_review
  AND (${buyerIds === null}::boolean OR h.buyer_id = ANY(${[...(buyerIds ?? [])]}::uuid[]))`;

/** How much of a seller's income waits for a look: sales, credits, and of how many buyers. */
export async function sumInReview(db: Db, part: ReviewedPart) {
  const { rows } = await sql<{ sales: number; credits: number; buyers: number }>`
    SELECT count(*)::int AS sales, coalesce(sum(h.amount - h.returned), 0)::int AS credits, count(DISTINCT h.buyer_id)::int AS buyers
    FROM credit_hold h WHERE ${isOfPart(part)}`.execute(db);
  return rows[0] ?? { sales: 0, credits: 0, buyers: 0 };
}

/** Whose income it was, at most so many, by their ids. */
export async function listBuyersInReview(db: Db, part: ReviewedPart, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ buyer_id: string }>`
    SELECT DISTINCT h.buyer_id FROM credit_hold h WHERE ${isOfPart(part)} ORDER BY h.buyer_id LIMIT ${limit}::int`.execute(
    db,
  );
  return rows.map((row) => row.buyer_id);
}

/** Has this income wait no longer for a look: it goes by its own time. The seller's account must be locked. */
export async function passReview(tx: Tx, part: ReviewedPart): Promise<void> {
  await sql`UPDATE credit_hold h SET needs_review = false WHERE ${isOfPart(part)}`.execute(tx);
}

/**
 * Gives this income back to those who paid it, by a decision: it leaves the seller and comes to the buyers, each side with its entries, as after a
 * reversed payment (ADR 36). The accounts of the seller and of all these buyers must be locked. Answers what each buyer got.
 */
export async function returnInReview(
  tx: Tx,
  part: ReviewedPart & { readonly decisionId: string; readonly now: Date },
): Promise<readonly Moved[]> {
  const { sellerId, decisionId, now } = part;
  const { rows } = await sql<Moved>`
    WITH moved AS (
      SELECT h.buyer_id, h.content_id, h.amount - h.returned AS credits, 'decision:' || ${decisionId}::uuid || ':' || h.buyer_id AS event_id,
        row_number() OVER (ORDER BY h.buyer_id, h.content_id) AS place
      FROM credit_hold h WHERE ${isOfPart(part)}),
    written AS (
      INSERT INTO credit_hold_return (event_id, buyer_id, content_id, order_id, credits, at)
      SELECT event_id, buyer_id, content_id, ${decisionId}::uuid, credits, ${now}::timestamptz FROM moved),
    holds AS (
      UPDATE credit_hold h SET returned = h.amount, state = 'returned', ended_at = ${now}::timestamptz, needs_review = false
      FROM moved m WHERE h.buyer_id = m.buyer_id AND h.content_id = m.content_id),
    seller AS (
      UPDATE account a SET balance = a.balance - s.credits, held = a.held - s.credits, of_people = a.of_people - s.credits,
        entry_count = a.entry_count + s.entries
      FROM (SELECT sum(credits)::int AS credits, count(*)::int AS entries FROM moved HAVING count(*) > 0) s
      WHERE a.user_id = ${sellerId}::uuid RETURNING a.balance),
    taken AS (
      INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
      SELECT ${sellerId}::uuid, 'sale_reversal', -m.credits, s.balance + sum(m.credits) OVER (ORDER BY m.place DESC) - m.credits,
        'unsale:' || m.buyer_id || ':' || m.content_id || ':' || m.event_id, 'Given back to the buyer by a decision of this site', ${now}::timestamptz
      FROM moved m, seller s ORDER BY m.place),
    buyer AS (
      SELECT buyer_id, event_id, sum(credits)::int AS credits FROM moved GROUP BY buyer_id, event_id),
    raised AS (
      UPDATE account a SET balance = a.balance + b.credits, of_people = a.of_people + b.credits, entry_count = a.entry_count + 1
      FROM buyer b WHERE a.user_id = b.buyer_id RETURNING a.user_id, a.balance),
    given AS (
      INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
      SELECT b.buyer_id, 'sale_reversal', b.credits, r.balance, 'returned:' || b.event_id, 'Given back: paid for prompts', ${now}::timestamptz
      FROM buyer b JOIN raised r ON r.user_id = b.buyer_id ORDER BY b.buyer_id)
    SELECT buyer_id AS "userId", credits FROM buyer ORDER BY buyer_id`.execute(tx);
  return rows;
}

/** What a decision has given back of a seller's income, in whole credits. */
export async function sumReturnedBy(db: Db, decisionId: string): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    SELECT coalesce(sum(credits), 0)::int AS credits FROM credit_hold_return WHERE order_id = ${decisionId}::uuid`.execute(
    db,
  );
  return rows[0]?.credits ?? 0;
}
