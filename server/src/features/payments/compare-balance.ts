import { takeRound } from '../../jobs/take-round.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { PaymentsContext } from './payments.context.ts';
import { hastenChecks } from './payments.store.ts';

const dayS = 86_400;
/** More than the busiest day; a day with more is told of. */
const movesMax = 50_000;
const batch = 500;

/**
 * Once a day, in one process of all: compares the money that moved at the provider in the two days before with our orders. Every order
 * that money moved for is asked about anew; money that belongs to no order is told to the operator (BOOKS-2).
 */
export async function compareBalance(ctx: PaymentsContext): Promise<void> {
  const now = ctx.clock.now();
  if (!(await takeRound(ctx.db, { name: 'balance', now, nextAt: addSeconds(now, dayS) }))) return;
  const moves = await ctx.provider.listBalance({ from: addSeconds(now, -2 * dayS), to: now, limit: movesMax });
  if (moves.length >= movesMax)
    ctx.onSuspicious({ id: 'balance', type: 'balance', outcome: 'more moves than are looked at' });
  for (let at = 0; at < moves.length; at += batch) {
    const some = moves.slice(at, at + batch);
    const subjects = some.map(({ subject: { orderId, paymentIntent } }) => ({
      orderId: orderId !== undefined && isUuid(orderId) ? orderId : undefined,
      paymentIntent,
    }));
    for (const place of await hastenChecks(ctx.db, subjects, now)) {
      const move = some[place];
      if (move) ctx.onSuspicious({ id: move.id, type: move.type, outcome: 'unknown_order' });
    }
  }
}
