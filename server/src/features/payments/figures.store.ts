import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

/** What stands of money that goes back, and of cards that were declined. */
export interface MoneyFigures {
  readonly openDisputes: number;
  /** When the first bank stops listening about evidence that nobody has sent. */
  readonly disputeDueAt: Date | null;
  readonly refunds: readonly { readonly state: string; readonly count: number }[];
  readonly cardFailures: number;
}

/** Every state that a refund can have. */
const refundStates = ['asking', 'asked', 'refused'] as const;

/** Counted over payment_event_declined and dispute_evidence_open; refunds from the desk and disputes are few. */
export async function readMoneyFigures(db: Db): Promise<MoneyFigures> {
  const { rows } = await sql<
    Record<(typeof refundStates)[number] | 'disputes' | 'declined', number> & { readonly due_at: Date | null }
  >`
    SELECT d.disputes, e.due_at, r.*, c.declined FROM
      (SELECT count(*)::int AS disputes FROM payment_dispute WHERE outcome = 'open') AS d,
      (SELECT min(e.due_at) AS due_at FROM dispute_evidence e JOIN payment_dispute o ON o.id = e.dispute_id
        WHERE e.state IN ('staged', 'refused') AND o.outcome = 'open') AS e,
      (SELECT (count(*) FILTER (WHERE state = 'asking'))::int AS asking, (count(*) FILTER (WHERE state = 'asked'))::int AS asked,
        (count(*) FILTER (WHERE state = 'refused'))::int AS refused FROM refund_request) AS r,
      (SELECT count(*)::int AS declined FROM payment_event WHERE outcome = 'declined') AS c`.execute(db);
  const [row] = rows;
  return {
    openDisputes: row?.disputes ?? 0,
    disputeDueAt: row?.due_at ?? null,
    refunds: refundStates.map((state) => ({ state, count: row?.[state] ?? 0 })),
    cardFailures: row?.declined ?? 0,
  };
}

/** Money of a day and of the one before, in one currency. */
export interface MoneyOfDays {
  readonly name: 'paid' | 'refunded';
  readonly currency: string;
  readonly last: number;
  readonly before: number;
}

/** What was paid, and what was told to have gone back, by currency: over payment_order_paid and payment_refund_told. */
export async function sumMoneyOfDays(
  db: Db,
  days: { readonly now: Date; readonly start: Date; readonly before: Date },
): Promise<readonly MoneyOfDays[]> {
  const { now, start, before } = days;
  const { rows } = await sql<{ name: MoneyOfDays['name']; currency: string; last: string; before: string }>`
    SELECT name, currency, coalesce(sum(cents) FILTER (WHERE at > ${start}::timestamptz), 0)::text AS last,
      coalesce(sum(cents) FILTER (WHERE at <= ${start}::timestamptz), 0)::text AS before
    FROM (
      SELECT 'paid' AS name, currency, price_cents AS cents, paid_at AS at FROM payment_order
      WHERE paid_at > ${before}::timestamptz AND paid_at <= ${now}::timestamptz
      UNION ALL
      SELECT 'refunded', o.currency, r.amount_cents, r.told_at FROM payment_refund r JOIN payment_order o ON o.id = r.order_id
      WHERE r.told_at > ${before}::timestamptz AND r.told_at <= ${now}::timestamptz AND NOT r.has_failed) AS moved
    GROUP BY name, currency ORDER BY name, currency`.execute(db);
  return rows.map((row) => ({ ...row, last: Number(row.last), before: Number(row.before) }));
}
