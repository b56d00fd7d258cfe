import type { Db } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import { findSpendable, findTotals, listEntries, type Spendable } from './credits.store.ts';
import { findNextFree } from './holds.store.ts';

/** What a person can spend. */
export async function getBalance(ctx: { readonly db: Db }, userId: string): Promise<number> {
  return (await getSpendable(ctx, userId)).credits;
}

/** What a person can spend, what is held beside it, and what may buy prompts where a bonus may not. */
export async function getSpendable(ctx: { readonly db: Db }, userId: string): Promise<Spendable> {
  const spendable = await findSpendable(ctx.db, userId);
  if (spendable === undefined) throw appError('not_found');
  return spendable;
}

/** Held credits of a person, with what of them comes free next (BOOKS-8). */
export interface Held {
  readonly credits: number;
  readonly next: { readonly credits: number; readonly at: Date } | undefined;
}

/** What of the held credits of a person comes free next. */
export async function getHeld(
  ctx: { readonly db: Db },
  account: { readonly userId: string; readonly held: number },
): Promise<Held> {
  const { userId, held } = account;
  return { credits: held, next: held > 0 ? await findNextFree(ctx.db, userId) : undefined };
}

/** Some of a person's entries, the newest first, and what all of them come to. */
export interface History {
  readonly entries: Awaited<ReturnType<typeof listEntries>>;
  readonly sums: Awaited<ReturnType<typeof findTotals>>;
}

/** A page of the person's own ledger with its totals (R-CRED-03, R-CRED-05). */
export async function getHistory(
  ctx: { readonly db: Db },
  input: {
    readonly userId: string;
    readonly filter: 'all' | 'spent' | 'refunds';
    readonly limit: number;
    readonly offset: number;
  },
): Promise<History> {
  const [entries, sums] = await Promise.all([listEntries(ctx.db, input), findTotals(ctx.db, input.userId)]);
  return { entries, sums };
}
