import { isDatabaseError, sqlStates } from '../../db/transaction.ts';
import type { PaymentNotice } from '../../ports/payment-provider.ts';
import { mailPart } from '../mail/index.ts';
import { isOfOtherPrice, namesOf, orderNames, receiptOf } from './read-notice.ts';
import type { PaymentsContext } from './payments.context.ts';
import { eventConstraint, findPayableOrder, payOrder } from './payments.store.ts';

/**
 * The short way of a notification: the first 'paid' of an open order, at the agreed price, is credited with its receipt in one
 * statement. Answers who has paid; undefined, having changed nothing, for whatever is not exactly that; the long way then looks at the facts.
 */
export async function takeInFirstPayment(ctx: PaymentsContext, notice: PaymentNotice): Promise<string | undefined> {
  const { fact } = notice;
  if (fact?.kind !== 'paid' || notice.live !== ctx.provider.live) return undefined;
  const order = await findPayableOrder(ctx.db, orderNames(notice));
  if (!order || order.deleted_at !== null || order.paid_at !== null || isOfOtherPrice(fact, order)) return undefined;
  const now = ctx.clock.now();
  const mail = {
    id: ctx.ids.uuid(),
    kind: 'receipt',
    recipient: order.email,
    payload: receiptOf(order, order),
    now,
  };
  try {
    const isPaid = await payOrder(ctx.db, {
      order,
      notice,
      names: namesOf(notice, order),
      receipt: (condition) => mailPart(mail, condition),
      now,
    });
    return isPaid ? order.user_id : undefined;
  } catch (error) {
    // It was taken in before, with another outcome.
    if (isDatabaseError(error, sqlStates.uniqueViolation, eventConstraint)) return undefined;
    throw error;
  }
}
