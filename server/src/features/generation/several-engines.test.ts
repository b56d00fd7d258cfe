import { contract, type SentBody } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMemoryImageEngine, paintFlat } from '../../adapters/engines/lib/memory-image-engine.ts';
import { flatVideos, openMemoryVideoEngine } from '../../adapters/engines/lib/memory-video-engine.ts';
import { hearsInStudio } from '../../adapters/engines/lib/studio-hears.ts';
import { systemIds } from '../../kernel/ids.ts';
import { sharp } from '../../kernel/sharp.ts';
import { type Answer, ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { noManifestReader } from '../../testing/no-manifest-reader.ts';
import { noWorkFiles } from '../../testing/no-work-files.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { runGeneration } from './run-generation.ts';

const names = ['first', 'second', 'leaving'] as const;
const images = names.map((name) => {
  const engine = openMemoryImageEngine();
  engine.capabilities = { ...engine.capabilities, engine: name, model: `${name}-1` };
  return { engine, price: name === 'second' ? 1.5 : 1, isClosing: name === 'leaving' };
});
const videos = names.map((name) => {
  const engine = openMemoryVideoEngine();
  engine.capabilities = { ...engine.capabilities, engine: name };
  return { engine, price: name === 'second' ? 1.5 : 1, isClosing: name === 'leaving' };
});
/** What the product holds: an engine that is taken from it is not open any more. */
const imageEngines = [...images];
const videoEngines = [...videos];
const [, second, leaving] = images;
const [, secondOfVideos] = videos;
if (!second || !leaving || !secondOfVideos) throw new Error('there are three');

let test: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp({}, undefined, undefined, { imageEngines, videoEngines });
});
beforeEach(async () => {
  await test.reset();
  imageEngines.splice(0, imageEngines.length, ...images);
  videoEngines.splice(0, videoEngines.length, ...videos);
  for (const [at, { engine }] of images.entries()) {
    Object.assign(images[at] ?? {}, { isClosing: at === 2 });
    engine.requests.length = 0;
    engine.script = paintFlat;
    delete engine.upscaler;
    delete engine.hears;
  }
  for (const [at, { engine }] of videos.entries()) {
    Object.assign(videos[at] ?? {}, { isClosing: at === 2 });
    engine.requests.length = 0;
    engine.cancelled.length = 0;
    engine.script = flatVideos;
    engine.takingBack = () => 'too_late';
    engine.capabilities = { ...engine.capabilities, restartable: true };
    delete engine.hears;
  }
  ada = await test.person({ credits: 200 });
});
afterAll(() => test.close());

const { generate, generateMany, variations } = contract.images;
const asked = (): readonly number[] => images.map(({ engine }) => engine.requests.length);
const askedForVideos = (): readonly number[] => videos.map(({ engine }) => engine.requests.length);
const paint = (body: Partial<SentBody<typeof generate>> = {}, key?: string) =>
  test.call(generate, {
    token: ada.token,
    body: { text_prompt: 'A lake', size: '64x64', ...body },
    ...(key && { key }),
  });
const startOne = (body: Partial<SentBody<typeof contract.videos.generate>> = {}) =>
  test.call(contract.videos.generate, {
    token: ada.token,
    body: { text_prompt: 'Waves', resolution: '480p', duration: 2, ...body },
  });

/** Every call that takes an engine, with what it was answered. */
async function everyCall(engine: string | undefined, source: string): Promise<readonly Answer<unknown>[]> {
  const { token } = ada;
  const named = engine === undefined ? {} : { engine };
  const words = { text_prompt: 'A lake', size: '64x64', ...named };
  const video = { text_prompt: 'Waves', resolution: '480p' as const, duration: 2, ...named };
  return [
    await test.call(generate, { token, body: words }),
    await test.call(generateMany, { token, body: { ...words, count: 2 } }),
    await test.call(variations, { token, params: { id: source }, body: { count: 2, ...named } }),
    await test.call(contract.videos.generate, { token, body: video }),
    await test.call(contract.videos.generateFromImages, { token, body: { ...video, imageIds: [source] } }),
    await test.call(generations.quote, { token, body: { kind: 'image', ...words } }),
    await test.call(generations.quote, { token, body: { kind: 'video', ...video } }),
  ];
}

