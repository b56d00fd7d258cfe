import { type RawBuilder, sql } from 'kysely';

/**
 * Part of a statement, named `locked`: all accounts of some unlocks by their ids (ADR 34), with what an unlock must know of a buyer as it
 * stands under the lock: what can be spent and how much of it is not a bonus, and until when a payment can still be taken back; and of a seller
 * whether sales wait for a look (DESK-70). Locks nobody unless `condition` holds.
 */
export function lockTradersPart(userIds: RawBuilder<unknown>, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT user_id, balance - held AS spendable, balance - held - unspent_bonus(account) AS own_credits, unsettled_until, in_review FROM account
    WHERE user_id = ANY(${userIds}) AND ${condition} ORDER BY user_id FOR UPDATE`;
}

/**
 * Parts of a statement over `granted` (n, buyer_id, owner_id, content_id, price, earned, held_until, created_at, and of the first to the nth of
 * its owner: sale, income) and `income` (by owner_id: sales, entries, earned, and what of it is held): each buyer pays, each owner earns, and each
 * movement has an entry unless it is of nothing (the prompts of the regenerate path can cost 0). The accounts must be locked, each buyer be
 * granted one unlock, and no buyer be an owner: a statement changes a row once. The entries wait for `purchase` (what was bought), so that
 * it is the key of purchases that a purchase made meanwhile breaks.
 */
export function chargeUnlocksParts(): Readonly<Record<'debit' | 'credit' | 'entries', RawBuilder<unknown>>> {
  return {
    debit: sql`UPDATE account SET balance = balance - g.price, of_people = of_people - g.earned, of_house = of_house - (g.price - g.earned),
        unlocked_own = unlocked_own + least(g.price, greatest(0, balance - held - unspent_bonus(account))),
        unlock_count = unlock_count + 1, entry_count = entry_count + (g.price > 0)::int, spent_count = spent_count + (g.price > 0)::int,
        spent_total = spent_total + g.price
      FROM granted g WHERE account.user_id = g.buyer_id RETURNING account.user_id, account.balance, account.unlock_count`,
    credit: sql`UPDATE account SET balance = balance + income.earned, held = account.held + income.held, of_people = of_people + income.earned, sale_count = sale_count + income.sales,
        entry_count = entry_count + income.entries, earned_total = earned_total + income.earned
      FROM income WHERE account.user_id = income.owner_id
      RETURNING account.user_id, account.balance - income.earned AS balance_before, account.sale_count, income.sales`,
    entries: sql`INSERT INTO credit_entry (user_id, kind, amount, fee, balance_after, cause, description, created_at)
      SELECT user_id, kind, amount, fee, balance_after, cause, description, created_at FROM (
        SELECT g.n, g.buyer_id AS user_id, 'prompt_purchase' AS kind, -g.price AS amount, g.price - g.earned AS fee, debit.balance AS balance_after,
          'unlock:' || g.buyer_id || ':' || g.content_id AS cause, 'Prompt unlocked' AS description, g.created_at
        FROM granted g JOIN debit ON debit.user_id = g.buyer_id WHERE g.price > 0
        UNION ALL
        SELECT g.n, g.owner_id, 'prompt_sale', g.earned, 0, credit.balance_before + g.income, 'sale:' || g.buyer_id || ':' || g.content_id,
          'Prompt sold', g.created_at
        FROM granted g JOIN credit ON credit.user_id = g.owner_id WHERE g.earned > 0) entry
      WHERE (SELECT count(*) FROM purchase) > 0 ORDER BY n`,
  };
}
