import { contract, videoCost, videoModels, videoResolutions } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { uploadReference } from '../../testing/upload-reference.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { generate, generateFromImages, options, summaries } = contract.videos;

const upload = (who: TestPerson, width?: number, height?: number): Promise<string> =>
  uploadReference(test, who, width, height);

const countVideos = async (): Promise<number> =>
  (await test.database.db.selectFrom('content').select('id').where('content_type', '=', 'video').execute()).length;

describe('what videos can be made of', () => {
  it('is what the engine can do, in the words of the specification [R-ENT-06, R-ENT-07, R-API-22]', async () => {
    const { status, body } = await test.call(options);
    expect(status).toBe(200);
    expect(body.models.map((model) => [model.id, model.cost_multiplier])).toEqual([
      ['seedance-lite-t2v', 1],
      ['seedance-lite-i2v', 1],
      ['seedance-pro', 1.5],
      ['seedance-pro-fast', 1.5],
    ]);
    expect(body.resolutions.map(({ value, credits_base: credits }) => [value, credits])).toEqual([
      ['480p', 1],
      ['720p', 2],
      ['1080p', 5],
    ]);
    expect(body.duration_range).toEqual({ min: 1, max: 10, default: 5 });
    expect(body.fps).toEqual({ supported: [24, 30], default: 24 });
    expect(body.ratios.map(({ value }) => value)).toEqual(['16:9', '21:9', '4:3', '1:1', '9:16', 'adaptive']);
  });
});

