import Stripe from 'stripe';
import { isLiveKey } from './lazy-payments.ts';
import { stripeCards } from './stripe-cards.ts';
import { findDispute, stageEvidence, submitEvidence } from './stripe-disputes.ts';
import { unlessMissing } from './unless-missing.ts';
import type {
  Agreed,
  AskedRefund,
  BalanceMove,
  CheckoutOrder,
  Dispute,
  KnownPage,
  PaymentFact,
  PaymentEvent,
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
    readWebhook: async (body, signature, now) => {
      const event = verify(stripe, settings.webhookSecrets, { body, signature, now });
      return event && readEvent(stripe, event);
    },
    lookUp: async (sessionId) => {
      const session = await stripe.checkout.sessions.retrieve(sessionId).catch(unlessMissing);
      return session
        ? { subject: subjectOfSession(session), facts: await factsOfSession(stripe, session) }
        : { subject: { ...nothing, sessionId }, facts: [{ kind: 'unknown' }] };
    },
    expireCheckout: async (sessionId) => {
      await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
        // It was paid, or is over: there is nothing left to end.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      });
    },
    listBalance: (range) => listBalance(stripe, range),
    listPages: (range) => listPages(stripe, range),
    refund: (input) => refund(stripe, input),
    findDispute: (disputeId) => findDispute(stripe, disputeId),
    stageEvidence: (input) => stageEvidence(stripe, input),
    submitEvidence: (disputeId) => submitEvidence(stripe, disputeId),
    ...stripeCards(stripe),
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
      metadata: { ...metadata, ...describeAgreed(order.agreed) },
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
  sent: { readonly body: Buffer; readonly signature: string | undefined; readonly now: Date },
): Stripe.Event | undefined {
  const { body, signature, now } = sent;
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
 * What an event says about an order. Whatever goes back of a payment is asked for anew and whole: events may come late and in any
 * order, and answers may overtake each other, so that each fact carries what tells the newer from the older.
 */
async function readEvent(stripe: Stripe, event: Stripe.Event): Promise<PaymentEvent> {
  const names = { id: event.id, type: event.type, live: event.livemode };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const session = event.data.object;
      return { ...names, subject: subjectOfSession(session), fact: factOfSession(session) };
    }
    case 'checkout.session.async_payment_failed':
      return { ...names, subject: subjectOfSession(event.data.object), fact: { kind: 'failed' } };
    case 'payment_intent.payment_failed':
      // Of its order alone: which payment it comes to in the end is told when it is paid.
      return {
        ...names,
        subject: { ...nothing, orderId: event.data.object.metadata['order_id'] },
        fact: { kind: 'declined' },
      };
    case 'charge.refunded': {
      const { payment_intent: intent, receipt_url: receiptUrl } = event.data.object;
      return { ...names, ...(await returnedOf(stripe, idOf(intent), receiptUrl ?? undefined)) };
    }
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { ...names, ...(await returnedOf(stripe, idOf(event.data.object.payment_intent), undefined)) };
    default:
      return { ...names, subject: nothing, fact: undefined };
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

/** What a page says; undefined for one that sells nothing, such as a page that keeps a card. */
function factOfSession(session: Stripe.Checkout.Session): PaymentFact | undefined {
  if (session.mode !== 'payment') return undefined;
  if (session.payment_status === 'paid')
    return { kind: 'paid', amountCents: session.amount_total ?? 0, currency: session.currency ?? '' };
  return { kind: session.status === 'expired' ? 'expired' : 'pending' };
}

async function factsOfSession(stripe: Stripe, session: Stripe.Checkout.Session): Promise<PaymentFact[]> {
  const fact = factOfSession(session);
  if (!fact) return [];
  const intent = idOf(session.payment_intent);
  if (intent === undefined) return [fact];
  if (fact.kind === 'paid') return [fact, await whatReturned(stripe, intent)];
  // A debit whose money never came: its page is complete and unpaid for good.
  if (session.status !== 'complete') return [fact];
  const { status } = await stripe.paymentIntents.retrieve(intent);
  return [status === 'requires_payment_method' || status === 'canceled' ? { kind: 'failed' } : fact];
}

async function returnedOf(
  stripe: Stripe,
  intent: string | undefined,
  receiptUrl: string | undefined,
): Promise<Pick<PaymentEvent, 'subject' | 'fact'>> {
  if (intent === undefined) return { subject: nothing, fact: undefined };
  const { metadata } = await stripe.paymentIntents.retrieve(intent);
  return {
    subject: { ...nothing, paymentIntent: intent, orderId: metadata['order_id'], receiptUrl },
    fact: await whatReturned(stripe, intent),
  };
}

/** More than a payment can have: a refund is at least a cent, and nobody gives a payment back in a hundred parts. */
const partsMax = 100;

async function whatReturned(stripe: Stripe, intent: string): Promise<PaymentFact> {
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list({ payment_intent: intent, limit: partsMax }),
    stripe.disputes.list({ payment_intent: intent, limit: partsMax }),
  ]);
  return {
    kind: 'returned',
    refunds: refunds.data.map(({ id, amount, status }) => ({
      id,
      amountCents: amount,
      hasFailed: status === 'failed' || status === 'canceled',
    })),
    disputes: disputes.data.map((dispute) => ({
      id: dispute.id,
      amountCents: dispute.amount,
      moves: dispute.balance_transactions.length,
      isWithdrawn: dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0) < 0,
      // One that is newer than the SDK is not over yet: whether its money moved is told by the moves.
      outcome: outcomes[dispute.status] ?? 'open',
    })),
  };
}

