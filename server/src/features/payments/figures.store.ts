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
