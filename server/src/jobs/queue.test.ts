// @module-tag on-server
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { waitFor } from '../testing/wait-for.ts';
import { type JobQueue, openQueue } from './queue.ts';

let database: TestDatabase;
let queue: JobQueue;
const handled: string[] = [];
let fail = false;

beforeAll(async () => {
  database = await openTestDatabase();
  queue = await openQueue({
    database:
      database.url === undefined
        ? { db: { executeSql: (text, values) => database.pool.query(text, values) } }
        : { connectionString: database.url, max: 3 },
    backend: database.url === undefined ? 'pglite' : 'postgres',
    signals: database.signals,
    // Longer than any wait below: whatever arrives sooner was woken, not polled.
    pollSeconds: 30,
    onError: () => undefined,
  });
  await queue.work('run-generation', { concurrency: 2 }, async ({ generationId }) => {
    handled.push(generationId);
    if (fail) throw new Error('not today');
  });
});
beforeEach(() => {
  handled.length = 0;
  fail = false;
});
afterAll(async () => {
  await queue.stop(5_000);
  await database.close();
});

const handledIds = (count: number) => waitFor(`${count} jobs`, async () => handled.length >= count && [...handled]);

describe('the queue', () => {
  it('delivers what was committed, at once after the wake-up', async () => {
    await inTransaction(database, ({ tx }) => queue.send(tx, 'run-generation', { generationId: 'committed' }));
    queue.wake('run-generation');
    expect(await handledIds(1)).toEqual(['committed']);
  });

  it('never delivers what was rolled back', async () => {
    await expect(
      inTransaction(database, async ({ tx }) => {
        await queue.send(tx, 'run-generation', { generationId: 'rolled back' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await queue.send(database.db, 'run-generation', { generationId: 'after' });
    queue.wake('run-generation');
    expect(await handledIds(1)).toEqual(['after']);
  });

  it('sends inside a transaction on the only connection without waiting for another one', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        inTransaction(database, ({ tx }) => queue.send(tx, 'run-generation', { generationId: `job ${index}` })),
      ),
    );
    queue.wake('run-generation');
    expect((await handledIds(20)).length).toBe(20);
  });

  it('tries a failing job again, five times, and lets it be', async () => {
    fail = true;
    await queue.send(database.db, 'run-generation', { generationId: 'poison' });
    queue.wake('run-generation');
    await handledIds(6);
    await waitFor('the job to be given up', async () => {
      const { rows } = await database.pool.query<{ state: string }>(
        "SELECT state FROM pgboss.job WHERE data->>'generationId' = 'poison'",
      );
      return rows[0]?.state === 'failed';
    });
    expect(handled).toHaveLength(6);
  });
});
