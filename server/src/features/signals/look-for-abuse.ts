import { type Db, inTransaction } from '../../db/transaction.ts';
import { prolongRound, takeRound } from '../../jobs/take-round.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import { lockAccounts, markInReview } from '../credits/index.ts';
import { findBonusFarms, findCircles, findReversedSales, findUnseenSales } from './find-signals.store.ts';
import { insertSignals, keepPeople } from './signals.store.ts';
import { type FoundSignal, signalBounds, signalsOf } from './signals.rules.ts';

/** What the verbs of this slice need. */
export interface SignalsContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
}

const round = 'signals';
const hourS = 3_600;
const dayS = 86_400;
/** As many accounts are locked at once at most. */
const batchSize = 100;

/** Looks for signals of abuse once a day, in one process of all; what has failed is tried again an hour later (DESK-70). */
export async function makeSignalsRound(ctx: SignalsContext): Promise<void> {
  const now = ctx.clock.now();
  if (!(await takeRound(ctx.db, { name: round, now, nextAt: addSeconds(now, hourS) }))) return;
  await lookForAbuse(ctx);
  await prolongRound(ctx.db, { name: round, nextAt: addSeconds(now, dayS) });
}

/**
 * Looks for signals of every kind and writes down what is new: one open signal of a kind for each seller. What these have on hold, and sell from then
 * on, waits for somebody; nobody is restricted. It may run twice at once. Answers how many are new.
 */
export async function lookForAbuse(ctx: SignalsContext): Promise<number> {
  const now = ctx.clock.now();
  const since = (days: number) => ({ since: addSeconds(now, -days * dayS) });
  let opened = 0;
  opened += await openSignals(ctx, signalsOf('wash_trade', await findCircles(ctx.db, since(signalBounds.washDays))));
  opened += await openSignals(
    ctx,
    signalsOf('wash_trade', await findUnseenSales(ctx.db, since(signalBounds.washDays))),
  );
  opened += await openSignals(ctx, signalsOf('bonus_farm', await findBonusFarms(ctx.db, since(signalBounds.farmDays))));
  const reversed = await findReversedSales(ctx.db, since(signalBounds.reversedDays));
  return opened + (await openSignals(ctx, signalsOf('reversed_sales', reversed)));
}

/** Looks at the sellers of a buyer whose payment has just been taken back. Answers how many signals are new. */
export async function lookAtSellersOf(ctx: SignalsContext, input: { readonly buyerId: string }): Promise<number> {
  const since = addSeconds(ctx.clock.now(), -signalBounds.reversedDays * dayS);
  const found = await findReversedSales(ctx.db, { since, buyerId: input.buyerId });
  return openSignals(ctx, signalsOf('reversed_sales', found));
}

async function openSignals(ctx: SignalsContext, signals: readonly FoundSignal[]): Promise<number> {
  let opened = 0;
  for (let at = 0; at < signals.length; at += batchSize)
    opened += await openSome(ctx, signals.slice(at, at + batchSize));
  return opened;
}

async function openSome(ctx: SignalsContext, signals: readonly FoundSignal[]): Promise<number> {
  const now = ctx.clock.now();
  return inTransaction(ctx, async (ctx) => {
    const userIds = signals.map(({ userId }) => userId);
    // Balances, holds, and then whoever is only referred to (decision 34): no sale and no release is between the two.
    await lockAccounts(ctx.tx, userIds);
    const people = await keepPeople(ctx.tx, userIds);
    const found = signals
      .filter(({ userId }) => people.has(userId))
      .map((signal) => ({ ...signal, id: ctx.ids.uuid() }));
    if (found.length === 0) return 0;
    const opened = await insertSignals(ctx.tx, found, now);
    if (opened.length > 0) await markInReview(ctx.tx, opened);
    return opened.length;
  });
}
