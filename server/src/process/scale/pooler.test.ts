// @module-tag on-server
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@loomlight/contract';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '../../compose.ts';
import { readConfig } from '../../compose/config.ts';
import { createLogger } from '../../http/logger.ts';
import { callApi, signInAt, signUp } from '../../testing/http-client.ts';
import { followsStatements, openPooler, pgbouncerVersion, type PoolerSettings } from '../../testing/parts/pgbouncer.ts';
import { runOperator } from '../../testing/run-operator.ts';
import { expectRefusal, type ServerProcess, startServer } from '../../testing/server-process.ts';
import { ledgerViolations } from '../../testing/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { waitFor } from '../../testing/wait-for.ts';

const tokenSecret = 'one secret for all processes of the test';
const follows = (pgbouncerVersion ?? 0) >= followsStatements;

let database: TestDatabase;
const closing: (() => Promise<unknown>)[] = [];
beforeEach(async ({ skip }) => {
  skip(serverUrl === undefined, 'a pooler stands before PostgreSQL (TEST_DATABASE_URL)');
  skip(pgbouncerVersion === undefined, 'PgBouncer is not installed (package pgbouncer)');
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await database?.close();
});

async function pooler(settings?: PoolerSettings): Promise<string> {
  const opened = await openPooler(database.url ?? '', settings);
  closing.push(() => opened.close());
  return opened.url;
}

const direct = () => ({ DATABASE_DIRECT_URL: database.url ?? '' });

const settingsOf = (role: 'api' | 'worker', url: string) => ({
  ROLE: role,
  DATA_DIR: mkdtempSync(join(tmpdir(), 'loomlight-pooled-')),
  DATABASE_URL: url,
  TOKEN_SECRET: tokenSecret,
});

/** What the role of a pooled installation is given (docs/operating.md). */
async function limitSessions(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await client.query(`ALTER DATABASE ${client.escapeIdentifier(rows[0]?.name ?? '')} SET ${limit} = '15s'`);
  await client.end();
}

describe('a pooler that does not fit ends the start with the setting that is missing', () => {
  it.each([
    ['takes no limits from a client', {}],
    ['forgets what a client asks for', { ignored: 'statement_timeout,idle_in_transaction_session_timeout' }],
  ])('where it %s and no direct address is set [SCALE-2]', async (_what, settings) => {
    await limitSessions();
    const { code, output } = await expectRefusal(settingsOf('api', await pooler(settings)));
    expect(code).toBe(1);
    expect(output).toContain('DATABASE_DIRECT_URL');
    expect(output).not.toContain('    at ');
  });

  it('where the direct address leads to another database [SCALE-2]', { tags: 'slow' }, async () => {
    await limitSessions();
    const other = await openTestDatabase();
    closing.push(() => other.close());
    const settings = { ...settingsOf('api', await pooler()), DATABASE_DIRECT_URL: other.url ?? '' };
    const { code, output } = await expectRefusal(settings);
    expect([code, output]).toEqual([1, expect.stringContaining('it leads to another database')]);
  });

  it('where it does not follow prepared statements [SCALE-3]', async () => {
    await limitSessions();
    const url = await pooler({ preparedStatements: 0 });
    const { code, output } = await expectRefusal({ ...settingsOf('api', url), ...direct() });
    expect([code, output]).toEqual([1, expect.stringContaining('max_prepared_statements = 200')]);
  });

  it('where its sessions have no limits [SCALE-4]', async () => {
    const { code, output } = await expectRefusal({ ...settingsOf('api', await pooler()), ...direct() });
    expect([code, output]).toEqual([1, expect.stringContaining("SET statement_timeout = '15s'")]);
  });
});

async function startImage(address: string, token: string): Promise<string> {
  const body = { text_prompt: 'A lake', size: '64x64' } as const;
  const started = await callApi(address, contract.images.generate, { token, body });
  expect(started.status).toBe(202);
  return started.body.id;
}

/** How it ended. */
function finished(address: string, token: string, id: string, limitMs = 120_000): Promise<string> {
  return waitFor(
    'the image',
    async () => {
      const { body } = await callApi(address, contract.images.get, { params: { id }, token });
      return (body.status === 'completed' || body.status === 'failed') && body.status;
    },
    limitMs,
  );
}

describe('behind a pooler in transaction mode', () => {
  let url: string;
  beforeEach(async ({ skip }) => {
    skip(!follows, 'this PgBouncer is older than 1.21 and does not follow prepared statements (TEST_PGBOUNCER)');
    await limitSessions();
    url = await pooler();
  });

  async function start(role: 'api' | 'worker'): Promise<ServerProcess> {
    const server = await startServer({ ...settingsOf(role, url), ...direct() });
    closing.push(async () => {
      if (server.child.exitCode === null && server.child.signalCode === null) await server.kill();
    });
    return server;
  }

  it('processes share the work, know at once who has left, and 500 readers at once are all answered [SCALE-1, SCALE-9]', async () => {
    const [api, second] = await Promise.all([start('api'), start('api'), start('worker'), start('worker')]);
    const ada = await signUp(api.address, 'Ada Lovelace');
    expect(await finished(second.address, ada.token, await startImage(api.address, ada.token))).toBe('completed');
    const listings = await Promise.all(
      Array.from({ length: 500 }, async (_, index) => {
        const to = index % 2 === 0 ? api : second;
        const { status } = await callApi(to.address, contract.gallery.publicImages);
        return status;
      }),
    );
    expect(new Set(listings)).toEqual(new Set([200]));
    // Used there first, so that whatever that process keeps of it is kept; and the very next call is refused.
    const token = await signInAt(second.address, ada);
    expect((await callApi(second.address, contract.accounts.profile, { token })).status).toBe(200);
    await callApi(api.address, contract.accounts.logout, { token, body: {} });
    expect((await callApi(second.address, contract.accounts.profile, { token })).status).toBe(401);
    expect(await ledgerViolations(database)).toEqual([]);
  });

  it('a worker that never looks by itself is told of each image by the signal of an api [SCALE-10]', async () => {
    const api = await start('api');
    const worker = await startApp(
      readConfig({ ...settingsOf('worker', url), ...direct(), NODE_ENV: 'test', PORT: '0' }),
      createLogger({ level: 'silent', pretty: false }),
      // Beyond the end of this test: what starts, has been heard of.
      { pollSeconds: 7_200 },
    );
    closing.push(() => worker.stop());
    const { token } = await signUp(api.address, 'Ada Lovelace');
    for (let round = 0; round < 5; round += 1) {
      const id = await startImage(api.address, token);
      // Before the sweep, which sends again what has waited for a minute, and wakes its own process.
      expect(await finished(api.address, token, id, 45_000)).toBe('completed');
    }
  });

  it('no lock stays behind, and the books are checked directly [SCALE-6, SCALE-7]', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [api, worker] = await Promise.all([start('api'), start('worker')]);
      await Promise.all([api.terminate(), worker.terminate()]);
    }
    const locks = await database.pool.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM pg_locks JOIN pg_database ON pg_database.oid = database WHERE locktype = 'advisory' AND datname = current_database()",
    );
    expect(locks.rows[0]?.count).toBe(0);
    const { DATA_DIR, ROLE: _role, ...settings } = settingsOf('api', url);
    const { code, output } = await runOperator({ DATA_DIR, ...settings, ...direct() }, 'ledger', 'verify');
    expect([code, output]).toEqual([0, expect.stringContaining('all balanced')]);
  });
});
