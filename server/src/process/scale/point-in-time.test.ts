// @module-tag slow

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@loomlight/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callApi, signInAt, signUp } from '../../testing/http-client.ts';
import {
  askPostgres,
  copyPostgres,
  folderForServers,
  folderOf,
  inDatabase,
  initPostgres,
  killPostgres,
  postgresMissing,
  runAsServer,
  startPostgres,
} from '../../testing/parts/postgres-server.ts';
import { runOperator } from '../../testing/run-operator.ts';
import { type ServerProcess, startServer } from '../../testing/server-process.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { waitFor } from '../../testing/wait-for.ts';

const closing: (() => Promise<unknown>)[] = [];
beforeEach(({ skip }) => {
  skip(serverUrl === undefined, 'an archive needs PostgreSQL, tried in the run on it');
  skip(postgresMissing !== undefined, postgresMissing ?? '');
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** As when its machine is gone, unless it has ended. */
async function end({ child, kill }: ServerProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await kill();
}

it('restores the database to a moment between two gifts, and starts on no archive that has a gap [SCALE-51, SCALE-46]', async () => {
  const dir = folderForServers('archive');
  const [first, wal, base] = [folderOf(dir, 'first'), folderOf(dir, 'wal'), folderOf(dir, 'base')];
  initPostgres(first, `archive_mode = on\narchive_command = 'test ! -f ${wal}/%f && cp %p ${wal}/%f'`);
  const server = await startPostgres(first);
  closing.push(() => killPostgres(server));
  await askPostgres(server.url, 'CREATE DATABASE loomlight');
  const settings = {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'loomlight-archive-')),
    DATABASE_URL: inDatabase(server.url, 'loomlight'),
    TOKEN_SECRET: 'one secret before and after the restore',
  };
  const product = await startServer(settings);
  closing.push(() => end(product));
  const ada = await signUp(product.address, 'Ada Lovelace');
  const give = (credits: number) =>
    runOperator(settings, 'credits', 'grant', ada.email, String(credits), 'for a test of the archive');
  const creditsAt = async (address: string): Promise<number> => {
    const token = await signInAt(address, ada);
    return (await callApi(address, contract.credits.balance, { token })).body.credits;
  };
  const before = await creditsAt(product.address);
  copyPostgres(server, base, '-X', 'none');
  expect((await give(10)).code).toBe(0);
  const { rows } = await askPostgres<{ moment: string }>(server.url, 'SELECT clock_timestamp()::text AS moment');
  const moment = rows[0]?.moment ?? '';
  expect((await give(200)).code).toBe(0);
  expect(await creditsAt(product.address)).toBe(before + 210);
  const last = await askPostgres<{ name: string }>(server.url, 'SELECT pg_walfile_name(pg_switch_wal()) AS name');
  await waitFor('the archive', async () => readdirSync(wal).includes(last.rows[0]?.name ?? '-'));
  await end(product);
  await killPostgres(server);

  /** The base with the archive behind it, as docs/operating.md says it. */
  const restore = async (name: string, archive: string): Promise<string> => {
    const folder = folderOf(dir, name);
    runAsServer('cp', '-a', `${base}/.`, folder);
    // Nobody is answered before the recovery has ended: a server that is about to fail would be taken for one that has started.
    const until = `recovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\narchive_mode = off\nhot_standby = off\n`;
    await appendFile(join(folder, 'postgresql.conf'), `restore_command = 'cp ${archive}/%f %p'\n${until}`);
    runAsServer('touch', join(folder, 'recovery.signal'));
    return folder;
  };
  const restored = await startPostgres(await restore('second', wal));
  closing.push(() => killPostgres(restored));
  const again = { ...settings, DATABASE_URL: inDatabase(restored.url, 'loomlight') };
  const { code, output } = await runOperator(again, 'ledger', 'verify');
  expect(`${code} ${output}`).toMatch(/^0 /);
  const second = await startServer(again);
  closing.push(() => end(second));
  expect(await creditsAt(second.address)).toBe(before + 10);

  // A piece of the archive that the moment needs is missing.
  const torn = folderOf(dir, 'torn');
  runAsServer('cp', '-a', `${wal}/.`, torn);
  const needed = readdirSync(torn).filter((name) => /^[0-9A-F]{24}$/.test(name));
  rmSync(join(torn, needed.toSorted().at(-1) ?? '-'));
  await expect(startPostgres(await restore('third', torn))).rejects.toThrow(/recovery target|checkpoint record/);
});
