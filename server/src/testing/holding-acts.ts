import { contract } from '@loomlight/contract';
import { expect } from 'vitest';
import { releaseHeldIncome, verifyLedger } from '../features/credits/index.ts';
import { applyPaymentEvent } from '../features/payments/apply-payment-event.ts';
import type { PaymentFact, PaymentEvent } from '../ports/payment-provider.ts';
import { paymentActs } from './payment-acts.ts';
import type { TestApp, TestPerson } from './test-app.ts';
import { testSecret } from './test-secret.ts';

const nobody = { orderId: undefined, sessionId: undefined, paymentIntent: undefined, receiptUrl: undefined };
const packages = { starter: 499, creator: 1_999, studio: 4_999 } as const;
export const dayS = 86_400;

/** A payment of a test, and how many cents it was. */
export interface Paid {
  readonly id: string;
  readonly cents: number;
}

/** What happens to income that is held: payments, unlocks, reversals, and the round that lets it go. */
export function holdingActs(test: () => TestApp) {
  const { order } = paymentActs(test);
  let events = 0;
  const eventOf = (orderId: string, fact: PaymentFact): PaymentEvent => ({
    id: `event ${(events += 1)}`,
    type: 'test',
    live: false,
    subject: { ...nobody, orderId },
    fact,
  });
  const tell = (orderId: string, fact: PaymentFact) => applyPaymentEvent(test().payments(), eventOf(orderId, fact));
  const dispute = ({ id, cents }: Paid, moves: number, outcome: 'open' | 'won' | 'lost'): PaymentFact => ({
    kind: 'returned',
    refunds: [],
    disputes: [{ id: `dp_${id}`, amountCents: cents, moves, isWithdrawn: moves === 1, outcome }],
  });
  const refund = ({ id }: Paid, amountCents: number, hasFailed = false): PaymentFact => ({
    kind: 'returned',
    refunds: [{ id: `re_${id}`, amountCents, hasFailed }],
    disputes: [],
  });
  return {
    tell,
    eventOf,
    dispute,
    refund,
    /** A package that is paid for at once. */
    buy: async (who: TestPerson, packageId: keyof typeof packages, saleHoldDays?: number): Promise<Paid> => {
      const { id } = await order(who, packageId);
      const cents = packages[packageId];
      const context = {
        ...test().payments(),
        ...(saleHoldDays === undefined ? {} : { saleHoldDays: () => saleHoldDays }),
      };
      const paid = eventOf(id, { kind: 'paid', amountCents: cents, currency: 'usd' });
      expect(await applyPaymentEvent(context, paid)).toBe('applied');
      return { id, cents };
    },
    disputed: (paid: Paid) => tell(paid.id, dispute(paid, 1, 'open')),
    won: (paid: Paid) => tell(paid.id, dispute(paid, 2, 'won')),
    refunded: (paid: Paid, cents: number, hasFailed = false) => tell(paid.id, refund(paid, cents, hasFailed)),
    /** Throws with whatever promise of the books is broken; tests of money end with it. */
    balanced: async (): Promise<void> => {
      const { balanced, lines } = await verifyLedger(test().database, testSecret);
      if (!balanced) throw new Error(lines.join('\n'));
    },
    /** An image that is for sale. */
    sell: (who: TestPerson, price: number) => test().image(who, { is_prompt_locked: true, prompt_price: price }),
    unlock: (buyer: TestPerson, id: string, price: number) =>
      test().call(contract.prompts.purchase, {
        params: { id },
        token: buyer.token,
        body: { content_type: 'image', expected_price: price },
      }),
    release: () => releaseHeldIncome({ db: test().database.db, clock: test().clock }),
    /** Balance, held, what is owed, and until when what the person buys is held. */
    account: (who: TestPerson) =>
      test()
        .database.db.selectFrom('account')
        .select(['balance', 'held', 'debt', 'unsettled_until'])
        .where('user_id', '=', who.userId)
        .executeTakeFirstOrThrow(),
    holds: () =>
      test()
        .database.db.selectFrom('credit_hold')
        .select(['content_id', 'amount', 'returned', 'state'])
        .orderBy('sold_at')
        .execute(),
    /** Kinds, amounts and causes of a person's newest entries, the newest first. */
    entries: async (who: TestPerson, limit: number) =>
      (await test().call(contract.credits.history, { token: who.token, query: { limit } })).body.transactions.map(
        ({ type, amount }) => [type, amount] as const,
      ),
  };
}
