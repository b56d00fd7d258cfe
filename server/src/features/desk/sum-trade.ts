import { sellersShown, sumDaysMax } from '@loomlight/contract/desk';
import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { fieldError } from '../../kernel/errors.ts';
import { findNames } from '../accounts/index.ts';
import {
  type AccountSums,
  type CreditsOfDay,
  type Earner,
  listEarners,
  sumAccounts,
  sumCreditDays,
} from '../credits/index.ts';
import { type CreditSales, type MoneyOfDay, sumCreditSales, sumOrderDays } from '../payments/index.ts';
import { readAtOnce } from './one-look.store.ts';

const dayS = 86_400;
/** Whoever asks is told to ask again rather than keep the database at it for longer. */
const limit = { withinMs: 5_000 };
/** For so long what everybody holds is not counted anew. */
const countedForS = 60;
/** Of whom nothing was seen for so long what they hold is dormant; and for so long back a credit has the price that was paid for it. */
const yearS = 365 * dayS;

/** What money and credits come to, by day, and who has earned most. */
export interface TradeSums {
  readonly money: readonly MoneyOfDay[];
  readonly credits: readonly CreditsOfDay[];
  readonly sellers: readonly (Earner & { readonly username: string | undefined })[];
}

/**
 * What money and credits come to by day of UTC, from one day to another that counts too (DESK-120); 422 for days that are the wrong way round, or too
 * many. Read as the table of a month is: the days of a month come to what stands there.
 */
export async function sumTrade(
  ctx: { readonly db: Db },
  input: { readonly from: string; readonly to: string },
): Promise<TradeSums> {
  const [from, last] = [startOf(input.from), startOf(input.to)];
  const days = Math.round((last.getTime() - from.getTime()) / (dayS * 1_000)) + 1;
  if (days < 1) throw fieldError('to', 'to is not before from.');
  if (days > sumDaysMax) throw fieldError('to', `At most ${sumDaysMax} days can be summed at once.`);
  const span = { from, to: addSeconds(last, dayS) };
  return readAtOnce(ctx.db, limit, async (tx) => {
    const money = await sumOrderDays(tx, span);
    const credits = await sumCreditDays(tx, span);
    const earners = await listEarners(tx, { ...span, limit: sellersShown });
    const names = await findNames(
      tx,
      earners.map(({ userId }) => userId),
    );
    return { money, credits, sellers: earners.map((one) => ({ ...one, username: names.get(one.userId) })) };
  });
}

/** What people hold and owe, and what credits were sold for within a year. */
export interface Liabilities {
  readonly at: Date;
  readonly accounts: AccountSums;
  readonly sales: readonly CreditSales[];
}

/**
 * Counts what everybody holds (DESK-121). It looks at every account, so a process does it once a minute at most, and whoever asks while it does gets
 * the same answer; a count that fails is not kept.
 */
export function createLiabilities(ctx: { readonly db: Db; readonly clock: Clock }): () => Promise<Liabilities> {
  let counted: { readonly at: Date; readonly sums: Promise<Liabilities> } | undefined;
  return async () => {
    const now = ctx.clock.now();
    if (!counted || addSeconds(counted.at, countedForS) <= now) counted = { at: now, sums: countAll(ctx, now) };
    const asked = counted;
    try {
      return await asked.sums;
    } catch (error) {
      if (counted === asked) counted = undefined;
      throw error;
    }
  };
}

async function countAll(ctx: { readonly db: Db }, now: Date): Promise<Liabilities> {
  const since = addSeconds(now, -yearS);
  return readAtOnce(ctx.db, limit, async (tx) => ({
    at: now,
    accounts: await sumAccounts(tx, { seenSince: since }),
    sales: await sumCreditSales(tx, since),
  }));
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}
