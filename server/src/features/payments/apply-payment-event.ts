import { inTransaction, type InTx, type Tx } from '../../db/transaction.ts';
import { addSeconds } from '../../kernel/clock.ts';
import type { PaymentFact, PaymentEvent } from '../../ports/payment-provider.ts';
import { creditPurchase, giveBackCredits, lockForReversal, reclaimCredits } from '../credits/index.ts';
import { enqueueMail } from '../mail/index.ts';
import { openEvidence } from './disputes.store.ts';
import { bringSalesOf } from '../prompts/index.ts';
import { lookAtSellersOf } from '../signals/index.ts';
import type { PaymentsContext } from './payments.context.ts';
import { isOfOtherPrice, namesOf, orderNames, receiptOf } from './read-payment-event.ts';
import { creditsToReclaim, disputeState, nextCheck } from './payments.rules.ts';
import { findPayer, hasLeft, insertEvent, lockOrder, type OrderRow, updateOrder } from './payments.store.ts';
import { mergeReturned } from './returned.store.ts';
import { tellPayer } from './tell-payer.ts';

/** What a notification came to. The last four wait for a person to look at them. */
export type EventOutcome =
  | 'applied'
  | 'repeated'
  | 'ignored'
  | 'unknown_order'
  | 'wrong_mode'
  | 'mismatch'
  | 'declined'
  | 'deleted_account';

const dayS = 86_400;
const suspicious: readonly EventOutcome[] = ['unknown_order', 'wrong_mode', 'mismatch', 'deleted_account'];

/**
 * Takes one notification in: it counts once, in whatever order it comes, and all that follows from it (credits, receipt, credits
 * taken back) holds together with it or not at all. Facts only ever go forward: a refund that has failed stays failed, money of a
 * dispute that has moved has moved; so an answer of the provider that was overtaken by a newer one changes nothing (BOOKS-1).
 */
export async function applyPaymentEvent(ctx: PaymentsContext, event: PaymentEvent): Promise<EventOutcome> {
  const { outcome, told, reversedFor } = await takeInByFacts(ctx, event);
  if (suspicious.includes(outcome)) ctx.onSuspicious({ id: event.id, type: event.type, outcome });
  ctx.wakeMail();
  for (const userId of told) ctx.onTold(userId);
  // After the commit, in a transaction of its own, since it locks other accounts; what it misses the look of the day finds (DESK-70).
  if (reversedFor !== undefined) await lookAtSellersOf(ctx, { buyerId: reversedFor });
  return outcome;
}

/** What it came to, and who was told of it. */
interface TakenIn {
  readonly outcome: EventOutcome;
  readonly told: readonly string[];
  /** The payer, where credits were taken back. */
  readonly reversedFor?: string;
}

async function takeInByFacts(ctx: PaymentsContext, event: PaymentEvent): Promise<TakenIn> {
  const now = ctx.clock.now();
  return inTransaction(ctx, async (ctx): Promise<TakenIn> => {
    const { fact } = event;
    // The order first and the notification second: two of one order come one after the other.
    const order = fact ? await lockOrder(ctx.tx, orderNames(event)) : undefined;
    const judged = fact ? judge(ctx, event, fact, order) : 'ignored';
    // Its books are kept like any other's, and somebody sees to it that the money goes back.
    const isOfLeaver = judged === 'applied' && fact?.kind === 'paid' && order && (await hasLeft(ctx.tx, order.user_id));
    const outcome = isOfLeaver ? 'deleted_account' : judged;
    const isNew = await insertEvent(ctx.tx, { ...event, orderId: order?.id ?? null, outcome, now });
    if (!isNew) return { outcome: 'repeated', told: [] };
    if (!fact || !order || judged !== 'applied') return { outcome, told: [] };
    const { sellers, isReversed } = await apply(ctx, { event, fact, order, now });
    const told = isOfLeaver ? sellers : [order.user_id, ...sellers];
    return { outcome, told, ...(isReversed && { reversedFor: order.user_id }) };
  });
}

function judge(
  ctx: PaymentsContext,
  event: PaymentEvent,
  fact: PaymentFact,
  order: OrderRow | undefined,
): EventOutcome {
  if (!order) return 'unknown_order';
  if (event.live !== ctx.provider.live) return 'wrong_mode';
  // It changes nothing of the order, and is counted (DESK-65).
  if (fact.kind === 'declined') return 'declined';
  return isOfOtherPrice(fact, order) ? 'mismatch' : 'applied';
}

