// @module-tag slow

import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { contract } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flatVideos } from '../../adapters/engines/lib/memory-video-engine.ts';
import { readManifest } from '../../adapters/provenance/c2pa-reader.ts';
import { sharp } from '../../kernel/sharp.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { testVideo } from '../../testing/test-video.ts';
import { uploadReference } from '../../testing/upload-reference.ts';

let test: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'composite-'));
const video = { model: 'seedance-lite', resolution: '480p', duration: 2 } as const;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

/** From now on videos are made by rules, or by a model. */
function makeVideos(digitalSource: 'algorithmicMedia' | 'trainedAlgorithmicMedia'): void {
  test.videoEngine.capabilities = { ...test.videoEngine.capabilities, digitalSource };
  test.videoEngine.script = {
    ...flatVideos,
    status: async (request, look) => {
      const status = await flatVideos.status(request, look);
      if (status.kind !== 'succeeded') return status;
      const { width, height, durationS } = request;
      return {
        ...status,
        video: { ...status.video, body: { kind: 'bytes', bytes: await testVideo({ width, height, durationS }) } },
      };
    },
  };
}

/** What the file of a finished video says, and its still. */
async function sourceOf(who: TestPerson, id: string): Promise<{ file: string | undefined; still: string | undefined }> {
  const done = await test.finished(who, id, 'videos');
  const get = async (url: string | null) => (await test.app.http.inject({ url: url ?? '' })).rawPayload;
  const path = join(folder, randomUUID());
  await writeFile(path, await get(done.media_url));
  const reading = await readManifest(path, { mediaType: 'video/mp4', anchors: '' });
  expect(reading?.faults).toEqual(['signingCredential.untrusted']);
  const actions = JSON.stringify(reading?.assertions.find(({ label }) => label === 'c2pa.actions.v2')?.data);
  const { xmp } = await sharp(await get(done.small_url)).metadata();
  const sources = (text: string) => [...text.matchAll(/digitalsourcetype\/(\w+)/g)].map(([, one]) => one).join(' ');
  return { file: sources(actions), still: sources(xmp?.toString() ?? '') };
}

describe.each([
  ['algorithmicMedia', 'composite'],
  ['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia'],
] as const)('a video of an engine of %s', (plain, composite) => {
  beforeEach(() => makeVideos(plain));

  it(`is ${composite} from a picture that somebody has brought along, and what goes on from it is as its engine [ORIGIN-12, ORIGIN-13]`, async () => {
    const ada = await test.person({ credits: 500 });
    const key = await uploadReference(test, ada, 864, 480);
    const body = { text_prompt: 'Waves', ...video, image_s3_key: key };
    const made = await test.call(contract.videos.generate, { token: ada.token, body });
    expect(made.status).toBe(202);
    expect(await sourceOf(ada, made.body.id)).toEqual({ file: composite, still: composite });
    const goes = await test.call(generations.extend, { params: { id: made.body.id }, token: ada.token, body: video });
    expect(await sourceOf(ada, goes.body.id)).toEqual({ file: plain, still: plain });
  });

  it(`is ${composite} from a picture that was made here from one that somebody has brought along [MAKE-94]`, async () => {
    const ada = await test.person({ credits: 500 });
    const key = await uploadReference(test, ada, 512, 512);
    const image = await test.image(ada, { size: '512x512', image_s3_key: key });
    const body = { imageIds: [image], ...video };
    const made = await test.call(contract.videos.generateFromImages, { token: ada.token, body });
    expect(await sourceOf(ada, made.body.id)).toEqual({ file: composite, still: composite });
  });

  it('is as its engine from words, and from a picture that was made here; not from one that was imported [ORIGIN-12]', async () => {
    const ada = await test.person({ credits: 500 });
    const words = await test.call(contract.videos.generate, {
      token: ada.token,
      body: { text_prompt: 'Waves', ...video },
    });
    expect(await sourceOf(ada, words.body.id)).toEqual({ file: plain, still: plain });
    const image = await test.image(ada, { size: '512x512' });
    const animate = () =>
      test.call(contract.videos.generateFromImages, { token: ada.token, body: { imageIds: [image], ...video } });
    expect(await sourceOf(ada, (await animate()).body.id)).toEqual({ file: plain, still: plain });
    await test.database.db
      .updateTable('kept_content')
      .set({ imported_at: test.clock.now(), origin_id: randomUUID(), credits_used: 0 })
      .where('id', '=', image)
      .execute();
    expect(await sourceOf(ada, (await animate()).body.id)).toEqual({ file: composite, still: composite });
  });
});
