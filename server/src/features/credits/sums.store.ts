import { sql } from 'kysely';
import type { EntryKind } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { Month } from './month-books.store.ts';

/** What entries of one kind come to on a day of UTC, and what the house has kept of them. */
export interface CreditsOfDay {
  readonly day: string;
  readonly kind: EntryKind;
  readonly credits: number;
  readonly house: number;
}

/** Credits by day and kind; over credit_entry_by_time, which reads the pages of this time alone. */
export async function sumCreditDays(db: Db, { from, to }: Month): Promise<readonly CreditsOfDay[]> {
  const { rows } = await sql<{ day: string; kind: EntryKind; credits: string; house: string }>`
    SELECT to_char(date_trunc('day', created_at, 'UTC') AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, kind,
      sum(amount)::text AS credits, sum(fee)::text AS house
    FROM credit_entry WHERE created_at >= ${from}::timestamptz AND created_at < ${to}::timestamptz
    GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows.map(({ day, kind, credits, house }) => ({ day, kind, credits: Number(credits), house: Number(house) }));
}

/** What somebody has earned with prompts, and what of it went back to buyers. */
export interface Earner {
  readonly userId: string;
  readonly sold: number;
  readonly earned: number;
  readonly returned: number;
  readonly income: number;
}

/** Who has earned most in a time, by what is left of it; over credit_entry_by_time. A buyer's side of a sale that was reversed is no income. */
export async function listEarners(db: Db, { from, to, limit }: Month & { readonly limit: number }): Promise<Earner[]> {
  const { rows } = await sql<{ user_id: string; sold: number; earned: string; returned: string }>`
    SELECT user_id, (count(*) FILTER (WHERE kind = 'prompt_sale'))::int AS sold,
      coalesce(sum(amount) FILTER (WHERE kind = 'prompt_sale'), 0)::text AS earned,
      coalesce(-sum(amount) FILTER (WHERE kind = 'sale_reversal'), 0)::text AS returned
    FROM credit_entry
    WHERE created_at >= ${from}::timestamptz AND created_at < ${to}::timestamptz
      AND (kind = 'prompt_sale' OR (kind = 'sale_reversal' AND (cause LIKE 'unsale:%' OR cause LIKE 'resale:%')))
    GROUP BY user_id ORDER BY sum(amount) DESC, user_id LIMIT ${limit}::int`.execute(db);
  return rows.map(({ user_id: userId, sold, ...sums }) => {
    const [earned, returned] = [Number(sums.earned), Number(sums.returned)];
    return { userId, sold, earned, returned, income: earned - returned };
  });
}

/** What all accounts hold, and what of it cannot be spent yet; one look at each. */
export async function sumHoldings(db: Db): Promise<Pick<AccountSums, 'outstanding' | 'held'>> {
  const { rows } = await sql<Record<'outstanding' | 'held', string>>`
    SELECT coalesce(sum(balance), 0)::text AS outstanding, coalesce(sum(held), 0)::text AS held FROM account`.execute(
    db,
  );
  return { outstanding: Number(rows[0]?.outstanding ?? 0), held: Number(rows[0]?.held ?? 0) };
}

/** What all accounts hold and owe. */
export interface AccountSums {
  readonly outstanding: number;
  readonly held: number;
  readonly owed: number;
  /** Of what is outstanding: where nothing was seen of the person since a day. */
  readonly dormant: number;
  /** Of what is outstanding: where the person has left. */
  readonly left: number;
}

/**
 * What all accounts come to, in one look at each. Of whom nothing was seen is asked by sign-ins, sessions and entries, over sessions_by_user and
 * credit_entry_by_user, and only of who joined before, holds something and has not signed in since.
 */
export async function sumAccounts(db: Db, { seenSince }: { readonly seenSince: Date }): Promise<AccountSums> {
  const since = sql`${seenSince}::timestamptz`;
  const { rows } = await sql<Record<keyof AccountSums, string>>`
    SELECT coalesce(sum(a.balance), 0)::text AS outstanding, coalesce(sum(a.held), 0)::text AS held, coalesce(sum(a.debt), 0)::text AS owed,
      coalesce(sum(a.balance) FILTER (WHERE u.deleted_at IS NOT NULL), 0)::text AS left,
      coalesce(sum(CASE
        WHEN a.balance = 0 OR u.deleted_at IS NOT NULL OR u.created_at >= ${since} OR u.signed_in_at >= ${since} THEN 0
        WHEN EXISTS (SELECT FROM sessions s WHERE s.user_id = a.user_id AND s.last_used_at >= ${since}) THEN 0
        WHEN (SELECT e.created_at FROM credit_entry e WHERE e.user_id = a.user_id ORDER BY e.id DESC LIMIT 1) >= ${since} THEN 0
        ELSE a.balance END), 0)::text AS dormant
    FROM account a JOIN users u ON u.id = a.user_id`.execute(db);
  const of = (name: keyof AccountSums): number => Number(rows[0]?.[name] ?? 0);
  return {
    ...{ outstanding: of('outstanding'), held: of('held'), owed: of('owed') },
    ...{ dormant: of('dormant'), left: of('left') },
  };
}
