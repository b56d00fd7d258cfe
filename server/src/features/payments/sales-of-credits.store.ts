import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

/** What credits were paid with since a day. */
export interface CreditSales {
  readonly currency: string;
  readonly cents: bigint;
  readonly credits: bigint;
}

/** Money and credits of the orders that were paid since then, by currency, the one with most credits first; over payment_order_paid. */
export async function sumCreditSales(db: Db, since: Date): Promise<readonly CreditSales[]> {
  const { rows } = await sql<{ currency: string; cents: string; credits: string }>`
    SELECT currency, sum(price_cents)::text AS cents, sum(credits)::text AS credits FROM payment_order
    WHERE paid_at >= ${since}::timestamptz GROUP BY currency ORDER BY sum(credits) DESC, currency`.execute(db);
  return rows.map(({ currency, cents, credits }) => ({ currency, cents: BigInt(cents), credits: BigInt(credits) }));
}
