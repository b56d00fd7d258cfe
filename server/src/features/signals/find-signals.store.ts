import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { type AbuseKind, type FoundTie, sellersMax, signalBounds, tiesMax } from './signals.rules.ts';

/** No answer is longer, whatever goes on. */
const rowsMax = 20_000;

/** From when on trades count, and which sellers are looked at. */
export interface Look {
  readonly since: Date;
}

/**
 * Part of a statement, named `trade`: what was paid to whom since then, by seller and buyer. Nobody of whom a signal of this kind is open is looked at
 * again, and of whom one was closed only what came after that: what somebody has looked at is not shown again. Purchases by their time, over
 * prompt_purchase_by_time.
 */
const tradeParts = (kind: AbuseKind, { since }: Look): RawBuilder<unknown> => sql`
  open AS (SELECT user_id FROM abuse_flag WHERE kind = ${kind} AND closed_at IS NULL),
  closed AS (SELECT user_id, max(closed_at) AS at FROM abuse_flag WHERE kind = ${kind} AND closed_at > ${since}::timestamptz GROUP BY user_id),
  trade AS MATERIALIZED (
    SELECT p.owner_id AS seller_id, p.buyer_id, sum(p.earned)::int AS credits, count(*)::int AS unlocks,
      min(p.created_at) AS first_at, max(p.created_at) AS last_at
    FROM prompt_purchase p LEFT JOIN closed ON closed.user_id = p.owner_id
    WHERE p.created_at > ${since}::timestamptz AND p.earned > 0 AND (closed.at IS NULL OR p.created_at > closed.at)
    GROUP BY p.owner_id, p.buyer_id)`;

/** The sellers who are told of: those who are there, without an open signal, so many, with all their ties. */
const answerParts = sql`
  seller AS (
    SELECT f.user_id, max(f.score) AS score FROM found f JOIN users u ON u.id = f.user_id AND u.deleted_at IS NULL
    WHERE NOT EXISTS (SELECT FROM open WHERE open.user_id = f.user_id)
    GROUP BY f.user_id ORDER BY score DESC, f.user_id LIMIT ${sellersMax}::int),
  ranked AS (
    SELECT f.*, row_number() OVER (PARTITION BY f.user_id ORDER BY f.credits DESC, f.seller_id, f.buyer_id) AS place
    FROM found f JOIN seller USING (user_id))
  SELECT user_id AS "userId", score, seller_id AS "sellerId", buyer_id AS "buyerId", credits, unlocks, first_at AS "firstAt", last_at AS "lastAt", shared
  FROM ranked WHERE place <= ${tiesMax}::int ORDER BY user_id, place LIMIT ${rowsMax}::int`;

/**
 * Pairs and circles of three that buy from each other for more than half of what each of them earns. A trade that is less than a tenth of the
 * seller's income is no side of a circle, so that no seller has more than ten; what the others of a circle bring is counted with it whatever it is.
 */