const rows = () =>
  test.database.db.selectFrom('content').select(['id', 'engine', 'content_type']).orderBy('created_at').execute();

/** One that nobody has begun, of an engine that may be anything. */
async function waiting(body: Partial<SentBody<typeof generate>>): Promise<string> {
  const held = Promise.withResolvers<void>();
  for (const { engine } of images)
    engine.script = async (request) => {
      await held.promise;
      return paintFlat(request);
    };
  // Two are made at once: what comes after them waits in the queue.
  const before = [await paint(), await paint()];
  await waitFor('both places to be taken', async () => asked().reduce((sum, count) => sum + count, 0) === 2);
  const { id } = (await paint(body)).body;
  release = async () => {
    held.resolve();
    for (const { body: one } of before) await test.finished(ada, one.id);
  };
  return id;
}
let release = async (): Promise<void> => undefined;

describe('a start with an engine', () => {
  it('is made and charged by it, in every call, and by the default where none is named [MAKE-13]', async () => {
    const source = await test.image(ada);
    for (const [engine, cost] of [
      [undefined, [1, 2, 2, 3, 3]],
      ['second', [1, 2, 2, 5, 5]],
    ] as const) {
      const before = await test.balance(ada);
      const [one, many, varied, video, fromImage, ofImage, ofVideo] = await everyCall(engine, source);
      expect([one, many, varied, video, fromImage].map((answer) => answer?.status)).toEqual([202, 202, 202, 202, 202]);
      expect(await test.balance(ada)).toBe(before - cost.reduce((sum, credits) => sum + credits, 0));
      const name = engine ?? 'first';
      expect([ofImage?.body, ofVideo?.body]).toMatchObject([
        { engine: name, model: `${name}-1`, credits: cost[0] },
        { engine: name, credits: cost[3] },
      ]);
      for (const { id, content_type: contentType } of await rows())
        await test.finished(ada, id, contentType === 'video' ? 'videos' : 'images');
    }
    const made = await rows();
    expect(made.filter(({ engine }) => engine === 'first')).toHaveLength(1 + 7);
    expect(made.filter(({ engine }) => engine === 'second')).toHaveLength(7);
    expect([asked(), askedForVideos()]).toEqual([
      [6, 5, 0],
      [2, 2, 0],
    ]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it.each(['leaving', 'nobody', '', 'FIRST', 'first,second', 'constructor'])(
    'is refused for %j, in every call, and nothing has changed [MAKE-13]',
    async (engine) => {
      const source = await test.image(ada);
      const before = [await test.balance(ada), await rows(), asked(), askedForVideos()];
      for (const { status, error } of await everyCall(engine, source))
        expect([status, error.code, error.details]).toEqual([
          422,
          'invalid_field',
          [{ path: 'engine', message: 'This engine is not on offer.' }],
        ]);
      expect([await test.balance(ada), await rows(), asked(), askedForVideos()]).toEqual(before);
    },
  );

  it('has a key of its own: the same answers once, another engine is another request [MAKE-13]', async () => {
    const key = 'a key of ada';
    const refused = await paint({ engine: 'leaving' }, key);
    expect(refused.status).toBe(422);
    const started = await paint({ engine: 'second' }, key);
    const again = await paint({ engine: 'second' }, key);
    expect([started.status, again.body.id]).toEqual([202, started.body.id]);
    for (const engine of ['first', undefined])
      expect((await paint({ ...(engine && { engine }) }, key)).error.code).toBe('idempotency_key_reused');
    const vary = (engine: string) =>
      test.call(variations, {
        token: ada.token,
        params: { id: started.body.id },
        body: { count: 1, engine },
        key: 'v',
      });
    await test.finished(ada, started.body.id);
    expect([(await vary('first')).status, (await vary('second')).error.code]).toEqual([202, 'idempotency_key_reused']);
  });

  it('a hundred at once, of both, spend what there is and not more [MAKE-14]', async () => {
    const bob = await test.person({ credits: 30 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        test.call(generate, {
          token: bob.token,
          body: { text_prompt: 'A lake', size: '1024x1024', engine: index % 2 === 0 ? 'first' : 'second' },
        }),
      ),
    );
    const started = answers.filter(({ status }) => status === 202);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202, 400]));
    const charged = started.map(({ body }) => [body.generation.engine, body.generation.credits_used]);
    for (const [engine, credits] of charged) expect(credits).toBe(engine === 'first' ? 2 : 3);
    const left = 30 - charged.reduce((sum, [, credits]) => sum + Number(credits), 0);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(await test.balance(bob)).toBe(left);
    // Whoever was refused could not have been paid for at that moment, and the cheapest costs 2.
    expect(left).toBeLessThan(2);
    for (const { body } of started) expect((await test.finished(bob, body.id)).status).toBe('completed');
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('cannot name what the engine lacks, although another has it [MAKE-13]', async () => {
    second.engine.capabilities = {
      ...second.engine.capabilities,
      sizing: { kind: 'list', sizes: [{ width: 1024, height: 1024 }] },
    };
    try {
      const { error } = await paint({ size: '2048x2048', engine: 'second' });
      expect(error.details?.[0]?.path).toBe('size');
      const { body } = await test.call(contract.images.sizes);
      expect(body.engines.map(({ name, sizes }) => [name, sizes.some(({ width }) => width === 2048)])).toEqual([
        ['first', true],
        ['second', false],
      ]);
    } finally {
      second.engine.capabilities = {
        ...second.engine.capabilities,
        sizing: images[0]?.engine.capabilities.sizing ?? { kind: 'list', sizes: [] },
      };
    }
  });
});

describe('an engine that is closing', () => {
  it('still makes what was charged for it, and is not listed [MAKE-11]', async () => {
    Object.assign(leaving, { isClosing: false });
    const id = await waiting({ engine: 'leaving' });
    Object.assign(leaving, { isClosing: true });
    const { body } = await test.call(contract.images.sizes);
    expect(body.engines.map(({ name }) => name)).toEqual(['first', 'second']);
    expect((await paint({ engine: 'leaving' })).status).toBe(422);
    await release();
    expect(await test.finished(ada, id)).toMatchObject({ status: 'completed', engine: 'leaving' });
  });
});

describe('a generation whose engine is not open any more', () => {
  it('fails with its refund and a sentence, and nobody else is asked [MAKE-12]', async () => {
    const before = await test.balance(ada);
    const id = await waiting({ engine: 'second' });
    imageEngines.splice(1, 1);
    await release();
    expect(await test.finished(ada, id)).toMatchObject({
      status: 'failed',
      status_message: 'The engine that was to paint it is not in use any more. Your credits have been refunded.',
    });
    expect(asked()).toEqual([2, 0, 0]);
    expect(await test.balance(ada)).toBe(before - 2);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('of a paid task, whose worker died: it may have to be paid, and no other engine is asked of it or stopped [MAKE-12]', async () => {
    secondOfVideos.engine.capabilities = { ...secondOfVideos.engine.capabilities, restartable: false };
    secondOfVideos.engine.script = { ...flatVideos, status: async () => ({ kind: 'running', fraction: 0.5 }) };
    const { body } = await startOne({ engine: 'second' });
    await waitFor('the task to be known', async () => (await taskOf(body.id))?.state === 'accepted');
    videoEngines.splice(1, 1);
    // Its worker is dead; the next one has another list.
    await sql`UPDATE content SET lease_until = NULL WHERE id = ${body.id}::uuid`.execute(test.database.db);
    await runGeneration(
      {
        ...{ db: test.database.db, clock: test.clock, ids: systemIds, objectStore: test.objectStore },
        workFiles: noWorkFiles,
        manifestReader: noManifestReader,
        ...{ imageEngines, videoEngines, signals: test.database.signals, retryPauseMs: 1 },
        ...{ onError: () => undefined, onFinal: () => undefined },
      },
      { generationId: body.id, signal: new AbortController().signal },
    );
    const end = await test.finished(ada, body.id, 'videos');
    expect(end).toMatchObject({
      status: 'failed',
      status_message: 'The engine that was to make it is not in use any more. Your credits have been refunded.',
    });
    expect((await taskOf(body.id))?.state).toBe('possibly_paid');
    expect([askedForVideos(), videos.map(({ engine }) => engine.cancelled.length)]).toEqual([
      [0, 1, 0],
      [0, 0, 0],
    ]);
    expect(await test.balance(ada)).toBe(200);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});

describe('what is asked about something made', () => {
  it('is asked of the engine that makes it: it is stopped there and nowhere else [MAKE-12]', async () => {
    for (const { engine } of videos) {
      engine.capabilities = { ...engine.capabilities, restartable: false };
      engine.script = { ...flatVideos, status: async () => ({ kind: 'running', fraction: 0.5 }) };
    }
    secondOfVideos.engine.takingBack = () => 'stopped';
    const { body } = await startOne({ engine: 'second' });
    await waitFor('the task to be known', async () => (await taskOf(body.id))?.state === 'accepted');
    const cancel = () => test.call(generations.cancel, { token: ada.token, params: { id: body.id } });
    expect((await cancel()).body.refunded_credits).toBe(5);
    expect(videos.map(({ engine }) => engine.cancelled.length)).toEqual([0, 1, 0]);
    expect((await taskOf(body.id))?.state).toBe('unpaid');
  });

  it('is heard by its engine, before and after, also where that takes nothing new [MAKE-12]', async () => {
    second.engine.hears = hearsInStudio;
    const quote = (engine: string) =>
      test.call(generations.quote, {
        token: ada.token,
        body: { kind: 'image', text_prompt: 'A zebra reading a newspaper', engine },
      });
    expect([(await quote('first')).body.hears, (await quote('second')).body.hears?.verdict]).toEqual([
      null,
      expect.any(String),
    ]);
    const { body } = await paint({ text_prompt: 'Qwertz uiop asdf', engine: 'second' });
    await test.finished(ada, body.id);
    Object.assign(second, { isClosing: true });
    const back = () => test.call(generations.takeBack, { token: ada.token, params: { id: body.id } });
    imageEngines.splice(1, 1);
    expect((await back()).error.code).toBe('nothing_missed');
    imageEngines.splice(1, 0, second);
    expect((await back()).body.credits).toBe(1);
  });

  it(
    'is enlarged by the engine that painted it, at one price whatever enlarges [MAKE-12, MAKE-14]',
    { tags: 'slow' },
    async () => {
      second.engine.upscaler = {
        capabilities: { engine: 'second', model: 'grown', restartable: false },
        upscale: async ({ bytes, width, height }) => ({
          kind: 'painted',
          image: {
            kind: 'file',
            bytes: await sharp(bytes).resize(width, height).webp().toBuffer(),
            mediaType: 'image/webp',
          },
        }),
      };
      const upscale = async (source: string) => {
        const started = await test.call(generations.upscale, { token: ada.token, params: { id: source } });
        return test.finished(ada, started.body.id);
      };
      const own = await test.image(ada, { engine: 'second', size: '512x512' });
      const other = await test.image(ada, { engine: 'first', size: '512x512' });
      expect(await upscale(own)).toMatchObject({
        status: 'completed',
        engine: 'second',
        model: 'grown',
        credits_used: 2,
      });
      expect(await upscale(other)).toMatchObject({ status: 'completed', engine: 'enlarger', credits_used: 2 });
      // The one that enlarges is gone: it is not resampled in its place.
      const held = Promise.withResolvers<void>();
      second.engine.upscaler = {
        ...second.engine.upscaler,
        capabilities: { engine: 'second', model: 'grown', restartable: true },
        upscale: async () => {
          await held.promise;
          throw new Error('The line is gone.');
        },
      };
      const before = await test.balance(ada);
      const started = await test.call(generations.upscale, { token: ada.token, params: { id: own } });
      imageEngines.splice(1, 1);
      held.resolve();
      expect((await test.finished(ada, started.body.id)).status).toBe('failed');
      expect(await test.balance(ada)).toBe(before);
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );
});

async function taskOf(id: string) {
  return test.database.db.selectFrom('provider_task').selectAll().where('content_id', '=', id).executeTakeFirst();
}
