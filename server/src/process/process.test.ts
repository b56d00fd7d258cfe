import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@loomlight/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callApi, signInAt, signUp } from '../testing/http-client.ts';
import { oneIn } from '../testing/long.ts';
import { newDataDir } from '../testing/new-data-dir.ts';
import { runOperator } from '../testing/run-operator.ts';
import { expectRefusal, type ServerProcess, startServer } from '../testing/server-process.ts';
import { serverUrl } from '../testing/test-settings.ts';
import { waitFor } from '../testing/wait-for.ts';

beforeEach(({ skip }) => skip(serverUrl !== undefined, 'the embedded product, tried in the embedded run'));
const running: ServerProcess[] = [];
afterEach(async () => {
  for (const server of running.splice(0))
    if (server.child.exitCode === null && server.child.signalCode === null) await server.kill();
});

async function start(DATA_DIR: string, settings: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR, ...settings });
  running.push(server);
  return server;
}

describe('the process', () => {
  it('is ready at an address it prints, stops cleanly, and keeps everything over a restart', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'loomlight-process-'));
    const first = await start(dataDir);
    const ada = await signUp(first.address, 'Ada Lovelace');
    const before = Date.now();
    expect(await first.terminate()).toBe(0);
    expect(Date.now() - before).toBeLessThan(10_000);
    const second = await start(dataDir);
    const token = await signInAt(second.address, ada);
    expect((await callApi(second.address, contract.accounts.profile, { token })).body).toMatchObject({
      username: 'Ada Lovelace',
      credits: 50,
    });
  });

  it('finishes an image that was asked for just before the stop', { tags: 'slow' }, async () => {
    const dataDir = newDataDir('process');
    const first = await start(dataDir);
    const ada = await signUp(first.address, 'Ada Lovelace');
    const { body } = await callApi(first.address, contract.images.generate, {
      token: ada.token,
      body: { text_prompt: 'A lake', size: '256x256' },
    });
    expect(await first.terminate()).toBe(0);
    const second = await start(dataDir);
    const token = await signInAt(second.address, ada);
    const done = await waitFor(
      'the picture',
      async () => {
        const { body: content } = await callApi(second.address, contract.images.get, {
          params: { id: body.id },
          token,
        });
        return content.status === 'completed' && content;
      },
      30_000,
    );
    expect(done.media_url).toContain(body.id);
  });

  it(
    'refuses a data folder that another process uses, a port that is taken, and a folder that is none',
    { tags: 'slow' },
    async () => {
      const dataDir = newDataDir('process');
      await start(dataDir);
      const second = await expectRefusal({ DATA_DIR: dataDir });
      expect(second.code).toBe(1);
      expect(second.output).toContain('Another Loomlight process is using the data folder');

      const blocker = createServer();
      await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
      const address = blocker.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const taken = await expectRefusal({ DATA_DIR: newDataDir('process'), PORT: String(port) });
      blocker.close();
      expect(taken.code).toBe(1);
      expect(taken.output).toContain('The port is in use by another process. Stop it or choose another one with PORT.');

      const file = join(newDataDir('process'), 'a-file');
      writeFileSync(file, '');
      const noFolder = await expectRefusal({ DATA_DIR: file });
      expect(noFolder.code).toBe(1);
      expect(noFolder.output).toContain('The data folder cannot be read or written');
    },
  );

  it('names a bad setting and does not start', async () => {
    const refused = await expectRefusal({ DATA_DIR: newDataDir('process'), SIGNUP_BONUS_CREDITS: 'many' });
    expect(refused).toEqual({
      code: 1,
      output: 'The configuration is not right:\nSIGNUP_BONUS_CREDITS must be a whole number from 0 to 1000000\n',
    });
  });

  it('carries out operator commands while it runs, and the same afterwards', { tags: 'slow' }, async () => {
    const dataDir = newDataDir('process');
    const server = await start(dataDir);
    const ada = await signUp(server.address, 'Ada Lovelace');
    expect(statSync(join(dataDir, 'operator.sock')).mode & 0o777).toBe(0o600);
    expect(await runOperator(dataDir, 'credits', 'grant', 'ada lovelace', '25', 'Thank you')).toEqual({
      code: 0,
      output: 'Ada Lovelace has 75 credits now.\n',
    });
    expect((await callApi(server.address, contract.credits.balance, { token: ada.token })).body.credits).toBe(75);
    expect(await runOperator(dataDir, 'ledger', 'verify')).toEqual({
      code: 0,
      output:
        'ledger: 1 users, 2 entries, all balanced\ncredits: 75 exist = 0 bought + 75 given - 0 spent - 0 taken back\n',
    });
    expect((await runOperator(dataDir, 'credits', 'grant', 'nobody', '1', 'x')).output).toBe(
      'There is no account nobody.\n',
    );
    // A folder of nobody is none in which everything is in order.
    const nowhere = join(dataDir, 'nowhere');
    const asked = [
      ['ledger', 'verify'],
      ['backup', join(dataDir, 'nothing.tar')],
      ['users', 'list'],
    ];
    for (const words of asked.filter(oneIn(3)))
      expect(await runOperator(nowhere, ...words)).toEqual({
        code: 1,
        output: `There is no product in ${nowhere}: give DATA_DIR as the product has it.\n`,
      });
    expect(existsSync(join(nowhere, 'database'))).toBe(false);
    expect((await runOperator(dataDir, 'what')).code).toBe(2);
    await server.terminate();
    expect((await runOperator(dataDir, 'ledger', 'verify')).output).toContain(
      'ledger: 1 users, 2 entries, all balanced\n',
    );
  });

  it('logs requests without a prompt, an address or a token', async () => {
    const dataDir = newDataDir('process');
    const server = await start(dataDir, { LOG_LEVEL: 'trace' });
    const ada = await signUp(server.address, 'Ada Lovelace');
    await callApi(server.address, contract.images.generate, {
      token: ada.token,
      body: { text_prompt: 'canaryword lake', size: '64x64' },
    });
    await fetch(`${server.address}/api/v1/public/images/search?q=canaryword`);
    await server.terminate();
    expect(server.output()).toContain('request');
    for (const secret of ['canaryword', ada.email, ada.token, ada.password, 'token='])
      expect(server.output()).not.toContain(secret);
  });
});
