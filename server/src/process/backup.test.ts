// @module-tag slow

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase, contract } from '@loomlight/contract';
import { provenance } from '@loomlight/contract/provenance';
import { afterEach, expect, it } from 'vitest';
import { readManifest } from '../adapters/provenance/c2pa-reader.ts';
import { openDatabase } from '../db/open-database.ts';
import { callApi, signInAt, signUp } from '../testing/http-client.ts';
import { findLastBackup } from '../features/backup/index.ts';
import { newDataDir } from '../testing/new-data-dir.ts';
import { runOperator } from '../testing/run-operator.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { serverUrl } from '../testing/test-settings.ts';
import { waitFor } from '../testing/wait-for.ts';

const running = new Set<ServerProcess>();
afterEach(async () => {
  for (const server of running) if (server.child.exitCode === null) await server.kill();
  running.clear();
});

it('backs a running product up by its command line, and another one starts on what was restored and knows its files [ORIGIN-24, DESK-94]', async ({
  skip,
}) => {
  skip(serverUrl !== undefined, 'the embedded product, tried in the embedded run');
  const folder = mkdtempSync(join(tmpdir(), 'loomlight-drill-'));
  const [from, to, file] = [newDataDir('drill'), join(folder, 'to'), join(folder, 'backup.tar')];
  const first = await startServer({ DATA_DIR: from });
  running.add(first);
  const ada = await signUp(first.address, 'Ada Lovelace');
  const { body } = await callApi(first.address, contract.images.generate, {
    token: ada.token,
    body: { text_prompt: 'A lake', size: '256x256' },
  });
  const image = await waitFor(
    'the picture',
    async () => {
      const sent = { params: { id: body.id }, token: ada.token };
      const { body: content } = await callApi(first.address, contract.images.get, sent);
      return content.status === 'completed' && content;
    },
    60_000,
  );
  const bytes = async (address: string) => (await fetch(new URL(image.media_url ?? '', address))).arrayBuffer();
  const before = Buffer.from(await bytes(first.address));
  const { body: balance } = await callApi(first.address, contract.credits.balance, { token: ada.token });
  const backup = await runOperator(from, 'backup', file);
  expect([backup.code, backup.output]).toEqual([0, expect.stringContaining('2 media')]);
  expect((await runOperator(from, 'restore', file)).output).toContain('Stop the product first');
  expect(await first.terminate()).toBe(0);

  const restored = await runOperator(to, 'restore', file);
  expect(restored.output).toMatch(
    /^Restored what was there at .*2 media\.\nledger: 1 users, \d+ entries, all balanced/,
  );
  // Whoever came back is told when that backup is old, and not only when there was an earlier one in it.
  const database = await openDatabase({
    ...{ url: undefined, dataDir: to, poolMax: 1, durable: true, applicationName: 'test' },
  });
  const moment = /at (\S+):/.exec(restored.output)?.[1];
  expect((await findLastBackup(database.db))?.toISOString()).toBe(moment);
  await database.close();
  const second = await startServer({ DATA_DIR: to });
  running.add(second);
  const token = await signInAt(second.address, ada);
  expect((await callApi(second.address, contract.credits.balance, { token })).body.credits).toBe(balance.credits);
  expect(Buffer.compare(Buffer.from(await bytes(second.address)), before)).toBe(0);

  // Another key signs here now; what the one before has signed goes on being known, by a page and by the published roots.
  const form = new FormData();
  form.set('file', new Blob([before]));
  const answer = await fetch(second.address + apiBase + provenance.verify.path, { method: 'POST', body: form });
  expect(await answer.json()).toMatchObject({
    verdict: 'valid',
    signer: { state: 'retired' },
    link: `/generate/${image.id}`,
  });
  const published = await fetch(`${second.address}/.well-known/loomlight-provenance.pem`);
  const anchors = await published.text();
  expect(anchors.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
  const path = join(folder, 'file.png');
  writeFileSync(path, before);
  expect(await readManifest(path, { mediaType: 'image/png', anchors })).toMatchObject({ state: 'Trusted', faults: [] });
});
