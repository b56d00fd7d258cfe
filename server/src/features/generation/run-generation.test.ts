import { contract } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paintFlat } from '../../adapters/engines/lib/memory-image-engine.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { failGenerationRow } from './generation.store.ts';
import { sweepGenerations } from './sweep-generations.ts';
import { oneEngine } from '../../kernel/open-engines.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

async function start(who: TestPerson, options: { is_public?: boolean; size?: string } = {}): Promise<string> {
  const { body } = await test.call(contract.images.generate, {
    token: who.token,
    body: { text_prompt: 'A quiet lake', ...options },
  });
  return body.id;
}

describe('running a generation', () => {
  it('stores the original, a small variant of 333 px and a placeholder, under the public layout [R-GAL-10, R-GAL-13]', async () => {
    const ada = await test.person();
    const done = await test.finished(ada, await start(ada));
    expect(done).toMatchObject({ status: 'completed', progress: 1, media_type: 'image/png' });
    expect(done.media_url).toBe(`/media/generated/${ada.userId}/images/public/${done.id}`);
    expect(done.small_url).toBe(`/media/generated/${ada.userId}/images/public/${done.id}_small`);
    expect(Buffer.from(done.placeholder ?? '', 'base64').length).toBeGreaterThan(4);
    const small = await test.app.http.inject({ url: done.small_url ?? '' });
    expect(small.headers['content-type']).toBe('image/webp');
    expect((await sharp(small.rawPayload).metadata()).width).toBe(333);
  });

  it('keeps a private image behind signed addresses with a random part [R-GAL-13]', async () => {
    const ada = await test.person();
    const done = await test.finished(ada, await start(ada, { is_public: false }));
    expect(done.media_url).toMatch(/\/private\/[0-9a-f-]{36}\/.*\?expires=\d+&signature=/);
    expect((await test.app.http.inject({ url: done.media_url ?? '' })).statusCode).toBe(200);
    const [bare = ''] = (done.media_url ?? '').split('?');
    expect((await test.app.http.inject({ url: bare })).statusCode).toBe(404);
    expect(
      (await test.app.http.inject({ url: `/media/generated/${ada.userId}/images/public/${done.id}` })).statusCode,
    ).toBe(404);
    test.clock.advanceSeconds(16 * 60);
    expect((await test.app.http.inject({ url: done.media_url ?? '' })).statusCode).toBe(404);
  });

  it(
    'stores a still of 666 px beside it, where the image is wider than the small one [PEOPLE-16]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      const done = await test.finished(ada, await start(ada));
      expect(done.wide_url).toBe(`/media/generated/${ada.userId}/images/public/${done.id}_wide`);
      const wide = await test.app.http.inject({ url: done.wide_url ?? '' });
      expect([wide.statusCode, wide.headers['content-type']]).toEqual([200, 'image/webp']);
      expect((await sharp(wide.rawPayload).metadata()).width).toBe(666);
      const narrow = await test.finished(ada, await start(ada, { size: '64x128' }));
      expect(narrow.wide_url).toBeNull();
      expect(test.objectStore.keys().filter((key) => key.includes(narrow.id))).toHaveLength(2);
    },
  );

  it('does not enlarge what is narrower than the small variant', async () => {
    const ada = await test.person();
    const done = await test.finished(ada, await start(ada, { size: '64x128' }));
    const small = await test.app.http.inject({ url: done.small_url ?? '' });
    expect((await sharp(small.rawPayload).metadata()).width).toBe(64);
  });

  it('tries again after an engine error, and paints', async () => {
    const ada = await test.person();
    test.engine.script = async (request, call) => {
      if (call === 1) throw new Error('out of paint');
      return paintFlat(request);
    };
    const done = await test.finished(ada, await start(ada));
    expect(done.status).toBe('completed');
    expect(test.engine.requests).toHaveLength(2);
    expect(await test.balance(ada)).toBe(48);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('refunds once when the engine fails three times [R-CRED-04]', async () => {
    const ada = await test.person();
    test.engine.script = () => Promise.reject(new Error('out of paint'));
    const done = await test.finished(ada, await start(ada));
    expect(done.status).toBe('failed');
    expect(done.status_message).toBe('The picture could not be painted. Your credits have been refunded.');
    expect(test.engine.requests).toHaveLength(3);
    expect(await test.balance(ada)).toBe(50);
    const history = await test.call(contract.credits.history, { token: ada.token, query: { filter: 'refunds' } });
    expect(history.body.transactions.map((entry) => [entry.type, entry.amount])).toEqual([
      ['image_generation_refund', 2],
    ]);
    expect(history.body.totals).toEqual({ spent: 2, refunded: 2, net: 50 });
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('ends a refusal at once, with the reason and the refund', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    test.engine.script = async () => ({ kind: 'refused', reason: 'This prompt is not allowed' });
    const done = await test.finished(ada, await start(ada));
    expect(done.status_message).toBe('This prompt is not allowed. Your credits have been refunded.');
    expect(test.engine.requests).toHaveLength(1);
    expect(await test.balance(ada)).toBe(50);
  });

  it('refuses an image of another size than was paid for', async () => {
    const ada = await test.person();
    test.engine.script = (request) => paintFlat({ ...request, width: 64, height: 64 });
    const done = await test.finished(ada, await start(ada));
    expect(done.status).toBe('failed');
    expect(await test.balance(ada)).toBe(50);
    expect(test.objectStore.keys()).toEqual([]);
  });

  it('refuses bytes that are no image', async () => {
    const ada = await test.person();
    test.engine.script = async () => ({
      kind: 'painted',
      image: { kind: 'file', bytes: Buffer.from('<html>'), mediaType: 'image/png' },
    });
    expect((await test.finished(ada, await start(ada))).status).toBe('failed');
    expect(await test.balance(ada)).toBe(50);
  });

  it('reports progress by layers while it paints, and live over the event stream', async () => {
    const ada = await test.person();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    test.engine.script = async (request) => {
      request.onProgress(0.4, 'Painting the sky');
      await held;
      return paintFlat(request);
    };
    const id = await start(ada);
    await waitFor('the progress to be stored', async () => {
      const { body } = await test.call(contract.images.get, { params: { id }, token: ada.token });
      return body.status === 'processing' && body.progress > 0.39 && body.status_message === 'Painting the sky';
    });
    const stream = test.call(generations.events, { params: { id }, token: ada.token });
    release();
    const { text } = await stream;
    const events = [...text.matchAll(/^data: (.*)$/gm)].map(
      (match) => JSON.parse(match[1] ?? '') as { status: string },
    );
    expect(events[0]?.status).toBe('processing');
    expect(events.at(-1)?.status).toBe('completed');
  });

  it('hides the stream of somebody else, and of nobody', async () => {
    const ada = await test.person();
    const bob = await test.person();
    const id = await start(ada);
    for (const [who, other] of [
      [bob, id],
      [ada, '00000000-0000-0000-0000-000000000000'],
      [ada, 'nonsense'],
    ] as const)
      expect((await test.call(generations.events, { params: { id: other }, token: who.token })).status).toBe(404);
    expect((await test.call(generations.events, { params: { id } })).status).toBe(401);
    await test.finished(ada, id);
  });
});

describe('the sweep', () => {
  const sweep = () =>
    sweepGenerations({
      db: test.database.db,
      clock: test.clock,
      objectStore: test.objectStore,
      videoEngines: oneEngine(test.videoEngine),
      signals: test.database.signals,
      queue: { send: async () => undefined, wake: () => undefined },
      onError: () => undefined,
      onFinal: () => undefined,
    });

  it('fails and refunds what hangs past its deadline; a late success is kept out', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    test.engine.script = async (request) => {
      await held;
      return paintFlat(request);
    };
    const id = await start(ada);
    await waitFor('the engine to be asked', async () => test.engine.requests.length === 1);
    test.clock.advanceSeconds(241);
    await Promise.all([sweep(), sweep(), sweep()]);
    const failed = await test.finished(ada, id);
    expect(failed.status_message).toBe('Painting took too long and was stopped. Your credits have been refunded.');
    expect(await test.balance(ada)).toBe(50);
    release();
    await waitFor('the late picture to be dropped', async () => !(await hasLease(id)));
    const { body } = await test.call(contract.images.get, { params: { id }, token: ada.token });
    expect(body.status).toBe('failed');
    expect(await test.balance(ada)).toBe(50);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  async function hasLease(id: string): Promise<boolean> {
    const row = await test.database.db
      .selectFrom('content')
      .select('lease_until')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.lease_until !== null;
  }

  it('refunds exactly once when fifty failures are reported at once', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    const release = test.holdEngine();
    const id = await start(ada);
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        failGenerationRow(test.database.db, {
          id,
          attempt: undefined,
          message: 'no',
          code: 'stopped',
          now: new Date(),
        }),
      ),
    );
    release();
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await test.balance(ada)).toBe(50);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});
