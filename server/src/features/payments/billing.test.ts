import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentActs } from '../../testing/payment-acts.ts';
import { ledgerViolations, openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { keepCard } = paymentActs(() => test);

describe('cards that the provider keeps', () => {
  it('are added on its page, listed, preferred and forgotten, each by its own person only [R-API-33]', async () => {
    const ada = await test.person();
    const bob = await test.person();
    const { methods, defaultMethod, removeMethod } = contract.payments;
    expect((await test.call(methods, { token: ada.token })).body.payment_methods).toEqual([]);
    for (const card of ['4242 4242 4242 4242', '5555 5555 5555 4444']) {
      expect((await keepCard(ada, card)).json<{ redirect_url: string }>().redirect_url).toBe(
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
  it('is the free one, and there is no other [R-API-32]', async () => {
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
  it(
    'come from administrators only, once for each key, and are written down [R-API-43]',
    { tags: 'on-server' },
    async () => {
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
      const audit = await test.database.db.selectFrom('audit_entry').selectAll().where('actor', '<>', 'test').execute();
      expect(audit).toEqual([
        expect.objectContaining({ actor: admin.userId, subject: ada.userId, detail: '30 credits: For the trouble' }),
      ]);
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );
});
