import { privacy } from '@loomlight/contract/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentFact, PaymentEvent } from '../../ports/payment-provider.ts';
import { paymentActs } from '../../testing/payment-acts.ts';
import { createRandom } from '../../testing/random.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { compareBalance, reconcileOrders } from './index.ts';
import { disputeState, nextCheck } from './payments.rules.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { order, post, pay, deliver, statusOf, until, keepCard } = paymentActs(() => test);

async function bought(): Promise<{ ada: TestPerson; session: string; id: string }> {
  const ada = await test.person({ credits: 0 });
  const { session, id } = await order(ada);
  await pay(session);
  await until(ada, 'paid');
  return { ada, session, id };
}

const nobody = { orderId: undefined, sessionId: undefined, paymentIntent: undefined, receiptUrl: undefined };
let events = 0;
/** A notification that was read and not taken in yet. */
const eventOf = (orderId: string, fact: PaymentFact): PaymentEvent => ({
  id: `event ${(events += 1)}`,
  type: 'test',
  live: false,
  subject: { ...nobody, orderId },
  fact,
});
const refund = (n: number, amountCents: number, hasFailed = false) => ({ id: `re_${n}`, amountCents, hasFailed });
const dispute = (n: number, moves: number, outcome: 'open' | 'won' | 'lost') => ({
  id: `dp_${n}`,
  amountCents: 1_999,
  moves,
  isWithdrawn: moves === 1,
  outcome,
});
const tell = (orderId: string, fact: PaymentFact) => applyPaymentEvent(test.payments(), eventOf(orderId, fact));
/** Every suspicious thing that is told, beside what the product does with it. */
const heard: string[] = [];
const asked = () => ({
  ...test.payments(),
  db: test.database.db,
  onSuspicious: ({ outcome }: { readonly outcome: string }) => void heard.push(outcome),
  onError: (error: unknown) => {
    throw error;
  },
});

