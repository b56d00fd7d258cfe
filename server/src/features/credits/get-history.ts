import type { contract, QueryOf, ReplyOf } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import { findSpendable, findTotals, listEntries, type Spendable } from './credits.store.ts';
import { findNextFree } from './holds.store.ts';

/** What a person can spend. */
export async function getBalance(db: Db, userId: string): Promise<number> {
  return (await getSpendable(db, userId)).credits;
}

/** What a person can spend, what is held beside it, and what may buy prompts where a bonus may not. */
export async function getSpendable(db: Db, userId: string): Promise<Spendable> {
  const spendable = await findSpendable(db, userId);
  if (spendable === undefined) throw appError('not_found');
  return spendable;
}

/** What a person can spend, and what is held beside it (BOOKS-8). */
export async function getBalanceWithHeld(db: Db, userId: string): Promise<ReplyOf<typeof contract.credits.balance>> {
  const { credits, held } = await getSpendable(db, userId);
  return { credits, ...(await presentHeld(db, { userId, held })) };
}

/** Held credits as the wire spells them, with what of them comes free next. */
export async function presentHeld(
  db: Db,
  account: { readonly userId: string; readonly held: number },
): Promise<Pick<ReplyOf<typeof contract.credits.balance>, 'held' | 'held_next'>> {
  const { userId, held } = account;
  const next = held > 0 ? await findNextFree(db, userId) : undefined;
  return { held, held_next: next ? { credits: next.credits, at: next.at.toISOString() } : null };
}

/** A page of the person's own ledger with its totals (R-CRED-03, R-CRED-05). */
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
