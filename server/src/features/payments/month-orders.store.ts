import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

interface Month {
  readonly from: Date;
  readonly to: Date;
}

/** What a bank has taken back for good, of an order. */
const lostCents = sql<number>`CASE WHEN dispute = 'lost' THEN greatest(price_cents - refunded_cents, 0) ELSE 0 END`;

/** Orders that were paid in a month, by key: when, of whom, and what of their money is left. Over payment_order_paid. */
export async function listMonthOrders(
  db: Db,
  page: Month & { readonly after: { readonly paidAt: Date; readonly id: string } | undefined; readonly limit: number },
) {
  const { from, to, after, limit } = page;
  return db
    .selectFrom('payment_order')
    .select(['id', 'user_id', 'package_id', 'credits', 'currency', 'price_cents', 'refunded_cents', 'dispute'])
    .select((eb) => eb.ref('paid_at').$notNull().as('paid_at'))
    .select(lostCents.as('lost_cents'))
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(paid_at, id) > (${after?.paidAt ?? null}::timestamptz, ${after?.id ?? null}::uuid)`),
    )
    .orderBy('paid_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The money of the orders that were paid in a month, by currency: what of it went back counts in the month of its payment. */
export async function sumMonthOrders(db: Db, { from, to }: Month) {
  const { rows } = await sql<{ currency: string; orders: number; gross: string; refunded: string; lost: string }>`
    SELECT currency, count(*)::int AS orders, sum(price_cents)::text AS gross, sum(refunded_cents)::text AS refunded,
      sum(${lostCents})::text AS lost
    FROM payment_order WHERE paid_at >= ${from}::timestamptz AND paid_at < ${to}::timestamptz
    GROUP BY currency ORDER BY currency`.execute(db);
  return rows.map(({ currency, orders, gross, refunded, lost }) => ({
    ...{ currency, orders },
    ...{ grossCents: Number(gross), refundedCents: Number(refunded), lostCents: Number(lost) },
  }));
}

/** The money of the orders that were paid on a day of UTC, in one currency. */
export interface MoneyOfDay {
  readonly day: string;
  readonly currency: string;
  readonly orders: number;
  readonly paidCents: number;
  readonly refundedCents: number;
  /** With a bank that has not decided yet. */
  readonly disputedCents: number;
  readonly lostCents: number;
}

/** The same by day and currency: what went back counts on the day of its payment. Over payment_order_paid. */
export async function sumOrderDays(db: Db, { from, to }: Month): Promise<readonly MoneyOfDay[]> {
  const { rows } = await sql<
    Record<'day' | 'currency' | 'paid' | 'refunded' | 'disputed' | 'lost', string> & { readonly orders: number }
  >`
    SELECT to_char(date_trunc('day', paid_at, 'UTC') AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, currency, count(*)::int AS orders,
      sum(price_cents)::text AS paid, sum(refunded_cents)::text AS refunded, sum(${lostCents})::text AS lost,
      coalesce(sum(greatest(price_cents - refunded_cents, 0)) FILTER (WHERE dispute = 'open'), 0)::text AS disputed
    FROM payment_order WHERE paid_at >= ${from}::timestamptz AND paid_at < ${to}::timestamptz
    GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows.map(({ day, currency, orders, ...cents }) => ({
    ...{ day, currency, orders },
    ...{ paidCents: Number(cents.paid), refundedCents: Number(cents.refunded) },
    ...{ disputedCents: Number(cents.disputed), lostCents: Number(cents.lost) },
  }));
}
