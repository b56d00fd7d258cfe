import { contract } from '@loomlight/contract';
import { endpoints } from '@loomlight/contract/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Attempts, type Made, tables } from '../../testing/attempts/attempt.ts';
import { deskAttempts } from '../../testing/attempts/desk-attempts.ts';
import { paidAttempts } from '../../testing/attempts/paid-attempts.ts';
import { isSlow } from '../../testing/long.ts';
import { type Answer, ledgerViolations, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertPurchases } from '../prompts/prompts.store.ts';
import { findFirstRequest } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
let release = (): void => undefined;
const hold = (): void => {
  release = test.holdEngine();
};
afterEach(() => release());
afterAll(() => test.close());

/** For every idempotent call of the contract the reasons why it may be refused at first. */
const attempts: Attempts = { ...paidAttempts(() => test, hold), ...deskAttempts(() => test) };

/** So often the same is sent at once, while it is refused and when it may be done: each video from an image decodes its image. */
const [few, many] = isSlow ? [10, 50] : [4, 16];

async function world(): Promise<Required<Made> & { readonly idempotency: number }> {
  const counts: Record<string, number> = {};
  for (const table of [...tables, 'idempotency'] as const) {
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${sql.table(table)}`.execute(
      test.database.db,
    );
    counts[table] = rows[0]?.count ?? -1;
  }
  // Every table of the list has just been counted.
  return counts as Required<Made> & { readonly idempotency: number };
}

const added = (before: Required<Made>, made: Made): Required<Made> => ({
  ...before,
  ...Object.fromEntries(tables.map((table) => [table, before[table] + (made[table] ?? 0)])),
});

const table = Object.entries(attempts).flatMap(([id, reasons]) =>
  Object.entries(reasons).map(([reason, prepare]) => [id, reason, prepare] as const),
);

describe('a request key', () => {
  it('is tried out below for every call of the contract that takes one [BOOKS-5]', () => {
    const idempotent = endpoints.filter((endpoint) => endpoint.idempotent).map(({ id }) => id);
    expect(Object.keys(attempts).sort()).toEqual(idempotent.sort());
  });

  it.each(table)(
    'of %s is written with what the call does: refused for %s it is tried again, done it is repeated [BOOKS-5]',
    { tags: 'on-server', timeout: 120_000 },
    async (_id, _reason, prepare) => {
      const { call, refusal, allow, refuse, made } = await prepare();
      const before = await world();
      const first = await call('k');
      expect([first.status, first.error.code]).toEqual(refusal);
      const refused = await atOnce(few, () => call('k'));
      expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set([refusal[1]]));
      expect(await world()).toEqual(before);

      await allow();
      const ready = await world();
      const answers = await atOnce(many, () => call('k'));
      expect(new Set(answers.map(({ status }) => Math.floor(status / 100)))).toEqual(new Set([2]));
      expect(new Set(answers.map(({ text }) => identity(text))).size).toBe(1);
      expect(await world()).toEqual({ ...added(ready, made), idempotency: before.idempotency + 1 });

      // What was done is answered again, also where it would be refused by now.
      await refuse?.();
      const done = await world();
      expect(identity((await call('k')).text)).toBe(identity(answers[0]?.text ?? ''));
      expect(await world()).toEqual(done);
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );

  it('is not written by a purchase that finds another price [BOOKS-5]', async () => {
    const [owner, buyer] = [await test.person(), await test.person()];
    const id = await test.image(owner, { is_prompt_locked: true, prompt_price: 7 });
    const key = { userId: buyer.userId, call: 'prompts.purchase', key: 'k', requestHash: Buffer.from('hash') };
    // The look at the item is over, and found another price than the one that stands now.
    const bought = await insertPurchases(test.database.db, [
      {
        buyerId: buyer.userId,
        ownerId: owner.userId,
        contentId: id,
        contentType: 'image',
        price: 6,
        feePercent: 20,
        bonusBuysPrompts: true,
        earned: 5,
        now: test.clock.now(),
        idempotencyKey: key,
      },
    ]);
    expect(bought).toEqual([false]);
    expect(await findFirstRequest(test.database, key)).toBeUndefined();
  });

  it('is no proof of a purchase in rounds against changes of the price [BOOKS-5]', { tags: 'on-server' }, async () => {
    const [owner, buyer] = [await test.person({ credits: 100 }), await test.person({ credits: 400 })];
    for (let round = 0; round < 20; round += 1) {
      const id = await test.image(owner, { is_prompt_locked: true, prompt_price: 5 });
      const unlock = () =>
        test.call(contract.prompts.purchase, {
          params: { id },
          token: buyer.token,
          key: `round ${round}`,
          body: { content_type: 'image', expected_price: 5 },
        });
      const price = (prompt_price: number) =>
        test.call(contract.images.change, { params: { id }, token: owner.token, rawBody: { prompt_price } });
      const before = await test.balance(buyer);
      const [answers] = await Promise.all([Promise.all([unlock(), unlock(), unlock(), unlock()]), price(6)]);
      const bought = before - (await test.balance(buyer));
      const again = await unlock();
      expect([again.status, bought]).toEqual(bought === 5 ? [200, 5] : [409, 0]);
      // Who is told that it is unlocked can read it.
      const told = new Set(answers.map(({ status, error }) => error.code ?? status));
      expect([...told].filter((answer) => answer !== (bought === 5 ? 200 : 'price_changed'))).toEqual([]);
    }
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});

/** The same many times at once; what was too much at once for the readers of images is left out, and some always is done. */
async function atOnce(times: number, call: () => Promise<Answer<unknown>>): Promise<Answer<unknown>[]> {
  const answers = await Promise.all(Array.from({ length: times }, call));
  return answers.filter(({ status, error }) => !(status === 503 && error.code === 'unavailable'));
}

/** What an answer is about, without what goes on meanwhile: the state of a generation, the address of a page. */
function identity(text: string): string {
  const {
    id,
    generations,
    payment_id: paymentId,
    statusText,
    credits,
    audit_id: auditId,
    approval_id: approvalId,
  } = JSON.parse(text) as Record<string, unknown>;
  const ids = Array.isArray(generations) ? generations.map((item: { readonly id: string }) => item.id) : undefined;
  return JSON.stringify({ id, ids, paymentId, statusText, credits, auditId, approvalId });
}
