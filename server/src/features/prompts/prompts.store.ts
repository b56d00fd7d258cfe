import { type ContentType, limits } from '@loomlight/contract';
import { type NotNull, type RawBuilder, sql } from 'kysely';
import { isReady } from '../../db/content-status.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { countSalesPart, lockCountersPart } from '../content/index.ts';
import { chargeUnlocksParts, creditSalesParts, holdPart, lockBuyersPart, type OnTheirWay } from '../credits/index.ts';
import { type IdempotencyKey, idempotencyKeysPart } from '../idempotency/index.ts';

/** Names of the keys that a second purchase, and a key used for another one, break. */
export const purchaseConstraint = 'prompt_purchase_once';

export interface UnlockRequest {
  readonly buyerId: string;
  readonly ownerId: string;
  readonly contentId: string;
  readonly contentType: ContentType;
  /** The price that the buyer agreed to: at any other nothing happens. */
  readonly price: number;
  /** What the owner earns of it, and the house's share that this follows from. */
  readonly earned: number;
  readonly feePercent: number;
  /** False: only what is not a bonus may pay for it. */
  readonly bonusBuysPrompts: boolean;
  readonly now: Date;
  readonly idempotencyKey: IdempotencyKey | undefined;
}

/**
 * The first step of sold prompts (ADR 222), bought by different people, in one statement and so in one round trip: purchase, debit, its entry, the
 * request keys, and that what the seller earns is on its way. Of each unlock everything happens or nothing; answers which of them were made, in the
 * order of `unlocks`. One is not made when there is nothing to buy at this price (any more), when it was bought before, or when the
 * balance that can be spent is below the price; its request key is then free for another try. A request key that
 * stands breaks `idempotencyKeyConstraint`, a purchase made meanwhile `purchaseConstraint`, and either undoes all of them. While a buyer's money can
 * be taken back, what the sale earns will be held, and the purchase says until when (ADR 36).
 *
 * Everything is locked by value before it is read, in parts of its own that wait for each other: items, balances of buyers, people, each by id
 * (decisions 9 and 34). Nobody waits for the account of a seller, or for the counters of an item that many buy.
 */
export async function insertPurchases(db: Db, unlocks: readonly UnlockRequest[]): Promise<boolean[]> {
  const charge = chargeUnlocksParts();
  const items = idsPart(unlocks.map(({ contentId }) => contentId));
  const buyers = idsPart(unlocks.map(({ buyerId }) => buyerId));
  const people = idsPart(unlocks.flatMap(({ buyerId, ownerId }) => [buyerId, ownerId]));
  const { rows } = await sql<{ n: number }>`
    ${prepared} WITH wish AS (${wishesPart(unlocks)}),
    item AS (
      SELECT id, user_id, content_type, prompt, negative_prompt, prompt_price FROM content
      WHERE id = ANY(${items}) AND is_public AND is_prompt_locked AND ${isReady()}
      ORDER BY id FOR SHARE),
    locked AS (${lockBuyersPart(buyers, sql`(SELECT count(*) FROM item) > 0`)}),
    person AS (
      SELECT id FROM users WHERE id = ANY(${people}) AND (SELECT count(*) FROM locked) > 0 ORDER BY id FOR KEY SHARE),
    granted AS MATERIALIZED (
      SELECT wish.*, item.prompt, item.negative_prompt,
        CASE WHEN earned > 0 AND buyer.unsettled_until > wish.created_at THEN buyer.unsettled_until END AS held_until
      FROM wish
      JOIN item ON item.id = wish.content_id AND item.user_id = wish.owner_id AND item.content_type = wish.content_type AND item.prompt_price = wish.price
      JOIN locked buyer ON buyer.user_id = wish.buyer_id AND CASE WHEN bonus_counts THEN buyer.spendable ELSE buyer.own_credits END >= wish.price
      WHERE (SELECT count(*) FROM person) > 0
        AND NOT EXISTS (SELECT FROM prompt_purchase p WHERE p.buyer_id = wish.buyer_id AND p.content_id = wish.content_id)),
    debit AS (${charge.debit}),
    purchase AS (
      INSERT INTO prompt_purchase (buyer_id, content_id, owner_id, content_type, price, earned, fee_percent, prompt, negative_prompt, created_at, purchase_no, held_until)
      SELECT g.buyer_id, g.content_id, g.owner_id, g.content_type, g.price, g.earned, g.fee_percent, g.prompt, g.negative_prompt, g.created_at,
        debit.unlock_count, g.held_until
      FROM granted g JOIN debit ON debit.user_id = g.buyer_id ORDER BY g.n
      RETURNING id, buyer_id, content_id, owner_id, earned),
    ways AS (${charge.ways}),
    entries AS (${charge.entries}),
    keys AS (${idempotencyKeysPart(unlocks.map(({ idempotencyKey }) => idempotencyKey))})
    SELECT n::int FROM granted`.execute(db);
  const made = new Set(rows.map(({ n }) => n));
  return unlocks.map((_, index) => made.has(index + 1));
}