/** Answers the sellers who were told, and whether credits were taken back. */
async function apply(
  ctx: PaymentsContext & InTx,
  input: {
    readonly event: PaymentEvent;
    readonly fact: PaymentFact;
    readonly order: OrderRow;
    readonly now: Date;
  },
): Promise<{ readonly sellers: readonly string[]; readonly isReversed: boolean }> {
  const { event, fact, order, now } = input;
  const change = { ...namesOf(event, order), ...(await changeBy(ctx.tx, { fact, order, now })) };
  const { reclaimed, sellers } = await settle(ctx, { order: { ...order, ...change }, cause: event.id, now });
  const settled = { ...change, reclaimed_credits: reclaimed };
  await updateOrder(ctx.tx, order.id, settled);
  await tellPayer(ctx, { before: order, after: { ...order, ...settled }, now });
  return { sellers, isReversed: reclaimed > order.reclaimed_credits };
}

/** What the fact changes of the order; parts of it that have rows of their own are written here. */
async function changeBy(
  tx: Tx,
  input: { readonly fact: PaymentFact; readonly order: OrderRow; readonly now: Date },
): Promise<Partial<OrderRow>> {
  const { fact, order, now } = input;
  switch (fact.kind) {
    case 'paid':
      return {
        paid_at: order.paid_at ?? now,
        // One that is due keeps its turn: it may be due because money has gone back already.
        ...(order.paid_at === null && !isDue(order, now) && nextCheck({ ...order, paid_at: now }, now)),
      };
    case 'failed':
      return { failed_at: order.failed_at ?? now, next_check_at: null };
    case 'expired':
      return { expired_at: order.expired_at ?? now, next_check_at: null };
    case 'returned': {
      const { refundedCents, disputes } = await mergeReturned(tx, order.id, { ...fact, now });
      const open = fact.disputes.filter(({ outcome }) => outcome === 'open');
      await openEvidence(
        tx,
        open.map(({ id }) => id),
        now,
      );
      return { refunded_cents: Math.min(refundedCents, order.price_cents), dispute: disputeState(disputes) };
    }
    case 'pending':
    case 'declined':
    case 'unknown':
      return {};
    default:
      return fact satisfies never;
  }
}

function isDue({ next_check_at: dueAt }: OrderRow, now: Date): boolean {
  return dueAt !== null && dueAt <= now;
}

/**
 * Brings the ledger to what the facts of the order say: credited if paid, and the share of refunds taken back.
 * Answers how many credits of it are taken back now, and the sellers who were told of sales, or that theirs moved with them.
 */
async function settle(
  ctx: PaymentsContext & InTx,
  input: { readonly order: OrderRow; readonly cause: string; readonly now: Date },
): Promise<{ readonly reclaimed: number; readonly sellers: readonly string[] }> {
  const { order, cause, now } = input;
  const target = creditsToReclaim(order);
  const missing = target - order.reclaimed_credits;
  const arrived: string[] = [];
  if (missing !== 0) {
    await lockForReversal(ctx, order.user_id);
    // What sellers have on its way from this buyer arrives first: it is theirs to lose, as if it had been there (ADR 222).
    arrived.push(...(await bringSalesOf(ctx, order.user_id)));
  }
  if (order.paid_at !== null) {
    const isCredited = await creditPurchase(ctx, {
      id: order.id,
      userId: order.user_id,
      credits: order.credits,
      packageName: order.package_name,
      unsettledUntil: addSeconds(order.paid_at, ctx.saleHoldDays() * dayS),
      now,
    });
    if (isCredited) await sendReceipt(ctx, order);
  }
  const moved = await moveCredits(ctx, { order, missing, cause, now });
  return { reclaimed: target, sellers: [...new Set([...arrived, ...moved])] };
}

/** Takes back or gives back what is missing; answers the sellers who were told. */
async function moveCredits(
  ctx: InTx,
  input: { readonly order: OrderRow; readonly missing: number; readonly cause: string; readonly now: Date },
): Promise<readonly string[]> {
  const { order, missing, cause, now } = input;
  const change = { userId: order.user_id, orderId: order.id, cause, now };
  const pack = `${order.package_name} package`;
  if (missing > 0) {
    const description = `Taken back: ${order.dispute === 'none' ? 'refund' : 'dispute'} of the ${pack}`;
    return reclaimCredits(ctx, { ...change, credits: missing, description });
  }
  if (missing < 0) return giveBackCredits(ctx, { ...change, credits: -missing, description: `Given back: ${pack}` });
  return [];
}

async function sendReceipt(ctx: PaymentsContext & InTx, order: OrderRow): Promise<void> {
  // Nobody is left to have one.
  if (await hasLeft(ctx.tx, order.user_id)) return;
  const payer = await findPayer(ctx.tx, order.user_id);
  await enqueueMail(ctx, { kind: 'receipt', recipient: payer.email, payload: receiptOf(order, payer) });
}