/** Every state that the SDK knows: a new one does not compile. A warning, and what was prevented, moved no money. */
const outcomes: Readonly<Record<Stripe.Dispute.Status, Dispute['outcome']>> = {
  warning_needs_response: 'open',
  warning_under_review: 'open',
  warning_closed: 'won',
  needs_response: 'open',
  under_review: 'open',
  prevented: 'won',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
};

/** The key stands at the refund itself as well: the provider forgets the keys of requests after a day. */
async function refund(
  stripe: Stripe,
  { paymentIntent, cents, key }: { readonly paymentIntent: string; readonly cents: number; readonly key: string },
): Promise<AskedRefund> {
  const { data } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: partsMax });
  const earlier = data.find(({ metadata }) => metadata?.['request_id'] === key);
  if (earlier) return { kind: 'asked', refundId: earlier.id };
  try {
    const made = await stripe.refunds.create(
      { payment_intent: paymentIntent, amount: cents, metadata: { request_id: key } },
      { idempotencyKey: `refund:${key}` },
    );
    return { kind: 'asked', refundId: made.id };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { kind: 'refused', reason: error.message };
    throw error;
  }
}

async function listBalance(
  stripe: Stripe,
  range: { readonly from: Date; readonly to: Date; readonly limit: number },
): Promise<BalanceMove[]> {
  const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
  const moves: BalanceMove[] = [];
  const listed = stripe.balanceTransactions.list({
    created: { gte: seconds(range.from), lt: seconds(range.to) },
    limit: 100,
    expand: ['data.source'],
  });
  for await (const { id, type, source } of listed) {
    const subject = typeof source === 'object' && source !== null ? subjectOfSource(source) : undefined;
    if (subject) moves.push({ id, type, subject });
    if (moves.length >= range.limit) break;
  }
  return moves;
}

async function listPages(
  stripe: Stripe,
  range: { readonly from: Date; readonly to: Date; readonly limit: number },
): Promise<KnownPage[]> {
  const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
  const pages: KnownPage[] = [];
  const listed = stripe.checkout.sessions.list({
    created: { gte: seconds(range.from), lt: seconds(range.to) },
    limit: 100,
  });
  for await (const session of listed) {
    const { orderId } = subjectOfSession(session);
    if (session.mode !== 'payment' || orderId === undefined) continue;
    pages.push({
      orderId,
      sessionId: session.id,
      agreed: readAgreed(session.metadata ?? {}),
      priceCents: session.amount_total ?? 0,
      currency: session.currency ?? '',
      successUrl: session.success_url ?? '',
      cancelUrl: session.cancel_url ?? '',
      createdAt: new Date(session.created * 1000),
      expiresAt: new Date(session.expires_at * 1000),
    });
    if (pages.length >= range.limit) break;
  }
  return pages;
}

function describeAgreed({ userId, packageId, packageName, credits }: Agreed): Record<string, string> {
  return { user_id: userId, package_id: packageId, package_name: packageName, credits: String(credits) };
}

function readAgreed(metadata: Readonly<Record<string, string>>): Agreed | undefined {
  const { user_id: userId, package_id: packageId, package_name: packageName } = metadata;
  const credits = Number(metadata['credits']);
  if (userId === undefined || packageId === undefined || packageName === undefined) return undefined;
  return Number.isSafeInteger(credits) && credits > 0 ? { userId, packageId, packageName, credits } : undefined;
}

/** The payment that money moved for; undefined for payouts, fees and the like. */
function subjectOfSource(source: Stripe.BalanceTransactionSource): PaymentSubject | undefined {
  if (source.object !== 'charge' && source.object !== 'refund' && source.object !== 'dispute') return undefined;
  const paymentIntent = idOf(source.payment_intent);
  return paymentIntent === undefined
    ? undefined
    : { ...nothing, paymentIntent, orderId: source.metadata?.['order_id'] };
}

function idOf(reference: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
