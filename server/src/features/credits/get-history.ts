import type { contract, QueryOf, ReplyOf } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import { findBalance, findTotals, listEntries } from './credits.store.ts';

/** The balance of a person. */
export async function getBalance(db: Db, userId: string): Promise<number> {
  const balance = await findBalance(db, userId);
  if (balance === undefined) throw appError('not_found');
  return balance;
}

/** A page of the person's own ledger with its totals (specification 2, Credits page). */
export async function getHistory(
  db: Db,
  input: { readonly userId: string; readonly query: QueryOf<typeof contract.credits.history> },
): Promise<ReplyOf<typeof contract.credits.history>> {
  const [entries, sums] = await Promise.all([
    listEntries(db, { userId: input.userId, ...input.query }),
    findTotals(db, input.userId),
  ]);
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
    total: sums.totals[input.query.filter],
    totals: { spent: sums.spent, refunded: sums.refunded, net: sums.net },
    owed: sums.owed,
  };
}
