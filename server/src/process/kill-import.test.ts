// @module-tag slow

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { apiBase, contract, limits } from '@loomlight/contract';
import { collections } from '@loomlight/contract/collections';
import { imports } from '@loomlight/contract/imports';
import { privacy } from '@loomlight/contract/privacy';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { systemIds } from '../kernel/ids.ts';
import { callApi, signInAt, signUp } from '../testing/http-client.ts';
import { isLong } from '../testing/long.ts';
import { newDataDir } from '../testing/new-data-dir.ts';
import { readZip } from '../testing/read-zip.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { serverUrl } from '../testing/test-settings.ts';
import { waitFor } from '../testing/wait-for.ts';

const items = isLong ? 2_000 : 8;
const kills = isLong ? [600, 1_300] : [2, 5];
const timeoutMs = 240_000 + items * 2_000;

let server: ServerProcess | undefined;
afterEach(async () => {
  if (server && server.child.exitCode === null && server.child.signalCode === null) await server.kill();
});

/** So many are made by the product's own calls; more are their rows and files again, each with words, a seed and a time of its own. */
const made = isLong ? 20 : 8;

/** The installation that is left: an account of so many images that were remixed, locked and collected, and its export. */
async function archiveOf(count: number): Promise<Buffer> {
  const test = await openTestApp();
  try {
    // Days before the other installation looks at it: a time to come is not believed.
    test.clock.advanceSeconds(-7 * 86_400);
    const who = await test.person({ credits: made * 3 });
    const ids: string[] = [];
    for (let n = 0; ids.length < made; n += 1) {
      const { status, body, text } = await test.call(contract.images.generateMany, {
        token: who.token,
        body: {
          ...{ text_prompt: `A lantern number ${n}`, negative_prompt: `fog ${n}`, seed: n, count: 4 },
          ...{ size: n % 2 === 0 ? '64x64' : '128x64', style: n % 3 === 0 ? 'anime' : 'neon', guidance_scale: 1 + n },
          // Each batch comes of one of the batch before; what is private and what is sold is no matter of an archive.
          ...(n > 0 && { remix_of: ids.at(-1) }),
          ...(n === 0 ? { is_public: false } : n === 1 ? { is_prompt_locked: true, prompt_price: 5 } : {}),
        },
      });
      expect([status < 300, text]).toEqual([true, text]);
      for (const { id } of body.generations) await test.finished(who, id);
      ids.push(...body.generations.map(({ id }) => id));
    }
    ids.push(...(await copies(test, ids, count - made)));
    for (const [name, items] of [
      ['All of them, backwards', ids.toReversed()],
      ['Every third', ids.filter((_, index) => index % 3 === 0)],
    ] as const) {
      const params = { id: systemIds.uuid() };
      const cover = items[Math.floor(items.length / 2)] ?? null;
      await test.call(collections.create, { token: who.token, params, body: { name, is_public: true } });
      for (let from = 0; from < items.length; from += limits.batchActMax)
        await test.call(collections.addItems, {
          ...{ token: who.token, params },
          body: { ids: items.slice(from, from + limits.batchActMax) },
        });
      await test.call(collections.change, { token: who.token, params, body: { cover_id: cover } });
    }
    const { rawPayload } = await test.app.http.inject({
      url: `${apiBase}${privacy.exportData.path}?format=zip`,
      headers: { authorization: `Bearer ${who.token}` },
    });
    return rawPayload;
  } finally {
    await test.close();
  }
}