describe('an answer that was overtaken', () => {
  it('neither makes credits nor destroys them: of refunds [BOOKS-1]', { tags: 'on-server' }, async () => {
    const { ada, id } = await bought();
    const early = eventOf(id, { kind: 'returned', refunds: [refund(1, 400)], disputes: [] });
    const late = eventOf(id, { kind: 'returned', refunds: [refund(1, 400), refund(2, 1_000)], disputes: [] });
    await applyPaymentEvent(test.payments(), late);
    const left = await test.balance(ada);
    expect(left).toBe(500 - Math.floor((500 * 1_400) / 1_999));
    await applyPaymentEvent(test.payments(), early);
    expect(await test.balance(ada)).toBe(left);
    // One that failed stays failed, whatever was read before it.
    await tell(id, { kind: 'returned', refunds: [refund(1, 400, true), refund(2, 1_000)], disputes: [] });
    await tell(id, { kind: 'returned', refunds: [refund(1, 400), refund(2, 1_000)], disputes: [] });
    expect(await test.balance(ada)).toBe(500 - Math.floor((500 * 1_000) / 1_999));
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('does not open a dispute again that is won [BOOKS-1]', async () => {
    const { ada, id } = await bought();
    await tell(id, { kind: 'returned', refunds: [], disputes: [dispute(1, 2, 'won')] });
    await tell(id, { kind: 'returned', refunds: [], disputes: [dispute(1, 1, 'open')] });
    expect([await statusOf(ada), await test.balance(ada)]).toEqual(['paid', 500]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it(
    'comes to the same in any order and any number of times, also at once [BOOKS-1]',
    { tags: 'on-server' },
    async () => {
      const { ada, id } = await bought();
      const states: readonly PaymentFact[] = [
        { kind: 'returned', refunds: [refund(1, 100)], disputes: [] },
        { kind: 'returned', refunds: [refund(1, 100), refund(2, 300)], disputes: [] },
        { kind: 'returned', refunds: [refund(1, 100), refund(2, 300)], disputes: [dispute(1, 1, 'open')] },
        { kind: 'returned', refunds: [refund(1, 100, true), refund(2, 300)], disputes: [dispute(1, 2, 'won')] },
      ];
      for (let round = 0; round < 12; round += 1) {
        const random = createRandom(round);
        const mixed = [...states, ...states]
          .map((fact) => ({ fact, place: random() }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ fact }) => fact);
        await Promise.all(mixed.map((fact) => tell(id, fact)));
        expect(await test.balance(ada)).toBe(500 - Math.floor((500 * 300) / 1_999));
      }
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );
});

it(
  'leaves the same behind whether a notification tells it, or it is asked for [BOOKS-23]',
  { tags: 'on-server' },
  async () => {
    const told = await test.person({ credits: 0 });
    const { session: toldOf } = await order(told);
    await pay(toldOf);
    await until(told, 'paid');
    await post(`/sandbox/payments/${toldOf}/refund`, { amount: 999 });
    await until(told, 'partially_refunded');
    const asking = await test.person({ credits: 0 });
    await deliver('dropped');
    const { session: askedFor } = await order(asking);
    await pay(askedFor);
    await post(`/sandbox/payments/${askedFor}/refund`, { amount: 999 });
    test.clock.advanceSeconds(130);
    await reconcileOrders(asked());
    const left = async ({ userId, email }: TestPerson) => {
      const { db } = test.database;
      const entries = db
        .selectFrom('credit_entry')
        .select(['kind', 'amount', 'balance_after'])
        .where('user_id', '=', userId)
        .orderBy('id');
      const orders = db
        .selectFrom('payment_order')
        .select(['refunded_cents', 'dispute', 'reclaimed_credits', 'credits'])
        .where('user_id', '=', userId);
      const mails = db.selectFrom('mail_outbox').select('kind').where('recipient', '=', email).orderBy('kind');
      const bells = db.selectFrom('notification').select('type').where('user_id', '=', userId).orderBy('type');
      return Promise.all([entries.execute(), orders.execute(), mails.execute(), bells.execute()]);
    };
    const [entries, orders] = await left(told);
    expect([entries.length, orders]).toEqual([2, [expect.objectContaining({ refunded_cents: 999 })]]);
    expect(await left(asking)).toEqual(await left(told));
  },
);

describe('disputes', () => {
  it('take credits only when money has moved, and count each for itself [BOOKS-4]', async () => {
    const { ada, id } = await bought();
    const say = (...disputes: readonly ReturnType<typeof dispute>[]) =>
      tell(id, { kind: 'returned', refunds: [], disputes });
    // A warning, and a dispute that was prevented.
    await say(dispute(1, 0, 'open'), dispute(2, 0, 'won'));
    expect([await statusOf(ada), await test.balance(ada)]).toEqual(['paid', 500]);
    await say(dispute(3, 1, 'open'), dispute(4, 1, 'lost'));
    expect([await statusOf(ada), await test.balance(ada)]).toEqual(['disputed', 0]);
    // The one that is won gives nothing back of what the other one lost.
    await say(dispute(3, 2, 'won'), dispute(4, 1, 'lost'));
    expect([await statusOf(ada), await test.balance(ada)]).toEqual(['disputed', 0]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it.each([
    [[], 'none'],
    [[dispute(1, 0, 'open')], 'none'],
    [[dispute(1, 1, 'open')], 'open'],
    // Won, and the money is still on its way back.
    [[dispute(1, 1, 'won')], 'open'],
    [[dispute(1, 2, 'won')], 'won'],
    [[dispute(1, 1, 'lost'), dispute(2, 2, 'won')], 'lost'],
    [[dispute(1, 1, 'lost'), dispute(2, 1, 'open')], 'open'],
  ] as const)('%j together are %s [BOOKS-4]', { tags: 'on-server' }, (disputes, state) => {
    expect(disputeState(disputes)).toBe(state);
  });

  it('that only warn are read so from the provider [BOOKS-4]', async () => {
    const { ada, session } = await bought();
    await deliver('dropped');
    await post(`/sandbox/payments/${session}/dispute`);
    await test.database.pool.query(
      `UPDATE sandbox_object SET body = body || '{"status": "warning_needs_response", "balance_transactions": []}' WHERE kind = 'dispute'`,
    );
    const { rows } = await test.database.pool.query<{ body: object }>(
      "SELECT body FROM sandbox_object WHERE kind = 'dispute'",
    );
    const acts = paymentActs(() => test);
    expect((await acts.send(acts.event('charge.dispute.created', rows[0]?.body ?? {}))).statusCode).toBe(200);
    expect([await statusOf(ada), await test.balance(ada)]).toEqual(['paid', 500]);
  });
});

describe('asking the provider', () => {
  it('finds a refund and a dispute whose notifications were lost [BOOKS-2]', async () => {
    const { ada, session } = await bought();
    await deliver('dropped');
    await post(`/sandbox/payments/${session}/refund`, { amount: 999 });
    test.clock.advanceSeconds(86_500);
    await reconcileOrders(asked());
    const again = await test.signInAgain(ada);
    expect([await statusOf(again), await test.balance(again)]).toEqual(['partially_refunded', 251]);
    await post(`/sandbox/payments/${session}/dispute`);
    test.clock.advanceSeconds(2 * 86_500);
    await reconcileOrders(asked());
    const later = await test.signInAgain(ada);
    expect([await statusOf(later), await test.balance(later)]).toEqual(['disputed', 0]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('is done about paid orders for as long as a bank may dispute them, more and more rarely [BOOKS-2]', () => {
    const paidAt = new Date('2026-01-01T00:00:00Z');
    const days: number[] = [];
    let now = paidAt;
    for (;;) {
      const { next_check_at: next } = nextCheck({ checks: days.length, paid_at: paidAt }, now);
      if (!next) break;
      days.push((next.getTime() - paidAt.getTime()) / 86_400_000);
      now = next;
    }
    expect(days).toEqual([1, 2, 4, 8, 16, 30, 44, 58, 72, 86, 100, 114, 128]);
  });

  it('is not held up by orders that the provider does not know, and those have an end with its reason [BOOKS-3]', async () => {
    const ada = await test.person({ credits: 0 });
    await deliver('dropped');
    for (let n = 0; n < 45; n += 1)
      await test.database.pool.query(
        `INSERT INTO payment_order (id, user_id, package_id, package_name, credits, price_cents, currency, created_at, success_url, cancel_url, session_id, next_check_at)
         VALUES (gen_random_uuid(), $1, 'starter', 'Starter', 100, 499, 'usd', $2, 'x', 'x', $3, $2)`,
        [ada.userId, new Date(test.clock.now().getTime() - 60_000), `cs_of_other_keys_${n}`],
      );
    const { session } = await order(ada);
    await pay(session);
    test.clock.advanceSeconds(130);
    for (let round = 0; round < 3; round += 1) {
      await reconcileOrders(asked());
      test.clock.advanceSeconds(60);
    }
    expect(await test.balance(ada)).toBe(500);
    for (let round = 0; round < 12; round += 1) {
      test.clock.advanceSeconds(6 * 3_600);
      await reconcileOrders(asked());
    }
    const { rows } = await test.database.pool.query<{ ended_reason: string; n: string }>(
      'SELECT ended_reason, count(*) AS n FROM payment_order WHERE expired_at IS NOT NULL GROUP BY 1',
    );
    expect(rows).toEqual([{ ended_reason: 'The provider does not know it.', n: '45' }]);
  });

  it('ends a debit that failed and was never told [BOOKS-3]', async () => {
    const ada = await test.person({ credits: 0 });
    await deliver('dropped');
    const { session } = await order(ada);
    await test.app.http.inject({
      method: 'POST',
      url: `/sandbox/checkout/${session}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'pay_with=failing_debit',
    });
    test.clock.advanceSeconds(130);
    await reconcileOrders(asked());
    expect([await statusOf(ada), await test.balance(ada)]).toEqual(['failed', 0]);
  });

  it('for all money that moved finds what no notification told, and money of nobody [BOOKS-2]', async () => {
    const { ada, session } = await bought();
    await deliver('dropped');
    await post(`/sandbox/payments/${session}/refund`);
    await test.database.pool.query(
      `INSERT INTO sandbox_object (id, kind, body, created_at) VALUES
       ('ch_foreign', 'charge', '{"id": "ch_foreign", "object": "charge", "payment_intent": "pi_foreign", "metadata": {}}', $1)`,
      [test.clock.now()],
    );
    test.clock.advanceSeconds(3_600);
    heard.length = 0;
    await compareBalance(asked());
    expect(heard).toEqual(['unknown_order']);
    await reconcileOrders(asked());
    const again = await test.signInAgain(ada);
    expect([await statusOf(again), await test.balance(again)]).toEqual(['refunded', 0]);
    // Once a day, in one process of all.
    await compareBalance(asked());
    expect(heard).toEqual(['unknown_order']);
  });

  it('tells of a paid order that no money moved for, and of no other [BOOKS-2]', async () => {
    const { id } = await bought();
    await order(await test.person());
    heard.length = 0;
    test.clock.advanceSeconds(7_200);
    await compareBalance(asked());
    expect(heard).toEqual([]);
    // As if the payment had been made with other keys.
    await test.database.pool.query('DELETE FROM sandbox_object WHERE kind <> $1', ['checkout.session']);
    test.clock.advanceSeconds(86_400);
    await compareBalance(asked());
    expect(heard).toEqual(['no_money']);
    await test.database.pool.query('UPDATE payment_order SET paid_at = $2 WHERE id = $1', [
      id,
      new Date(test.clock.now().getTime() - 3 * 86_400_000),
    ]);
    test.clock.advanceSeconds(86_400);
    await compareBalance(asked());
    expect(heard).toEqual(['no_money']);
  });

  it('tells of a paid order whose page says that nothing was paid, and leaves the order as it is [BOOKS-2]', async () => {
    const { ada, id } = await bought();
    const before = await test.database.db.selectFrom('payment_order').selectAll().executeTakeFirstOrThrow();
    test.clock.advanceSeconds(86_500);
    heard.length = 0;
    const ctx = asked();
    for (const kind of ['expired', 'pending', 'unknown'] as const) {
      await test.database.pool.query('UPDATE payment_order SET next_check_at = $1', [test.clock.now()]);
      const lookUp = () => Promise.resolve({ subject: nobody, facts: [{ kind }] });
      await reconcileOrders({ ...ctx, provider: { ...ctx.provider, live: ctx.provider.live, lookUp } });
    }
    expect(heard).toEqual(['no_money', 'no_money', 'no_money']);
    const after = await test.database.db.selectFrom('payment_order').selectAll().executeTakeFirstOrThrow();
    expect({ ...after, checks: 0, next_check_at: null }).toEqual({ ...before, checks: 0, next_check_at: null });
    expect([after.id, await statusOf(await test.signInAgain(ada))]).toEqual([id, 'paid']);
  });

  it('for all money that moved is tried again within the hour when the provider did not answer [BOOKS-2]', async () => {
    await bought();
    const ctx = asked();
    let answers = 0;
    const lost = { ...ctx.provider, live: false, listBalance: () => Promise.reject(new Error('away')) };
    const there = {
      ...ctx.provider,
      live: false,
      listBalance: () => {
        answers += 1;
        return Promise.resolve([]);
      },
    };
    await expect(compareBalance({ ...ctx, provider: lost })).rejects.toThrow('away');
    await compareBalance({ ...ctx, provider: there });
    expect(answers).toBe(0);
    test.clock.advanceSeconds(3_601);
    await compareBalance({ ...ctx, provider: there });
    await compareBalance({ ...ctx, provider: there });
    test.clock.advanceSeconds(3_601);
    await compareBalance({ ...ctx, provider: there });
    expect(answers).toBe(1);
  });

  it('is asked about although its payment is told of in between [BOOKS-2]', async () => {
    const ada = await test.person({ credits: 0 });
    await deliver('dropped');
    const { session, id } = await order(ada);
    await pay(session);
    await post(`/sandbox/payments/${session}/refund`);
    test.clock.advanceSeconds(3_600);
    await compareBalance(asked());
    // It was on its way for so long.
    await tell(id, { kind: 'paid', amountCents: 1_999, currency: 'usd' });
    await reconcileOrders(asked());
    const again = await test.signInAgain(ada);
    expect([await statusOf(again), await test.balance(again)]).toEqual(['refunded', 0]);
  });
});

it('keeps a card without suspecting anybody [BOOKS-12]', async () => {
  const ada = await test.person();
  await keepCard(ada);
  const outcomes = await waitFor('the notification', async () => {
    const rows = await test.database.db.selectFrom('payment_event').select('outcome').execute();
    return rows.length > 0 && rows.map(({ outcome }) => outcome);
  });
  expect(outcomes).toEqual(['ignored']);
});

it('closes the page that somebody who leaves could still pay [BOOKS-14]', async () => {
  const ada = await test.person();
  const { session } = await order(ada);
  await test.call(privacy.deleteAccount, {
    token: ada.token,
    body: { password: test.password, confirm: 'DELETE' },
  });
  const { rows } = await waitFor('the page to be over', async () => {
    const found = await test.database.pool.query<{ status: string }>(
      "SELECT body->>'status' AS status FROM sandbox_object WHERE id = $1",
      [session],
    );
    return found.rows[0]?.status !== 'open' && found;
  });
  expect(rows).toEqual([{ status: 'expired' }]);
});
