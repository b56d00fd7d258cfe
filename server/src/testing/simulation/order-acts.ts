import { createPaymentLink } from '../../features/payments/create-payment-link.ts';
import { applyPaymentEvent } from '../../features/payments/apply-payment-event.ts';
import type { PaymentFact } from '../../ports/payment-provider.ts';
import { closeSignals } from '../close-signals.ts';
import { type Act, type Order, receive, type ReturnedState, type World } from './world.ts';

const nothing = { orderId: undefined, sessionId: undefined, paymentIntent: undefined, receiptUrl: undefined };

/** Credits are ordered, and the provider tells of them what it likes, in any order and as often as it likes. */
export function orderActs(world: World): readonly Act[] {
  const { below, pick, people, orders, payments, shared } = world;

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
      idempotencyKey: undefined,
    });
    const session = link.sessionId;
    const facts = { paid: false, reclaimed: 0, states: [{ refunds: [], disputes: [] }], told: 0 };
    orders.push({ id: link.orderId, session, buyer, credits: pack.credits, cents: pack.cents, ...facts });
  }

  /** Tells a fact about an order, once or several times at once; the arithmetic follows the contract's words. */
  async function tell(): Promise<void> {
    const subject = pick(orders.slice(-60));
    if (!subject) return order();
    const fact = pick<() => PaymentFact>([
      () => ({ kind: 'paid', amountCents: subject.cents, currency: 'usd' }),
      () => ({ kind: 'paid', amountCents: subject.cents, currency: 'usd' }),
      // The newest state of the provider, or an answer that was overtaken by it.
      () => ({ kind: 'returned', ...goOn(subject) }),
      () => ({ kind: 'returned', ...(pick(subject.states) ?? goOn(subject)) }),
      () => ({ kind: 'failed' }),
      () => ({ kind: 'expired' }),
    ])?.();
    if (!fact) return;
    const event = {
      id: `event ${world.nextNumber()}`,
      type: 'simulated',
      live: false,
      subject: { ...nothing, sessionId: subject.session },
      fact,
    };
    await Promise.all(Array.from({ length: 1 + below(3) }, () => applyPaymentEvent(payments, event)));
    follow(subject, fact);
    // Payments that go back are a signal, which holds the income of their sellers: the arithmetic lets them spend it, as the desk does by closing it.
    if (fact.kind === 'returned') await closeSignals(shared);
  }

  /** The provider goes on: a refund more, one that fails, a dispute, or its end. Answers, and keeps, how things stand then. */
  function goOn(subject: Order): ReturnedState {
    const last = subject.states.at(-1) ?? { refunds: [], disputes: [] };
    const id = `${subject.session} ${subject.states.length}`;
    const open = last.disputes.findIndex(({ outcome }) => outcome === 'open');
    const state =
      pick<() => ReturnedState>([
        () => ({
          ...last,
          refunds: [...last.refunds, { id, amountCents: 1 + below(subject.cents), hasFailed: false }],
        }),
        () => ({
          ...last,
          refunds: last.refunds.map((refund, index) => (index === 0 ? { ...refund, hasFailed: true } : refund)),
        }),
        () => ({
          ...last,
          disputes: [...last.disputes, { id, amountCents: 1, moves: 1, isWithdrawn: true, outcome: 'open' }],
        }),
        () => ({
          ...last,
          disputes: last.disputes.map((dispute, index) =>
            index === open ? { ...dispute, moves: 2, isWithdrawn: false, outcome: 'won' } : dispute,
          ),
        }),
        () => ({
          ...last,
          disputes: last.disputes.map((dispute, index) => (index === open ? { ...dispute, outcome: 'lost' } : dispute)),
        }),
      ])?.() ?? last;
    subject.states.push(state);
    return state;
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
  // An older state than one that was told says nothing new.
  if (fact.kind === 'returned')
    subject.told = Math.max(
      subject.told,
      subject.states.findLastIndex(({ refunds, disputes }) => refunds === fact.refunds && disputes === fact.disputes),
    );
  const { refunds, disputes } = subject.states[subject.told] ?? { refunds: [], disputes: [] };
  const refunded = refunds.reduce((sum, { amountCents, hasFailed }) => sum + (hasFailed ? 0 : amountCents), 0);
  const share = Math.floor((subject.credits * Math.min(refunded, subject.cents)) / subject.cents);
  const isWithdrawn = disputes.some((dispute) => dispute.isWithdrawn);
  const target = subject.paid ? (isWithdrawn ? subject.credits : share) : 0;
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
