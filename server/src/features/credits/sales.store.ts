import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

/**
 * Part of a statement, named `locked`: the accounts of some buyers by their ids (ADR 34), with what an unlock must know of each as it stands under
 * the lock: what can be spent and how much of it is not a bonus, and until when a payment can still be taken back. Locks nobody unless
 * `condition` holds.
 */
export function lockBuyersPart(userIds: RawBuilder<unknown>, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT user_id, balance - held AS spendable, balance - held - unspent_bonus(account) AS own_credits, unsettled_until FROM account
    WHERE user_id = ANY(${userIds}) AND ${condition} ORDER BY user_id FOR UPDATE`;
}

/**
 * Parts of the first step of sold prompts, over `granted` (n, buyer_id, content_id, price, earned, created_at) and `purchase` (the rows of
 * prompt_purchase that are written): each buyer pays, with an entry unless it is of nothing (the prompts of the regenerate path can cost 0), and what
 * each seller earns is on its way. The buyers' accounts must be locked, and each buyer be granted one unlock: a statement changes a row once. The
 * entries wait for `purchase`, so that it is the key of purchases that a purchase made meanwhile breaks.
 */
export function chargeUnlocksParts(): Readonly<Record<'debit' | 'entries' | 'ways', RawBuilder<unknown>>> {
  return {
    debit: sql`UPDATE account SET balance = balance - g.price, of_people = of_people - g.earned, of_house = of_house - (g.price - g.earned),
        unlocked_own = unlocked_own + least(g.price, greatest(0, balance - held - unspent_bonus(account))),
        unlock_count = unlock_count + 1, entry_count = entry_count + (g.price > 0)::int, spent_count = spent_count + (g.price > 0)::int,
        spent_total = spent_total + g.price
      FROM granted g WHERE account.user_id = g.buyer_id RETURNING account.user_id, account.balance, account.unlock_count`,
    entries: sql`INSERT INTO credit_entry (user_id, kind, amount, fee, balance_after, cause, description, created_at)
      SELECT g.buyer_id, 'prompt_purchase', -g.price, g.price - g.earned, debit.balance, 'unlock:' || g.buyer_id || ':' || g.content_id, 'Prompt unlocked',
        g.created_at
      FROM granted g JOIN debit ON debit.user_id = g.buyer_id WHERE g.price > 0 AND (SELECT count(*) FROM purchase) > 0 ORDER BY g.n`,
    ways: sql`INSERT INTO sale_on_its_way (purchase_id, buyer_id, content_id, owner_id, earned)
      SELECT id, buyer_id, content_id, owner_id, earned FROM purchase`,
  };
}

/** Which sales on their way are meant. */
export interface OnTheirWay {
  /** To these sellers alone. */
  readonly sellerIds: readonly string[];
  /** Of this buyer alone; left out: of everybody. */
  readonly buyerId?: string;
  /** At most so many, those that are longest on their way. */
  readonly limit: number;
}

/**
 * Parts of the second step of sold prompts, in the order in which they lock (ADR 34): `locked` (the accounts of the sellers by their ids, with whether
 * their sales wait for a look, DESK-70), `way` (their sales on the way, each seller's in the order in which they were bought), and over `granted` (rows of `way` with
 * sale, income, held_until and arrived_at) `income`, `credit`, `entries` and `arrived`: each seller earns, with an entry for each sale unless it is of nothing, and
 * the sales are on their way no more.
 */
export function creditSalesParts({
  sellerIds,
  buyerId,
  limit,
}: OnTheirWay): Readonly<Record<'locked' | 'way' | 'income' | 'credit' | 'entries' | 'arrived', RawBuilder<unknown>>> {
  const sellers = sql`${[...sellerIds]}::uuid[]`;
  return {
    locked: sql`SELECT user_id, in_review FROM account WHERE user_id = ANY(${sellers}) ORDER BY user_id FOR UPDATE`,
    way: sql`SELECT purchase_id, buyer_id, content_id, owner_id, earned FROM sale_on_its_way
      WHERE owner_id = ANY(${sellers}) AND buyer_id = coalesce(${buyerId ?? null}::uuid, buyer_id) AND (SELECT count(*) FROM locked) > 0
      ORDER BY purchase_id LIMIT ${limit}::int FOR UPDATE`,
    income: sql`SELECT owner_id, count(*)::int AS sales, count(*) FILTER (WHERE earned > 0)::int AS entries, sum(earned)::int AS earned,
        coalesce(sum(earned) FILTER (WHERE held_until IS NOT NULL), 0)::int AS held FROM granted GROUP BY owner_id`,
    credit: sql`UPDATE account SET balance = balance + income.earned, held = account.held + income.held, of_people = of_people + income.earned, sale_count = sale_count + income.sales,
        entry_count = entry_count + income.entries, earned_total = earned_total + income.earned
      FROM income WHERE account.user_id = income.owner_id
      RETURNING account.user_id, account.balance - income.earned AS balance_before, account.sale_count, income.sales`,
    entries: sql`INSERT INTO credit_entry (user_id, kind, amount, fee, balance_after, cause, description, created_at)
      SELECT g.owner_id, 'prompt_sale', g.earned, 0, credit.balance_before + g.income, 'sale:' || g.buyer_id || ':' || g.content_id, 'Prompt sold', g.arrived_at
      FROM granted g JOIN credit ON credit.user_id = g.owner_id WHERE g.earned > 0 ORDER BY g.purchase_id`,
    arrived: sql`DELETE FROM sale_on_its_way w USING granted g WHERE w.purchase_id = g.purchase_id RETURNING g.owner_id`,
  };
}

/** At most so many sellers of what is longest on its way, without some; over the keys of the oldest thousand. */
export async function listAwaitedSellers(
  db: Db,
  of: { readonly except: readonly string[]; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ owner_id: string }>`
    SELECT owner_id FROM (
      SELECT owner_id, purchase_id FROM sale_on_its_way WHERE owner_id <> ALL(${[...of.except]}::uuid[]) ORDER BY purchase_id LIMIT 1000) longest
    GROUP BY owner_id ORDER BY min(purchase_id) LIMIT ${of.limit}::int`.execute(db);
  return rows.map((row) => row.owner_id);
}

/** The sellers to whom sales of this buyer are on their way. */
export async function listSellersAwaiting(db: Db, buyerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ owner_id: string }>`
    SELECT DISTINCT owner_id FROM sale_on_its_way WHERE buyer_id = ${buyerId}::uuid`.execute(db);
  return rows.map((row) => row.owner_id);
}
