// @module-tag slow

import { contract } from '@loomlight/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callApi, signInAt, signUp } from '../testing/http-client.ts';
import { newDataDir } from '../testing/new-data-dir.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { ledgerViolations } from '../testing/test-app.ts';
import { serverUrl } from '../testing/test-settings.ts';
import { waitFor } from '../testing/wait-for.ts';

let database: TestDatabase;
const running: ServerProcess[] = [];
beforeEach(async ({ skip }) => {
  skip(serverUrl === undefined, 'several processes need PostgreSQL (TEST_DATABASE_URL)');
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const server of running.splice(0))
    if (server.child.exitCode === null && server.child.signalCode === null) await server.kill();
  await database?.close();
});

async function start(role: 'api' | 'worker', dataDir: string): Promise<ServerProcess> {
  const server = await startServer({
    ROLE: role,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url ?? '',
    TOKEN_SECRET: 'one secret for all processes of the test',
  });
  running.push(server);
  return server;
}

describe('several processes on PostgreSQL', () => {
  it('share the work: the API starts images, a killed worker loses none, another one paints them', async () => {
    const dataDir = newDataDir('roles');
    const [api, second, worker] = await Promise.all([
      start('api', dataDir),
      start('api', dataDir),
      start('worker', dataDir),
    ]);
    const ada = await signUp(api.address, 'Ada Lovelace');
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const { status, body } = await callApi(api.address, contract.images.generate, {
        token: ada.token,
        body: { text_prompt: `Sea ${index}`, size: '512x512' },
      });
      expect(status).toBe(202);
      ids.push(body.id);
      if (index === 2) await worker.kill();
    }
    await start('worker', dataDir);
    // Seen through the other API process: what one has written all of them know.
    const token = await signInAt(second.address, ada);
    for (const id of ids)
      await waitFor(
        `the picture ${id}`,
        async () =>
          (await callApi(second.address, contract.images.get, { params: { id }, token })).body.status === 'completed',
        60_000,
      );
    expect((await callApi(second.address, contract.credits.balance, { token })).body.credits).toBe(44);
    expect(await ledgerViolations(database)).toEqual([]);
    // A log-out at one is heard by the other at once.
    await callApi(api.address, contract.accounts.logout, { token, body: {} });
    expect((await callApi(second.address, contract.accounts.profile, { token })).status).toBe(401);
    expect(await api.terminate()).toBe(0);
  });
});
