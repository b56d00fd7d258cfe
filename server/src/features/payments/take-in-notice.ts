import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { PaymentFact, PaymentNotice } from '../../ports/payment-provider.ts';
import { creditPurchase, giveBackCredits, reclaimCredits } from '../credits/index.ts';
import { enqueueMail } from '../mail/index.ts';
import type { PaymentsContext } from './payments.context.ts';
import { isOfOtherPrice, namesOf, orderNames, receiptOf } from './read-notice.ts';
import { creditsToReclaim } from './payments.rules.ts';
import { findPayer, hasLeft, insertEvent, lockOrder, type OrderRow, updateOrder } from './payments.store.ts';
import { takeInFirstPayment } from './take-in-first-payment.ts';
import { tellPayer } from './tell-payer.ts';

/** What a notification came to. The last four wait for a person to look at them. */
export type NoticeOutcome =
  | 'applied'
  | 'repeated'
  | 'ignored'
  | 'unknown_order'
  | 'wrong_mode'
  | 'mismatch'
  | 'deleted_account';

const suspicious: readonly NoticeOutcome[] = ['unknown_order', 'wrong_mode', 'mismatch', 'deleted_account'];

/**
 * Takes one notification in: it counts once, in whatever order it comes, and all that follows from it (credits,
 * receipt, credits taken back) holds together with it or not at all. The first that says 'paid' of an order that nothing
 * else is known of, which is nearly every one, takes one statement; all others take a transaction of several.
 */
export async function takeInNotice(ctx: PaymentsContext, notice: PaymentNotice): Promise<NoticeOutcome> {
  const payerId = await takeInFirstPayment(ctx, notice);
  const { outcome, told } =
    payerId === undefined ? await takeInByFacts(ctx, notice) : { outcome: 'applied' as const, told: payerId };
  if (suspicious.includes(outcome)) ctx.onSuspicious({ id: notice.id, type: notice.type, outcome });
  ctx.wakeMail();
  if (told !== undefined) ctx.onTold(told);
  return outcome;
}

/** What it came to, and who was told of it. */
interface TakenIn {
  readonly outcome: NoticeOutcome;
  readonly told?: string;
}

async function takeInByFacts(ctx: PaymentsContext, notice: PaymentNotice): Promise<TakenIn> {
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx): Promise<TakenIn> => {
    const { fact } = notice;
    // The order first and the notification second, as in the short way: two of one order never wait for each other.
    const order = fact ? await lockOrder(tx, orderNames(notice)) : undefined;
    const judged = fact ? judge(ctx, notice, fact, order) : 'ignored';
    // Its books are kept like any other's, and somebody sees to it that the money goes back.
    const isOfLeaver = judged === 'applied' && fact?.kind === 'paid' && order && (await hasLeft(tx, order.user_id));
    const outcome = isOfLeaver ? 'deleted_account' : judged;
    const isNew = await insertEvent(tx, { ...notice, orderId: order?.id ?? null, outcome, now });
    if (!isNew) return { outcome: 'repeated' };
    if (!fact || !order || judged !== 'applied') return { outcome };
    await apply(ctx, tx, { notice, fact, order, now });
    return isOfLeaver ? { outcome } : { outcome, told: order.user_id };
  });
}

function judge(
  ctx: PaymentsContext,
  notice: PaymentNotice,
  fact: PaymentFact,
  order: OrderRow | undefined,
): NoticeOutcome {
  if (!order) return 'unknown_order';
  if (notice.live !== ctx.provider.live) return 'wrong_mode';
  return isOfOtherPrice(fact, order) ? 'mismatch' : 'applied';
}

async function apply(
  ctx: PaymentsContext,
  tx: Tx,
  input: {
    readonly notice: PaymentNotice;
    readonly fact: PaymentFact;
    readonly order: OrderRow;
    readonly now: Date;
  },
): Promise<void> {
  const { notice, fact, order, now } = input;
  const change = { ...namesOf(notice, order), ...changeOf(fact, order, now) };
  const reclaimed = await settle(ctx, tx, { order: { ...order, ...change }, cause: notice.id, now });
  const settled = { ...change, reclaimed_credits: reclaimed };
  await updateOrder(tx, order.id, settled);
  await tellPayer(tx, { before: order, after: { ...order, ...settled }, now });
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
  // Nobody is left to have one.
  if (await hasLeft(tx, order.user_id)) return;
  const payer = await findPayer(tx, order.user_id);
  await enqueueMail(tx, ctx, { kind: 'receipt', recipient: payer.email, payload: receiptOf(order, payer) });
}
