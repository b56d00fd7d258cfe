// @module-tag on-server
import { contract, entryKinds, limits } from '@loomlight/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { completeGeneration, failGenerationRow } from '../generation/generation.store.ts';
import { applyPaymentEvent } from '../payments/apply-payment-event.ts';
import { grantCredits, verifyLedger } from './index.ts';
import { testSecret } from '../../testing/test-secret.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

/** One thing that can happen to a person's credits. */
type Step =
  | { readonly do: 'start'; readonly size: '64x64' | '1024x1024' | '2048x2048'; readonly key: number | undefined }
  | { readonly do: 'fail' | 'complete'; readonly pick: number }
  | { readonly do: 'grant'; readonly credits: number; readonly cause: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('start' as const),
    size: fc.constantFrom('64x64' as const, '1024x1024' as const, '2048x2048' as const),
    key: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  }),
  fc.record({ do: fc.constantFrom('fail' as const, 'complete' as const), pick: fc.nat(20) }),
  fc.record({
    do: fc.constant('grant' as const),
    credits: fc.integer({ min: 1, max: 20 }),
    cause: fc.integer({ min: 0, max: 6 }),
  }),
);

const prices = { '64x64': 1, '1024x1024': 2, '2048x2048': 8 } as const;

/** The same history in a few lines of arithmetic. */
interface Model {
  balance: number;
  readonly costs: Map<string, number>;
  readonly final: Set<string>;
  readonly keys: Map<number, string>;
  readonly causes: Set<number>;
}

async function apply(person: TestPerson, model: Model, action: Step): Promise<void> {
  const now = test.clock.now();
  if (action.do === 'start') {
    const { status, body, error } = await test.call(contract.images.generate, {
      token: person.token,
      body: { text_prompt: 'x', size: action.size },
      ...(action.key === undefined ? {} : { key: `${action.size} ${action.key}` }),
    });
    const known = action.key === undefined ? undefined : model.keys.get(keyOf(action.size, action.key));
    const cost = prices[action.size];
    if (known !== undefined) expect([status, body.id]).toEqual([202, known]);
    else if (cost > model.balance) expect(error.code).toBe('insufficient_credits');
    else {
      expect(status).toBe(202);
      model.balance -= cost;
      model.costs.set(body.id, cost);
      if (action.key !== undefined) model.keys.set(keyOf(action.size, action.key), body.id);
    }
    return;
  }
  if (action.do === 'grant') {
    const isNew = await inTransaction(test.database, (ctx) =>
      grantCredits(ctx, {
        userId: person.userId,
        kind: 'promotional_credit',
        credits: action.credits,
        cause: `model:${action.cause}`,
        description: 'x',
        by: { actor: 'test', action: 'credits.give' },
        now,
      }),
    );
    expect(isNew).toBe(!model.causes.has(action.cause));
    if (isNew) model.balance += action.credits;
    model.causes.add(action.cause);
    return;
  }
  const ids = [...model.costs.keys()];
  const id = ids[action.pick % Math.max(1, ids.length)];
  if (id === undefined) return;
  const changed =
    action.do === 'fail'
      ? await failGenerationRow(test.database.db, { id, attempt: undefined, message: 'x', code: 'engine_failed', now })
      : await complete(id, now);
  expect(Boolean(changed)).toBe(!model.final.has(id));
  if (changed && action.do === 'fail') model.balance += model.costs.get(id) ?? 0;
  model.final.add(id);
}

function keyOf(size: string, key: number): number {
  return key * 10 + Object.keys(prices).indexOf(size);
}

async function complete(id: string, now: Date): Promise<boolean> {
  await test.database.pool.query("UPDATE content SET status = 'processing' WHERE id = $1 AND status = 'queued'", [id]);
  const { rows } = await test.database.pool.query<{ attempt: number }>('SELECT attempt FROM content WHERE id = $1', [
    id,
  ]);
  return completeGeneration(
    test.database.db,
    { id, attempt: rows[0]?.attempt ?? 0 },
    { mediaKey: 'm', smallKey: 's', mediaType: 'image/png', placeholder: '', width: 64, height: 64, now },
  );
}

