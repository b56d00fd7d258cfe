import { addSeconds } from '../../kernel/clock.ts';
import type { PaymentsContext } from './payments.context.ts';
import type { OrderRow } from './payments.store.ts';
import { takeOpenOrders } from './payments.store.ts';
import { takeInNotice } from './take-in-notice.ts';

const batch = 20;
/** Notifications usually come within seconds; an order is asked about when none has come for so long. */
const patienceS = 120;
/** And then again after this. */
const repeatS = 600;
/** An order that never got its page is given up. */
const givenUpS = 24 * 3600;

/** Asks the provider about open orders whose notifications may have been lost. */
export async function reconcileOrders(
  ctx: PaymentsContext & { readonly onError: (error: unknown) => void },
): Promise<void> {
  const now = ctx.clock.now();
  const orders = await takeOpenOrders(ctx.db, {
    now,
    createdBefore: addSeconds(now, -patienceS),
    checkedBefore: addSeconds(now, -repeatS),
    limit: batch,
  });
  // One that cannot be asked about must not keep the others waiting; it comes again.
  for (const order of orders) await reconcile(ctx, order, now).catch(ctx.onError);
}

async function reconcile(ctx: PaymentsContext, order: OrderRow, now: Date): Promise<void> {
  const names = { orderId: order.id, paymentIntent: undefined, receiptUrl: undefined };
  const found =
    order.session_id === null
      ? { subject: { ...names, sessionId: undefined }, fact: neverOpened(order, now) }
      : await ctx.provider.lookUp(order.session_id);
  if (found.fact.kind === 'pending') return;
  await takeInNotice(ctx, {
    // One for each thing that can be found: asking again finds the same and counts once.
    id: `reconcile:${order.id}:${found.fact.kind}`,
    type: 'reconcile',
    live: ctx.provider.live,
    subject: { ...found.subject, orderId: order.id },
    fact: found.fact,
  });
}

function neverOpened(order: OrderRow, now: Date): { readonly kind: 'pending' | 'expired' } {
  return { kind: addSeconds(order.created_at, givenUpS) <= now ? 'expired' : 'pending' };
}