/** So many more of these items, each made from the one before it. */
async function copies(test: TestApp, of: readonly string[], count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, n) => ({ id: systemIds.uuid(), of: of[n % of.length] ?? '' }));
  const { rows: files } = await sql<{ id: string; media_key: string; small_key: string }>`
    SELECT id, media_key, small_key FROM content WHERE id = ANY(${of}::uuid[])`.execute(test.database.db);
  for (const row of rows) {
    const file = files.find(({ id }) => id === row.of);
    await test.objectStore.copy(file?.media_key ?? '', `generated/${row.id}`);
    await test.objectStore.copy(file?.small_key ?? '', `generated/${row.id}_small`);
  }
  await sql`WITH copied AS (INSERT INTO content (id, user_id, content_type, prompt, negative_prompt, style, seed, guidance_scale, width, height, model, engine,
      credits_used, status, is_public, media_key, small_key, media_type, placeholder, created_at, completed_at, deadline_at, enqueued_at, remix_of)
    SELECT copy.id, c.user_id, c.content_type, c.prompt || ', again ' || copy.n, c.negative_prompt, c.style, 1000 + copy.n, c.guidance_scale, c.width, c.height,
      c.model, c.engine, c.credits_used, c.status, false, 'generated/' || copy.id, 'generated/' || copy.id || '_small', c.media_type, c.placeholder,
      c.created_at - copy.n * interval '1 hour', c.completed_at, c.deadline_at, c.enqueued_at,
      coalesce(lag(copy.id) OVER (ORDER BY copy.n), copy.of)
    FROM unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => row.of)}::uuid[]) WITH ORDINALITY AS copy (id, of, n)
    JOIN content c ON c.id = copy.of RETURNING id)
    INSERT INTO content_stats (content_id) SELECT id FROM copied`.execute(test.database.db);
  return rows.map(({ id }) => id);
}

/** What an archive says, by kind and id: an item and a collection keep the id that they had first, wherever they go (KEEP-49). */
function linesOf(archive: Buffer): Record<string, unknown>[] {
  const list = readZip(archive).get('archive.jsonl')?.toString() ?? '';
  return list
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ kind }) => kind === 'item' || kind === 'collection' || kind === 'places')
    .map((line) => ({ ...line, file: undefined }))
    .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

it(
  `imports the export of ${items} items though killed twice: each is there once with its words, settings, lineage and collections, and no money is [KEEP-49, KEEP-91]`,
  { timeout: timeoutMs },
  async ({ skip }) => {
    skip(serverUrl !== undefined, 'the embedded product, tried in the embedded run');
    const bytes = await archiveOf(items);
    const dataDir = newDataDir('import');
    const settings = { DATA_DIR: dataDir };
    server = await startServer(settings);
    const person = await signUp(server.address, 'Brings Along');
    const before = (await callApi(server.address, contract.credits.history, { token: person.token })).body;
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
    await reached(items + 2, token, server.address);
    const { address } = server;
    const ended = await waitFor('the end', async () => {
      const { body: answer } = await callApi(address, imports.latest, { token });
      return answer.import?.state === 'done' && answer.import;
    });
    expect(ended).toMatchObject({
      total: items + 2,
      taken: items,
      collections: 2,
      known: 0,
      skipped: 0,
      not_taken: [],
    });
    // Told again, it says the same: every item once, from which one it was made, and every collection in its order with its cover.
    const copy = await fetch(`${address}${apiBase}${privacy.exportData.path}?format=zip`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const lines = linesOf(bytes);
    expect(lines.filter(({ kind }) => kind === 'item')).toHaveLength(items);
    expect(linesOf(Buffer.from(await copy.arrayBuffer()))).toEqual(lines);
    expect((await callApi(address, contract.credits.history, { token })).body).toEqual(before);
    const self = await callApi(address, contract.profiles.content, { token, params: { username: 'Brings Along' } });
    for (const { is_public: isPublic, is_prompt_locked: isLocked, prompt_price: price } of self.body.images)
      expect([isPublic, isLocked, price]).toEqual([false, false, 0]);
    expect(self.body.total).toBe(items);
    // Two files for each (none is wide), whatever the dead processes were at; and nothing of the archive.
    const files = readdirSync(join(dataDir, 'media'), { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    expect(files.filter(({ parentPath }) => parentPath.includes('generated'))).toHaveLength(2 * items);
    expect(files.filter(({ parentPath }) => parentPath.includes('imports'))).toEqual([]);
    expect(await server.terminate()).toBe(0);
  },
);
