// @module-tag on-server
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openQueue } from '../jobs/queue.ts';
import { openDoor } from '../testing/door.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { serverUrl } from '../testing/test-settings.ts';
import { waitFor } from '../testing/wait-for.ts';
import { type Connection, connectServer } from './client.ts';
import { localSignals, postgresSignals } from './signals.ts';
import { inTransaction } from './transaction.ts';

const size = 4;
/** So long that a busy machine still answers who is not frozen. */
const queryTimeoutMs = 1500;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A database behind a door that can freeze. */
async function behindDoor() {
  const database: TestDatabase = await openTestDatabase();
  closing.push(() => database.close());
  const door = await openDoor(database.url ?? '');
  closing.push(() => door.close());
  return { database, door };
}

/** A full pool: each of its connections has answered once. */
async function fullPool(url: string): Promise<Connection> {
  const connection = connectServer({ url, max: size, applicationName: 'loomlight-test', queryTimeoutMs });
  closing.push(() => connection.close());
  const clients = await Promise.all(Array.from({ length: size }, () => connection.pool.connect()));
  for (const client of clients) client.release();
  return connection;
}

/** So many statements at once; how each of them ended. */
async function ask(times: number, one: () => Promise<unknown>): Promise<string[]> {
  const ends = await Promise.allSettled(Array.from({ length: times }, one));
  return ends.map((end) => (end.status === 'fulfilled' ? 'answered' : String(end.reason)));
}
const all = (text: string, times = size): string[] => Array.from({ length: times }, () => text);
const silence = 'Error: Query read timeout';

describe.skipIf(serverUrl === undefined)('connections that go silent without closing', () => {
  it('cost one caller each, and are gone: the next are all answered [GROUND-31]', async () => {
    const { door } = await behindDoor();
    const { db } = await fullPool(door.url);
    const one = () => sql`SELECT 1`.execute(db);
    expect(await ask(size, one)).toEqual(all('answered'));
    door.freeze();
    expect(door.frozen()).toBe(size);
    expect(await ask(size, one)).toEqual(all(silence));
    expect(await ask(size * 5, one)).toEqual(all('answered', size * 5));
    await waitFor('the silent connections to be let go', async () => door.frozen() === 0);
  });

  it('are let go by a transaction without a word about rolling back [GROUND-31]', async () => {
    const { door } = await behindDoor();
    const { db } = await fullPool(door.url);
    const one = () =>
      inTransaction({ db }, async ({ tx }) => {
        await sql`SELECT 1`.execute(tx);
        if (door.frozen() === 0) door.freeze();
        await sql`SELECT 2`.execute(tx);
      });
    expect(await ask(1, one)).toEqual([silence]);
    await waitFor('the silent connection to be let go', async () => door.frozen() < size);
    // The others of the pool are as silent, and the first word on each says so.
    expect(await ask(size - 1, () => sql`SELECT 1`.execute(db))).toEqual(all(silence, size - 1));
    expect(await ask(size, () => sql`SELECT 1`.execute(db))).toEqual(all('answered'));
  });

  it('are let go by who asks the pool itself, and do not keep it from closing [GROUND-31]', async () => {
    const { door } = await behindDoor();
    const { pool } = await fullPool(door.url);
    door.freeze();
    expect(await ask(1, () => pool.query('SELECT 1'))).toEqual([silence]);
    await pool.end();
    await waitFor('the silent connections to be let go', async () => door.frozen() === 0);
    closing.splice(2);
  });

  it('are let go by the queue [GROUND-31]', async () => {
    const { database, door } = await behindDoor();
    const queue = await openQueue({
      database: { connectionString: door.url, max: size, queryTimeoutMs },
      backend: 'postgres',
      signals: localSignals(),
      pollSeconds: 1,
      onError: () => undefined,
    });
    closing.push(() => queue.stop(0));
    const done: string[] = [];
    await queue.work('run-generation', { concurrency: size }, async ({ generationId }) => void done.push(generationId));
    await waitFor('all connections of the queue', async () => {
      await ask(size, () => queue.check());
      door.freeze();
      return door.frozen() > 0;
    });
    await waitFor('a job', async () => {
      // A worker that had taken one and never heard so does not run it, and only the sweep of generations finds it again.
      await queue.send(database.db, 'run-generation', { generationId: 'after the silence' });
      return done.length > 0;
    });
    await waitFor('the silent connections to be let go', async () => door.frozen() === 0);
    expect(await ask(size, () => queue.check())).toEqual(all('answered'));
  });

  it('are noticed by who only listens [GROUND-31]', async () => {
    const { database, door } = await behindDoor();
    const heartbeat = { everyMs: 50, answerMs: queryTimeoutMs };
    const signals = await postgresSignals({ url: door.url, pool: database.pool, heartbeat });
    closing.push(() => signals.close());
    const heard: string[] = [];
    signals.subscribe('loomlight_test', (payload) => heard.push(payload));
    door.freeze();
    expect(door.frozen()).toBe(1);
    await waitFor('a signal after the silence', async () => {
      await database.signals.publish('loomlight_test', 'again');
      return heard.includes('again');
    });
    expect(door.frozen()).toBe(0);
  });
});
