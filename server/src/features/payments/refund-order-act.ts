import { countCredits, formatMoney } from '@loomlight/contract';
import { accountOf } from '../../kernel/actor.ts';
import { appError, fieldError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Act, ActContext } from '../audit/index.ts';
import { findAccountStanding } from '../credits/index.ts';
import { creditsToReclaim, paymentStatus } from './payments.rules.ts';
import { lockOrderById, type OrderRow } from './payments.store.ts';
import { insertRefundRequest, sumRefundsUnderWay } from './refunds.store.ts';

/**
 * Asks the provider to give a part of a payment back (DESK-47). The act writes the request; the provider is asked after the commit, and the
 * ledger follows what it tells, as for a refund that was made there. Throws 422 above what is left, 409 while another one is not answered.
 */
export const refundOrderAct: Act<{ readonly orderId: string; readonly cents: number }> = {
  action: 'orders.refund',
  subject: ({ orderId }) => orderId,
  plan: async (ctx, { input: { orderId, cents } }) => {
    const order = isUuid(orderId) ? await lockOrderById(ctx.db, orderId) : undefined;
    if (!order) throw appError('not_found');
    const left = await leftOf(ctx, order);
    if (cents > left)
      throw fieldError('cents', `At most ${formatMoney(left, order.currency)} of this order can be given back.`);
    const gone = order.price_cents - left;
    return {
      before: { status: paymentStatus(order), given_back_cents: gone, left_cents: left },
      after: { status: 'refund asked for', given_back_cents: gone + cents, left_cents: left - cents },
      effects: [
        `${formatMoney(cents, order.currency)} go back to the card.`,
        await creditsThatGo(ctx, { ...order, refunded_cents: gone + cents }),
        'They are told when the money moves.',
      ],
      needs: cents > ctx.siteSettings.current().two_people_cents ? 'second_person' : 'confirm',
    };
  },
  carryOut: async (ctx, { actorId, input: { orderId, cents } }) => {
    const request = {
      id: ctx.ids.uuid(),
      order_id: orderId,
      cents,
      asked_by: accountOf(actorId),
      asked_at: ctx.clock.now(),
    };
    await insertRefundRequest(ctx.tx, request);
  },
};

/** Cents of an order that can still be given back. */
async function leftOf(ctx: ActContext, order: OrderRow): Promise<number> {
  if (order.paid_at === null || order.payment_intent === null)
    throw fieldError('cents', 'This order was not paid: there is nothing to give back.');
  if (order.dispute === 'open' || order.dispute === 'lost')
    throw fieldError('cents', 'This payment is disputed: its money is with the bank.');
  const { cents, isAsking } = await sumRefundsUnderWay(ctx.db, order.id);
  if (isAsking)
    throw appError('desk_changed', {
      message: 'A refund of this order is being asked for. Please wait for its answer.',
    });
  return order.price_cents - order.refunded_cents - cents;
}

async function creditsThatGo(ctx: ActContext, after: OrderRow): Promise<string> {
  const credits = creditsToReclaim(after) - after.reclaimed_credits;
  const account = await findAccountStanding(ctx.db, after.user_id);
  // Who has left has no credits to take.
  if (!account) return `${countCredits(credits)} would go; the person has left.`;
  const free = account.balance - account.held;
  const owed = Math.max(0, credits - free);
  const kept = account.balance - (credits - owed);
  return `${countCredits(credits)} go: ${countCredits(kept)} stay${owed > 0 ? `, and ${countCredits(owed)} more are owed` : ''}.`;
}
