import Stripe from 'stripe';
import { isLiveKey } from './lazy-payments.ts';
import type {
  CheckoutOrder,
  PaymentFact,
  PaymentNotice,
  PaymentProvider,
  PaymentSubject,
} from '../../ports/payment-provider.ts';

/** Notifications older than this, or this far in the future, are refused (the SDK checks only the past). */
const toleranceS = 300;
const timeoutMs = 15_000;
const nothing: PaymentSubject = {
  orderId: undefined,
  sessionId: undefined,
  paymentIntent: undefined,
  receiptUrl: undefined,
};

export interface StripeSettings {
  readonly secretKey: string;
  /** One, or two while they are exchanged. */
  readonly webhookSecrets: readonly string[];
  /** Where the API lies, when not at the provider: scheme, host and port. */
  readonly apiBase: string | undefined;
}

/** Card payments by Stripe: Checkout Sessions, one for each order. */
export function openStripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    ...baseOptions(settings.apiBase),
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
  });
  return {
    live: isLiveKey(settings.secretKey),
    openCheckout: (order) => openCheckout(stripe, order),
    readNotice: async (body, signature, now) => {
      const event = verify(stripe, settings.webhookSecrets, { body, signature, now });
      return event && readEvent(stripe, event);
    },
    lookUp: async (sessionId) => {
      const session = await stripe.checkout.sessions.retrieve(sessionId);
      return { subject: subjectOfSession(session), fact: factOfSession(session) };
    },
    createCustomer: async ({ userId, email }) => {
      const customer = await stripe.customers.create(
        { email, metadata: { user_id: userId } },
        { idempotencyKey: `customer:${userId}` },
      );
      return customer.id;
    },
    removeCustomer: async (customerId) => {
      await stripe.customers.del(customerId).catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')) throw error;
      });
    },
    openSetup: async ({ customerId, returnUrl }) => {
      const session = await stripe.checkout.sessions.create({
        mode: 'setup',
        customer: customerId,
        currency: 'usd',
        success_url: returnUrl,
        cancel_url: returnUrl,
      });
      if (!session.url) throw new Error('The payment provider opened no page.');
      return session.url;
    },
    listMethods: async (customerId) => {
      const [methods, customer] = await Promise.all([
        stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: 20 }),
        stripe.customers.retrieve(customerId),
      ]);
      const preferred = customer.deleted ? undefined : customer.invoice_settings.default_payment_method;
      const preferredId = typeof preferred === 'string' ? preferred : preferred?.id;
      return methods.data.flatMap(({ id, card }) =>
        card
          ? [
              {
                id,
                brand: card.brand,
                last4: card.last4,
                expMonth: card.exp_month,
                expYear: card.exp_year,
                isDefault: id === preferredId,
              },
            ]
          : [],
      );
    },
    removeMethod: async (methodId) => {
      await stripe.paymentMethods.detach(methodId);
    },
    makeDefault: async (customerId, methodId) => {
      await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: methodId } });
    },
  };
}

function baseOptions(apiBase: string | undefined): { host?: string; port?: number; protocol?: 'http' | 'https' } {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
  };
}

async function openCheckout(stripe: Stripe, order: CheckoutOrder) {
  const metadata = { order_id: order.orderId };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: order.orderId,
      customer_email: order.email,
      metadata,
      // Refunds and disputes name the payment and not the page: the order's id must stand there too.
      payment_intent_data: { metadata },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: order.currency,
            unit_amount: order.priceCents,
            product_data: { name: order.packageName, description: order.description },
          },
        },
      ],
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    },
    // A dropped line, a crash and a second request all come to the same page.
    { idempotencyKey: order.orderId },
  );
  if (!session.url) throw new Error('The payment provider opened no page.');
  return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
}

function verify(
  stripe: Stripe,
  secrets: readonly string[],
  notice: { readonly body: Buffer; readonly signature: string | undefined; readonly now: Date },
): Stripe.Event | undefined {
  const { body, signature, now } = notice;
  if (signature === undefined) return undefined;
  const sentAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(sentAt - now.getTime() / 1000 <= toleranceS)) return undefined;
  for (const secret of secrets)
    try {
      return stripe.webhooks.constructEvent(body, signature, secret, toleranceS, undefined, now.getTime());
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return undefined;
    }
  return undefined;
}

/**
 * What an event says about an order. Refunds and disputes are asked for anew: events may come late and in any order,
 * and what counts is how things stand.
 */
async function readEvent(stripe: Stripe, event: Stripe.Event): Promise<PaymentNotice> {
  const notice = { id: event.id, type: event.type, live: event.livemode };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const session = event.data.object;
      return { ...notice, subject: subjectOfSession(session), fact: factOfSession(session) };
    }
    case 'checkout.session.async_payment_failed':
      return { ...notice, subject: subjectOfSession(event.data.object), fact: { kind: 'failed' } };
    case 'charge.refunded':
      return { ...notice, ...(await refundOf(stripe, event.data.object.id)) };
    case 'refund.updated':
    case 'refund.failed': {
      const chargeId = idOf(event.data.object.charge);
      return chargeId === undefined
        ? { ...notice, subject: nothing, fact: undefined }
        : { ...notice, ...(await refundOf(stripe, chargeId)) };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return { ...notice, ...(await disputeOf(stripe, event.data.object.id)) };
    default:
      return { ...notice, subject: nothing, fact: undefined };
  }
}

function subjectOfSession(session: Stripe.Checkout.Session): PaymentSubject {
  return {
    orderId: session.metadata?.['order_id'] ?? session.client_reference_id ?? undefined,
    sessionId: session.id,
    paymentIntent: idOf(session.payment_intent),
    receiptUrl: undefined,
  };
}

function factOfSession(session: Stripe.Checkout.Session): PaymentFact {
  if (session.payment_status === 'paid')
    return { kind: 'paid', amountCents: session.amount_total ?? 0, currency: session.currency ?? '' };
  return { kind: session.status === 'expired' ? 'expired' : 'pending' };
}

async function refundOf(stripe: Stripe, chargeId: string): Promise<Pick<PaymentNotice, 'subject' | 'fact'>> {
  const charge = await stripe.charges.retrieve(chargeId);
  return {
    subject: {
      ...(await subjectOfIntent(stripe, charge.payment_intent)),
      receiptUrl: charge.receipt_url ?? undefined,
    },
    fact: { kind: 'refunded', refundedCents: charge.amount_refunded },
  };
}

async function disputeOf(stripe: Stripe, disputeId: string): Promise<Pick<PaymentNotice, 'subject' | 'fact'>> {
  const dispute = await stripe.disputes.retrieve(disputeId);
  const outcome =
    dispute.status === 'won' || dispute.status === 'warning_closed'
      ? 'won'
      : dispute.status === 'lost'
        ? 'lost'
        : 'open';
  return { subject: await subjectOfIntent(stripe, dispute.payment_intent), fact: { kind: 'dispute', outcome } };
}

async function subjectOfIntent(
  stripe: Stripe,
  reference: string | Stripe.PaymentIntent | null,
): Promise<PaymentSubject> {
  const paymentIntent = idOf(reference);
  if (paymentIntent === undefined) return nothing;
  const intent = await stripe.paymentIntents.retrieve(paymentIntent);
  return { ...nothing, paymentIntent, orderId: intent.metadata['order_id'] };
}

function idOf(reference: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
