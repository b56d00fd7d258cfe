import { notify } from '../../stand-ins/payment-sandbox/notify.ts';
import { expireSession, getSession, paySession } from '../../stand-ins/payment-sandbox/pay-session.ts';
import { disputePayment, recordReturn, refundPayment } from '../../stand-ins/payment-sandbox/reverse-payment.ts';
import type { SandboxContext } from '../../stand-ins/payment-sandbox/index.ts';
import { changeObject, findObject, listObjects } from '../../stand-ins/payment-sandbox/sandbox.store.ts';
import { AppError } from '../../kernel/errors.ts';
import type { PayerStep, PaymentWords } from './acts.ts';

/**
 * Does at the provider what payers, banks and operators do there, one step after the other, and answers how the payment stands then. What
 * the provider refuses (a refund of a page that nobody paid) is left out.
 */
export async function actAsPayer(
  sandbox: SandboxContext,
  sessionId: string,
  steps: readonly PayerStep[],
): Promise<PaymentWords> {
  for (const step of steps)
    await take(sandbox, sessionId, step).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  return readWords(sandbox, sessionId);
}

async function take(sandbox: SandboxContext, sessionId: string, step: PayerStep): Promise<unknown> {
  switch (step) {
    case 'card':
      return paySession(sandbox, { session: await getSession(sandbox, sessionId), payWith: 'card' });
    case 'two tabs': {
      const session = await getSession(sandbox, sessionId);
      return Promise.all([
        paySession(sandbox, { session, payWith: 'card' }),
        paySession(sandbox, { session, payWith: 'card' }),
      ]);
    }
    case 'debit':
      return paySession(sandbox, { session: await getSession(sandbox, sessionId), payWith: 'debit' });
    case 'failing debit':
      return paySession(sandbox, { session: await getSession(sandbox, sessionId), payWith: 'failing_debit' });
    case 'expire':
      return expireSession(sandbox, await getSession(sandbox, sessionId));
    case 'fail refund':
      return failRefund(sandbox, sessionId);
    case 'dispute':
      return (
        isPaidFor(await getSession(sandbox, sessionId)) && disputePayment(sandbox, { sessionId, outcome: undefined })
      );
    case 'win':
      return (await isDisputed(sandbox, sessionId)) && disputePayment(sandbox, { sessionId, outcome: 'won' });
    case 'lose':
      return (await isDisputed(sandbox, sessionId)) && disputePayment(sandbox, { sessionId, outcome: 'lost' });
    default: {
      const session = await getSession(sandbox, sessionId);
      if (!isPaidFor(session)) return undefined;
      const amount = Math.max(1, Math.floor(step.refund * Number(session.body['amount_total'])));
      return refundPayment(sandbox, { sessionId, amountCents: step.refund === 1 ? undefined : amount });
    }
  }
}

/** The newest refund does not arrive: its money is with us again. */
async function failRefund(sandbox: SandboxContext, sessionId: string): Promise<void> {
  const intent = await intentOf(sandbox, sessionId);
  const [newest] = await partsOf(sandbox, 'refund', intent);
  if (!newest || newest.body['status'] === 'failed') return;
  await changeObject(sandbox.db, newest.id, { set: { status: 'failed' } });
  await recordReturn(sandbox, newest);
  await notify(sandbox, { type: 'refund.failed', object: { ...newest.body, status: 'failed' } });
}

async function isDisputed(sandbox: SandboxContext, sessionId: string): Promise<boolean> {
  const disputes = await partsOf(sandbox, 'dispute', await intentOf(sandbox, sessionId));
  return disputes.some(({ body }) => body['status'] === 'needs_response');
}

async function readWords(sandbox: SandboxContext, sessionId: string): Promise<PaymentWords> {
  const intent = await intentOf(sandbox, sessionId);
  const refunds = await partsOf(sandbox, 'refund', intent);
  const disputes = await partsOf(sandbox, 'dispute', intent);
  return {
    isPaid: isPaidFor(await getSession(sandbox, sessionId)),
    refundedCents: refunds.reduce(
      (sum, { body }) => sum + (body['status'] === 'succeeded' ? Number(body['amount']) : 0),
      0,
    ),
    isWithdrawn: disputes.some(({ body }) => body['status'] === 'needs_response' || body['status'] === 'lost'),
  };
}

const isPaidFor = ({ body }: { readonly body: Readonly<Record<string, unknown>> }): boolean =>
  body['payment_status'] === 'paid';

async function intentOf(sandbox: SandboxContext, sessionId: string): Promise<string> {
  const intent = (await findObject(sandbox.db, sessionId))?.body['payment_intent'];
  return typeof intent === 'string' ? intent : '';
}

function partsOf(sandbox: SandboxContext, kind: 'refund' | 'dispute', intent: string) {
  return listObjects(sandbox.db, { kind, field: 'payment_intent', is: intent });
}
