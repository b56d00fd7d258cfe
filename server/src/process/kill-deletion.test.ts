// @module-tag slow

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@loomlight/contract';
import { privacy } from '@loomlight/contract/privacy';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { everyRow } from '../testing/every-row.ts';
import { callApi, signUp } from '../testing/http-client.ts';
import { isLong } from '../testing/long.ts';
import { newDataDir } from '../testing/new-data-dir.ts';
import { createRandom } from '../testing/random.ts';
import { runOperator } from '../testing/run-operator.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { serverUrl } from '../testing/test-settings.ts';
import { waitFor } from '../testing/wait-for.ts';

const leavers = isLong ? 4 : 2;
const imagesEach = 4;
/** Printed with a failure; set it to see the same moments again. */
const seed = Number(process.env['KILL_SEED'] ?? 4_711);

let server: ServerProcess | undefined;
afterEach(async () => {
  if (server && server.child.exitCode === null && server.child.signalCode === null) await server.kill();
});

it(`removes everything of ${leavers} people, though killed in the middle of each removal (seed ${seed})`, async ({
  skip,
}) => {
  skip(serverUrl !== undefined, 'the embedded product, tried in the embedded run');
  const dataDir = newDataDir('leave');
  const settings = { DATA_DIR: dataDir, SIGNUP_BONUS_CREDITS: '100' };
  const random = createRandom(seed);
  server = await startServer(settings);
  const stays = await paintAll(server.address, 'Stays Behind');
  const leaving: Awaited<ReturnType<typeof paintAll>>[] = [];
  for (let index = 0; index < leavers; index += 1)
    leaving.push(await paintAll(server.address, `Canary Leaver ${index}`));

  for (const person of leaving) {
    await leave(server.address, person);
    await sleep(random() * 120);
    await server.kill();
    server = await startServer(settings);
  }
  await server.kill();

  // As if the hours had passed after which a removal that has died is taken up again.
  await withDatabase(dataDir, async ({ pool }) => {
    await pool.query(
      "UPDATE account_deletion SET lease_until = NULL, requested_at = requested_at - interval '1 hour' WHERE finished_at IS NULL",
    );
  });
  server = await startServer(settings);
  for (const { email, password } of leaving)
    expect((await callApi(server.address, contract.accounts.login, { body: { email, password } })).status).toBe(401);
  // One more wakes the work, which takes whoever has waited longest: when it is this one's turn, the others are gone.
  const last = await paintAll(server.address, 'Last Leaver');
  await leave(server.address, last);
  await waitFor('the last removal', async () => mediaOf(dataDir, last.userId).length === 0);
  expect(await server.terminate()).toBe(0);

  await withDatabase(dataDir, async ({ pool }) => {
    // The farewell may be on its way still, and the mailbox stands for the person's own.
    const others = /^(?:mailbox: |mail_outbox: .*account_deleted)/;
    const rows = (await everyRow(pool)).filter((row) => !others.test(row));
    expect(rows.join('\n')).toContain(stays.email);
    const { rows: unfinished } = await pool.query<{ user_id: string }>(
      'SELECT user_id FROM account_deletion WHERE finished_at IS NULL',
    );
    // It has a second pass before it.
    expect(unfinished).toEqual([{ user_id: last.userId }]);
    expect(rows.filter((row) => /canary/i.test(row))).toEqual([]);
  });
  expect(mediaOf(dataDir, stays.userId)).toHaveLength(imagesEach * 2);
  expect((await runOperator(dataDir, 'ledger', 'verify')).output).toContain('all balanced');
});

/** Somebody with some images, public and private by turns. */
async function paintAll(address: string, name: string) {
  const person = await signUp(address, name);
  const { token } = person;
  const ids: string[] = [];
  for (let index = 0; index < imagesEach; index += 1) {
    const body = { text_prompt: `${name} sees a sea`, size: '64x64', is_public: index % 2 === 0 };
    ids.push((await callApi(address, contract.images.generate, { token, body })).body.id);
  }
  await waitFor('the pictures', async () => {
    const answers = await Promise.all(
      ids.map((id) => callApi(address, contract.images.get, { token, params: { id } })),
    );
    return answers.every(({ body }) => body.status === 'completed');
  });
  const { body } = await callApi(address, contract.accounts.profile, { token });
  return { ...person, userId: body.id };
}

async function leave(address: string, { token, password }: { token: string; password: string }): Promise<void> {
  const body = { password, confirm: 'DELETE' as const };
  expect((await callApi(address, privacy.deleteAccount, { token, body })).status).toBe(200);
}

async function withDatabase<T>(
  dataDir: string,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({
    url: undefined,
    dataDir,
    poolMax: 1,
    durable: true,
    applicationName: 'kill-deletion',
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Files that lie below a person's folder. */
function mediaOf(dataDir: string, userId: string): string[] {
  return readdirSync(join(dataDir, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes(userId))
    .map((entry) => entry.name);
}
