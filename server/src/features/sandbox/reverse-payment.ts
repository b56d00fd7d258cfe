import { appError, fieldError } from '../../kernel/errors.ts';
import { notify } from './notify.ts';
import { getSession } from './pay-session.ts';
import { type SandboxContext, sandboxId } from './sandbox.context.ts';
import { changeObject, findObject, insertObject, listObjects, type SandboxObject } from './sandbox.store.ts';

/** Gives money back, all of what is left or a part, and notifies. */
export async function refundPayment(
  ctx: SandboxContext,
  sessionId: string,
  amountCents: number | undefined,
): Promise<{ readonly amount_refunded: number }> {
  const charge = await getCharge(ctx, sessionId);
  const [amount, before] = [Number(charge.body['amount']), Number(charge.body['amount_refunded'])];
  const left = amount - before;
  const refund = amountCents ?? left;
  if (!Number.isInteger(refund) || refund < 1 || refund > left)
    throw fieldError('amount', `A refund is a whole number of cents from 1 to ${left}.`);
  const set = { amount_refunded: before + refund, refunded: refund === left };
  const isFirst = await changeObject(ctx.db, charge.id, {
    set,
    while: { field: 'amount_refunded', is: String(before) },
  });
  if (!isFirst) throw appError('not_ready');
  await notify(ctx, 'charge.refunded', { ...charge.body, ...set });
  return { amount_refunded: before + refund };
}

/** Opens a dispute, or ends the open one as won or lost, and notifies. */
export async function disputePayment(
  ctx: SandboxContext,
  sessionId: string,
  outcome: 'won' | 'lost' | undefined,
): Promise<{ readonly status: string }> {
  const charge = await getCharge(ctx, sessionId);
  const [open] = await listObjects(ctx.db, { kind: 'dispute', field: 'charge', is: charge.id });
  const status = outcome ?? 'needs_response';
  const dispute = open ?? (await openDispute(ctx, charge));
  if (!open) await notify(ctx, 'charge.dispute.created', dispute.body);
  if (outcome !== undefined) {
    await changeObject(ctx.db, dispute.id, { set: { status } });
    await notify(ctx, 'charge.dispute.closed', { ...dispute.body, status });
  }
  return { status };
}

async function openDispute(ctx: SandboxContext, charge: SandboxObject): Promise<SandboxObject> {
  const id = sandboxId(ctx, 'dp');
  const body = {
    id,
    object: 'dispute',
    charge: charge.id,
    payment_intent: charge.body['payment_intent'],
    amount: charge.body['amount'],
    currency: charge.body['currency'],
    status: 'needs_response',
    reason: 'general',
    livemode: false,
  };
  const dispute = { id, kind: 'dispute', body };
  await insertObject(ctx.db, { ...dispute, key: undefined, requestHash: undefined, now: ctx.clock.now() });
  return dispute;
}

/** The charge of a page that was paid; 404 when it was not. */
async function getCharge(ctx: SandboxContext, sessionId: string): Promise<SandboxObject> {
  const session = await getSession(ctx, sessionId);
  const intent = await findObject(ctx.db, String(session.body['payment_intent']));
  const charge = intent && (await findObject(ctx.db, String(intent.body['latest_charge'])));
  if (!charge) throw appError('not_found');
  return charge;
}