/**
 * The second step of sold prompts (ADR 222), in one statement: sales on their way arrive. Each seller has the share and an entry for it, the sales are
 * numbered in the order in which they were bought, and the figures of the items count them. What its purchase says is held is held, and so is what
 * is earned by whose sales wait for a look (DESK-70). Answers the seller of each sale that has arrived now: none that another has brought meanwhile.
 *
 * It locks balances, what is on its way, counters and people, each by id (decision 34); whoever holds the accounts of these sellers can call it.
 */
export async function deliverSales(db: Db, sales: OnTheirWay & { readonly now: Date }): Promise<readonly string[]> {
  const income = creditSalesParts(sales);
  const items = sql`ARRAY(SELECT content_id FROM way)`;
  const { rows } = await sql<{ owner_id: string }>`
    ${prepared} WITH locked AS (${income.locked}),
    way AS MATERIALIZED (${income.way}),
    counter AS (${lockCountersPart(items, sql`(SELECT count(*) FROM way) > 0`)}),
    person AS (
      SELECT id FROM users WHERE id = ANY(ARRAY(SELECT owner_id FROM way)) AND (SELECT count(*) FROM counter) >= 0 ORDER BY id FOR KEY SHARE),
    granted AS MATERIALIZED (
      SELECT way.*, p.created_at, row_number() OVER by_owner AS sale, sum(way.earned) OVER by_owner AS income, ${sales.now}::timestamptz AS arrived_at,
        CASE WHEN way.earned > 0 AND (p.held_until IS NOT NULL OR seller.in_review) THEN greatest(p.held_until, p.created_at) END AS held_until
      FROM way
      JOIN prompt_purchase p ON p.buyer_id = way.buyer_id AND p.content_id = way.content_id AND p.sale_no IS NULL
      JOIN locked seller ON seller.user_id = way.owner_id
      WHERE (SELECT count(*) FROM person) > 0
      WINDOW by_owner AS (PARTITION BY way.owner_id ORDER BY way.purchase_id)),
    income AS (${income.income}),
    credit AS (${income.credit}),
    purchase AS (
      UPDATE prompt_purchase p SET sale_no = credit.sale_count - credit.sales + g.sale, held_until = g.held_until
      FROM granted g JOIN credit ON credit.user_id = g.owner_id WHERE p.buyer_id = g.buyer_id AND p.content_id = g.content_id
      RETURNING p.buyer_id, p.content_id, p.owner_id, p.earned, p.held_until, p.created_at),
    holds AS (${holdPart()}),
    entries AS (${income.entries}),
    figures AS (${countSalesPart()}),
    arrived AS (${income.arrived})
    SELECT owner_id FROM arrived`.execute(db);
  return rows.map((row) => row.owner_id);
}

/** Part of a statement: what is wished for, a row each, numbered from 1 as `n`. */
function wishesPart(unlocks: readonly UnlockRequest[]): RawBuilder<unknown> {
  const column = <Value>(read: (unlock: UnlockRequest) => Value): Value[] => unlocks.map(read);
  return sql`SELECT * FROM unnest(${column(({ buyerId }) => buyerId)}::uuid[], ${column(({ ownerId }) => ownerId)}::uuid[],
      ${column(({ contentId }) => contentId)}::uuid[], ${column(({ contentType }) => contentType)}::text[], ${column(({ price }) => price)}::int[],
      ${column(({ earned }) => earned)}::int[], ${column(({ feePercent }) => feePercent)}::int[],
      ${column(({ bonusBuysPrompts }) => bonusBuysPrompts)}::boolean[], ${column(({ now }) => now.toISOString())}::timestamptz[]) WITH ORDINALITY
      AS w (buyer_id, owner_id, content_id, content_type, price, earned, fee_percent, bonus_counts, created_at, n)`;
}

/**
 * Part of a statement: an array of ids. The planner takes an array in one parameter for ten ids, whatever comes, and then reads
 * small tables whole. Those of a single unlock, which most are, are therefore counted out; there are two texts of the statement in all.
 */
function idsPart(ids: readonly string[]): RawBuilder<unknown> {
  return ids.length <= 2 ? sql`ARRAY[${sql.join(ids.map((id) => sql`${id}::uuid`))}]` : sql`${ids}::uuid[]`;
}

interface Page {
  readonly userId: string;
  readonly limit: number;
  readonly offset: number;
}

