import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentActs } from '../../testing/payment-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { order, post, pay, deliver, statusOf, until, send, event, sessionOf } = paymentActs(() => test);

describe('money that goes back', () => {
  async function bought(): Promise<{ ada: TestPerson; session: string }> {
    const ada = await test.person({ credits: 0 });
    const { session } = await order(ada);
    await pay(session);
    await until(ada, 'paid');
    return { ada, session };
  }
  const spend = async (who: TestPerson, times: number): Promise<void> => {
    for (let index = 0; index < times; index += 1) {
      const { body } = await test.call(contract.images.generate, {
        token: who.token,
        body: { text_prompt: 'x', size: '2048x2048' },
      });
      await test.finished(who, body.id);
    }
  };

  it('takes its share of the credits along, rounded down, and once for each refund', async () => {
    const { ada, session } = await bought();
    await post(`/sandbox/payments/${session}/refund`, { amount: 999 });
    await until(ada, 'partially_refunded');
    expect(await test.balance(ada)).toBe(500 - Math.floor((500 * 999) / 1999));
    await post(`/sandbox/payments/${session}/refund`);
    await until(ada, 'refunded');
    expect(await test.balance(ada)).toBe(0);
    expect((await post(`/sandbox/payments/${session}/refund`)).statusCode).toBe(422);
    const history = await test.call(contract.credits.history, { token: ada.token });
    expect(history.body.transactions[0]).toMatchObject({
      type: 'credit_deduction',
      description: 'Taken back: refund of the Creator package',
    });
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('takes what was spent from the next credits that arrive, and the person sees why', async () => {
    const { ada, session } = await bought();
    await spend(ada, 2);
    await post(`/sandbox/payments/${session}/refund`);
    await until(ada, 'refunded');
    expect(await test.balance(ada)).toBe(0);
    const owing = await test.call(contract.credits.history, { token: ada.token });
    expect(owing.body.owed).toBe(16);
    const bob = await test.person();
    const sold = await test.database.db
      .selectFrom('content')
      .select('id')
      .where('user_id', '=', ada.userId)
      .limit(1)
      .executeTakeFirstOrThrow();
    await test.call(contract.images.lock, {
      params: { id: sold.id },
      token: ada.token,
      body: { is_prompt_locked: true, prompt_price: 10 },
    });
    await test.call(contract.prompts.purchase, {
      params: { id: sold.id },
      token: bob.token,
      body: { content_type: 'image', expected_price: 10 },
    });
    const after = await test.call(contract.credits.history, { token: ada.token });
    expect(after.body.owed).toBe(8);
    expect(
      after.body.transactions.slice(0, 2).map(({ type, amount, balance_after: left }) => [type, amount, left]),
    ).toEqual([
      ['credit_deduction', -8, 0],
      ['prompt_sale', 8, 8],
    ]);
    test.clock.advanceSeconds(1);
    const again = await order(ada, 'starter');
    await pay(again.session);
    await waitFor('the second purchase', async () => (await test.balance(ada)) === 92);
    expect((await test.call(contract.credits.history, { token: ada.token })).body.owed).toBe(0);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it.each(['won', 'lost'] as const)(
    'takes all of it for a dispute, and gives it back only when it is won: %s',
    async (outcome) => {
      const { ada, session } = await bought();
      await spend(ada, 1);
      await post(`/sandbox/payments/${session}/dispute`);
      await until(ada, 'disputed');
      expect(await test.balance(ada)).toBe(0);
      await post(`/sandbox/payments/${session}/dispute`, { outcome });
      if (outcome === 'won') {
        await until(ada, 'paid');
        expect(await test.balance(ada)).toBe(492);
      } else
        await waitFor(
          'the end of the dispute',
          async () =>
            (await test.database.db.selectFrom('payment_order').select('dispute').executeTakeFirst())?.dispute ===
            'lost',
        );
      const { body } = await test.call(contract.credits.history, { token: ada.token });
      expect(body.owed).toBe(outcome === 'won' ? 0 : 8);
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );

  it('nets to nothing when the refund is told before the payment', async () => {
    const ada = await test.person({ credits: 0 });
    await deliver('dropped');
    const { session } = await order(ada);
    await pay(session);
    await post(`/sandbox/payments/${session}/refund`);
    const paid = await sessionOf(session);
    const charge = await test.database.db
      .selectFrom('sandbox_object')
      .select('body')
      .where('kind', '=', 'charge')
      .executeTakeFirstOrThrow();
    await send(event('charge.refunded', charge.body));
    expect(await test.balance(ada)).toBe(0);
    await send(event('checkout.session.completed', paid));
    expect(await test.balance(ada)).toBe(0);
    expect(await statusOf(ada)).toBe('refunded');
    expect(await ledgerViolations(test.database)).toEqual([]);
    // Told in the order in which it counts, not in that in which it came.
    expect(await told(ada)).toEqual(['payment_paid', 'payment_refunded']);
  });

  it('is told to the payer once for each thing that happens, and by mail where no receipt tells it', async () => {
    await deliver('duplicate');
    const { ada, session } = await bought();
    await post(`/sandbox/payments/${session}/refund`, { amount: 999 });
    await until(ada, 'partially_refunded');
    await post(`/sandbox/payments/${session}/dispute`);
    await until(ada, 'disputed');
    await post(`/sandbox/payments/${session}/dispute`, { outcome: 'won' });
    await until(ada, 'partially_refunded');
    expect(await told(ada)).toEqual(['payment_paid', 'payment_refunded', 'payment_disputed', 'dispute_won']);
    const { body } = await test.call(contract.notifications.list, { token: ada.token });
    expect(body.notifications[0]).toMatchObject({
      kind: 'payment',
      title: 'The dispute of your payment is settled',
      body: 'We have given back 251 credits of your Creator package.',
      link: '/credits',
    });
    expect(body.unread).toBe(4);
    const subjects = await waitFor('four mails', async () => {
      const mails = test.mailer.sent.filter(({ to }) => to === ada.email);
      return mails.length === 4 && mails.map(({ subject }) => subject);
    });
    expect(subjects.toSorted()).toEqual([
      'The dispute of your payment is settled',
      'Your payment is disputed',
      'Your payment was refunded',
      'Your receipt: 500 credits for Loomlight',
    ]);
  });

  const told = async (who: TestPerson): Promise<string[]> =>
    (
      await test.database.db
        .selectFrom('notification')
        .select('type')
        .where('user_id', '=', who.userId)
        .orderBy('id')
        .execute()
    ).map(({ type }) => type);
});
