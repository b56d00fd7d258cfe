import { beforeAll, describe, expect, it } from 'vitest';
import { isLong } from './long.ts';
import { simulateMoney } from './simulation/simulate-money.ts';
import { useTestDatabase, type TestDatabase } from './test-database.ts';

// A longer life, or one that failed, again: SIMULATE_STEPS=100000 SIMULATE_SEED=7 npm test -- --only server money-simulation
const steps = Number(process.env['SIMULATE_STEPS'] ?? (isLong ? 100_000 : 1_200));
const seed = Number(process.env['SIMULATE_SEED'] ?? 20_261_121);

let database: TestDatabase;
beforeAll(async () => {
  database = await useTestDatabase();
  await database.reset();
});

describe('money', () => {
  it(
    'keeps every promise through random lives [BOOKS-1]',
    async () => {
      const counts = await simulateMoney({ database, seed, steps, checkEvery: Math.max(250, Math.floor(steps / 100)) });
      // A simulation in which something never happens proves nothing about it.
      for (const act of ['sign up', 'start', 'finish', 'fail', 'kill', 'time out', 'unlock', 'change', 'grant', 'tell'])
        expect([act, counts[act] ?? 0]).not.toEqual([act, 0]);
    },
    60_000 + steps * 60,
  );
});
