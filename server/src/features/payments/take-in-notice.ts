import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { PaymentFact, PaymentNotice } from '../../ports/payment-provider.ts';
import { isUuid } from '../../kernel/ids.ts';
import { creditPurchase, giveBackCredits, reclaimCredits } from '../credits/index.ts';
import { enqueueMail } from '../mail/index.ts';
import type { PaymentsContext } from './payments.context.ts';
import { creditsToReclaim } from './payments.rules.ts';
import { findPayer, insertEvent, lockOrder, type OrderRow, setEventOutcome, updateOrder } from './payments.store.ts';

/** What a notification came to. The last three wait for a person to look at them. */
export type NoticeOutcome = 'applied' | 'repeated' | 'ignored' | 'unknown_order' | 'wrong_mode' | 'mismatch';

const suspicious: readonly NoticeOutcome[] = ['unknown_order', 'wrong_mode', 'mismatch'];

/**
 * Takes one notification in: it counts once, in whatever order it comes, and all that follows from it (credits,
 * receipt, credits taken back) holds together with it or not at all.
 */
export async function takeInNotice(ctx: PaymentsContext, notice: PaymentNotice): Promise<NoticeOutcome> {
  const now = ctx.clock.now();
  const outcome = await inTransaction(ctx.db, async (tx): Promise<NoticeOutcome> => {
    const isNew = await insertEvent(tx, { ...notice, orderId: null, outcome: 'ignored', now });
    if (!isNew) return 'repeated';
    if (!notice.fact) return 'ignored';
    const order = await findSubject(tx, notice);
    const result = order ? await applyNotice(ctx, tx, { notice, fact: notice.fact, order, now }) : 'unknown_order';
    await setEventOutcome(tx, { id: notice.id, orderId: order?.id ?? null, outcome: result });
    return result;
  });
  if (suspicious.includes(outcome)) ctx.onSuspicious({ id: notice.id, type: notice.type, outcome });
  ctx.wakeMail();
  return outcome;
}

function findSubject(tx: Tx, { subject }: PaymentNotice): Promise<OrderRow | undefined> {
  // Metadata is free text: what is no id of ours names no order.
  const orderId = subject.orderId !== undefined && isUuid(subject.orderId) ? subject.orderId : undefined;
  return lockOrder(tx, { ...subject, orderId });
}

async function applyNotice(
  ctx: PaymentsContext,
  tx: Tx,
  input: {
    readonly notice: PaymentNotice;
    readonly fact: PaymentFact;
    readonly order: OrderRow;
    readonly now: Date;
  },
): Promise<NoticeOutcome> {
  const { notice, fact, order, now } = input;
  if (notice.live !== ctx.provider.live) return 'wrong_mode';
  if (fact.kind === 'paid' && (fact.amountCents !== order.price_cents || fact.currency !== order.currency))
    return 'mismatch';
  const change = { ...namesOf(notice, order), ...changeOf(fact, order, now) };
  const reclaimed = await settle(ctx, tx, { order: { ...order, ...change }, cause: notice.id, now });
  await updateOrder(tx, order.id, { ...change, reclaimed_credits: reclaimed });
  return 'applied';
}

/** Names that the provider has for the order by now. */
function namesOf({ subject }: PaymentNotice, order: OrderRow): Partial<OrderRow> {
  return {
    session_id: order.session_id ?? subject.sessionId ?? null,
    payment_intent: order.payment_intent ?? subject.paymentIntent ?? null,
    receipt_url: order.receipt_url ?? subject.receiptUrl ?? null,
  };
}

function changeOf(fact: PaymentFact, order: OrderRow, now: Date): Partial<OrderRow> {
  switch (fact.kind) {
    case 'paid':
      return { paid_at: order.paid_at ?? now };
    case 'failed':
      return { failed_at: order.failed_at ?? now };
    case 'expired':
      return { expired_at: order.expired_at ?? now };
    case 'refunded':
      return { refunded_cents: Math.min(fact.refundedCents, order.price_cents) };
    case 'dispute':
      return { dispute: fact.outcome };
    case 'pending':
      return {};
    default:
      return fact satisfies never;
  }
}

/**
 * Brings the ledger to what the facts of the order say: credited if paid, and the share of refunds taken back.
 * Answers how many credits of it are taken back now.
 */
async function settle(
  ctx: PaymentsContext,
  tx: Tx,
  input: { readonly order: OrderRow; readonly cause: string; readonly now: Date },
): Promise<number> {
  const { order, cause, now } = input;
  if (order.paid_at !== null) {
    const isCredited = await creditPurchase(tx, {
      id: order.id,
      userId: order.user_id,
      credits: order.credits,
      packageName: order.package_name,
      now,
    });
    if (isCredited) await sendReceipt(ctx, tx, order);
  }
  const target = creditsToReclaim(order);
  const missing = target - order.reclaimed_credits;
  const change = { userId: order.user_id, cause, now };
  if (missing > 0)
    await reclaimCredits(tx, {
      ...change,
      credits: missing,
      description: `Taken back: ${order.dispute === 'none' ? 'refund' : 'dispute'} of the ${order.package_name} package`,
    });
  if (missing < 0)
    await giveBackCredits(tx, {
      ...change,
      credits: -missing,
      description: `Given back: ${order.package_name} package`,
    });
  return target;
}

async function sendReceipt(ctx: PaymentsContext, tx: Tx, order: OrderRow): Promise<void> {
  const { username, email } = await findPayer(tx, order.user_id);
  await enqueueMail(tx, ctx, {
    kind: 'receipt',
    recipient: email,
    payload: {
      username,
      package_name: order.package_name,
      credits: order.credits,
      amount_cents: order.price_cents,
      currency: order.currency,
      order_id: order.id,
    },
  });
}
