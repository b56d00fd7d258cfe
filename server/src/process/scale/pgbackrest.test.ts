// @module-tag slow

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase, contract } from '@loomlight/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callApi, signInAt, signUp } from '../../testing/http-client.ts';
import { freePort } from '../../testing/parts/free-port.ts';
import { pgbackrestMissing, prepareArchive } from '../../testing/parts/pgbackrest.ts';
import {
  askPostgres,
  folderForServers,
  folderOf,
  inDatabase,
  initPostgres,
  killPostgres,
  postgresMissing,
  startPostgres,
} from '../../testing/parts/postgres-server.ts';
import { runOperator } from '../../testing/run-operator.ts';
import { type ServerProcess, startServer } from '../../testing/server-process.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { waitFor } from '../../testing/wait-for.ts';

/** The provider's stand-in keeps these with the books; a provider keeps them elsewhere, and forgets nothing when the books go back. */
const providers = ['sandbox_object', 'sandbox_delivery'] as const;

const closing: (() => Promise<unknown>)[] = [];
beforeEach(({ skip }) => {
  skip(serverUrl === undefined, 'an archive needs PostgreSQL, tried in the run on it');
  skip(postgresMissing !== undefined, postgresMissing ?? '');
  skip(pgbackrestMissing !== undefined, pgbackrestMissing ?? '');
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** As when its machine is gone, unless it has ended. */
async function end({ child, kill }: ServerProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await kill();
}

it('goes back with pgBackRest to a moment between two payments, and has the second from the provider, once [SCALE-70]', async () => {
  const dir = folderForServers('pgbackrest');
  const [folder, port] = [folderOf(dir, 'server'), await freePort()];
  const archive = prepareArchive(dir, { server: folder, port });
  initPostgres(folder, `${archive.settings}\nhot_standby = off`);
  let server = await startPostgres(folder, port);
  closing.push(() => killPostgres(server));
  archive.run('stanza-create');
  await askPostgres(server.url, 'CREATE DATABASE loomlight');
  const settings = {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'loomlight-pgbackrest-')),
    DATABASE_URL: inDatabase(server.url, 'loomlight'),
    TOKEN_SECRET: 'one secret before and after the restore',
  };
  const product = await startServer(settings);
  closing.push(() => end(product));
  const ada = await signUp(product.address, 'Ada Lovelace');
  const creditsAt = async (address: string): Promise<number> => {
    const token = await signInAt(address, ada);
    return (await callApi(address, contract.credits.balance, { token })).body.credits;
  };
  /** Pays for a package, and waits for its credits. */
  const pay = async (): Promise<void> => {
    const before = await creditsAt(product.address);
    const post = (path: string, body: object): Promise<Response> =>
      fetch(`${product.address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
        body: JSON.stringify(body),
      });
    const order = { package_id: 'creator', success_url: '/payment/success', cancel_url: '/payment/cancel' };
    const placed = await post(apiBase + contract.payments.createLink.path, order);
    const { payment_link } = (await placed.json()) as { payment_link: { id: string } };
    const paid = await post(`/sandbox/checkout/${payment_link.id}/pay`, { card: '4242424242424242' });
    expect(paid.status).toBe(200);
    await waitFor('the credits', async () => (await creditsAt(product.address)) === before + 500);
  };
  archive.run('--type=full', 'backup');
  await pay();
  const withFirst = await creditsAt(product.address);
  const now = async (): Promise<string> =>
    (await askPostgres<{ now: string }>(server.url, 'SELECT clock_timestamp()::text AS now')).rows[0]?.now ?? '';
  // pgBackRest counts the end of a backup in whole seconds, and takes none of the second of the moment.
  const second = (time: string): string => time.slice(0, 19);
  const ended = await now();
  await waitFor('the second after the backup', async () => second(await now()) > second(ended));
  const moment = await now();
  await pay();

  await end(product);
  const outside = new Map<string, string>();
  for (const table of providers) {
    const known = await askPostgres<{ rows: string }>(
      settings.DATABASE_URL,
      `SELECT coalesce(json_agg(t), '[]')::text AS rows FROM ${table} AS t`,
    );
    outside.set(table, known.rows[0]?.rows ?? '[]');
  }
  // What is archived last has the second payment: the moment lies before its end.
  await askPostgres(server.url, 'SELECT pg_switch_wal()');
  await waitFor('the archive', async () => {
    const { rows } = await askPostgres<{ done: boolean }>(
      server.url,
      `SELECT last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) AS done FROM pg_stat_archiver`,
    );
    return rows[0]?.done === true;
  });
  await killPostgres(server);
  // It was killed, and nobody runs on its folder any more.
  rmSync(join(folder, 'postmaster.pid'));
  archive.run(
    '--delta',
    '--type=time',
    `--target=${moment}`,
    '--target-action=promote',
    '--archive-mode=off',
    'restore',
  );
  server = await startPostgres(folder, port);

  const verified = await runOperator(settings, 'ledger', 'verify');
  expect(`${verified.code} ${verified.output}`).toMatch(/^0 /);
  for (const [table, known] of outside) {
    const client = settings.DATABASE_URL;
    await askPostgres(client, `TRUNCATE ${table}`);
    await askPostgres(
      client,
      `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $rows$${known}$rows$)`,
    );
  }
  const paidHere = 'SELECT count(*)::int AS count FROM payment_order WHERE paid_at IS NOT NULL';
  const paidOrders = async (): Promise<number> =>
    (await askPostgres<{ count: number }>(settings.DATABASE_URL, paidHere)).rows[0]?.count ?? -1;
  expect(await paidOrders()).toBe(1);
  const since = `${moment.replace(' ', 'T').slice(0, 19)}Z`;
  for (const restored of [1, 0]) {
    const reconciled = await runOperator(settings, 'payments', 'reconcile', '--since', since);
    expect(`${reconciled.code} ${reconciled.output}`).toContain(`0 ${restored} orders were written down again`);
    expect(await paidOrders()).toBe(2);
  }
  const again = await startServer(settings);
  closing.push(() => end(again));
  expect(await creditsAt(again.address)).toBe(withFirst + 500);
});
