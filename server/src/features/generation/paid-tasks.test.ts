import { contract } from '@loomlight/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImageEngine } from '../../ports/image-engine.ts';
import type { VideoEngine } from '../../ports/video-engine.ts';
import { type ArkPeer, openArkPeer } from '../../testing/peers/ark-peer.ts';
import { delegate } from '../../testing/peers/delegate.ts';
import { imageRigs, videoRigs } from '../../testing/peers/rigs.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { engineEventAddress } from './engine-events.ts';
import { sweepGenerations } from './sweep-generations.ts';
import { oneEngine } from '../../kernel/open-engines.ts';
import { testSecret } from '../../testing/test-secret.ts';

const images = imageRigs.find(({ name }) => name === 'modelark');
const videos = videoRigs.find(({ name }) => name === 'modelark');

let test: TestApp;
let ark: ArkPeer;
const image = delegate<ImageEngine>();
const video = delegate<VideoEngine>();
beforeAll(async () => {
  ark = await openArkPeer();
  ark.now = () => test.clock.now();
  test = await openTestApp({}, undefined, undefined, { imageEngine: image.engine, videoEngine: video.engine });
});
beforeEach(async () => {
  await test.reset();
  ark.reset();
  ark.echoesSeed = true;
  await use();
});
afterAll(async () => {
  await test.close();
  await ark.close();
});

async function use(more: { readonly pollMs?: number } = {}): Promise<void> {
  if (!images || !videos) throw new Error('The rigs of ModelArk are missing.');
  image.use(await images.openEngine(ark, more));
  video.use(await videos.openEngine(ark, more));
}

async function start(who: TestPerson, seed = 7): Promise<string> {
  const { body } = await test.call(contract.videos.generate, {
    token: who.token,
    body: { text_prompt: 'Waves', model: 'seedance-lite-t2v', resolution: '480p', duration: 3, seed },
  });
  return body.id;
}

async function taskOf(id: string) {
  return test.database.db.selectFrom('provider_task').selectAll().where('content_id', '=', id).executeTakeFirst();
}

