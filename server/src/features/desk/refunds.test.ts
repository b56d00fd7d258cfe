import { contract } from '@loomlight/contract';
import { desk, type Previewed } from '@loomlight/contract/desk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdministrator, everyRow, tablesWrittenSince } from '../../testing/desk-acts.ts';
import { paymentActs } from '../../testing/payment-acts.ts';
import { performed } from '../../testing/report-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { askRefunds } from '../payments/index.ts';

let test: TestApp;
let boss: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
  ada = await test.person({ credits: 0 });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

const { order, pay, until, send, event } = paymentActs(() => test);
const reason = 'Asked for by mail';

async function bought(): Promise<{ readonly id: string; readonly session: string }> {
  const made = await order(ada);
  await pay(made.session);
  await until(ada, 'paid');
  return made;
}
const refund = (id: string, cents: number, by = boss) => performed(test, desk.refundOrder, { by, id, body: { cents } });
const preview = async (id: string, cents: number) =>
  (
    await test.call(desk.refundOrder, {
      token: boss.token,
      params: { id },
      query: { preview: 'true' },
      body: { cents, reason },
    })
  ).body as Previewed;
const given = () => test.database.db.selectFrom('sandbox_object').select('body').where('kind', '=', 'refund').execute();
const orders = async () => (await test.call(desk.orders, { token: boss.token })).body.orders;

describe('a refund from the desk', () => {
  it('reaches the payment, and the credits follow as for one that was made at the provider [DESK-47]', async () => {
    const { id } = await bought();
    const before = await everyRow(test);
    const { audit, effects } = await preview(id, 999);
    expect(await tablesWrittenSince(test, before)).toEqual([]);
    expect(audit.before).toMatchObject({ status: 'paid', given_back_cents: 0, left_cents: 1_999 });
    expect(audit.after).toMatchObject({ given_back_cents: 999, left_cents: 1_000 });
    expect(effects[1]).toBe('249 credits go: 251 credits stay.');
    expect((await refund(id, 999)).status).toBe(200);
    await until(ada, 'partially_refunded');
    expect(await test.balance(ada)).toBe(251);
    expect(await orders()).toMatchObject([{ id, refunded_cents: 999, refund_state: 'asked', username: ada.username }]);
    const { body } = await test.call(contract.credits.history, { token: ada.token });
    expect(body.transactions[0]?.description).toBe('Taken back: refund of the Creator package');
    expect((await refund(id, 1_000)).status).toBe(200);
    await until(ada, 'refunded');
    expect([await test.balance(ada), await ledgerViolations(test.database)]).toEqual([0, []]);
  });

  it(
    'is made once under the same key, and once of twenty at the same time [DESK-47]',
    { tags: 'on-server' },
    async () => {
      const { id } = await bought();
      const { plan } = await preview(id, 100);
      const ask = (key?: string) =>
        test.call(desk.refundOrder, {
          token: boss.token,
          params: { id },
          body: { cents: 100, reason, plan },
          ...(key && { key }),
        });
      const [first, again] = [await ask('the same key'), await ask('the same key')];
      expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
      await until(ada, 'partially_refunded');
      expect(await given()).toHaveLength(1);
      const next = await preview(id, 200);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          test.call(desk.refundOrder, {
            token: boss.token,
            params: { id },
            body: { cents: 200, reason, plan: next.plan },
          }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(answers.map(({ error }) => error.code))).toEqual(new Set([undefined, 'desk_changed']));
      expect(await given()).toHaveLength(2);
    },
  );

  it('above what is left is 422, as for what was not paid or is disputed [DESK-48]', async () => {
    const { id } = await bought();
    expect((await refund(id, 2_000)).error.details?.[0]?.path).toBe('cents');
    await refund(id, 1_500);
    // Also before the provider has told of the money.
    expect((await refund(id, 500)).error.details?.[0]?.path).toBe('cents');
    test.clock.advanceSeconds(1);
    const open = await order(ada, 'starter');
    expect((await refund(open.id, 1)).error.details?.[0]?.path).toBe('cents');
    expect((await refund('nobody', 1)).status).toBe(404);
    await test.database.db.updateTable('payment_order').set({ dispute: 'open' }).where('id', '=', id).execute();
    expect((await refund(id, 1)).error.message).toContain('disputed');
    expect(await given()).toHaveLength(1);
  });

  it('is 503 while the provider is away, and done once when it is back [DESK-48]', { tags: 'on-server' }, async () => {
    const { id } = await bought();
    const { provider } = test.payments();
    const away = vi.spyOn(provider, 'refund').mockRejectedValue(new Error('No answer'));
    const refused = await refund(id, 100);
    expect([refused.status, refused.error.code, await given()]).toEqual([503, 'payments_unavailable', []]);
    expect(await orders()).toMatchObject([{ refund_state: 'asking', refunded_cents: 0 }]);
    // It is asked for already: nobody asks for it twice.
    expect((await refund(id, 100)).error.code).toBe('desk_changed');
    away.mockRestore();
    await Promise.all(Array.from({ length: 5 }, () => askRefunds(test.payments())));
    await askRefunds(test.payments());
    await until(ada, 'partially_refunded');
    expect(await given()).toHaveLength(1);
    expect(await orders()).toMatchObject([{ refund_state: 'asked', refunded_cents: 100 }]);
  });

  it('that the provider refuses says why, and another one can be asked for [DESK-48]', async () => {
    const { id } = await bought();
    const { provider } = test.payments();
    vi.spyOn(provider, 'refund').mockResolvedValueOnce({ kind: 'refused', reason: 'The card is closed.' });
    await refund(id, 100);
    expect(await orders()).toMatchObject([{ refund_state: 'refused', refund_error: 'The card is closed.' }]);
    expect((await refund(id, 100)).status).toBe(200);
    await until(ada, 'partially_refunded');
  });

  it('above 100 units of money waits for another administrator [DESK-47]', async () => {
    const { id } = await bought();
    const set = { price_cents: 20_000 };
    await test.database.db.updateTable('payment_order').set(set).where('id', '=', id).execute();
    const asked = (await refund(id, 10_001)) as { status: number; body: { approval_id?: string } };
    expect([asked.status, await given()]).toEqual([202, []]);
    const other = await anAdministrator(test);
    const params = { id: asked.body.approval_id ?? '' };
    const decision = { decision: 'approved' as const };
    const decided = await test.call(desk.decideApproval, { token: other.token, params, body: decision });
    expect(decided.status).toBe(200);
    expect(await orders()).toMatchObject([{ refund_state: 'asking' }]);
  });
});

