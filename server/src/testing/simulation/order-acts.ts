import { createPaymentLink } from '../../features/payments/create-payment-link.ts';
import { takeInNotice } from '../../features/payments/take-in-notice.ts';
import type { PaymentFact } from '../../ports/payment-provider.ts';
import { type Act, type Order, receive, type World } from './world.ts';

const nothing = { orderId: undefined, sessionId: undefined, paymentIntent: undefined, receiptUrl: undefined };

/** Credits are ordered, and the provider tells of them what it likes, in any order and as often as it likes. */
export function orderActs(world: World): readonly Act[] {
  const { below, pick, people, orders, payments } = world;

  async function order(): Promise<void> {
    const buyer = pick(people);
    if (!buyer) return;
    const pack = pick([
      { id: 'starter', credits: 100, cents: 499 },
      { id: 'creator', credits: 500, cents: 1999 },
    ] as const);
    if (!pack) return;
    const link = await createPaymentLink(payments, {
      actor: buyer.actor,
      packageId: pack.id,
      successUrl: 'http://loomlight.test/payment/success',
      cancelUrl: 'http://loomlight.test/credits',
      requestKey: undefined,
    });
    const session = link.payment_link.id;
    const facts = { paid: false, refunded: 0, dispute: 'none' as const, reclaimed: 0 };
    orders.push({ id: link.payment_id, session, buyer, credits: pack.credits, cents: pack.cents, ...facts });
  }

  /** Tells a fact about an order, once or several times at once; the arithmetic follows the contract's words. */
  async function tell(): Promise<void> {
    const subject = pick(orders.slice(-60));
    if (!subject) return order();
    const fact = pick<() => PaymentFact>([
      () => ({ kind: 'paid', amountCents: subject.cents, currency: 'usd' }),
      () => ({ kind: 'paid', amountCents: subject.cents, currency: 'usd' }),
      () => ({ kind: 'refunded', refundedCents: Math.min(subject.cents, subject.refunded + below(subject.cents)) }),
      () => ({ kind: 'dispute', outcome: pick(['open', 'won', 'lost'] as const) ?? 'open' }),
      () => ({ kind: 'failed' }),
      () => ({ kind: 'expired' }),
    ])?.();
    if (!fact) return;
    const notice = {
      id: `notice ${world.nextNumber()}`,
      type: 'simulated',
      live: false,
      subject: { ...nothing, sessionId: subject.session },
      fact,
    };
    await Promise.all(Array.from({ length: 1 + below(3) }, () => takeInNotice(payments, notice)));
    follow(subject, fact);
  }

  return [
    ['order', 4, order],
    ['tell', 12, tell],
  ];
}

/** The arithmetic of the contract's words: what is refunded or disputed is taken back, what is missing is owed. */
function follow(subject: Order, fact: PaymentFact): void {
  const { buyer } = subject;
  if (fact.kind === 'paid' && !subject.paid) {
    subject.paid = true;
    receive(buyer, subject.credits);
  }
  if (fact.kind === 'refunded') subject.refunded = fact.refundedCents;
  if (fact.kind === 'dispute') subject.dispute = fact.outcome;
  const isDisputed = subject.dispute === 'open' || subject.dispute === 'lost';
  const share = Math.floor((subject.credits * subject.refunded) / subject.cents);
  const target = subject.paid ? (isDisputed ? subject.credits : share) : 0;
  const missing = target - subject.reclaimed;
  subject.reclaimed = target;
  if (missing > 0) {
    const now = Math.min(buyer.balance, missing);
    buyer.balance -= now;
    buyer.debt += missing - now;
  } else if (missing < 0) {
    const forgiven = Math.min(buyer.debt, -missing);
    buyer.debt -= forgiven;
    receive(buyer, -missing - forgiven);
  }
}
