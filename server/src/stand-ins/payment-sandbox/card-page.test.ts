import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentActs } from '../../testing/payment-acts.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { order } = paymentActs(() => test);
const submit = (session: string, fields: Record<string, string>) =>
  test.app.http.inject({
    method: 'POST',
    url: `/sandbox/checkout/${session}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const typed = { card: '4000 0000 0000 0002', expiry: '11 / 39', cvc: '987', pay_with: 'card' };

describe('a checkout that shows an error', () => {
  it('brings the expiry back, and never the number or the code [PEOPLE-42]', async () => {
    const { session } = await order(await test.person());
    for (const card of [typed.card, '4000 1234', '4000 0025 0000 3155']) {
      const { body, headers } = await submit(session, { ...typed, card });
      expect(body).toContain('value="11 / 39"');
      // The list of test cards names three numbers; a field holds none of them.
      expect(body.match(/value="[^"]*"/g)?.filter((value) => /\d{3}/.test(value))).toEqual([]);
      expect(body).not.toContain('4000 1234');
      expect(headers['cache-control']).toBe('no-store');
    }
    const refused = await submit(session, { confirmed: 'yes', refuse: 'yes', expiry: typed.expiry });
    expect(refused.body).toContain('value="11 / 39"');
    expect(refused.body).toContain('Your card was declined.');
  });

  it('takes no markup and no long text for an expiry [PEOPLE-42]', async () => {
    const { session } = await order(await test.person());
    const { body } = await submit(session, { ...typed, expiry: `"><b>${'1'.repeat(500)}` });
    expect(body).toContain('value="&quot;&gt;&lt;b&gt;11"');
    expect(body).not.toContain('1111');
  });

  it('asks with a script of its own address, so that the fields stay as they are [PEOPLE-42]', async () => {
    const { session } = await order(await test.person());
    const page = await test.app.http.inject({ url: `/sandbox/checkout/${session}` });
    expect(page.body).toContain('<script src="/sandbox/checkout.js"></script>');
    expect(page.body).toContain(`data-pay="/sandbox/checkout/${session}/pay"`);
    expect(String(page.headers['content-security-policy'])).toContain("script-src 'self'");
    const script = await test.app.http.inject({ url: '/sandbox/checkout.js' });
    expect([script.statusCode, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  });

  it('is not paid by that script once it is over [PEOPLE-42]', async () => {
    const { session } = await order(await test.person());
    await test.app.http.inject({ method: 'POST', url: `/sandbox/checkout/${session}/expire`, payload: {} });
    const paid = await test.app.http.inject({
      method: 'POST',
      url: `/sandbox/checkout/${session}/pay`,
      payload: { card: '4242 4242 4242 4242' },
    });
    expect(paid.statusCode).toBe(404);
    expect((await submit(session, { ...typed, card: '4242 4242 4242 4242' })).body).toContain('no longer open');
  });
});