export async function findCircles(db: Db, look: Look): Promise<readonly FoundTie[]> {
  const { washSalesMin, washSharePercent, washEdgePercent } = signalBounds;
  const { rows } = await sql<FoundTie>`
    WITH ${tradeParts('wash_trade', look)},
    income AS (SELECT seller_id, sum(credits)::int AS credits FROM trade GROUP BY seller_id),
    side AS MATERIALIZED (
      SELECT t.seller_id, t.buyer_id FROM trade t JOIN income i USING (seller_id)
      WHERE t.credits * 100 >= i.credits * ${washEdgePercent}::int
        AND EXISTS (SELECT FROM income WHERE income.seller_id = t.buyer_id)),
    circle AS (
      SELECT row_number() OVER (ORDER BY members) AS no, members FROM (
        SELECT DISTINCT members FROM (
          SELECT ARRAY[a.seller_id, a.buyer_id] AS members FROM side a JOIN side b ON b.seller_id = a.buyer_id AND b.buyer_id = a.seller_id
          WHERE a.seller_id < a.buyer_id
          UNION ALL
          SELECT (SELECT array_agg(m ORDER BY m) FROM unnest(ARRAY[a.seller_id, b.seller_id, c.seller_id]) AS of (m))
          FROM side a JOIN side b ON b.seller_id = a.buyer_id JOIN side c ON c.seller_id = b.buyer_id AND c.buyer_id = a.seller_id
          WHERE a.seller_id < b.seller_id AND a.seller_id < c.seller_id AND b.seller_id <> c.seller_id) AS either) AS distinct_members),
    member AS (SELECT no, members, m AS user_id FROM circle, unnest(members) AS of (m)),
    inner_trade AS (
      SELECT member.no, t.* FROM member JOIN trade t ON t.seller_id = member.user_id AND t.buyer_id = ANY(member.members)),
    share AS (
      SELECT t.no, t.seller_id, sum(t.unlocks) AS sales, sum(t.credits) * 100.0 / min(i.credits) AS percent
      FROM inner_trade t JOIN income i USING (seller_id) GROUP BY t.no, t.seller_id),
    whole AS (
      SELECT share.no, floor(min(percent))::int AS score FROM share JOIN circle USING (no)
      GROUP BY share.no, circle.members
      HAVING count(*) = cardinality(circle.members) AND min(sales) >= ${washSalesMin}::int AND min(percent) > ${washSharePercent}::int),
    found AS (
      SELECT DISTINCT ON (member.user_id, t.seller_id, t.buyer_id)
        member.user_id, whole.score, t.seller_id, t.buyer_id, t.credits, t.unlocks, t.first_at, t.last_at, NULL::text AS shared
      FROM whole JOIN member USING (no) JOIN inner_trade t USING (no)
      ORDER BY member.user_id, t.seller_id, t.buyer_id, whole.score DESC),
    ${answerParts}`.execute(db);
  return rows;
}

/** Sellers whose dearest items are unlocked more often than half of the times that somebody has looked at them. */
export async function findUnseenSales(db: Db, look: Look): Promise<readonly FoundTie[]> {
  const { highPrice, highUnlocksMin, highViewsPercent } = signalBounds;
  const { rows } = await sql<FoundTie>`
    WITH ${tradeParts('wash_trade', look)},
    sold AS (
      SELECT p.owner_id, p.content_id, count(*)::int AS unlocks FROM prompt_purchase p LEFT JOIN closed ON closed.user_id = p.owner_id
      WHERE p.created_at > ${look.since}::timestamptz AND p.price >= ${highPrice}::int AND (closed.at IS NULL OR p.created_at > closed.at)
      GROUP BY p.owner_id, p.content_id),
    unseen AS (
      SELECT sold.owner_id, (sum(sold.unlocks) * 100 / greatest(1, sum(s.view_count)))::int AS percent
      FROM sold JOIN content_stats s ON s.content_id = sold.content_id GROUP BY sold.owner_id
      HAVING sum(sold.unlocks) >= ${highUnlocksMin}::int AND sum(sold.unlocks) * 100 > sum(s.view_count) * ${highViewsPercent}::int),
    found AS (
      SELECT t.seller_id AS user_id, least(100, unseen.percent) AS score, t.seller_id, t.buyer_id, t.credits, t.unlocks, t.first_at, t.last_at,
        'views' AS shared
      FROM unseen JOIN trade t ON t.seller_id = unseen.owner_id),
    ${answerParts}`.execute(db);
  return rows;
}

/**
 * Sellers to whom several accounts of one mailbox or one neighbourhood give most of what they have ever spent. What a buyer has paid is read over
 * prompt_purchase_by_buyer, and only of buyers who have bought something lately.
 */
