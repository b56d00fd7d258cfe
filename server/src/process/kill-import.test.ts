import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@loomlight/contract';
import { imports } from '@loomlight/contract/imports';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { callApi, signInAt, signUp } from '../testing/http-client.ts';
import { isLong } from '../testing/long.ts';
import { newDataDir } from '../testing/new-data-dir.ts';
import { rawZip } from '../testing/raw-zip.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { serverUrl } from '../testing/test-settings.ts';
import { waitFor } from '../testing/wait-for.ts';

const items = isLong ? 2_000 : 20;
const kills = isLong ? [600, 1_300] : [4, 11];
const timeoutMs = 40_000 + items * 2_000;

let server: ServerProcess | undefined;
afterEach(async () => {
  if (server && server.child.exitCode === null && server.child.signalCode === null) await server.kill();
});

/** An archive of so many images, each of another colour. */
async function archiveOf(count: number): Promise<Buffer> {
  const files = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const background = { r: index % 256, g: Math.floor(index / 256), b: 90 };
      const bytes = await sharp({ create: { width: 96, height: 64, channels: 3, background } })
        .png()
        .toBuffer();
      return { name: `media/${index}.png`, bytes };
    }),
  );
  const lines = [
    { kind: 'head', format: 'loomlight-archive', version: 1 },
    ...files.map(({ name }, index) => ({
      kind: 'item',
      id: `01a1fdc9-2723-7591-8e12-${String(index).padStart(12, '0')}`,
      file: name,
      content_type: 'image',
      text_prompt: `item ${index}`,
    })),
    ...files.map(({ name, bytes }) => ({
      kind: 'file',
      name,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
    { kind: 'end' },
  ];
  const list = Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n'));
  return rawZip([...files, { name: 'archive.jsonl', bytes: list, isPacked: true }]);
}

it(
  `imports ${items} items though killed twice: none is missing and none is there twice [KEEP-49]`,
  { timeout: timeoutMs },
  async ({ skip }) => {
    skip(serverUrl !== undefined, 'the embedded product, tried in the embedded run');
    const dataDir = newDataDir('import');
    const settings = { DATA_DIR: dataDir };
    server = await startServer(settings);
    const person = await signUp(server.address, 'Brings Along');
    const bytes = await archiveOf(items);
    const body = { name: 'loom.zip', size_bytes: bytes.byteLength };
    const sent = await callApi(server.address, imports.announce, { token: person.token, body });
    const { id, missing, part_bytes: partBytes } = sent.body.import;
    for (const { number, size_bytes: size, url } of missing) {
      const from = (number - 1) * partBytes;
      const { pathname, search } = new URL(url);
      const put = await fetch(server.address + pathname + search, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(bytes.subarray(from, from + size)),
      });
      expect(put.status).toBe(200);
    }
    await callApi(server.address, imports.begin, { token: person.token, params: { id } });
    const reached = (count: number, token: string, address: string) =>
      waitFor(
        `${count} items`,
        async () => {
          const { body: answer } = await callApi(address, imports.latest, { token });
          return (answer.import?.looked_at ?? 0) >= count && answer.import;
        },
        timeoutMs,
      );
    let { token } = person;
    for (const count of kills) {
      await reached(count, token, server.address);
      await server.kill();
      server = await startServer(settings);
      token = await signInAt(server.address, person);
    }
    await reached(items, token, server.address);
    const { address } = server;
    const ended = await waitFor('the end', async () => {
      const { body: answer } = await callApi(address, imports.latest, { token });
      return answer.import?.state === 'done' && answer.import;
    });
    expect(ended).toMatchObject({ total: items, taken: items, known: 0, skipped: 0, not_taken: [] });
    const self = await callApi(address, contract.profiles.content, { token, params: { username: 'Brings Along' } });
    expect(self.body.total).toBe(Math.min(items, 1_000));
    // Two files for each (none is wide), whatever the dead processes were at; and nothing of the archive.
    const files = readdirSync(join(dataDir, 'media'), { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    expect(files.filter(({ parentPath }) => parentPath.includes('generated'))).toHaveLength(2 * items);
    expect(files.filter(({ parentPath }) => parentPath.includes('imports'))).toEqual([]);
    expect(await server.terminate()).toBe(0);
  },
);
