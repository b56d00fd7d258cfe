import { prolongRound, takeRound } from '../../jobs/take-round.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { BalanceMove } from '../../ports/payment-provider.ts';
import type { PaymentsContext } from './payments.context.ts';
import { hastenChecks, listPaidWithoutMove } from './payments.store.ts';

const round = 'balance';
const hourS = 3_600;
const dayS = 86_400;
/** More than the busiest day; a day with more is told of. */
const movesMax = 50_000;
const batch = 500;
const missingMax = 100;

/**
 * Once a day, in one process of all: compares the money that moved at the provider in the two days before with our orders. Every order
 * that money moved for is asked about anew; money that belongs to no order, and a paid order that no money moved for, is told to the
 * operator (BOOKS-2). While the provider does not answer it is tried every hour.
 */
export async function compareBalance(ctx: PaymentsContext): Promise<void> {
  const now = ctx.clock.now();
  if (!(await takeRound(ctx.db, { name: round, now, nextAt: addSeconds(now, hourS) }))) return;
  const from = addSeconds(now, -2 * dayS);
  const { moves, isWhole } = await hastenMoved(ctx, { from, to: now });
  if (isWhole)
    await tellOfMissing(ctx, { moves, paidFrom: addSeconds(from, hourS), paidUntil: addSeconds(now, -hourS) });
  await prolongRound(ctx.db, { name: round, nextAt: addSeconds(now, dayS) });
}

/**
 * Has every order that money moved for in this time asked about anew, and tells the operator of money that belongs to no order. Answers all that
 * moved, and that; `isWhole` is false where more moved than is looked at.
 */
export async function hastenMoved(
  ctx: PaymentsContext,
  range: { readonly from: Date; readonly to: Date },
): Promise<{
  readonly moves: readonly BalanceMove[];
  readonly ofNobody: readonly BalanceMove[];
  readonly isWhole: boolean;
}> {
  const moves = await ctx.provider.listBalance({ ...range, limit: movesMax });
  const isWhole = moves.length < movesMax;
  if (!isWhole) ctx.onSuspicious({ id: 'balance', type: 'balance', outcome: 'too_many_moves' });
  const ofNobody: BalanceMove[] = [];
  for (let at = 0; at < moves.length; at += batch) {
    const some = moves.slice(at, at + batch);
    const subjects = some.map(({ subject: { orderId, paymentIntent } }) => ({
      orderId: orderId !== undefined && isUuid(orderId) ? orderId : undefined,
      paymentIntent,
    }));
    for (const place of await hastenChecks(ctx.db, subjects, ctx.clock.now())) {
      const move = some[place];
      if (!move) continue;
      ofNobody.push(move);
      ctx.onSuspicious({ id: move.id, type: move.type, outcome: 'unknown_order' });
    }
  }
  return { moves, ofNobody, isWhole };
}

/** Tells of orders that were paid in these hours, all of whose money should have moved by now, and that none moved for. */
async function tellOfMissing(
  ctx: PaymentsContext,
  input: { readonly moves: readonly BalanceMove[]; readonly paidFrom: Date; readonly paidUntil: Date },
): Promise<void> {
  const orderIds = input.moves.flatMap(({ subject }) => subject.orderId ?? []).filter(isUuid);
  const paymentIntents = input.moves.flatMap(({ subject }) => subject.paymentIntent ?? []);
  const missing = await listPaidWithoutMove(ctx.db, { ...input, orderIds, paymentIntents, limit: missingMax });
  for (const id of missing) ctx.onSuspicious({ id, type: round, outcome: 'no_money' });
}
