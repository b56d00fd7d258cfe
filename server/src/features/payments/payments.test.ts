import { createHmac } from 'node:crypto';
import { contract } from '@loomlight/contract';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { reconcileOrders } from './reconcile-orders.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { billing, createLink, packages } = contract.payments;
const addresses = {
  success_url: 'http://loomlight.test/payment/success?package_name=Creator',
  cancel_url: 'http://loomlight.test/credits',
};

async function order(who: TestPerson, packageId = 'creator', key?: string) {
  const { status, body } = await test.call(createLink, {
    token: who.token,
    body: { package_id: packageId, ...addresses },
    ...(key === undefined ? {} : { key }),
  });
  expect(status).toBe(200);
  return { session: body.payment_link.id, id: body.payment_id, url: body.payment_link.url };
}

const post = (path: string, payload: object = {}) => test.app.http.inject({ method: 'POST', url: path, payload });
const pay = (session: string, card = '4242 4242 4242 4242') => post(`/sandbox/checkout/${session}/pay`, { card });
const deliver = (mode: string) =>
  test.app.http.inject({ method: 'PUT', url: '/sandbox/deliveries', payload: { mode } });
const statusOf = async (who: TestPerson): Promise<string | undefined> =>
  (await test.call(billing, { token: who.token })).body.payments[0]?.status;
const until = (who: TestPerson, status: string) =>
  waitFor(`the order to be ${status}`, async () => (await statusOf(who)) === status);

/** The signing secret of this installation's sandbox. */
const secret = `whsec_${createHmac('sha256', 'the secret of every test, long enough').update('payment-sandbox').digest('hex')}`;

function send(event: object | string, options: { secret?: string; shiftS?: number; header?: string } = {}) {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  const timestamp = Math.floor(test.clock.now().getTime() / 1000) + (options.shiftS ?? 0);
  const header =
    options.header ??
    Stripe.webhooks.generateTestHeaderString({ payload, secret: options.secret ?? secret, timestamp });
  return test.app.http.inject({
    method: 'POST',
    url: '/api/v1/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    payload,
  });
}

let events = 0;
function event(type: string, object: object, id = `evt_${(events += 1)}`): object {
  return { id, object: 'event', type, livemode: false, data: { object } };
}

/** The session of an order as the provider has it. */
async function sessionOf(id: string): Promise<Record<string, unknown>> {
  const row = await test.database.db
    .selectFrom('sandbox_object')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.body as Record<string, unknown>;
}

describe('packages', () => {
  it('are on offer with their price in cents, the smallest first', async () => {
    const { body } = await test.call(packages);
    expect(body.packages.map(({ id, credits, price, currency }) => [id, credits, price, currency])).toEqual([
      ['starter', 100, 499, 'usd'],
      ['creator', 500, 1999, 'usd'],
      ['studio', 1500, 4999, 'usd'],
    ]);
    const one = await test.call(contract.payments.package, { params: { id: 'studio' } });
    expect(one.body.package.name).toBe('Studio');
    expect((await test.call(contract.payments.package, { params: { id: 'nothing' } })).status).toBe(404);
  });
});

