// @module-tag slow

import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase, contract } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { type CheckedFile, provenance } from '@loomlight/contract/provenance';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { flatVideos } from '../../adapters/engines/lib/memory-video-engine.ts';
import { readManifest } from '../../adapters/provenance/c2pa-reader.ts';
import { invariant } from '../../kernel/errors.ts';
import { saveVideoAgain } from '../../testing/save-video-again.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { testVideo } from '../../testing/test-video.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { videoBearsMark, markPayload } from './index.ts';

/** Short, since making them is most of what these tests take. */
const short = { model: 'seedance-pro', resolution: '480p', ratio: '4:3', duration: 1, fps: 24 } as const;
/** What the studio itself gives a film of this size. */
const ownBitrate = 1.6e6;
const waitMs = 200_000;
const folder = mkdtempSync(join(tmpdir(), 'marked-films-'));

let test: TestApp;
afterEach(() => test.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function check(file: Uint8Array): Promise<CheckedFile> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'file');
  const sent = new Response(form);
  const { body, statusCode } = await test.app.http.inject({
    method: 'POST',
    url: `${apiBase}${provenance.verify.path}`,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect([statusCode, body]).toEqual([200, expect.any(String)]);
  return JSON.parse(body);
}

async function fileOf(who: TestPerson, id: string): Promise<Buffer> {
  const { media_url: url } = await waitFor(
    'the film',
    async () => {
      const { body } = await test.call(contract.videos.get, { params: { id }, token: who.token });
      return body.status === 'succeeded' && body;
    },
    waitMs / 2,
  );
  return (await test.app.http.inject({ url: url ?? '' })).rawPayload;
}

const rowOf = (id: string) =>
  test.database.db
    .selectFrom('kept_content')
    .select(['mark', 'opening', 'completed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function actionsOf(file: Uint8Array): Promise<readonly string[]> {
  const path = join(folder, 'file');
  await writeFile(path, file);
  const reading = await readManifest(path, { mediaType: 'video/mp4', anchors: '' });
  const data = reading?.assertions.find(({ label }) => label === 'c2pa.actions.v2')?.data;
  return [...JSON.stringify(data).matchAll(/"action":"([^"]+)"/g)].map(([, action]) => action ?? '');
}

async function aVideo(who: TestPerson, body: object = {}): Promise<string> {
  const made = await test.call(contract.videos.generate, {
    token: who.token,
    body: { text_prompt: 'Waves at sunset', ...short, ...body },
  });
  expect(made.status).toBe(202);
  return made.body.id;
}

describe('a film of the studio', () => {
  it(
    'is marked, says so, and names its engine, moment and page when it was saved again without its manifest [ORIGIN-35, ORIGIN-36]',
    async () => {
      test = await openTestApp({}, undefined, undefined, 'configured');
      const ada = await test.person({ credits: 500 });
      const id = await aVideo(ada);
      const file = await fileOf(ada, id);
      const { mark, opening, completed_at: madeAt } = await rowOf(id);
      invariant(opening && madeAt, 'a finished film has both');
      expect(mark).toBe(`${markPayload(opening)}`);
      expect(await actionsOf(file)).toEqual(['c2pa.created', 'c2pa.watermarked.unbound']);
      expect(await check(file)).toMatchObject({ verdict: 'valid', mark: null });
      for (const saved of [
        { bitrate: ownBitrate },
        { bitrate: ownBitrate / 2 },
        { bitrate: ownBitrate / 2, scale: 0.5 },
        { bitrate: ownBitrate, from: 0.6 },
      ])
        expect([saved, await check(await saveVideoAgain(file, saved))]).toMatchObject([
          saved,
          {
            verdict: 'marked',
            engine: 'studio',
            mark: { found: true, z: expect.any(Number) },
            made_at: madeAt.toISOString(),
            link: `/generate/video/${id}`,
            signer: null,
          },
        ]);
    },
    waitMs,
  );

  it(
    'leads to itself where it begins with what was marked before: a film that it goes on from, or an image [ORIGIN-37]',
    async () => {
      test = await openTestApp({}, undefined, undefined, 'configured');
      const ada = await test.person({ credits: 500 });
      const first = await aVideo(ada);
      await fileOf(ada, first);
      const still = { ...short, camera_fixed: true };
      const goes = await test.call(generations.extend, { params: { id: first }, token: ada.token, body: still });
      const image = await test.image(ada, { size: '1024x768' });
      const body = { imageIds: [image], ...still };
      const moves = await test.call(contract.videos.generateFromImages, { token: ada.token, body });
      const ids = [goes.body.id, moves.body.id];
      for (const id of ids) {
        const saved = await saveVideoAgain(await fileOf(ada, id), { bitrate: ownBitrate });
        expect(await check(saved)).toMatchObject({ verdict: 'marked', link: `/generate/video/${id}` });
      }
    },
    waitMs,
  );
});

describe('a film of another engine', () => {
  it(
    'is given no pattern, carries no mark and is unknown without its signature [ORIGIN-35]',
    async () => {
      test = await openTestApp();
      test.videoEngine.script = {
        ...flatVideos,
        status: async (request, look) => {
          const status = await flatVideos.status(request, look);
          if (status.kind !== 'succeeded') return status;
          const { width, height, durationS } = request;
          const bytes = await testVideo({ width, height, durationS });
          return { ...status, video: { ...status.video, body: { kind: 'bytes', bytes } } };
        },
      };
      const ada = await test.person({ credits: 500 });
      const id = await aVideo(ada);
      const file = await fileOf(ada, id);
      expect(test.videoEngine.requests.map(({ pattern }) => pattern)).toEqual([undefined]);
      expect((await rowOf(id)).mark).toBeNull();
      expect(await actionsOf(file)).toEqual(['c2pa.created']);
      const saved = await saveVideoAgain(file, { bitrate: ownBitrate });
      expect(await check(saved)).toMatchObject({
        verdict: 'unknown',
        engine: null,
        mark: { found: false },
        link: null,
      });
    },
    waitMs,
  );

  it(
    'is given one where it makes the frames itself, and is only called marked where it has laid it over them [ORIGIN-35]',
    async () => {
      test = await openTestApp();
      test.videoEngine.capabilities = { ...test.videoEngine.capabilities, laysPattern: true };
      test.videoEngine.script = {
        ...flatVideos,
        status: async (request, look) => {
          const status = await flatVideos.status(request, look);
          if (status.kind !== 'succeeded') return status;
          const { width, height, durationS, seed } = request;
          const bytes = await testVideo({ width, height, durationS });
          const body = { kind: 'bytes' as const, bytes };
          return { ...status, video: { ...status.video, body, ...(seed === 1 && { hasPattern: true }) } };
        },
      };
      const ada = await test.person({ credits: 500 });
      for (const [seed, actions] of [
        [1, ['c2pa.created', 'c2pa.watermarked.unbound']],
        [2, ['c2pa.created']],
      ] as const) {
        const id = await aVideo(ada, { seed });
        expect(await actionsOf(await fileOf(ada, id))).toEqual(actions);
        expect((await rowOf(id)).mark !== null).toBe(seed === 1);
      }
      expect(test.videoEngine.requests.map(({ pattern }) => pattern?.values.length)).toEqual([65_536, 65_536]);
      expect([videoBearsMark({ width: 320, height: 2000 }), videoBearsMark({ width: 2000, height: 318 })]).toEqual([
        true,
        false,
      ]);
    },
    waitMs,
  );
});
