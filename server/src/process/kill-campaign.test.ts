// @module-tag slow

import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../db/open-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { startCampaignAct } from '../features/credits/index.ts';
import { systemClock } from '../kernel/clock.ts';
import { systemIds } from '../kernel/ids.ts';
import { isLong } from '../testing/long.ts';
import { newDataDir } from '../testing/new-data-dir.ts';
import { createRandom } from '../testing/random.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { serverUrl } from '../testing/test-settings.ts';
import { usualSettings } from '../testing/usual-settings.ts';
import { waitFor } from '../testing/wait-for.ts';

/** Many portions of 500. */
const people = 40_000;
const credits = 3;
const kills = isLong ? 20 : 2;
/** Printed with a failure; set it to see the same moments again. */
const seed = Number(process.env['KILL_SEED'] ?? 541);

let servers: ServerProcess[] = [];
afterEach(async () => {
  for (const server of servers) if (isAlive(server)) await server.kill();
  servers = [];
});

const isAlive = ({ child }: ServerProcess): boolean => child.exitCode === null && child.signalCode === null;

/** People without a credit, and a campaign for them all that was just approved. */
async function fill({ db, pool }: OpenDatabase): Promise<void> {
  await pool.query(`
    INSERT INTO users (id, email, email_key, username, username_key, email_verified_at, created_at)
    SELECT gen_random_uuid(), n || '@loomlight.test', n || '@loomlight.test', 'Person ' || n, 'person ' || n, now(), now()
    FROM generate_series(1, ${people}) AS n;
    INSERT INTO account (user_id) SELECT id FROM users`);
  const { id: actorId } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  const input = {
    ...{ name: 'Summer', credits, budget: people * credits, bought: 'any' as const },
    ...{ joinedFrom: null, joinedBefore: null, activeSince: null },
  };
  await inTransaction({ db, clock: systemClock, ids: systemIds, siteSettings: usualSettings }, async (ctx) => {
    await startCampaignAct.carryOut(ctx, { actorId, input, reason: 'For the summer' });
  });
}

/** How many have their credits, once each; fails when anything else has moved. */
async function given({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query<{ given: number; entries: number; people: number; credits: number }>(`
    SELECT g.given, count(e.id)::int AS entries, count(DISTINCT e.user_id)::int AS people,
      (SELECT sum(balance)::int FROM account) AS credits
    FROM grant_campaign g LEFT JOIN credit_entry e ON e.cause LIKE 'campaign:%' GROUP BY g.id`);
  const [row] = rows;
  const count = row?.given ?? -1;
  expect(row).toEqual({ given: count, entries: count, people: count, credits: count * credits });
  return count;
}

async function violations({ db }: OpenDatabase): Promise<readonly unknown[]> {
  return db.selectFrom('ledger_violation').selectAll().execute();
}

it(
  `gives a campaign once to each of ${people} people through ${kills} kills of the embedded product (seed ${seed}) [DESK-54]`,
  { timeout: 480_000 + kills * 60_000 },
  async ({ skip }) => {
    skip(serverUrl !== undefined, 'the embedded product, tried in the embedded run');
    const dataDir = newDataDir('kill-campaign');
    const random = createRandom(seed);
    const [first] = (servers = [await startServer({ DATA_DIR: dataDir })]);
    expect(await first?.terminate()).toBe(0);
    const look = async <T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> => {
      const settings = { url: undefined, dataDir, poolMax: 1, durable: true, applicationName: 'test' };
      const database = await openDatabase(settings);
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    };
    await look(fill);
    const counts = [0];
    // From outside nobody sees how far it is: it gets longer to live until a kill finds it at work.
    let lifeMs = 400;
    for (let kill = 0; kill < kills;) {
      const server = await startServer({ DATA_DIR: dataDir });
      servers.push(server);
      await sleep(lifeMs * (0.5 + random()));
      await server.kill();
      const [before, count] = [counts.at(-1) ?? 0, await look(given)];
      expect([count >= before, count % 500]).toEqual([true, 0]);
      counts.push(count);
      // Otherwise this has tried nothing.
      expect(count).toBeLessThan(people);
      if (count > before) kill += 1;
      else lifeMs *= 2;
    }
    for (let start = 0; start < 20 && (await look(given)) < people; start += 1) {
      const server = await startServer({ DATA_DIR: dataDir });
      servers.push(server);
      await sleep(5_000);
      await server.terminate();
    }
    expect([await look(given), await look(violations)]).toEqual([people, []]);
  },
);

it.skipIf(serverUrl === undefined)(
  'gives a campaign once at two processes, of which one is killed and another comes [DESK-54]',
  { timeout: 480_000 },
  async () => {
    const database = await openTestDatabase();
    try {
      const settings = {
        ...{ ROLE: 'worker', DATA_DIR: newDataDir('campaigns'), DATABASE_URL: database.url ?? '' },
        TOKEN_SECRET: 'one secret for all processes of the test',
      };
      await fill(database);
      servers = await Promise.all([startServer(settings), startServer(settings)]);
      // Whoever comes is not waited for: the one that is left would be ready before a slow machine has started another.
      const coming: Promise<ServerProcess>[] = [];
      for (let kill = 0; kill < 2; kill += 1) {
        const before = await given(database);
        await waitFor('some to be given', async () => (await given(database)) > before, 60_000);
        await servers[kill]?.kill();
        expect((await given(database)) % 500).toBe(0);
        coming.push(startServer(settings));
      }
      servers.push(...(await Promise.all(coming)));
      await waitFor('all to be given', async () => (await given(database)) === people, 90_000);
      expect(await violations(database)).toEqual([]);
    } finally {
      for (const server of servers) if (isAlive(server)) await server.kill();
      await database.close();
    }
  },
);
