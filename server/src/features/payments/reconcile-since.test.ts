import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operatorContext } from '../../testing/operator-context.ts';
import { paymentActs } from '../../testing/payment-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { runCommand } from '../operator/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { order, pay, post, deliver } = paymentActs(() => test);

/** An order whose payment the provider knows and the books do not: as after they went back to the moment before. */
async function paidUnheard(who: TestPerson): Promise<{ session: string; id: string }> {
  await deliver('dropped');
  const placed = await order(who);
  expect((await pay(placed.session)).statusCode).toBe(200);
  expect(await test.balance(who)).toBe(0);
  return placed;
}

const forget = (id: string) => test.database.pool.query('DELETE FROM payment_order WHERE id = $1', [id]);

async function reconcile(since: Date) {
  const { exitCode, lines } = await runCommand(await operatorContext(test), [
    ...['payments', 'reconcile', '--since', since.toISOString()],
  ]);
  return { exitCode, text: lines.join('\n') };
}

describe('payments reconcile', () => {
  it('credits what was paid since, once, whether its order is still in the books or not [SCALE-57]', async () => {
    const since = test.clock.now();
    const [ada, grace] = [await test.person({ credits: 0 }), await test.person({ credits: 0 })];
    await paidUnheard(ada);
    const { id } = await paidUnheard(grace);
    await forget(id);
    expect(await reconcile(since)).toEqual({
      exitCode: 0,
      text: '1 orders were written down again, 2 were asked about; the books say what the provider says.',
    });
    expect([await test.balance(ada), await test.balance(grace)]).toEqual([500, 500]);
    const { rows } = await test.database.pool.query<Record<string, unknown>>(
      'SELECT id, user_id, package_id, package_name, credits, price_cents, currency FROM payment_order WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([
      {
        ...{ id, user_id: grace.userId, package_id: 'creator', package_name: 'Creator' },
        ...{ credits: 500, price_cents: 1999, currency: 'usd' },
      },
    ]);
    // Once more, and once the notification comes after all.
    expect(await reconcile(since)).toMatchObject({
      exitCode: 0,
      text: expect.stringMatching(/^0 orders were written/),
    });
    expect([await test.balance(ada), await test.balance(grace)]).toEqual([500, 500]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('knows the page of an order that was written down and never got it [SCALE-57]', async () => {
    const since = test.clock.now();
    const ada = await test.person({ credits: 0 });
    const { id } = await paidUnheard(ada);
    await test.database.pool.query(
      'UPDATE payment_order SET session_id = NULL, url = NULL, expires_at = NULL WHERE id = $1',
      [id],
    );
    expect((await reconcile(since)).exitCode).toBe(0);
    expect(await test.balance(ada)).toBe(500);
  });

  it('takes back what went back since [SCALE-57]', async () => {
    const since = test.clock.now();
    const ada = await test.person({ credits: 0 });
    const { session, id } = await paidUnheard(ada);
    expect((await post(`/sandbox/payments/${session}/refund`)).statusCode).toBe(200);
    await forget(id);
    expect((await reconcile(since)).exitCode).toBe(0);
    expect(await test.balance(ada)).toBe(0);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('names what was paid by somebody who is not here any more, and changes nothing for it [SCALE-57]', async () => {
    const since = test.clock.now();
    const ada = await test.person({ credits: 0 });
    const { session, id } = await paidUnheard(ada);
    await forget(id);
    await test.database.pool.query(
      `UPDATE sandbox_object SET body = jsonb_set(body, '{metadata,user_id}', '"11111111-1111-4111-8111-111111111111"') WHERE id = $1`,
      [session],
    );
    const { exitCode, text } = await reconcile(since);
    expect(exitCode).toBe(1);
    expect(text).toContain(`The person of order ${id} (page ${session}, $19.99) is not here`);
    expect(text).toContain('belongs to no order: give the money back at the provider');
    expect(await test.balance(ada)).toBe(0);
  });

  it.each([
    [['--since']],
    [['--since', 'yesterday']],
    [['2026-11-24T09:59:30Z']],
    [['--since', '2999-01-01T00:00:00Z']],
  ])('wants a moment that has been: %j [SCALE-57]', async (words) => {
    const { exitCode } = await runCommand(await operatorContext(test), ['payments', 'reconcile', ...words]);
    expect(exitCode).toBe(2);
  });
});
