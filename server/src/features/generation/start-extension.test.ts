import { contract } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flatVideos } from '../../adapters/engines/lib/memory-video-engine.ts';
import { sharp } from '../../kernel/sharp.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { uploadReference } from '../../testing/upload-reference.ts';
import { testVideo } from '../../testing/test-video.ts';

let test: TestApp;
let bytes: Uint8Array;
beforeAll(async () => {
  test = await openTestApp();
  // Its frames grow lighter from the first to the last.
  bytes = await testVideo({ width: 864, height: 480, durationS: 2 });
});
beforeEach(async () => {
  await test.reset();
  test.videoEngine.script = {
    ...flatVideos,
    status: async (request, look) => {
      const status = await flatVideos.status(request, look);
      return status.kind === 'succeeded'
        ? { ...status, video: { ...status.video, body: { kind: 'bytes', bytes } } }
        : status;
    },
  };
});
afterAll(() => test.close());

const video = { model: 'seedance-lite', resolution: '480p', duration: 1 } as const;

async function aVideo(who: TestPerson, options: object = {}): Promise<string> {
  const { body } = await test.call(contract.videos.generate, {
    token: who.token,
    body: { text_prompt: 'Waves at dusk', ...video, ...options },
  });
  await test.finished(who, body.id, 'videos');
  return body.id;
}

const extend = (who: TestPerson, id: string, key?: string) =>
  test.call(generations.extend, { params: { id }, token: who.token, body: video, ...(key !== undefined && { key }) });
const uploads = async (): Promise<number> =>
  (await test.database.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM upload')).rows[0]?.n ?? -1;

describe('a video that goes on', () => {
  it('starts from the last frame of another one with its words, for its price [MAKE-61]', async () => {
    const ada = await test.person({ credits: 100 });
    const id = await aVideo(ada);
    const before = await test.balance(ada);
    const { status, body } = await extend(ada, id);
    expect([status, body.generation.text_prompt]).toEqual([202, 'Waves at dusk']);
    expect(await test.balance(ada)).toBe(before - (body.generation.credits_used ?? 0));
    await test.finished(ada, body.id, 'videos');
    const source = test.videoEngine.requests.at(-1)?.source;
    expect(source?.mediaType).toBe('image/jpeg');
    const { channels } = await sharp(source?.bytes).stats();
    // The first frame has a luminance of 40, the last of 180.
    expect(channels[0]?.mean).toBeGreaterThan(150);
    const read = await test.call(contract.videos.get, { params: { id: body.id } });
    expect([read.body.made_from?.id, read.body.continues]).toEqual([id, true]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('is told from what is made of a video with another image, or once more, and from what was made before [MAKE-67]', async () => {
    const ada = await test.person({ credits: 100 });
    const id = await aVideo(ada);
    const read = async (of: string) =>
      (await test.call(contract.videos.get, { params: { id: of }, token: ada.token })).body;
    const onward = (await extend(ada, id)).body.id;
    await test.finished(ada, onward, 'videos');
    expect((await read(onward)).continues).toBe(true);
    const { image_s3_key: frame } = await read(onward);
    const another = await aVideo(ada, { remix_of: id, image_s3_key: await uploadReference(test, ada) });
    const again = await aVideo(ada, { remix_of: id, image_s3_key: frame });
    for (const remix of [another, again]) {
      const { made_from: from, continues } = await read(remix);
      expect([from?.id, continues]).toEqual([id, undefined]);
    }
    await test.database.pool.query('UPDATE content SET continues = DEFAULT WHERE id = $1', [onward]);
    expect((await read(onward)).continues).toBeUndefined();
  });

  it('is asked for by whoever may read the words, once under one key [MAKE-61]', { tags: 'slow' }, async () => {
    const [ada, bob] = [await test.person({ credits: 100 }), await test.person({ credits: 100 })];
    const open = await aVideo(ada);
    const [one, two] = [await extend(bob, open, 'one-key-1'), await extend(bob, open, 'one-key-1')];
    expect([one.status, two.body.id]).toEqual([202, one.body.id]);
    expect(await uploads()).toBe(1);
    const locked = await aVideo(ada, { is_prompt_locked: true, prompt_price: 5 });
    expect([(await extend(bob, locked)).status, (await extend(ada, locked)).status]).toEqual([403, 202]);
    const hidden = await aVideo(ada, { is_public: false });
    expect((await extend(bob, hidden)).status).toBe(404);
    const own = await extend(ada, hidden);
    // At most as open as its source, whatever is wished for.
    expect(own.body.generation.is_public).toBe(false);
    const image = await test.image(ada);
    expect((await extend(ada, image)).status).toBe(404);
    expect((await test.call(generations.extend, { params: { id: open }, body: video })).status).toBe(401);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('goes on from its own copy when the source is removed meanwhile [MAKE-61]', async () => {
    const ada = await test.person({ credits: 100 });
    const id = await aVideo(ada);
    const release = test.holdEngine();
    const { body } = await extend(ada, id);
    expect((await test.call(contract.videos.remove, { params: { id }, token: ada.token })).status).toBe(204);
    release();
    expect((await test.finished(ada, body.id, 'videos')).status).toBe('succeeded');
  });

  it('is charged nothing, and leaves nothing, where there is no frame, no credit, or nothing finished [MAKE-61]', async () => {
    const ada = await test.person({ credits: 100 });
    const id = await aVideo(ada);
    const poor = await test.person({ credits: 0 });
    expect((await extend(poor, id)).error.code).toBe('insufficient_credits');
    expect(await uploads()).toBe(0);
    const key = test.objectStore.keys().find((found) => found.endsWith(id)) ?? '';
    await test.objectStore.put(key, new Uint8Array(200), 'video/mp4');
    const before = await test.balance(ada);
    expect((await extend(ada, id)).status).toBe(422);
    await test.objectStore.remove(key);
    expect((await extend(ada, id)).status).toBe(404);
    const release = test.holdEngine();
    const started = await test.call(contract.videos.generate, {
      token: ada.token,
      body: { text_prompt: 'x', ...video },
    });
    expect((await extend(ada, started.body.id)).error.code).toBe('not_ready');
    release();
    await test.finished(ada, started.body.id, 'videos');
    expect(await test.balance(ada)).toBe(before - (started.body.generation.credits_used ?? 0));
    expect(await uploads()).toBe(0);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});
