// @module-tag on-server
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimGeneration, takeStranded } from '../features/content/making.store.ts';
import { addSeconds, type Clock } from '../kernel/clock.ts';
import { type TestDatabase, useTestDatabase } from '../testing/test-database.ts';
import { sharedClock } from './shared-clock.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await useTestDatabase();
});
beforeEach(() => test.reset());

/** A machine whose clock is ahead of the true one; behind for less than zero. */
const machine = (aheadMs: number): Clock => ({ now: () => new Date(Date.now() + aheadMs) });
const minutes = 60_000;
const offBy = (clock: Clock): number => Math.abs(clock.now().getTime() - Date.now());

describe('the clock of a process', () => {
  it.each([5 * minutes, -5 * minutes, 40 * 24 * 60 * minutes])(
    'is that of the database on a machine that is %i ms ahead [SCALE-37]',
    async (aheadMs) => {
      const clock = sharedClock(test.db, machine(aheadMs));
      const measured = await clock.compare();
      expect(Math.abs(measured - aheadMs)).toBeLessThan(2_000);
      expect(offBy(clock)).toBeLessThan(2_000);
    },
  );

  it('is the machine’s own where the two agree, and again once they do [SCALE-37]', async () => {
    let aheadMs = 500;
    const clock = sharedClock(test.db, { now: () => new Date(Date.now() + aheadMs) });
    expect(await clock.compare()).toBe(0);
    aheadMs = 10 * minutes;
    expect(await clock.compare()).not.toBe(0);
    aheadMs = 0;
    expect(await clock.compare()).toBe(0);
    expect(offBy(clock)).toBeLessThan(2_000);
  });

  it('is not set by an answer that took long [SCALE-37]', async () => {
    let asked = 0;
    // Each look at the machine's clock is a minute after the one before it.
    const clock = sharedClock(test.db, { now: () => new Date(Date.now() + (asked += 1) * minutes) });
    expect(await clock.compare()).toBe(0);
  });
});

it('takes no running lease of a process whose machine is right [SCALE-37]', async () => {
  const { rows } = await sql<{ id: string }>`
    WITH person AS (
      INSERT INTO users (id, email, email_key, username, username_key, email_verified_at, created_at)
      VALUES (gen_random_uuid(), 'a@x.yz', 'a@x.yz', 'Ada', 'ada', now(), now()) RETURNING id)
    INSERT INTO content (id, user_id, content_type, prompt, style, seed, width, height, model, engine, credits_used, status, is_public, created_at, deadline_at, enqueued_at)
    SELECT gen_random_uuid(), id, 'image', 'words', 'none', 1, 64, 64, 'm', 'e', 1, 'queued', true, now(), now() + interval '1 day', now() - interval '1 day'
    FROM person RETURNING id`.execute(test.db);
  const id = rows[0]?.id ?? '';
  const right = new Date();
  expect(await claimGeneration(test.db, { id, now: right, leaseUntil: addSeconds(right, 60) })).toBeDefined();

  const ahead = machine(5 * minutes);
  const clock = sharedClock(test.db, ahead);
  await clock.compare();
  const claim = (now: Date) => claimGeneration(test.db, { id, now, leaseUntil: addSeconds(now, 60) });
  const strand = (now: Date) => takeStranded(test.db, { now, queuedBefore: now, sentBefore: now, limit: 10 });
  expect(await claim(clock.now())).toBeUndefined();
  expect(await strand(clock.now())).toEqual([]);
  // By its own clock it would have taken it.
  expect(await strand(ahead.now())).toHaveLength(1);
  expect(await claim(ahead.now())).toBeDefined();
});
