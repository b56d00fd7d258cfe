import { createHmac } from 'node:crypto';
import { contract } from '@loomlight/contract';
import Stripe from 'stripe';
import { expect } from 'vitest';
import type { TestApp, TestPerson } from './test-app.ts';
import { waitFor } from './wait-for.ts';
import { testSecret } from './test-secret.ts';

/** Where the pages of these orders lead back to. */
export const orderAddresses = {
  success_url: 'http://loomlight.test/payment/success?package_name=Creator',
  cancel_url: 'http://loomlight.test/credits',
};

/** The signing secret of the sandbox of every test. */
export const sandboxSecret = `whsec_${createHmac('sha256', testSecret).update('payment-sandbox').digest('hex')}`;

/** What people and the provider do about a payment; `test` is asked for at each act, when it is open. */
export function paymentActs(test: () => TestApp) {
  const post = (path: string, payload: object = {}) => test().app.http.inject({ method: 'POST', url: path, payload });
  const pay = (session: string, card = '4242 4242 4242 4242') => post(`/sandbox/checkout/${session}/pay`, { card });
  const statusOf = async (who: TestPerson): Promise<string | undefined> =>
    (await test().call(contract.payments.billing, { token: who.token })).body.payments[0]?.status;
  let events = 0;
  return {
    order: async (who: TestPerson, packageId = 'creator', key?: string) => {
      const { status, body } = await test().call(contract.payments.createLink, {
        token: who.token,
        body: { package_id: packageId, ...orderAddresses },
        ...(key === undefined ? {} : { key }),
      });
      expect(status).toBe(200);
      return { session: body.payment_link.id, id: body.payment_id, url: body.payment_link.url };
    },
    post,
    pay,
    deliver: (mode: string) => test().app.http.inject({ method: 'PUT', url: '/sandbox/deliveries', payload: { mode } }),
    statusOf,
    until: (who: TestPerson, status: string) =>
      waitFor(`the order to be ${status}`, async () => (await statusOf(who)) === status),
    /** Delivers a notification, signed as it should be unless said otherwise. */
    send: (event: object | string, options: { secret?: string; shiftS?: number; header?: string } = {}) => {
      const payload = typeof event === 'string' ? event : JSON.stringify(event);
      const timestamp = Math.floor(test().clock.now().getTime() / 1000) + (options.shiftS ?? 0);
      const header =
        options.header ??
        Stripe.webhooks.generateTestHeaderString({ payload, secret: options.secret ?? sandboxSecret, timestamp });
      return test().app.http.inject({
        method: 'POST',
        url: '/api/v1/webhooks/stripe',
        headers: { 'content-type': 'application/json', 'stripe-signature': header },
        payload,
      });
    },
    event: (type: string, object: object, id = `evt_${(events += 1)}`): object => ({
      id,
      object: 'event',
      type,
      livemode: false,
      data: { object },
    }),
    /** Has the provider keep a card for somebody. */
    keepCard: async (who: TestPerson, card = '4242 4242 4242 4242') => {
      const { body } = await test().call(contract.payments.addMethod, { token: who.token });
      return pay(new URL(body.setup_url).pathname.split('/').at(-1) ?? '', card);
    },
    /** The session of an order as the provider has it. */
    sessionOf: async (id: string): Promise<Record<string, unknown>> => {
      const row = await test()
        .database.db.selectFrom('sandbox_object')
        .select('body')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.body as Record<string, unknown>;
    },
  };
}
