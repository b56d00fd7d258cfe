import type { contract, ReplyOf } from '@loomlight/contract';
import type { Held, History } from './get-history.ts';

/** Held credits as the wire spells them. */
export function presentHeld({
  credits,
  next,
}: Held): Pick<ReplyOf<typeof contract.credits.balance>, 'held' | 'held_next'> {
  return { held: credits, held_next: next ? { credits: next.credits, at: next.at.toISOString() } : null };
}

/** A page of the ledger as the wire spells it. */
export function presentHistory(
  { entries, sums }: History,
  filter: keyof History['sums']['totals'],
): ReplyOf<typeof contract.credits.history> {
  return {
    transactions: entries.map((entry) => ({
      id: entry.id,
      type: entry.kind,
      amount: entry.amount,
      description: entry.description,
      created_at: entry.created_at.toISOString(),
      generation_id: entry.generation_id,
      balance_after: entry.balance_after,
    })),
    total: sums.totals[filter],
    totals: { spent: sums.spent, refunded: sums.refunded, net: sums.net },
    owed: sums.owed,
  };
}
