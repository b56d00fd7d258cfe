import { contract, formatImageSize, imageSizes, videoModels, type VideoResolution } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../adapters/engines/lib/memory-image-engine.ts';
import { openMemoryVideoEngine } from '../../adapters/engines/lib/memory-video-engine.ts';
import { isLong, isSlow } from '../../testing/long.ts';
import { type Listed, type Paid, priceGaps } from '../../testing/price-gaps.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { uploadReference } from '../../testing/upload-reference.ts';

/** 1.1 is the one that arithmetic of floating point rounds wrongly. */
const prices = { first: 1, second: 1.1, third: 2.25 };
const names = ['first', 'second', 'third'] as const;
/** Of films, in seconds. */
const lengths = isLong ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : isSlow ? [1, 5, 7, 10] : [1, 7];

const imageEngines = names.map((name) => {
  const engine = openMemoryImageEngine(async () => ({ kind: 'refused', reason: 'Not this one' }));
  engine.capabilities = { ...engine.capabilities, engine: name };
  return { engine, price: prices[name], isClosing: false };
});
const videoEngines = names.map((name) => {
  const engine = openMemoryVideoEngine();
  engine.script = { ...engine.script, start: async () => ({ kind: 'refused', reason: 'Not this one' }) };
  engine.capabilities = { ...engine.capabilities, engine: name };
  return { engine, price: prices[name], isClosing: false };
});

let test: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp({}, undefined, undefined, { imageEngines, videoEngines });
  ada = await test.person({ credits: 10_000 });
});
afterAll(() => test.close());

const readLists = async (): Promise<Listed> => ({
  images: (await test.call(contract.images.sizes)).body,
  videos: (await test.call(contract.videos.options)).body,
});

/** What became of the credits of one: negative when charged, positive when given back. */
async function movedFor(id: string, area: 'images' | 'videos') {
  await test.finished(ada, id, area);
  const entries = await test.database.db
    .selectFrom('credit_entry')
    .select('amount')
    .where('generation_id', '=', id)
    .where('user_id', '=', ada.userId)
    .execute();
  const sum = (sign: number): number =>
    entries.filter(({ amount }) => Math.sign(amount) === sign).reduce((total, { amount }) => total + sign * amount, 0);
  return { charged: sum(-1), refunded: sum(1) };
}

async function payImage(engine: string, size: { readonly width: number; readonly height: number }): Promise<Paid> {
  const { width, height } = size;
  const body = { text_prompt: 'A lake', size: formatImageSize(size), engine };
  const quote = await test.call(generations.quote, { token: ada.token, body: { kind: 'image', ...body } });
  const started = await test.call(contract.images.generate, { token: ada.token, body });
  const moved = await movedFor(started.body.id, 'images');
  return { engine, made: { width, height }, quoted: quote.body.credits, ...moved };
}

async function payVideo(
  engine: string,
  video: {
    readonly model: (typeof videoModels)[number]['id'];
    readonly resolution: VideoResolution;
    readonly durationS: number;
  },
  key: string | undefined,
): Promise<Paid> {
  const { model, resolution, durationS: duration } = video;
  const body = { text_prompt: 'Waves', model, resolution, duration, engine, ...(key && { image_s3_key: key }) };
  const quote = await test.call(generations.quote, { token: ada.token, body: { kind: 'video', ...body } });
  const started = await test.call(contract.videos.generate, { token: ada.token, body });
  const moved = await movedFor(started.body.id, 'videos');
  return { engine, made: video, quoted: quote.body.credits, ...moved };
}

it('what is listed is quoted, charged and given back, for every engine, size, model, resolution and length [MAKE-14]', async () => {
  const key = await uploadReference(test, ada);
  const paying: (() => Promise<Paid>)[] = names.flatMap((engine) => [
    ...imageSizes.map((size) => () => payImage(engine, size)),
    ...videoModels.flatMap(({ id: model, modes, resolutions }) =>
      resolutions.flatMap((resolution) =>
        lengths.map((durationS) => {
          const reference = modes.some((mode) => mode === 'text') ? undefined : key;
          return () => payVideo(engine, { model, resolution, durationS }, reference);
        }),
      ),
    ),
  ]);
  const paid: Paid[] = [];
  // Below the number that one person may have under way.
  for (let at = 0; at < paying.length; at += 20)
    paid.push(...(await Promise.all(paying.slice(at, at + 20).map((pay) => pay()))));
  expect(paid).toHaveLength(3 * (9 + 10 * lengths.length));
  const listed = await readLists();
  expect(priceGaps(listed, paid, prices)).toEqual([]);
  expect(await test.balance(ada)).toBe(10_000);
  expect(await ledgerViolations(test.database)).toEqual([]);

  // A wrong multiplier is found, wherever it stands.
  expect(priceGaps(listed, paid, { ...prices, second: 1.2 }).length).toBeGreaterThan(10 * lengths.length);
  const wrong = structuredClone(listed);
  for (const { name, models } of wrong.videos.engines)
    if (name === 'third') for (const model of models) model.cost_multiplier += 1;
  for (const { name, sizes } of wrong.images.engines) if (name === 'third') for (const size of sizes) size.credits += 1;
  const gaps = priceGaps(wrong, paid, prices);
  expect(gaps).toHaveLength(9 + 10 * lengths.length);
  expect(gaps.every((gap) => /^third .* is listed as/.test(gap))).toBe(true);
});

it('the default is what stands beside the list, and what is charged where none is named [MAKE-13, MAKE-14]', async () => {
  const [first, second] = imageEngines;
  if (!first || !second) throw new Error('there are three');
  first.isClosing = true;
  try {
    const { images, videos } = await readLists();
    expect(images.sizes).toEqual(images.engines[0]?.sizes);
    expect(images.engines.map(({ name }) => name)).toEqual(['second', 'third']);
    expect(images.sizes.map(({ credits }) => credits)).toEqual([3, 3, 3, 3, 3, 3, 1, 5, 9]);
    expect(videos.engines.map(({ name, cost_multiplier: price }) => [name, price])).toEqual(Object.entries(prices));
    const { engines: _, ...beside } = videos;
    const { name: __, cost_multiplier: ___, ...ofFirst } = videos.engines[0] ?? { name: '', cost_multiplier: 0 };
    expect(beside).toEqual(ofFirst);
    const { body } = await test.call(contract.images.generate, { token: ada.token, body: { text_prompt: 'A lake' } });
    expect(body.generation).toMatchObject({ engine: 'second', credits_used: 3 });
    await test.finished(ada, body.id);
  } finally {
    first.isClosing = false;
  }
});

it("a model's multiplier decides what is listed, quoted and charged [R-FORM-41, MAKE-14]", async () => {
  const pro: { costMultiplier: number } | undefined = videoModels.find(({ id }) => id === 'seedance-pro');
  if (!pro) throw new Error('there is a model of that name');
  const video = { model: 'seedance-pro', resolution: '720p', durationS: 5 } as const;
  const usual = await payVideo('second', video, undefined);
  expect(usual).toMatchObject({ quoted: 17, charged: 17, refunded: 17 });
  const before = pro.costMultiplier;
  try {
    pro.costMultiplier = 3;
    expect(await payVideo('second', video, undefined)).toMatchObject({ quoted: 33, charged: 33, refunded: 33 });
    const { models } = (await readLists()).videos;
    expect(models.find(({ id }) => id === 'seedance-pro')?.cost_multiplier).toBe(3);
  } finally {
    pro.costMultiplier = before;
  }
});
