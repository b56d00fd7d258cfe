// @module-tag on-server
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createGatheringHitCounter } from './gather-hits.ts';
import { createHitCounter } from './hit-counter.store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const windowMs = 60_000;
const stored = async () =>
  (await test.database.pool.query<{ key: string; hits: number }>('SELECT key, hits FROM rate_limits ORDER BY key'))
    .rows;

describe('hits of many at once', () => {
  it('have a number each, whoever else is counted with them, and beside another process [GROUND-12]', async () => {
    const { db } = test.database;
    const [one, other] = [
      createGatheringHitCounter({ db, clock: test.clock }),
      createGatheringHitCounter({ db, clock: test.clock }),
    ];
    const calls = Array.from({ length: 400 }, (_, n) => (n % 3 === 0 ? other : one).hit(`network ${n % 4}`, windowMs));
    const counted = await Promise.all(calls);
    for (let network = 0; network < 4; network += 1) {
      const numbers = counted.filter((_, n) => n % 4 === network).map(({ hits }) => hits);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    }
    expect(await stored()).toEqual(Array.from({ length: 4 }, (_, n) => ({ key: `network ${n}`, hits: 100 })));
  });

  it('take a handful of statements [GROUND-12]', async () => {
    let statements = 0;
    const counting = test.database.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const counter = createGatheringHitCounter({ db: counting, clock: test.clock });
    await Promise.all(Array.from({ length: 400 }, (_, n) => counter.hit(`key ${n}`, windowMs)));
    expect(statements).toBeLessThanOrEqual(5);
    expect((await stored()).length).toBe(400);
  });

  it('begin at one again in the next window, and end with the first hit of a window [GROUND-12]', async () => {
    const counter = createGatheringHitCounter({ db: test.database.db, clock: test.clock });
    await counter.hit('a', windowMs);
    test.clock.advanceSeconds(windowMs / 2000);
    const second = await counter.hit('a', windowMs);
    expect(second.hits).toBe(2);
    expect(second.resetInMs).toBeLessThanOrEqual(windowMs / 2);
    test.clock.advanceSeconds(windowMs / 2000);
    const next = await Promise.all([
      counter.hit('a', windowMs),
      counter.hit('b', windowMs),
      counter.hit('a', windowMs),
    ]);
    expect(next.map(({ hits }) => hits).toSorted((a, b) => a - b)).toEqual([1, 1, 2]);
    expect((await createHitCounter(test.database.db, test.clock).hit('a', windowMs)).hits).toBe(3);
  });

  it('are all told of a database that fails, and counted again afterwards [GROUND-12]', async () => {
    let isAway = true;
    const failing = test.database.db.withPlugin({
      transformQuery: ({ node }) => {
        if (isAway) throw new Error('The database is away.');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const counter = createGatheringHitCounter({ db: failing, clock: test.clock });
    const told = await Promise.allSettled(Array.from({ length: 50 }, () => counter.hit('a', windowMs)));
    expect(told.every(({ status }) => status === 'rejected')).toBe(true);
    isAway = false;
    expect(await counter.hit('a', windowMs)).toMatchObject({ hits: 1 });
  });
});
