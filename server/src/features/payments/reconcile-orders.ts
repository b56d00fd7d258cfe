import { createHash } from 'node:crypto';
import { addSeconds } from '../../kernel/clock.ts';
import type { PaymentFact } from '../../ports/payment-provider.ts';
import type { PaymentsContext } from './payments.context.ts';
import { nextCheck } from './payments.rules.ts';
import { giveUpOrder, type OrderRow, scheduleCheck, takeDueOrders } from './payments.store.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';

const batch = 20;
/** Whoever could not be asked about comes again after this, behind all who are due. */
const leaseS = 600;
/** An order that never got its page, or that the provider does not know, is given up then. */
const givenUpS = 24 * 3_600;

/**
 * Asks the provider about orders whose notifications may have been lost: open ones, and paid ones as long as they can be disputed
 * (BOOKS-2). The longest due come first, and each is due later after it was asked about, so that none keeps another waiting (BOOKS-3).
 * Answers how many there were.
 */
export async function reconcileOrders(
  ctx: PaymentsContext & { readonly onError: (error: unknown) => void },
): Promise<number> {
  const now = ctx.clock.now();
  const takenUntil = addSeconds(now, leaseS);
  const orders = await takeDueOrders(ctx.db, { now, againAt: takenUntil, limit: batch });
  for (const order of orders) await reconcile(ctx, { order, takenUntil, now }).catch(ctx.onError);
  return orders.length;
}

async function reconcile(
  ctx: PaymentsContext,
  taken: { readonly order: OrderRow; readonly takenUntil: Date; readonly now: Date },
): Promise<void> {
  const { order, takenUntil, now } = taken;
  const isOld = addSeconds(order.created_at, givenUpS) <= now;
  if (order.session_id === null) {
    if (isOld) return giveUpOrder(ctx.db, { id: order.id, reason: 'It never got a page.', now });
  } else {
    const { subject, facts } = await ctx.provider.lookUp(order.session_id);
    const isUnknown = facts.some(({ kind }) => kind === 'unknown');
    if (isUnknown && isOld && order.paid_at === null)
      return giveUpOrder(ctx.db, { id: order.id, reason: 'The provider does not know it.', now });
    // What was told once stays: somebody has to look whether it was told of another page.
    if (order.paid_at !== null && !facts.some(({ kind }) => kind === 'paid'))
      ctx.onSuspicious({ id: order.id, type: 'reconcile', outcome: 'no_money' });
    for (const fact of facts)
      if (isToBeTold(fact, order))
        await applyPaymentEvent(ctx, {
          id: `reconcile:${order.id}:${digestOf(fact)}`,
          type: 'reconcile',
          live: ctx.provider.live,
          subject: { ...subject, orderId: order.id },
          fact,
        });
  }
  await scheduleCheck(ctx.db, { id: order.id, takenUntil, nextCheckAt: nextCheck(order, now).next_check_at });
}

/** What changes something: of an order that is paid, only what became of its money. */
function isToBeTold({ kind }: PaymentFact, order: OrderRow): boolean {
  if (kind === 'pending' || kind === 'unknown') return false;
  return order.paid_at === null || kind === 'paid' || kind === 'returned';
}

/** One notification for each thing that can be found: asking again finds the same and counts once. */
function digestOf(fact: PaymentFact): string {
  return createHash('sha256').update(JSON.stringify(fact)).digest('hex').slice(0, 32);
}