describe('the ledger', () => {
  it('agrees with plain arithmetic for any history, and breaks no promise on the way', async () => {
    // The engine does not answer: what becomes of a generation is decided by the history alone.
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        await test.reset();
        test.engine.script = async () => {
          await isOver;
          return { kind: 'refused', reason: 'The test is over' };
        };
        const person = await test.person({ credits: 20 });
        const model: Model = { balance: 20, costs: new Map(), final: new Set(), keys: new Map(), causes: new Set() };
        for (const action of steps) {
          await apply(person, model, action);
          expect(await test.balance(person)).toBe(model.balance);
        }
        expect(await ledgerViolations(test.database)).toEqual([]);
      }),
      { numRuns: 15, seed: 7 },
    );
    end();
  });

  it('lets nobody change or remove an entry', async () => {
    await test.person();
    await expect(test.database.pool.query('UPDATE credit_entry SET amount = 1000')).rejects.toThrow(
      'Ledger entries are never changed or removed.',
    );
    await expect(test.database.pool.query('DELETE FROM credit_entry')).rejects.toThrow(
      'Ledger entries are never changed or removed.',
    );
    await expect(test.database.pool.query('TRUNCATE credit_entry')).rejects.toThrow(
      'Ledger entries are never changed or removed.',
    );
  });

  it('cannot go below zero, even by hand', async () => {
    await test.person();
    await expect(
      test.database.pool.query('UPDATE account SET balance = -1, of_bonus = of_bonus - balance - 1'),
    ).rejects.toThrow('account_held_within_balance');
    await expect(test.database.pool.query('UPDATE account SET held = balance + 1')).rejects.toThrow(
      'account_held_within_balance',
    );
  });

  it('knows every kind of entry that the contract names [R-CRED-11]', async () => {
    const { rows } = await test.database.pool.query<{ definition: string }>(
      "SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = 'credit_entry_kind_check'",
    );
    const kinds = [...(rows[0]?.definition ?? '').matchAll(/'([a-z_]+)'/g)].map((match) => match[1]);
    expect(kinds.toSorted()).toEqual([...entryKinds].toSorted());
  });

  it.each([
    [
      'a balance off by one',
      'UPDATE account SET balance = balance + 1, of_bonus = of_bonus + 1',
      'balance equals the sum of the entries',
    ],
    [
      'a failed picture without its refund',
      "UPDATE content SET status = 'failed'",
      'a failed generation is refunded exactly once, any other never',
    ],
    [
      'a picture that nobody paid for',
      'UPDATE content SET credits_used = credits_used + 1',
      'every generation is charged exactly once',
    ],
    [
      'a forgotten running picture',
      'UPDATE account SET active_generations = active_generations + 1',
      'running generations are counted',
    ],
  ])('reports %s, and repairs nothing', async (_what, corruption, promise) => {
    const ada = await test.person();
    const { body } = await test.call(contract.images.generate, {
      token: ada.token,
      body: { text_prompt: 'x', size: '64x64' },
    });
    await test.finished(ada, body.id);
    expect((await verifyLedger(test.database, testSecret)).lines).toEqual([
      'ledger: 1 users, 2 entries, all balanced',
      'credits: 49 exist = 0 bought + 50 given - 1 spent - 0 taken back',
    ]);
    await test.database.pool.query(corruption);
    const report = await verifyLedger(test.database, testSecret);
    expect(report.balanced).toBe(false);
    expect(report.lines.join('\n')).toContain(promise);
    expect(await verifyLedger(test.database, testSecret)).toEqual(report);
  });
});

describe('the largest balance', () => {
  it('is never passed by a grant or an order, and keeps no refund and no paid order from arriving [BOOKS-11]', async () => {
    const { db } = test.database;
    const ada = await test.person({ credits: 100 });
    const order = await test.call(contract.payments.purchase, { token: ada.token, body: { packageId: 'starter' } });
    const { body } = await test.call(contract.images.generate, { token: ada.token, body: { text_prompt: 'x' } });
    await test.finished(ada, body.id);
    const rest = limits.balanceMax - (await test.balance(ada));
    const give = (credits: number, cause: string) =>
      inTransaction({ db }, (ctx) =>
        grantCredits(ctx, {
          userId: ada.userId,
          kind: 'admin_credit',
          credits,
          cause,
          description: 'x',
          by: { actor: 'test', action: 'credits.give' },
          now: test.clock.now(),
        }),
      );
    await give(rest, 'grant:all');
    await expect(give(1, 'grant:one more')).rejects.toMatchObject({ code: 'balance_full', status: 422 });
    const refused = await test.call(contract.payments.purchase, { token: ada.token, body: { packageId: 'starter' } });
    expect([refused.status, refused.error.code]).toEqual([422, 'balance_full']);
    const held = await test.call(contract.images.generate, { token: ada.token, body: { text_prompt: 'x' } });
    await test.finished(ada, held.body.id);
    await give(2, 'grant:again');
    await test.database.pool.query("UPDATE content SET status = 'queued' WHERE id = $1", [held.body.id]);
    await test.database.pool.query('UPDATE account SET active_generations = 1 WHERE user_id = $1', [ada.userId]);
    await failGenerationRow(db, {
      id: held.body.id,
      attempt: undefined,
      message: 'x',
      code: 'engine_failed',
      now: test.clock.now(),
    });
    await payOrderOf(order.body.payment_id);
    expect(await test.balance(ada)).toBe(limits.balanceMax + 2 + 100);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  /** What the provider tells of an order that was opened before the balance was full. */
  async function payOrderOf(orderId: string): Promise<void> {
    await applyPaymentEvent(test.payments(), {
      id: 'paid late',
      type: 'test',
      live: false,
      subject: { orderId, sessionId: undefined, paymentIntent: undefined, receiptUrl: undefined },
      fact: { kind: 'paid', amountCents: 499, currency: 'usd' },
    });
  }
});

describe('history and balance', () => {
  it('page through the entries, newest first, with totals over all of them [R-CRED-04, R-CRED-05, R-ENT-09]', async () => {
    const ada = await test.person({ credits: 10 });
    for (let index = 0; index < 3; index += 1) {
      const { body } = await test.call(contract.images.generate, { token: ada.token, body: { text_prompt: 'x' } });
      await test.finished(ada, body.id);
    }
    const page = await test.call(contract.credits.history, { token: ada.token, query: { limit: '2', offset: '1' } });
    expect(page.body.transactions.map((entry) => entry.balance_after)).toEqual([6, 8]);
    expect(page.body).toMatchObject({ total: 4, totals: { spent: 6, refunded: 0, net: 4 } });
    const spent = await test.call(contract.credits.history, { token: ada.token, query: { filter: 'spent' } });
    expect(spent.body).toMatchObject({ total: 3, totals: { spent: 6, refunded: 0, net: 4 } });
    expect(spent.body.transactions.map((entry) => entry.description)).toEqual([
      'Image 1024x1024',
      'Image 1024x1024',
      'Image 1024x1024',
    ]);
  });

  it('are for the person alone', async () => {
    expect((await test.call(contract.credits.balance)).status).toBe(401);
    expect((await test.call(contract.credits.history)).status).toBe(401);
  });
});
