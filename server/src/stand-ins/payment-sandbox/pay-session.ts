import { appError } from '../../kernel/errors.ts';
import { notify } from './notify.ts';
import { type SandboxContext, sandboxId } from './sandbox.context.ts';
import { changeObject, findObject, insertObject, type SandboxObject } from './sandbox.store.ts';

export type { SandboxObject };

/** What a card does here. Numbers are looked at and never stored. */
export type CardOutcome = 'pays' | 'declined' | 'challenge' | 'invalid';

const declinedCard = '4000000000000002';
const challengedCard = '4000002500003155';

/** Judges a card number: the provider's own test cards have their own ways. */
export function judgeCard(text: string): CardOutcome {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) return 'invalid';
  if (digits === declinedCard) return 'declined';
  return digits === challengedCard ? 'challenge' : 'pays';
}

function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** An open page of the sandbox; 404 for anything else. */
export async function getSession(ctx: Pick<SandboxContext, 'db'>, id: string): Promise<SandboxObject> {
  const session = await findObject(ctx.db, id);
  if (session?.kind !== 'checkout.session') throw appError('not_found');
  return session;
}

/** Tells that a card was declined on a page that sells something; the page stays open for another one. */
export async function declineCard(ctx: SandboxContext, session: SandboxObject): Promise<void> {
  if (session.body['mode'] === 'setup') return;
  const id = sandboxId(ctx, 'pi');
  const { metadata, amount_total: amount, currency } = session.body;
  const object = { id, object: 'payment_intent', status: 'requires_payment_method', amount, currency, metadata };
  await notify(ctx, { type: 'payment_intent.payment_failed', object });
}

/** How a page is paid: at once by card, or by a debit whose money comes (or does not) a moment later. */
export type PayWith = 'card' | 'debit' | 'failing_debit';

const debitDelayS = 3;

/** Pays a page, once, and notifies; a page that is paid or expired already stays as it is. Answers where to go next. */
export async function paySession(
  ctx: SandboxContext,
  input: { readonly session: SandboxObject; readonly payWith: PayWith },
): Promise<string> {
  const { session, payWith } = input;
  const isDebit = payWith !== 'card';
  const paymentIntent = sandboxId(ctx, 'pi');
  const set = { status: 'complete', payment_status: isDebit ? 'unpaid' : 'paid', payment_intent: paymentIntent };
  const isFirst = await changeObject(ctx.db, session.id, { set, while: { field: 'status', is: 'open' } });
  const successUrl = String(session.body['success_url']).replace('{CHECKOUT_SESSION_ID}', session.id);
  if (!isFirst) return successUrl;
  await recordPayment(ctx, session, { paymentIntent, payWith });
  const paid = { ...session.body, ...set };
  await notify(ctx, { type: 'checkout.session.completed', object: paid });
  if (payWith === 'debit') {
    await changeObject(ctx.db, session.id, { set: { payment_status: 'paid' } });
    const object = { ...paid, payment_status: 'paid' };
    await notify(ctx, { type: 'checkout.session.async_payment_succeeded', object, afterS: debitDelayS });
  }
  if (payWith === 'failing_debit')
    await notify(ctx, { type: 'checkout.session.async_payment_failed', object: paid, afterS: debitDelayS });
  return successUrl;
}

async function recordPayment(
  ctx: SandboxContext,
  session: SandboxObject,
  { paymentIntent, payWith }: { readonly paymentIntent: string; readonly payWith: PayWith },
): Promise<void> {
  const status = payWith === 'failing_debit' ? 'requires_payment_method' : 'succeeded';
  const now = ctx.clock.now();
  const chargeId = sandboxId(ctx, 'ch');
  const shared = {
    amount: session.body['amount_total'],
    currency: session.body['currency'],
    metadata: session.body['metadata'],
    livemode: false,
  };
  const common = { key: undefined, requestHash: undefined, now };
  await insertObject(ctx.db, {
    ...common,
    id: paymentIntent,
    kind: 'payment_intent',
    body: { id: paymentIntent, object: 'payment_intent', latest_charge: chargeId, status, ...shared },
  });
  await insertObject(ctx.db, {
    ...common,
    id: chargeId,
    kind: 'charge',
    body: {
      id: chargeId,
      object: 'charge',
      payment_intent: paymentIntent,
      amount_refunded: 0,
      refunded: false,
      receipt_url: `${ctx.publicUrl}/sandbox/receipts/${chargeId}`,
      ...shared,
    },
  });
}

/** Ends a page without a payment, as time does. */
export async function expireSession(ctx: SandboxContext, session: SandboxObject): Promise<void> {
  const set = { status: 'expired' };
  if (await changeObject(ctx.db, session.id, { set, while: { field: 'status', is: 'open' } }))
    await notify(ctx, { type: 'checkout.session.expired', object: { ...session.body, ...set } });
}