/** A page of what a person has bought, newest first, over its index. */
export async function listPurchaseRows(db: Db, page: Page & { readonly filter: 'all' | ContentType }) {
  const bought = db.selectFrom('prompt_purchase').selectAll().where('buyer_id', '=', page.userId);
  return (page.filter === 'all' ? bought : bought.where('content_type', '=', page.filter))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** How many prompts of one kind a person has bought, counted up to `limits.totalMax` over prompt_purchase_by_buyer. */
export async function countPurchases(
  db: Db,
  of: { readonly userId: string; readonly contentType: ContentType },
): Promise<number> {
  const found = db
    .selectFrom('prompt_purchase')
    .select('id')
    .where('buyer_id', '=', of.userId)
    .where('content_type', '=', of.contentType)
    .limit(limits.totalMax);
  const row = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

/** A page of what a person has sold and what has arrived of it, newest first, over its index, each with its hold. */
export async function listSaleRows(db: Db, page: Page) {
  return db
    .selectFrom('prompt_purchase')
    .leftJoin('credit_hold', (join) =>
      join
        .onRef('credit_hold.buyer_id', '=', 'prompt_purchase.buyer_id')
        .onRef('credit_hold.content_id', '=', 'prompt_purchase.content_id'),
    )
    .selectAll('prompt_purchase')
    .select(['credit_hold.state as hold_state', 'credit_hold.returned as taken_back'])
    .where('owner_id', '=', page.userId)
    .where('sale_no', 'is not', null)
    .$narrowType<{ sale_no: NotNull }>()
    .orderBy('prompt_purchase.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** How much a person has bought and sold: kept with every unlock, never counted; what was taken back of sales, over credit_hold_taken_back. */
export async function findTradeFigures(db: Db, userId: string) {
  return db
    .selectFrom('account')
    .select(['unlock_count', 'sale_count', 'earned_total'])
    .select((eb) =>
      eb
        .selectFrom('credit_hold')
        .select((hold) => hold.fn.sum<string | null>('returned').as('credits'))
        .where('seller_id', '=', userId)
        .where('returned', '>', 0)
        .as('taken_back_total'),
    )
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Writes down the house's share of sold prompts from now on, unless it is the one that stands. */
export async function rememberFee(db: Db, fee: { readonly percent: number; readonly now: Date }): Promise<void> {
  await sql`INSERT INTO prompt_fee (since, percent) SELECT ${fee.now}::timestamptz, ${fee.percent}::int
    WHERE ${fee.percent}::int IS DISTINCT FROM (SELECT percent FROM prompt_fee ORDER BY since DESC LIMIT 1)
    ON CONFLICT (since) DO UPDATE SET percent = EXCLUDED.percent`.execute(db);
}

/** What a withdrawal of these items' words would give back: to how many buyers who are still there, and how much. */
export async function countWithdrawal(
  db: Db,
  contentIds: readonly string[],
): Promise<{ readonly buyers: number; readonly credits: number }> {
  const { rows } = await sql<{ buyers: number; credits: number }>`
    SELECT count(DISTINCT p.buyer_id)::int AS buyers, coalesce(sum(p.price), 0)::int AS credits FROM prompt_purchase p
    JOIN users u ON u.id = p.buyer_id AND u.deleted_at IS NULL WHERE p.content_id = ANY(${[...contentIds]}::uuid[]) AND p.prompt <> ''`.execute(
    db,
  );
  return rows[0] ?? { buyers: 0, credits: 0 };
}

/** Everybody who has bought these items' words, whether or not they are there. */
export async function listBuyersOf(db: Db, contentIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ buyer_id: string }>`
    SELECT DISTINCT buyer_id FROM prompt_purchase WHERE content_id = ANY(${[...contentIds]}::uuid[]) AND prompt <> ''`.execute(
    db,
  );
  return rows.map((row) => row.buyer_id);
}

/** Empties what was bought of these items' words; answers the sales whose buyers are still there, by buyer. */
export async function forgetWordsOf(tx: Tx, contentIds: readonly string[]) {
  const { rows } = await sql<{ buyer_id: string; content_id: string; price: number }>`
    WITH emptied AS (
      UPDATE prompt_purchase SET prompt = '', negative_prompt = NULL
      WHERE content_id = ANY(${[...contentIds]}::uuid[]) AND prompt <> '' RETURNING buyer_id, content_id, price)
    SELECT e.* FROM emptied e JOIN users u ON u.id = e.buyer_id AND u.deleted_at IS NULL ORDER BY e.buyer_id, e.content_id`.execute(
    tx,
  );
  return rows;
}

/** Forgets the words of some prompts that a person bought, and what they leave out; that they were paid stays in the books. Answers how many. */
export async function forgetSomeBoughtPrompts(
  db: Db,
  of: { readonly userId: string; readonly limit: number },
): Promise<number> {
  const { rows } = await sql<{ forgotten: string }>`
    WITH emptied AS (
      UPDATE prompt_purchase SET prompt = '', negative_prompt = NULL WHERE buyer_id = ${of.userId}::uuid AND id IN (
        SELECT id FROM prompt_purchase WHERE buyer_id = ${of.userId}::uuid AND prompt <> '' ORDER BY id LIMIT ${of.limit}::int)
      RETURNING id)
    SELECT count(*) AS forgotten FROM emptied`.execute(db);
  return Number(rows[0]?.forgotten ?? 0);
}