describe('a payment that does not fit', () => {
  const unfit = async () => (await test.call(desk.unfitPayments, { token: boss.token })).body.events;
  const waiting = async () => (await test.call(desk.now, { token: boss.token })).body.waiting;

  it('stands in the list with what is wrong, and leaves it when it is ticked off with a note [DESK-50]', async () => {
    const { session, id } = await order(ada);
    const paid = { id: session, object: 'checkout.session', mode: 'payment', payment_status: 'paid', currency: 'usd' };
    await send(
      event('checkout.session.completed', { ...paid, amount_total: 5, metadata: { order_id: id } }, 'evt_less'),
    );
    expect(await test.balance(ada)).toBe(0);
    expect(await unfit()).toMatchObject([
      { id: 'evt_less', outcome: 'mismatch', order_id: id, user_id: ada.userId, price_cents: 1_999 },
    ]);
    expect(await waiting()).toMatchObject([{ kind: 'payment', count: 1 }]);
    const see = (on = 'evt_less') => performed(test, desk.seePayment, { by: boss, id: on, body: {} });
    expect((await see()).status).toBe(200);
    expect([await unfit(), await waiting()]).toEqual([[], []]);
    const kept = await test.database.db
      .selectFrom('payment_event')
      .select(['seen_by', 'seen_note'])
      .where('id', '=', 'evt_less')
      .executeTakeFirst();
    expect(kept).toEqual({ seen_by: boss.userId, seen_note: 'Looked at it' });
    expect((await see()).error.code).toBe('desk_changed');
    expect((await see('nothing')).status).toBe(404);
  });
});