describe('a task that is paid', () => {
  it('is written down with its seed and a hash before it is begun, and with its operation after', async () => {
    const ada = await test.person();
    ark.patience = 1_000_000;
    const id = await start(ada);
    const task = await waitFor('the task to be known', async () => {
      const row = await taskOf(id);
      return row?.state === 'accepted' && row;
    });
    expect(task).toMatchObject({ engine: 'modelark', model: 'seedance-lite-t2v', attempt: 1, seed: '7', credits: 3 });
    expect(task.request_hash).toHaveLength(32);
    expect(JSON.stringify(task.operation)).toContain(ark.tasks[0]?.id);
    expect(ark.tasks[0]?.body).toEqual({
      model: 'seedance-1-0-lite-t2v-250428',
      content: [{ type: 'text', text: 'Waves' }],
      ...{ resolution: '480p', ratio: '16:9', duration: 3, seed: 7, camera_fixed: false, watermark: false },
      ...{ return_last_frame: false, service_tier: 'default', execution_expires_after: 3_600 },
    });
  });

  it.each(['image', 'video'] as const)(
    'is never begun again after a crash while it was being asked for (%s)',
    async (kind) => {
      const ada = await test.person();
      ark.fault = 'limited';
      const id = kind === 'video' ? await start(ada) : await startImage(ada);
      // As a process leaves it that dies between the mark and the answer.
      await waitFor('the engine to be busy', async () => (await taskOf(id))?.state === 'waiting');
      await sql`UPDATE content SET submission = 'submitting' WHERE id = ${id}`.execute(test.database.db);
      await sql`UPDATE provider_task SET state = 'submitting' WHERE content_id = ${id}`.execute(test.database.db);
      const done = await test.finished(ada, id, kind === 'video' ? 'videos' : 'images');
      expect(done.status).toBe('failed');
      expect(ark.tasks).toHaveLength(0);
      expect((await taskOf(id))?.state).toBe('possibly_paid');
      expect(await test.balance(ada)).toBe(50);
    },
  );

  it('is found by its seed also where that is told only in the end', { tags: 'slow' }, async () => {
    ark.echoesSeed = false;
    ark.fault = 'drop-after';
    const ada = await test.person();
    expect((await test.finished(ada, await start(ada), 'videos')).status).toBe('succeeded');
    expect(ark.tasks).toHaveLength(1);
  });

  it('is found also when the question arrives after the first search for its answer', { tags: 'slow' }, async () => {
    const ada = await test.person();
    ark.fault = 'limited';
    const id = await start(ada);
    await waitFor('the engine to be busy', async () => (await taskOf(id))?.state === 'waiting');
    const body = ark.requests.find(({ method }) => method === 'POST')?.body ?? {};
    await sql`UPDATE content SET submission = 'submitting' WHERE id = ${id}`.execute(test.database.db);
    await sql`UPDATE provider_task SET state = 'submitting' WHERE content_id = ${id}`.execute(test.database.db);
    const isSearch = ({ method, path }: { method: string; path: string }): boolean =>
      method === 'GET' && path.endsWith('/tasks');
    await waitFor('the first search', async () => ark.requests.some(isSearch));
    ark.tasks.push({ id: 'late', body, createdAt: test.clock.now(), looks: 0, isCancelled: false });
    expect((await test.finished(ada, id, 'videos')).status).toBe('succeeded');
    expect((await taskOf(id))?.state).toBe('delivered');
    expect(ark.tasks).toHaveLength(1);
  });

  it('is never taken for that of another video with the same seed', async () => {
    ark.fault = 'drop-after';
    const ada = await test.person();
    const ids = await Promise.all([start(ada), start(ada)]);
    const done = await Promise.all(ids.map((id) => test.finished(ada, id, 'videos')));
    expect(done.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
    expect(ark.tasks).toHaveLength(2);
    const operations = await Promise.all(ids.map(async (id) => JSON.stringify((await taskOf(id))?.operation)));
    expect(new Set(operations).size).toBe(2);
  });

  it('is refused for a prompt that holds nothing but settings, without asking anybody', async () => {
    const ada = await test.person();
    const { body } = await test.call(contract.videos.generate, {
      token: ada.token,
      body: { text_prompt: '--dur 10 --resolution 1080p', model: 'seedance-lite-t2v', resolution: '480p' },
    });
    const done = await test.finished(ada, body.id, 'videos');
    expect(done.status_message).toContain('settings and no words');
    expect(ark.requests).toHaveLength(0);
    expect((await taskOf(body.id))?.state).toBe('unpaid');
  });
});

async function startImage(who: TestPerson): Promise<string> {
  const { body } = await test.call(contract.images.generate, { token: who.token, body: { text_prompt: 'A lake' } });
  return body.id;
}

describe('an event of an engine', () => {
  const sendEvent = (id: string, key = testSecret) =>
    test.app.http.inject({
      method: 'POST',
      url: new URL(engineEventAddress('http://loomlight.test', key, id)).pathname,
      headers: { 'content-type': 'application/json' },
      payload: '{"status":"succeeded","content":{"video_url":"http://evil.example/x.mp4"}}',
    });

  it('makes us look at once, and is believed in nothing', async () => {
    await use({ pollMs: 600_000 });
    ark.patience = 1;
    const ada = await test.person();
    const id = await start(ada);
    await waitFor('the first look', async () => ark.tasks[0]?.looks === 1);
    const answers = new Set<number>();
    const done = await waitFor('the film', async () => {
      answers.add((await sendEvent(id)).statusCode);
      const { body } = await test.call(contract.videos.get, { params: { id }, token: ada.token });
      return body.status === 'succeeded' && body;
    });
    expect([...answers]).toEqual([204]);
    expect(done.status).toBe('succeeded');
    expect(ark.requests.some(({ path }) => path.includes('evil'))).toBe(false);
  });

  it('is not taken from anybody who was not given the address', async () => {
    const ada = await test.person();
    const id = await start(ada);
    expect((await sendEvent(id, 'another secret that is long enough')).statusCode).toBe(404);
    expect((await test.app.http.inject({ method: 'POST', url: `/api/v1/webhooks/engines/${id}` })).statusCode).toBe(
      404,
    );
    await test.finished(ada, id, 'videos');
  });
});

describe('a task that is refunded', () => {
  it('is kept out when it succeeds after its refund, and is given up at its provider', async () => {
    const ada = await test.person();
    ark.patience = 1_000_000;
    const id = await start(ada);
    await waitFor('the task to be known', async () => (await taskOf(id))?.state === 'accepted');
    test.clock.advanceSeconds(541);
    await sweepGenerations({
      db: test.database.db,
      clock: test.clock,
      objectStore: test.objectStore,
      videoEngines: oneEngine(video.engine),
      signals: test.database.signals,
      queue: { send: async () => undefined, wake: () => undefined },
      onError: () => undefined,
      onFinal: () => undefined,
    });
    expect(await test.balance(ada)).toBe(50);
    expect(ark.tasks[0]?.isCancelled).toBe(true);
    // It was too late to give it up: the provider goes on and succeeds.
    Object.assign(ark.tasks[0] ?? {}, { isCancelled: false });
    ark.patience = 0;
    const done = await test.finished(ada, id, 'videos');
    expect(done).toMatchObject({ status: 'failed', media_url: null });
    expect((await taskOf(id))?.state).toBe('possibly_paid');
    expect(await test.balance(ada)).toBe(50);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});
