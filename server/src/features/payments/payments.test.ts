import { contract } from '@loomlight/contract';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderAddresses, sandboxSecret, paymentActs } from '../../testing/payment-acts.ts';
import { ledgerViolations, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { reconcileOrders } from './reconcile-orders.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { billing, createLink, packages } = contract.payments;
const { order, post, pay, deliver, statusOf, until, send, event, sessionOf } = paymentActs(() => test);

describe('packages', () => {
  it('are on offer with their price in cents, the smallest first [R-ENT-08, R-API-44]', async () => {
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
  it('leads to a page, and once it is paid the credits are there, with their entry, receipt and mail [R-GLOB-03, R-ENT-16]', async () => {
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

  it('counts once when the card page is paid many times at once', { tags: 'on-server' }, async () => {
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

  it(
    'opens one page for one request key, however often and at once it is asked [R-API-45]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      const links = await Promise.all(Array.from({ length: 8 }, () => order(ada, 'starter', 'once')));
      expect(new Set(links.map(({ session }) => session)).size).toBe(1);
      expect((await test.call(billing, { token: ada.token })).body.total).toBe(1);
      const other = await test.call(createLink, {
        token: ada.token,
        key: 'once',
        body: { package_id: 'studio', ...orderAddresses },
      });
      expect([other.status, other.error.code]).toEqual([409, 'idempotency_key_reused']);
    },
  );

  it('has a short way with the usual pages [R-API-31]', async () => {
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
  ])('never leads back to %s', neverLeadsTo);

  it.each([
    '',
    'blob:http://loomlight.test/0b1b6e5c',
    'filesystem:http://loomlight.test/temporary/x',
    'data:text/html,x',
    'ftp://loomlight.test/',
    'credits',
    '?x=1',
    '#top',
    'http:/loomlight.test/x',
    'http:loomlight.test',
    '///evil.test',
  ])('never leads back to "%s" [GROUND-22]', neverLeadsTo);

  async function neverLeadsTo(bad: string): Promise<void> {
    const ada = await test.person();
    for (const field of ['success_url', 'cancel_url'] as const) {
      const { status, error } = await test.call(createLink, {
        token: ada.token,
        body: { package_id: 'starter', ...orderAddresses, [field]: bad },
      });
      expect([status, error.details?.[0]?.path]).toEqual([422, field]);
    }
    expect((await test.call(billing, { token: ada.token })).body.payments).toEqual([]);
  }

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
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: sandboxSecret, timestamp });
    expect((await send(payload, { header })).statusCode).toBe(200);
    expect((await send(payload.replace('"a": 1', '"a": 2'), { header })).statusCode).toBe(400);
    expect((await send(JSON.stringify(JSON.parse(payload)), { header })).statusCode).toBe(400);
  });

  it(
    'counts once when it comes fifty times at once, and once under two ids [R-API-46]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      const { session } = await order(ada);
      const paid = { ...(await sessionOf(session)), status: 'complete', payment_status: 'paid', payment_intent: null };
      const same = event('checkout.session.completed', paid);
      const answers = await Promise.all(Array.from({ length: 50 }, () => send(same)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      await send(event('checkout.session.async_payment_succeeded', paid));
      expect(await test.balance(ada)).toBe(550);
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );

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

function rethrow(error: unknown): never {
  throw error;
}