export async function findBonusFarms(db: Db, look: Look): Promise<readonly FoundTie[]> {
  const { farmAccountsMin, farmSharePercent } = signalBounds;
  const { rows } = await sql<FoundTie>`
    WITH ${tradeParts('bonus_farm', look)},
    recent AS (SELECT t.seller_id, t.buyer_id, s.mailbox_hash, s.network_hash FROM trade t JOIN signup_signal s ON s.user_id = t.buyer_id),
    paid AS (
      SELECT r.seller_id, r.buyer_id, r.mailbox_hash, r.network_hash, sum(p.price)::int AS price, sum(p.earned)::int AS credits,
        count(*)::int AS unlocks, min(p.created_at) AS first_at, max(p.created_at) AS last_at
      FROM recent r JOIN prompt_purchase p ON p.buyer_id = r.buyer_id AND p.owner_id = r.seller_id
      LEFT JOIN closed ON closed.user_id = r.seller_id WHERE closed.at IS NULL OR p.created_at > closed.at
      GROUP BY r.seller_id, r.buyer_id, r.mailbox_hash, r.network_hash),
    mostly AS (
      SELECT paid.* FROM paid JOIN account a ON a.user_id = paid.buyer_id
      WHERE paid.price * 100 >= (a.spent_total - a.refunded_total) * ${farmSharePercent}::int),
    counted AS (
      SELECT *, count(*) OVER (PARTITION BY seller_id, mailbox_hash)::int AS of_mailbox,
        CASE WHEN network_hash IS NULL THEN 0 ELSE count(*) OVER (PARTITION BY seller_id, network_hash) END::int AS of_network FROM mostly),
    found AS (
      SELECT seller_id AS user_id, greatest(of_mailbox, of_network) AS score, seller_id, buyer_id, credits, unlocks, first_at, last_at,
        CASE WHEN of_mailbox >= ${farmAccountsMin}::int THEN 'mailbox' ELSE 'network' END AS shared
      FROM counted WHERE of_mailbox >= ${farmAccountsMin}::int OR of_network >= ${farmAccountsMin}::int),
    ${answerParts}`.execute(db);
  return rows;
}

/**
 * Sellers of whom several buyers have had their payments taken back; of all, or of those from whom this buyer has bought. A buyer whom a closed
 * signal of the seller names is not counted again. Over payment_order_reclaimed and prompt_purchase_by_buyer.
 */
export async function findReversedSales(
  db: Db,
  look: Look & { readonly buyerId?: string | undefined },
): Promise<readonly FoundTie[]> {
  const { buyerId } = look;
  const ofBuyer = buyerId ?? null;
  const { rows } = await sql<FoundTie>`
    WITH open AS (SELECT user_id FROM abuse_flag WHERE kind = 'reversed_sales' AND closed_at IS NULL),
    reversed AS (SELECT DISTINCT user_id FROM payment_order WHERE reclaimed_credits > 0),
    sold AS (
      SELECT p.owner_id AS seller_id, p.buyer_id, sum(p.earned)::int AS credits, count(*)::int AS unlocks,
        min(p.created_at) AS first_at, max(p.created_at) AS last_at
      FROM reversed r JOIN prompt_purchase p ON p.buyer_id = r.user_id
      WHERE p.created_at > ${look.since}::timestamptz AND p.earned > 0
        AND (${ofBuyer}::uuid IS NULL OR p.owner_id IN (SELECT owner_id FROM prompt_purchase WHERE buyer_id = ${ofBuyer}::uuid))
      GROUP BY p.owner_id, p.buyer_id),
    fresh AS (
      SELECT *, count(*) OVER (PARTITION BY seller_id)::int AS buyers FROM sold
      WHERE NOT EXISTS (
        SELECT FROM abuse_flag f JOIN abuse_tie t ON t.flag_id = f.id AND t.seller_id = sold.seller_id AND t.buyer_id = sold.buyer_id
        WHERE f.user_id = sold.seller_id AND f.kind = 'reversed_sales' AND f.closed_at IS NOT NULL)),
    found AS (
      SELECT seller_id AS user_id, buyers AS score, seller_id, buyer_id, credits, unlocks, first_at, last_at, 'payment' AS shared
      FROM fresh WHERE buyers >= ${signalBounds.reversedBuyersMin}::int),
    ${answerParts}`.execute(db);
  return rows;
}