describe('starting a video', () => {
  it('charges by the formula and fills in the defaults of the specification [R-ENT-14, R-ENT-15]', async () => {
    const ada = await test.person();
    const { status, body } = await test.call(generate, { token: ada.token, body: { text_prompt: 'Waves' } });
    expect(status).toBe(202);
    expect(body.generation).toMatchObject({
      content_type: 'video',
      status: 'queued',
      model: 'seedance-pro',
      resolution: '720p',
      ratio: '16:9',
      duration: 5,
      fps: 24,
      camera_fixed: false,
      is_public: true,
      is_prompt_locked: false,
      credits_used: 15,
      width: 1280,
      height: 720,
      size: null,
      image_dimensions: null,
      guidance_scale: null,
    });
    expect(body.generation.seed).toBeGreaterThanOrEqual(0);
    expect(await test.balance(ada)).toBe(35);
    const history = await test.call(contract.credits.history, { token: ada.token });
    expect(history.body.transactions[0]).toMatchObject({
      type: 'video_generation',
      amount: -15,
      generation_id: body.id,
      description: 'Video 720p 16:9, 5 s',
    });
    await test.finished(ada, body.id, 'videos');
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('costs for every model, resolution and length what the price list says', { tags: 'slow' }, async () => {
    const ada = await test.person({ credits: 2_000 });
    let balance = 2_000;
    for (const model of videoModels.filter(({ modes }) => modes.some((mode) => mode === 'text')))
      for (const { value: resolution } of videoResolutions.filter(({ value }) =>
        model.resolutions.some((offered) => offered === value),
      ))
        for (const duration of [1, 3, 10]) {
          const body = { text_prompt: 'x', model: model.id, resolution, duration } as const;
          const { body: started } = await test.call(generate, { token: ada.token, body });
          balance -= videoCost({ resolution, durationS: duration, model: model.id });
          expect(await test.balance(ada)).toBe(balance);
          await test.finished(ada, started.id, 'videos');
        }
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('resolves the combined model by what the video starts from', async () => {
    const ada = await test.person();
    const words = await test.call(generate, { token: ada.token, body: { text_prompt: 'x', model: 'seedance-lite' } });
    expect(words.body.generation.model).toBe('seedance-lite-t2v');
    const key = await upload(ada);
    const image = await test.call(generate, {
      token: ada.token,
      body: { text_prompt: 'x', model: 'seedance-lite', image_s3_key: key },
    });
    expect(image.body.generation).toMatchObject({ model: 'seedance-lite-i2v', image_s3_key: key });
  });

  it('follows the image with the adaptive ratio, and hands it to the engine', async () => {
    const ada = await test.person();
    const key = await upload(ada, 200, 300);
    const { body } = await test.call(generate, {
      token: ada.token,
      body: { text_prompt: 'x', image_s3_key: key, ratio: 'adaptive', resolution: '480p' },
    });
    expect([body.generation.width, body.generation.height]).toEqual([480, 720]);
    await test.finished(ada, body.id, 'videos');
    expect(test.videoEngine.requests[0]).toMatchObject({ mode: 'image', source: { mediaType: 'image/jpeg' } });
  });

  it('reads ratios with zeros in front, and makes 9:16 upright at the price of 16:9 [R-FORM-40]', async () => {
    const ada = await test.person();
    const { body } = await test.call(generate, {
      token: ada.token,
      body: { text_prompt: 'x', ratio: '09:016', resolution: '480p', duration: 2 },
    });
    expect(body.generation).toMatchObject({ ratio: '9:16', width: 480, height: 854, credits_used: 3 });
  });

  it.each([
    ['a blank prompt', { text_prompt: ' ' }, 'text_prompt', 'Please describe what you want to create.'],
    ['an unknown model', { model: 'ugly' }, 'model', 'This video model is not on offer.'],
    [
      'a resolution that the model lacks',
      { model: 'seedance-lite', resolution: '1080p' },
      'resolution',
      'Seedance Lite (text) films in 480p and 720p.',
    ],
    ['an unknown resolution', { resolution: '8k' }, 'resolution', 'A resolution is 480p, 720p or 1080p.'],
    ['no duration', { duration: 0 }, 'duration', 'A duration is a whole number of seconds.'],
    ['half a second', { duration: 5.5 }, 'duration', 'A duration is a whole number of seconds.'],
    ['a duration in words', { duration: '5' }, 'duration', 'A duration is a whole number of seconds.'],
    ['too long', { duration: 11 }, 'duration', 'A film lasts 1 to 10 whole seconds.'],
    ['endless', { duration: 1e308 }, 'duration', 'A duration is a whole number of seconds.'],
    ['odd fps', { fps: 25 }, 'fps', 'Films have 24 or 30 frames a second.'],
    ['an unknown ratio', { ratio: '3:7' }, 'ratio', 'A ratio is one of 16:9, 21:9, 4:3, 1:1, 9:16 and adaptive.'],
    [
      'adaptive without a picture',
      { ratio: 'adaptive' },
      'ratio',
      'The adaptive ratio follows a picture. Please choose another one for a film from words.',
    ],
    [
      'a model that needs a picture',
      { model: 'seedance-lite-i2v' },
      'model',
      'Seedance Lite (image) needs a picture to start from.',
    ],
    ['a seed below -1', { seed: -2 }, 'seed', 'A seed is a whole number: -1 for a random one, or 0 to 4294967295.'],
    [
      'a locked private one',
      { is_public: false, is_prompt_locked: true },
      'is_prompt_locked',
      'Only the prompt of a public creation can be locked.',
    ],
  ])('refuses %s with its own sentence and an unchanged world', async (_what, body, path, sentence) => {
    const ada = await test.person();
    const { status, error } = await test.call(generate, { token: ada.token, rawBody: { text_prompt: 'x', ...body } });
    expect(status).toBe(422);
    expect(error.details?.[0]).toEqual({ path, message: sentence });
    expect(await test.balance(ada)).toBe(50);
    expect(await countVideos()).toBe(0);
  });

  it("refuses another person's key, a missing one, and one whose image has not come", async () => {
    const ada = await test.person();
    const bob = await test.person();
    const key = await upload(ada);
    const missing = await test.call(generate, {
      token: bob.token,
      body: { text_prompt: 'x', image_s3_key: 'uploads/nothing' },
    });
    const foreign = await test.call(generate, { token: bob.token, body: { text_prompt: 'x', image_s3_key: key } });
    expect([foreign.status, foreign.error.code]).toEqual([404, 'not_found']);
    expect(missing.status).toBe(404);
    const announced = await test.call(contract.uploads.presigned, {
      token: bob.token,
      body: { content_type: 'image/png', file_size: 10, purpose: 'reference_image' },
    });
    const early = await test.call(generate, {
      token: bob.token,
      body: { text_prompt: 'x', image_s3_key: announced.body.key },
    });
    expect([early.status, early.error.code]).toEqual([409, 'upload_missing']);
    expect(await test.balance(bob)).toBe(50);
    expect(await countVideos()).toBe(0);
  });

  it('makes one video and one charge of ten equal requests with one key', async () => {
    const ada = await test.person({ credits: 15 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        test.call(generate, { token: ada.token, key: 'once', body: { text_prompt: 'x', seed: 5 } }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await test.balance(ada)).toBe(0);
  });

  it('says what is missing when the balance is too low', async () => {
    const ada = await test.person({ credits: 14 });
    const { status, error } = await test.call(generate, { token: ada.token, body: { text_prompt: 'x' } });
    expect([status, error.message]).toEqual([
      400,
      'Insufficient credits. This needs 15 credits and your balance is 14 credits.',
    ]);
  });
});

describe('videos from own images', () => {
  async function image(who: TestPerson, isPublic = true): Promise<string> {
    const { body } = await test.call(contract.images.generate, {
      token: who.token,
      body: { text_prompt: 'A lake', size: '128x64', is_public: isPublic },
    });
    await test.finished(who, body.id);
    return body.id;
  }

  it('are charged together and take the words of their images [R-API-11]', async () => {
    const ada = await test.person();
    const imageIds = [await image(ada), await image(ada, false)];
    const sent = { imageIds, resolution: '480p', duration: 2, ratio: 'adaptive', model: 'seedance-lite' } as const;
    const { status, body } = await test.call(generateFromImages, { token: ada.token, body: sent, key: 'k' });
    expect(status).toBe(202);
    expect(body.generations).toHaveLength(2);
    expect(body.id).toBe(body.generations[0]?.id);
    expect(body.generation).toMatchObject({ text_prompt: 'A lake', width: 960, height: 480, credits_used: 2 });
    expect(await test.balance(ada)).toBe(50 - 2 - 4);
    const again = await test.call(generateFromImages, { token: ada.token, body: sent, key: 'k' });
    expect(again.body.generations.map(({ id }) => id)).toEqual(body.generations.map(({ id }) => id));
    expect(await countVideos()).toBe(2);
    for (const { id } of body.generations) await test.finished(ada, id, 'videos');
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('are all refused when one image is not there, is not theirs, or the balance is too low', async () => {
    const ada = await test.person({ credits: 4 });
    const bob = await test.person();
    const own = await image(ada);
    const foreign = await image(bob);
    const start = (imageIds: string[]) => test.call(generateFromImages, { token: ada.token, rawBody: { imageIds } });
    expect((await start([own, foreign])).status).toBe(403);
    expect((await start([own, 'nothing'])).status).toBe(404);
    expect((await start([])).status).toBe(422);
    expect((await start([own, own])).status).toBe(422);
    expect((await start(['1', '2', '3', '4', '5'])).status).toBe(422);
    expect((await start([own])).error.code).toBe('insufficient_credits');
    expect(await test.balance(ada)).toBe(3);
    expect(await countVideos()).toBe(0);
  });
});

describe('own videos', () => {
  it('are listed by page, newest first, with their total [R-API-23, R-API-36]', async () => {
    const ada = await test.person({ credits: 100 });
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      test.clock.advanceSeconds(1);
      const { body } = await test.call(generate, { token: ada.token, body: { text_prompt: 'x' } });
      ids.unshift(body.id);
      await test.finished(ada, body.id, 'videos');
    }
    const first = await test.call(summaries, { token: ada.token, query: { limit: 2 } });
    expect(first.body).toMatchObject({ page: 1, limit: 2, total: 3, has_more: true });
    const second = await test.call(summaries, { token: ada.token, query: { limit: 2, page: 2 } });
    expect(second.body.has_more).toBe(false);
    expect([...first.body.videos, ...second.body.videos].map(({ id }) => id)).toEqual(ids);
    const listed = await test.call(contract.gallery.publicVideos, {});
    expect(listed.body.videos?.map(({ id }) => id)).toEqual(ids);
    expect((await test.call(contract.gallery.publicImages, {})).body.images).toBeNull();
  });
});
