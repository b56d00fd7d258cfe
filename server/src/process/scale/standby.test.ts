// @module-tag on-server
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openStandby, type Standby } from '../../db/standby.ts';
import { newDataDir } from '../../testing/new-data-dir.ts';
import { openPooler, pgbouncerVersion } from '../../testing/parts/pgbouncer.ts';
import { openPostgresPair } from '../../testing/parts/postgres-pair.ts';
import { askPostgres, inDatabase } from '../../testing/parts/postgres-server.ts';
import { openStandbyStage } from '../../testing/parts/standby-stage.ts';
import { expectRefusal } from '../../testing/server-process.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { waitFor } from '../../testing/wait-for.ts';

const stage = openStandbyStage();
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** What the standby is asked for when nothing else matters. */
const one = (standby: Standby) => standby.ask(async (db) => (await sql<{ n: number }>`SELECT 1 AS n`.execute(db)).rows);

describe('a standby', () => {
  const options = { max: 2, newestMigration: '0001_accounts' };
  const reasons: (string | undefined)[] = [];
  const open = async (url: string, more: Partial<Parameters<typeof openStandby>[0]> = {}): Promise<Standby> => {
    reasons.length = 0;
    const onChange = (reason: string | undefined): void => void reasons.push(reason);
    const standby = await openStandby({ url, primaryUrl: stage.pair.primaryUrl, ...options, onChange, ...more });
    closing.push(() => standby.close());
    return standby;
  };

  it('ends the start where it is another database or another server, with a sentence that names the setting [SCALE-64]', async () => {
    const sentence = 'DATABASE_READ_URL leads to another database';
    await expect(open(inDatabase(stage.standbyUrl, 'postgres'))).rejects.toThrow(sentence);
    await expect(open(serverUrl ?? '')).rejects.toThrow(sentence);
    const { code, output } = await expectRefusal({
      DATA_DIR: newDataDir('reads'),
      DATABASE_URL: stage.pair.primaryUrl,
      DATABASE_READ_URL: inDatabase(stage.standbyUrl, 'postgres'),
      TOKEN_SECRET: 'one secret for all processes of the test',
    });
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect(output).not.toContain('    at ');
  }, 60_000);

  it('ends the start behind a pooler, with a sentence that names the setting [SCALE-64]', async ({ skip }) => {
    skip(pgbouncerVersion === undefined, 'PgBouncer is not installed (package pgbouncer)');
    const pooler = await openPooler(stage.standbyUrl);
    closing.push(() => pooler.close());
    await expect(open(pooler.url)).rejects.toThrow('DATABASE_READ_URL leads to a pooler');
  });

  it(
    'is looked for later where it is away at the start, and is no standby where it is the primary [SCALE-64]',
    { tags: 'slow', timeout: 60_000 },
    async () => {
      stage.door.shut();
      const away = await open(stage.door.url);
      stage.door.open();
      expect(await one(away)).toBeUndefined();
      const primary = await open(stage.pair.primaryUrl);
      expect([await one(primary), reasons]).toEqual([undefined, [expect.stringContaining('no standby')]]);
      await waitFor('it to be found', () => one(away));
    },
  );

  it('is not asked before it has replayed the newest change of the schema, and what it does not know yet is asked at the primary [SCALE-65]', async () => {
    const standby = await open(stage.standbyUrl, { newestMigration: '9999_to_come' });
    expect(await one(standby)).toBeUndefined();
    await sql`INSERT INTO migration_checksum (name, checksum) VALUES ('9999_to_come', '')`.execute(stage.database.db);
    try {
      await waitFor('it to be asked', () => one(standby));
      expect(await standby.ask(async (db) => sql`SELECT no_such_column FROM users`.execute(db))).toBeUndefined();
      expect(await one(standby)).toBeUndefined();
    } finally {
      await sql`DELETE FROM migration_checksum WHERE name = '9999_to_come'`.execute(stage.database.db);
    }
  }, 60_000);

  it('has eight waiting for each connection at most: who comes on top of them is answered by the primary at once [SCALE-63]', async () => {
    const standby = await open(stage.standbyUrl);
    await waitFor('it to be asked', () => one(standby));
    const slow = () => standby.ask(async (db) => sql`SELECT pg_sleep(0.02)`.execute(db));
    const answers = await Promise.all(Array.from({ length: options.max * 8 + 3 }, slow));
    expect(answers.map((answer) => answer !== undefined)).toEqual([...Array(16).fill(true), false, false, false]);
  }, 60_000);

  it('writes nothing, and is not left for what its guests have done wrong [SCALE-63]', async () => {
    const standby = await open(stage.standbyUrl);
    await waitFor('it to be asked', () => one(standby));
    for (const statement of [sql`SELECT 'x'::text::int`, sql`SELECT ${'2026-99-99'}::text::timestamptz`])
      expect(await standby.ask(async (db) => statement.execute(db))).toBeUndefined();
    expect(await one(standby)).toEqual({ answer: [{ n: 1 }] });
    expect(await standby.ask(async (db) => sql`DELETE FROM users`.execute(db))).toBeUndefined();
  }, 60_000);
});

/** A name that leads to these servers in turn, as that of a service may. */
async function nameOfSeveral(...urls: readonly string[]): Promise<string> {
  let turn = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const behind = connect(Number(new URL(urls[turn++ % urls.length] ?? '').port), '127.0.0.1');
    for (const side of [socket, behind]) sockets.add(side.on('error', () => undefined));
    socket
      .on('close', () => behind.destroy())
      .pipe(behind)
      .on('close', () => socket.destroy())
      .pipe(socket);
  });
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(urls[0] ?? '');
  const bound = server.address();
  url.port = String(typeof bound === 'object' && bound ? bound.port : 0);
  return url.href;
}

it(
  'one of several behind a name is not read from; and after a failover one is once it is known to follow the new primary, which its next checkpoint tells [SCALE-64]',
  { tags: 'slow', timeout: 60_000 },
  async () => {
    const three = await openPostgresPair({ standbys: 2 });
    closing.push(() => three.close());
    await askPostgres(three.primaryUrl, 'CREATE TABLE migration_checksum (name text)');
    await askPostgres(three.primaryUrl, "INSERT INTO migration_checksum VALUES ('0001_accounts')");
    const said: (string | undefined)[] = [];
    const several = await openStandby({
      ...{ url: await nameOfSeveral(...three.standbyUrls), primaryUrl: three.primaryUrl, max: 1 },
      ...{ newestMigration: '0001_accounts', onChange: (reason) => void said.push(reason) },
    });
    closing.push(() => several.close());
    await waitFor('it to be left', async () => {
      expect(await one(several)).toBeUndefined();
      return said.some((reason) => reason?.includes('several servers'));
    });
    await several.close();
    closing.pop();
    await three.killPrimary();
    const next = await three.promote();
    const url = three.standbyUrls.find((one) => one !== next) ?? '';
    const reasons: (string | undefined)[] = [];
    const standby = await openStandby({
      ...{ url, primaryUrl: next, max: 1, newestMigration: '0001_accounts' },
      onChange: (reason) => void reasons.push(reason),
    });
    closing.push(() => standby.close());
    expect([await one(standby), reasons]).toEqual([undefined, [expect.stringContaining('not known to follow')]]);
    await askPostgres(next, 'CHECKPOINT');
    await waitFor('it to follow', async () => {
      await askPostgres(url, 'CHECKPOINT');
      return one(standby);
    });
  },
);
