import { contract, type SentBody } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hearsInStudio } from '../../adapters/engines/lib/studio-hears.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { uploadReference } from '../../testing/upload-reference.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { quote } = generations;
const countContent = async (): Promise<number> =>
  (await test.database.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM content')).rows[0]?.n ?? -1;

describe('a quote', () => {
  it('says what images and videos would cost, and starts and charges nothing [STUDIO-10]', async () => {
    const ada = await test.person({ credits: 10 });
    const image = { kind: 'image', text_prompt: 'A lake', size: '2048x2048' } as const;
    const one = await test.call(quote, { token: ada.token, body: image });
    expect([one.status, one.body]).toEqual([
      200,
      {
        ...{ kind: 'image', count: 1, credits: 8, credits_each: 8, spendable: 10, can_pay: true },
        ...{ engine: 'memory', model: 'flat', width: 2048, height: 2048, hears: null },
        ...{ size: '2048x2048', resolution: null, ratio: null, duration: null, waiting_before: 0, deadline_s: 240 },
      },
    ]);
    const two = await test.call(quote, { token: ada.token, body: { ...image, count: 2 } });
    expect(two.body).toMatchObject({ count: 2, credits: 16, credits_each: 8, can_pay: false });
    const video = await test.call(quote, { token: ada.token, body: { kind: 'video', text_prompt: 'A lake' } });
    const started = await test.call(contract.videos.generate, {
      token: (await test.person({ credits: 100 })).token,
      body: { text_prompt: 'A lake' },
    });
    expect(video.body).toMatchObject({ kind: 'video', credits: started.body.generation.credits_used, hears: null });
    expect(await test.balance(ada)).toBe(10);
    expect(await countContent()).toBe(1);
  });

  it('says what would be made, and how many of its kind begin before it, in turns [MAKE-72]', async () => {
    const [ada, bob] = [await test.person({ credits: 100 }), await test.person({ credits: 100 })];
    const release = test.pauseEngine();
    const start = async (who: { token: string }, count: number) =>
      test.call(contract.images.generateMany, {
        token: who.token,
        body: { text_prompt: 'A lake', size: '64x64', count },
      });
    const started = await start(ada, 2);
    await waitFor(
      'both workers in the engine',
      async () => (await test.call(generations.list, { token: ada.token })).body.running === 2,
    );
    await start(ada, 2);
    await start(bob, 1);
    const ask = async (who: { token: string }, body: SentBody<typeof quote>) =>
      (await test.call(quote, { token: who.token, body })).body;
    const image = { kind: 'image', text_prompt: 'A lake', size: '768x512' } as const;
    // Bob's second comes after his first alone; Ada has four already, and waits behind all three.
    expect([(await ask(bob, image)).waiting_before, (await ask(ada, image)).waiting_before]).toEqual([1, 3]);
    expect(await ask(await test.person(), image)).toMatchObject({ size: '768x512', waiting_before: 1 });
    expect(await ask(bob, { kind: 'video', text_prompt: 'A lake', ratio: '4:3', duration: 3 })).toMatchObject({
      ...{
        kind: 'video',
        size: null,
        resolution: '720p',
        ratio: '4:3',
        duration: 3,
        waiting_before: 0,
        deadline_s: 540,
      },
    });
    release();
    for (const { id } of started.body.generations) await test.finished(ada, id);
  });

  it('refuses what could not be started, with the same sentence, and guests [STUDIO-10]', async () => {
    const ada = await test.person();
    const bodies = [
      { kind: 'image', text_prompt: '' },
      { kind: 'image', text_prompt: 'x', size: '65x65' },
      { kind: 'image', text_prompt: 'x', count: 5 },
      { kind: 'video', text_prompt: 'x', duration: 60 },
      { kind: 'video', text_prompt: 'x', image_s3_key: 'uploads/of-somebody-else' },
    ] as const;
    for (const { kind, ...body } of bodies) {
      const refused = await test.call(quote, { token: ada.token, body: { kind, ...body } as never });
      const real =
        'count' in body
          ? await test.call(contract.images.generateMany, { token: ada.token, body })
          : await test.call(kind === 'image' ? contract.images.generate : contract.videos.generate, {
              token: ada.token,
              body: body as never,
            });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect([refused.status, refused.error.message, refused.error.details]).toEqual([
        real.status,
        real.error.message,
        real.error.details,
      ]);
    }
    const odd = await test.call(quote, { token: ada.token, body: { kind: 'song', text_prompt: 'x' } as never });
    expect(odd.status).toBe(422);
    expect((await test.call(quote, { body: { kind: 'image', text_prompt: 'x' } })).status).toBe(401);
  });

  it('carries what the engine makes of the words, for videos only without an image [STUDIO-10]', async () => {
    const ada = await test.person();
    test.engine.hears = hearsInStudio;
    test.videoEngine.hears = hearsInStudio;
    const text_prompt = 'A lighthouse at night beside a trombone, qwertz';
    for (const kind of ['image', 'video'] as const) {
      const { body } = await test.call(quote, { token: ada.token, body: { kind, text_prompt } });
      expect(body.hears).toEqual({
        verdict: 'part',
        drawn: ['lighthouse', 'at night'],
        not_drawn: ['trombone'],
        ignored: ['qwertz'],
      });
    }
    const image_s3_key = await uploadReference(test, ada);
    const moved = await test.call(quote, { token: ada.token, body: { kind: 'video', text_prompt, image_s3_key } });
    expect(moved.body.hears).toBeNull();
    delete test.engine.hears;
    delete test.videoEngine.hears;
  });
});
