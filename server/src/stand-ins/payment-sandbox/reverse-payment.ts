import { appError, fieldError } from '../../kernel/errors.ts';
import { notify } from './notify.ts';
import { getSession } from './pay-session.ts';
import { type SandboxContext, sandboxId } from './sandbox.context.ts';
import {
  changeObject,
  deleteObject,
  findObject,
  insertObject,
  listObjects,
  type SandboxObject,
} from './sandbox.store.ts';

/** Gives money back, all of what is left or a part, and notifies. */
export async function refundPayment(
  ctx: SandboxContext,
  input: { readonly sessionId: string; readonly amountCents: number | undefined },
): Promise<{ readonly amount_refunded: number }> {
  const charge = await getCharge(ctx, input.sessionId);
  const { amount_refunded: before } = charge.body;
  const { amount } = await refundCharge(ctx, { charge, amountCents: input.amountCents });
  return { amount_refunded: Number(before) + amount };
}

/** The same of a charge, under a key of whoever asks: asked again it gives back nothing more. */
export async function refundCharge(
  ctx: SandboxContext,
  input: {
    readonly charge: SandboxObject;
    readonly amountCents: number | undefined;
    readonly metadata?: object;
    readonly once?: { readonly key: string; readonly requestHash: Buffer };
  },
): Promise<{ readonly id: string; readonly amount: number }> {
  const { charge, amountCents, metadata, once } = input;
  const before = Number(charge.body['amount_refunded']);
  const left = Number(charge.body['amount']) - before;
  const amount = amountCents ?? left;
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    throw fieldError('amount', `A refund is a whole number of cents from 1 to ${left}.`);
  const set = { amount_refunded: before + amount, refunded: amount === left };
  const id = sandboxId(ctx, 're');
  const body = {
    ...{ id, object: 'refund', charge: charge.id, payment_intent: charge.body['payment_intent'], amount },
    ...{ currency: charge.body['currency'], status: 'succeeded' },
    metadata: { ...(charge.body['metadata'] as object), ...metadata },
  };
  const made = { id, kind: 'refund', body, key: once?.key, requestHash: once?.requestHash, now: ctx.clock.now() };
  // Of two who ask under one key the second finds what the first has made.
  if (!(await insertObject(ctx.db, made))) throw appError('not_ready');
  const isFirst = await changeObject(ctx.db, charge.id, {
    set,
    while: { field: 'amount_refunded', is: String(before) },
  });
  if (!isFirst) {
    await deleteObject(ctx.db, id);
    throw appError('not_ready');
  }
  await notify(ctx, { type: 'charge.refunded', object: { ...charge.body, ...set } });
  return { id, amount };
}

/** Opens a dispute, or ends the open one as won or lost, and notifies. */
export async function disputePayment(
  ctx: SandboxContext,
  input: { readonly sessionId: string; readonly outcome: 'won' | 'lost' | undefined },
): Promise<{ readonly status: string }> {
  const { sessionId, outcome } = input;
  const charge = await getCharge(ctx, sessionId);
  const disputes = await listObjects(ctx.db, { kind: 'dispute', field: 'charge', is: charge.id });
  const open = disputes.find(({ body }) => body['status'] === 'needs_response' || body['status'] === 'under_review');
  const status = outcome ?? 'needs_response';
  const dispute = open ?? (await openDispute(ctx, charge));
  if (!open) await notify(ctx, { type: 'charge.dispute.created', object: dispute.body });
  if (outcome !== undefined) {
    const [withdrawal] = dispute.body['balance_transactions'] as readonly Move[];
    // Money comes back for one that is won.
    const back = outcome === 'won' && withdrawal ? [{ ...withdrawal, amount: -withdrawal.amount }] : [];
    const set = { status, balance_transactions: [...(withdrawal ? [withdrawal] : []), ...back] };
    await changeObject(ctx.db, dispute.id, { set });
    if (back.length > 0) await recordReturn(ctx, dispute);
    await notify(ctx, { type: 'charge.dispute.closed', object: { ...dispute.body, ...set } });
  }
  return { status };
}

/** So long the bank hears what is said against a dispute. */
const answerDays = 9;

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
    evidence: {},
    evidence_details: {
      ...{ has_evidence: false, past_due: false, submission_count: 0 },
      due_by: Math.floor(ctx.clock.now().getTime() / 1000) + answerDays * 86_400,
    },
    metadata: charge.body['metadata'],
    // The bank takes the money at once.
    balance_transactions: [
      { object: 'balance_transaction', type: 'adjustment', amount: -Number(charge.body['amount']) },
    ],
  };
  return keep(ctx, 'dispute', body);
}

/** Notes that money of a dispute or a refund has come back now: whoever lists what moved is told of it. */
export async function recordReturn(ctx: SandboxContext, { body }: SandboxObject): Promise<void> {
  const { object, payment_intent, metadata } = body;
  await keep(ctx, 'return', { id: sandboxId(ctx, 'back'), object, payment_intent, metadata });
}

/** Money that moved for a dispute. */
interface Move {
  readonly amount: number;
}

async function keep(
  ctx: SandboxContext,
  kind: string,
  body: { readonly id: string; readonly [field: string]: unknown },
): Promise<SandboxObject> {
  const object = { id: body.id, kind, body };
  await insertObject(ctx.db, { ...object, key: undefined, requestHash: undefined, now: ctx.clock.now() });
  return object;
}

/** The charge of a page that was paid; 404 when it was not. */
async function getCharge(ctx: SandboxContext, sessionId: string): Promise<SandboxObject> {
  const session = await getSession(ctx, sessionId);
  const intent = await findObject(ctx.db, String(session.body['payment_intent']));
  const charge = intent && (await findObject(ctx.db, String(intent.body['latest_charge'])));
  if (!charge) throw appError('not_found');
  return charge;
}
