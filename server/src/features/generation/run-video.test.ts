import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flatVideos } from '../../adapters/engines/lib/memory-video-engine.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { sweepGenerations } from './sweep-generations.ts';
import { oneEngine } from '../../kernel/open-engines.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

async function start(who: TestPerson, options: { is_public?: boolean; duration?: number } = {}): Promise<string> {
  const { body } = await test.call(contract.videos.generate, {
    token: who.token,
    body: { text_prompt: 'Waves', seed: 7, ...options },
  });
  return body.id;
}

const startsSeen = (): number => test.videoEngine.requests.length;

describe('running a video', () => {
  it('stores video and poster under the public layout, and serves it by ranges', async () => {
    const ada = await test.person();
    const done = await test.finished(ada, await start(ada), 'videos');
    expect(done).toMatchObject({ status: 'succeeded', progress: 1, media_type: 'video/mp4', seed: 7 });
    expect(done.media_url).toBe(`/media/generated/${ada.userId}/videos/public/${done.id}`);
    const small = await test.app.http.inject({ url: done.small_url ?? '' });
    expect(small.headers['content-type']).toBe('image/webp');
    const part = await test.app.http.inject({ url: done.media_url ?? '', headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4']);
    expect(part.headers['content-range']).toMatch(/^bytes 4-7\/\d+$/);
    expect(test.videoEngine.requests[0]).toMatchObject({ prompt: 'Waves', mode: 'text', durationS: 5, seed: 7 });
    const file = await test.call(contract.videos.download, { params: { id: done.id }, token: ada.token });
    expect(file.headers['content-disposition']).toBe(`attachment; filename="loomlight-${done.id}.mp4"`);
    const shared = await test.call(contract.videos.share, { params: { id: done.id } });
    expect(shared.body.url).toBe(`http://loomlight.test/generate/video/${done.id}`);
  });

  it('keeps a private video behind signed addresses', async () => {
    const ada = await test.person();
    const done = await test.finished(ada, await start(ada, { is_public: false }), 'videos');
    expect(done.media_url).toMatch(/\/videos\/private\/[0-9a-f-]{36}\/.*signature=/);
    const guess = await test.app.http.inject({ url: `/media/generated/${ada.userId}/videos/public/${done.id}` });
    expect(guess.statusCode).toBe(404);
    expect((await test.call(contract.videos.get, { params: { id: done.id } })).status).toBe(404);
  });

  it('is running while it is made, with the frame it is at', async () => {
    const ada = await test.person();
    let isOver = false;
    test.videoEngine.script = {
      ...flatVideos,
      status: async (request, look) =>
        isOver ? flatVideos.status(request, look) : { kind: 'running', fraction: 0.25, message: 'Frame 30 of 120' },
    };
    const id = await start(ada);
    const seen = await waitFor('the film to be on its way', async () => {
      const { body } = await test.call(contract.videos.get, { params: { id }, token: ada.token });
      return body.progress > 0 && body;
    });
    expect(seen).toMatchObject({ status: 'running', progress: 0.25, status_message: 'Frame 30 of 120' });
    isOver = true;
    expect((await test.finished(ada, id, 'videos')).status).toBe('succeeded');
  });

  it('is refunded once when the engine fails three times', async () => {
    const ada = await test.person();
    test.videoEngine.script = {
      ...flatVideos,
      status: async () => ({ kind: 'failed', reason: 'the projector burnt' }),
    };
    const done = await test.finished(ada, await start(ada), 'videos');
    expect(done).toMatchObject({
      status: 'failed',
      status_message: 'The film could not be made. Your credits have been refunded.',
    });
    expect(startsSeen()).toBe(3);
    expect(await test.balance(ada)).toBe(50);
    const history = await test.call(contract.credits.history, { token: ada.token, query: { filter: 'refunds' } });
    expect(history.body.transactions.map(({ type, amount }) => [type, amount])).toEqual([
      ['video_generation_refund', 15],
    ]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('tells a refusal in the words of the engine, at once', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    test.videoEngine.script = { ...flatVideos, start: async () => ({ kind: 'refused', reason: 'Not this subject' }) };
    const done = await test.finished(ada, await start(ada), 'videos');
    expect(done.status_message).toBe('Not this subject. Your credits have been refunded.');
    expect(startsSeen()).toBe(1);
  });

  it('outlives looks that fail, and begins nothing anew for them', async () => {
    const ada = await test.person();
    let failures = 0;
    test.videoEngine.script = {
      ...flatVideos,
      status: (request, look) => {
        failures += 1;
        return failures <= 3 ? Promise.reject(new Error('line cut')) : flatVideos.status(request, look);
      },
    };
    expect((await test.finished(ada, await start(ada), 'videos')).status).toBe('succeeded');
    expect(startsSeen()).toBe(1);
  });

  it('begins a task again that the engine has lost', async () => {
    const ada = await test.person();
    let isFirst = true;
    test.videoEngine.script = {
      ...flatVideos,
      status: async (request, look) => {
        if (!isFirst) return flatVideos.status(request, look);
        isFirst = false;
        return { kind: 'lost' };
      },
    };
    expect((await test.finished(ada, await start(ada), 'videos')).status).toBe('succeeded');
    expect(startsSeen()).toBe(2);
  });

  it('refuses a video of another size than was promised', async () => {
    const ada = await test.person();
    test.videoEngine.script = {
      ...flatVideos,
      status: (request) => flatVideos.status({ ...request, width: 640, height: 640 }, 2),
    };
    expect((await test.finished(ada, await start(ada), 'videos')).status).toBe('failed');
    expect(await test.balance(ada)).toBe(50);
  });

  it('fails and refunds past its deadline, and gives the task up', async () => {
    const ada = await test.person();
    test.videoEngine.script = { ...flatVideos, status: async () => ({ kind: 'running' }) };
    const id = await start(ada);
    await waitFor('the film to begin', async () => startsSeen() === 1);
    await waitFor('its task to be known', async () => {
      const row = await test.database.db.selectFrom('content').select('operation').executeTakeFirst();
      return row?.operation !== null;
    });
    test.clock.advanceSeconds(541);
    await sweepGenerations({
      db: test.database.db,
      clock: test.clock,
      objectStore: test.objectStore,
      videoEngines: oneEngine(test.videoEngine),
      signals: test.database.signals,
      queue: { send: async () => undefined, wake: () => undefined },
      onError: (error) => {
        throw error;
      },
      onFinal: () => undefined,
    });
    const { body } = await test.call(contract.videos.get, { params: { id }, token: ada.token });
    expect([body.status, body.status_message]).toEqual([
      'failed',
      'Filming took too long and was stopped. Your credits have been refunded.',
    ]);
    // By whoever ended it and by its worker, which may be two processes.
    expect(new Set(test.videoEngine.cancelled).size).toBe(1);
    expect(await test.balance(ada)).toBe(50);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('never waits for an image, nor an image for it', async () => {
    const ada = await test.person();
    let isOver = false;
    test.videoEngine.script = {
      ...flatVideos,
      status: async (request, look) => (isOver ? flatVideos.status(request, look) : { kind: 'running' }),
    };
    const video = await start(ada);
    const image = await test.call(contract.images.generate, { token: ada.token, body: { text_prompt: 'A lake' } });
    expect((await test.finished(ada, image.body.id)).status).toBe('completed');
    isOver = true;
    expect((await test.finished(ada, video, 'videos')).status).toBe('succeeded');
  });
});