describe('buying credits', () => {
  it('leads to a page, and once it is paid the credits are there, with their entry, receipt and mail', async () => {
    const ada = await test.person();
    const { session, id, url } = await order(ada);
    expect(url).toBe(`http://loomlight.test/sandbox/checkout/${session}`);
    const page = await test.app.http.inject({ url: `/sandbox/checkout/${session}` });
    expect(page.body).toContain('$19.99');
    expect(page.body).toContain('Test mode');
    expect(await statusOf(ada)).toBe('pending');
    const paid = await pay(session);
    expect(paid.json<{ redirect_url: string }>().redirect_url).toBe(
      `http://loomlight.test/payment/success?package_name=Creator&payment_id=${id}&session_id=${session}`,
    );
    await until(ada, 'paid');
    expect(await test.balance(ada)).toBe(550);
    const history = await test.call(contract.credits.history, { token: ada.token });
    const [entry] = history.body.transactions;
    expect(entry).toMatchObject({ type: 'purchase', amount: 500, description: 'Creator package', balance_after: 550 });
    const receipt = await test.call(contract.credits.receipt, { params: { id: entry?.id ?? '' }, token: ada.token });
    expect(receipt.text).toContain('$19.99');
    expect(receipt.text).toContain(id);
    const bob = await test.person();
    expect(
      (await test.call(contract.credits.receipt, { params: { id: entry?.id ?? '' }, token: bob.token })).status,
    ).toBe(404);
    const mail = await waitFor('the receipt', async () =>
      test.mailer.sent.find(({ subject }) => /receipt/.test(subject)),
    );
    expect(mail.text).toContain('$19.99');
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('counts once when the card page is paid many times at once', async () => {
    const ada = await test.person();
    const { session } = await order(ada);
    await Promise.all(Array.from({ length: 10 }, () => pay(session)));
    await until(ada, 'paid');
    expect(await test.balance(ada)).toBe(550);
  });

  it.each([
    ['declined', '4000 0000 0000 0002', 402, 'card_declined'],
    ['challenged', '4000 0025 0000 3155', 402, 'authentication_required'],
    ['no card at all', '4242 4242 4242 4241', 422, 'invalid_field'],
  ])('says so when the card is %s, and takes nothing', async (_what, card, status, code) => {
    const ada = await test.person();
    const { session } = await order(ada);
    const answer = await pay(session, card);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect(await test.balance(ada)).toBe(50);
    expect((await pay(session)).statusCode).toBe(200);
  });

  it('opens one page for one request key, however often and at once it is asked', async () => {
    const ada = await test.person();
    const links = await Promise.all(Array.from({ length: 8 }, () => order(ada, 'starter', 'once')));
    expect(new Set(links.map(({ session }) => session)).size).toBe(1);
    expect((await test.call(billing, { token: ada.token })).body.total).toBe(1);
    const other = await test.call(createLink, {
      token: ada.token,
      key: 'once',
      body: { package_id: 'studio', ...addresses },
    });
    expect([other.status, other.error.code]).toEqual([409, 'idempotency_key_reused']);
  });

  it('has a short way with the usual pages', async () => {
    const ada = await test.person();
    const { body } = await test.call(contract.payments.purchase, { token: ada.token, body: { packageId: 'starter' } });
    expect((await sessionOf(body.payment_link.id))['success_url']).toContain('http://loomlight.test/payment/success?');
    expect(await test.balance(ada)).toBe(50);
  });

  it.each([
    'https://evil.test/',
    '//evil.test/x',
    'javascript:alert(1)',
    'http://loomlight.test@evil.test/',
    'http://user@loomlight.test/',
    'http://loomlight.test.evil.test/',
    'http://loomlight.test/a\r\nb',
    'http://loomlight.test\\@evil.test',
  ])('never leads back to %s', async (bad) => {
    const ada = await test.person();
    for (const field of ['success_url', 'cancel_url'] as const) {
      const { status, error } = await test.call(createLink, {
        token: ada.token,
        body: { package_id: 'starter', ...addresses, [field]: bad },
      });
      expect([status, error.details?.[0]?.path]).toEqual([422, field]);
    }
    expect((await test.call(billing, { token: ada.token })).body.payments).toEqual([]);
  });

  it('credits what was agreed when the page was opened, whatever the package costs by then', async () => {
    const ada = await test.person();
    const { session } = await order(ada, 'starter');
    await test.database.db
      .updateTable('credit_package')
      .set({ credits: 1, price_cents: 1 })
      .where('id', '=', 'starter')
      .execute();
    await pay(session);
    await until(ada, 'paid');
    expect(await test.balance(ada)).toBe(150);
    await test.database.db
      .updateTable('credit_package')
      .set({ credits: 100, price_cents: 499 })
      .where('id', '=', 'starter')
      .execute();
  });
});

describe('a notification', () => {
  it.each([
    ['without a signature', { header: '' }],
    ['with another secret', { secret: 'whsec_other' }],
    ['301 seconds old', { shiftS: -301 }],
    ['301 seconds early', { shiftS: 301 }],
    ['with an old scheme alone', { header: 't=1,v0=abc' }],
  ])('%s is refused and changes nothing', async (_what, options) => {
    const ada = await test.person();
    const { session } = await order(ada);
    const paid = { ...(await sessionOf(session)), status: 'complete', payment_status: 'paid' };
    const answer = await send(event('checkout.session.completed', paid), options);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'bad_signature']);
    expect(await test.balance(ada)).toBe(50);
    expect(await test.database.db.selectFrom('payment_event').select('id').execute()).toEqual([]);
  });

  it('is refused when a byte was changed or it was written anew', async () => {
    const payload = JSON.stringify(event('ping', { a: 1 }), null, 1);
    const timestamp = Math.floor(test.clock.now().getTime() / 1000);
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    expect((await send(payload, { header })).statusCode).toBe(200);
    expect((await send(payload.replace('"a": 1', '"a": 2'), { header })).statusCode).toBe(400);
    expect((await send(JSON.stringify(JSON.parse(payload)), { header })).statusCode).toBe(400);
  });

  it('counts once when it comes fifty times at once, and once under two ids', async () => {
    const ada = await test.person();
    const { session } = await order(ada);
    const paid = { ...(await sessionOf(session)), status: 'complete', payment_status: 'paid', payment_intent: null };
    const same = event('checkout.session.completed', paid);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(same)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await send(event('checkout.session.async_payment_succeeded', paid));
    expect(await test.balance(ada)).toBe(550);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it.each([
    ['another amount', { amount_total: 1 }],
    ['another currency', { currency: 'eur' }],
  ])('of %s is kept for a person to look at, and credits nothing', async (_what, change) => {
    const ada = await test.person();
    const { session } = await order(ada);
    const paid = { ...(await sessionOf(session)), status: 'complete', payment_status: 'paid', ...change };
    expect((await send(event('checkout.session.completed', paid, 'evt_odd'))).statusCode).toBe(200);
    expect(await test.balance(ada)).toBe(50);
    const row = await test.database.db.selectFrom('payment_event').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ id: 'evt_odd', outcome: 'mismatch' });
  });

  it('of nobody, of another mode, or of what is none of our business is answered and changes nothing', async () => {
    const ada = await test.person();
    const { session } = await order(ada);
    const paid = { ...(await sessionOf(session)), status: 'complete', payment_status: 'paid' };
    const stranger = { ...paid, id: 'cs_test_stranger', metadata: { order_id: 'nobody' }, client_reference_id: null };
    for (const sent of [
      event('checkout.session.completed', stranger),
      { ...event('checkout.session.completed', paid), livemode: true },
      event('invoice.paid', {}),
    ])
      expect((await send(sent)).statusCode).toBe(200);
    expect(await test.balance(ada)).toBe(50);
    const rows = await test.database.db.selectFrom('payment_event').select('outcome').execute();
    expect(rows.map(({ outcome }) => outcome).sort()).toEqual(['ignored', 'unknown_order', 'wrong_mode']);
  });

  it('that the page is over unpaid says expired; a debit that fails says failed; neither credits', async () => {
    const ada = await test.person();
    const first = await order(ada);
    await post(`/sandbox/checkout/${first.session}/expire`);
    await until(ada, 'expired');
    test.clock.advanceSeconds(1);
    const second = await order(ada);
    await test.app.http.inject({
      method: 'POST',
      url: `/sandbox/checkout/${second.session}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'pay_with=failing_debit',
    });
    test.clock.advanceSeconds(5);
    await until(ada, 'failed');
    expect(await test.balance(ada)).toBe(50);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('of a debit credits when the money is there and not before', async () => {
    const ada = await test.person();
    const { session } = await order(ada);
    await test.app.http.inject({
      method: 'POST',
      url: `/sandbox/checkout/${session}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'pay_with=debit',
    });
    await waitFor(
      'the first notification',
      async () => (await test.database.db.selectFrom('payment_event').select('id').execute()).length === 1,
    );
    expect(await test.balance(ada)).toBe(50);
    test.clock.advanceSeconds(5);
    await until(ada, 'paid');
    expect(await test.balance(ada)).toBe(550);
  });

  it.each(['duplicate', 'delayed', 'reordered'])('that is %s comes to the same', async (mode) => {
    const ada = await test.person();
    await deliver(mode);
    const { session } = await order(ada);
    await pay(session);
    await post(`/sandbox/payments/${session}/refund`, { amount: 1000 });
    test.clock.advanceSeconds(40);
    await until(ada, 'partially_refunded');
    expect(await test.balance(ada)).toBe(50 + 500 - 250);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('that was lost is found by asking', async () => {
    const ada = await test.person();
    await deliver('dropped');
    const { session } = await order(ada);
    await pay(session);
    test.clock.advanceSeconds(300);
    const { db } = test.database;
    await reconcileOrders({ ...test.payments(), db, onError: rethrow });
    await reconcileOrders({ ...test.payments(), db, onError: rethrow });
    const fresh = await test.signInAgain(ada);
    expect(await test.balance(fresh)).toBe(550);
    expect(await statusOf(fresh)).toBe('paid');
    const abandoned = await order(fresh);
    test.clock.advanceSeconds(2 * 3600);
    await reconcileOrders({ ...test.payments(), db, onError: rethrow });
    const later = await test.signInAgain(ada);
    expect(
      (await test.call(billing, { token: later.token })).body.payments.find(({ id }) => id === abandoned.id)?.status,
    ).toBe('expired');
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});

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
      body: { content_type: 'image' },
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

describe('cards that the provider keeps', () => {
  it('are added on its page, listed, preferred and forgotten, each by its own person only', async () => {
    const ada = await test.person();
    const bob = await test.person();
    const { methods, addMethod, defaultMethod, removeMethod } = contract.payments;
    expect((await test.call(methods, { token: ada.token })).body.payment_methods).toEqual([]);
    for (const card of ['4242 4242 4242 4242', '5555 5555 5555 4444']) {
      const { body } = await test.call(addMethod, { token: ada.token });
      const session = new URL(body.setup_url).pathname.split('/').at(-1) ?? '';
      expect((await pay(session, card)).json<{ redirect_url: string }>().redirect_url).toBe(
        'http://loomlight.test/settings',
      );
    }
    const listed = (await test.call(methods, { token: ada.token })).body.payment_methods;
    expect(listed.map(({ brand, last4, is_default: isDefault }) => [brand, last4, isDefault]).sort()).toEqual([
      ['mastercard', '4444', false],
      ['visa', '4242', true],
    ]);
    const second = listed.find(({ brand }) => brand === 'mastercard')?.id ?? '';
    expect((await test.call(defaultMethod, { params: { id: second }, token: bob.token })).status).toBe(404);
    expect((await test.call(removeMethod, { params: { id: second }, token: bob.token })).status).toBe(404);
    const preferred = await test.call(defaultMethod, { params: { id: second }, token: ada.token });
    expect(preferred.body.payment_methods.find(({ id }) => id === second)?.is_default).toBe(true);
    expect((await test.call(removeMethod, { params: { id: second }, token: ada.token })).status).toBe(204);
    expect((await test.call(methods, { token: ada.token })).body.payment_methods).toHaveLength(1);
    const stored = await test.database.pool.query<{ all: string }>(
      "SELECT string_agg(body::text, ' ') AS all FROM sandbox_object",
    );
    expect(stored.rows[0]?.all.replaceAll(/\D/g, '')).not.toContain('4242424242424242');
  });
});

describe('the plan', () => {
  it('is the free one, and there is no other', async () => {
    const ada = await test.person();
    const { subscription, changeSubscription, cancelSubscription } = contract.payments;
    const free = { plan: 'free', status: 'active', renews_at: null };
    expect((await test.call(subscription, { token: ada.token })).body).toEqual(free);
    expect((await test.call(changeSubscription, { token: ada.token, body: { plan: 'free' } })).body).toEqual(free);
    expect((await test.call(changeSubscription, { token: ada.token, rawBody: { plan: 'premium' } })).status).toBe(422);
    expect((await test.call(cancelSubscription, { token: ada.token })).body).toMatchObject(free);
  });
});

describe('credits by hand', () => {
  it('come from administrators only, once for each key, and are written down', async () => {
    const ada = await test.person();
    const admin = await test.person();
    await test.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.userId).execute();
    const boss = await test.signInAgain(admin);
    const { add } = contract.credits;
    const body = { amount: 30, description: 'For the trouble', username: ada.username };
    expect((await test.call(add, { body })).status).toBe(401);
    expect((await test.call(add, { token: ada.token, body })).status).toBe(403);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => test.call(add, { token: boss.token, body, key: 'k' })),
    );
    expect(new Set(answers.map(({ body: { credits } }) => credits))).toEqual(new Set([80]));
    for (const rawBody of [
      { ...body, amount: 0 },
      { ...body, amount: 1.5 },
      { ...body, amount: 2_000_000 },
      { ...body, description: '' },
      { ...body, username: 'nobody at all' },
    ])
      expect((await test.call(add, { token: boss.token, rawBody })).status).toBe(422);
    const audit = await test.database.db.selectFrom('audit_entry').selectAll().execute();
    expect(audit).toEqual([
      expect.objectContaining({ actor: admin.userId, subject: ada.userId, detail: '30 credits: For the trouble' }),
    ]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});

function rethrow(error: unknown): never {
  throw error;
}
