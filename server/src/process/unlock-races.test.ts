// @module-tag on-server
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong, isSlow } from '../testing/long.ts';
import { openStage, type Stage } from '../testing/races/stage.ts';
import { runUnlockRace, unlockRaces } from '../testing/races/unlock-races.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { serverUrl } from '../testing/test-settings.ts';

// Two API processes on one PostgreSQL. A thousand rounds: npm test -- --long --only server unlock-races

const rounds = isLong ? 1_000 : isSlow ? 25 : 8;

let database: TestDatabase;
let stage: Stage;
beforeAll(async () => {
  if (serverUrl === undefined) return;
  database = await openTestDatabase();
  stage = await openStage({ db: database.db, url: database.url ?? '' });
});
afterAll(async () => {
  await stage?.close();
  await database?.close();
});

const names = Object.keys(unlockRaces) as (keyof typeof unlockRaces)[];

describe.skipIf(serverUrl === undefined)('an unlock at two processes beside', () => {
  it.each(names)(
    '%s is charged exactly with its purchase, at the agreed price, and the seller earns once [BOOKS-21]',
    async (name) => {
      const { bought, refused } = await runUnlockRace(stage, name, rounds);
      expect(await stage.violations()).toEqual([]);
      expect(bought + refused).toBe(rounds);
      // In a thousand rounds, a race that only ever ends one way is none; in a few it may.
      if (isLong) expect(Math.min(bought, refused)).toBeGreaterThan(0);
    },
    60_000 + rounds * 1_000,
  );
});
