import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@loomlight/contract';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

  it('where the direct address leads to another database [SCALE-2]', async () => {
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

  it('processes share the work, hear each other, and 500 readers at once are all answered [SCALE-1, SCALE-9, SCALE-10]', async () => {
    const [api, second] = await Promise.all([start('api'), start('api'), start('worker'), start('worker')]);
    const ada = await signUp(api.address, 'Ada Lovelace');
    const started = await callApi(api.address, contract.images.generate, {
      token: ada.token,
      body: { text_prompt: 'A lake', size: '512x512' },
    });
    expect(started.status).toBe(202);
    await waitFor(
      'the image',
      async () => {
        const params = { id: started.body.id };
        const { body } = await callApi(second.address, contract.images.get, { params, token: ada.token });
        return body.status === 'completed';
      },
      60_000,
    );
    const listings = await Promise.all(
      Array.from({ length: 500 }, async (_, index) => {
        const to = index % 2 === 0 ? api : second;
        const { status } = await callApi(to.address, contract.gallery.publicImages);
        return status;
      }),
    );
    expect(new Set(listings)).toEqual(new Set([200]));
    const token = await signInAt(second.address, ada);
    await callApi(api.address, contract.accounts.logout, { token, body: {} });
    expect((await callApi(second.address, contract.accounts.profile, { token })).status).toBe(401);
    expect(await ledgerViolations(database)).toEqual([]);
  }, 180_000);

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
  }, 180_000);
});
