import { contract, type ProgressEvent } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paintFlat } from '../../adapters/engines/lib/memory-image-engine.ts';
import type { ImageOutcome } from '../../ports/image-engine.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
let ada: TestPerson;
let bob: TestPerson;
const seen: Buffer[] = [];
beforeAll(async () => {
  test = await openTestApp();
  for (const background of ['#804020', '#206080'])
    seen.push(
      await sharp({ create: { width: 96, height: 96, channels: 3, background } })
        .webp()
        .toBuffer(),
    );
});
beforeEach(async () => {
  await test.reset();
  [ada, bob] = [await test.person(), await test.person()];
});
afterAll(() => test.close());

const text = (preview: Uint8Array | undefined): string => Buffer.from(preview ?? []).toString('base64');
const read = async (who: TestPerson, id: string) =>
  test.call(contract.images.get, { params: { id }, token: who.token });
const kept = async (): Promise<number> => {
  const { rows } = await test.database.pool.query('SELECT 1 FROM content WHERE preview IS NOT NULL');
  return rows.length;
};
const start = async (is_public = true) =>
  (
    await test.call(contract.images.generate, {
      ...{ token: ada.token, body: { text_prompt: 'A lake', size: '64x64', is_public } },
    })
  ).body.id;

/** An engine that shows these one after the other, and ends as the answer is told. */
function showing(...previews: readonly Uint8Array[]): (end: 'painted' | 'refused') => void {
  const ended = Promise.withResolvers<'painted' | 'refused'>();
  test.engine.script = async (request): Promise<ImageOutcome> => {
    for (const [at, preview] of previews.entries()) request.onProgress(0.1 * (at + 1), 'Painting', preview);
    return (await ended.promise) === 'painted' ? paintFlat(request) : { kind: 'refused', reason: 'No.' };
  };
  return ended.resolve;
}

describe('what can be seen of an image while it is made', () => {
  it('is shown to its owner alone, the newest of it, and is gone with the end [MAKE-45]', async () => {
    const end = showing(...seen);
    const id = await start();
    await waitFor('the newer one', async () => (await read(ada, id)).body.preview === text(seen[1]));
    const jobs = await test.call(generations.list, { token: ada.token });
    expect(jobs.body.generations[0]?.preview).toBe(text(seen[1]));
    // In no other answer, its owner's lists among them.
    const history = await test.call(contract.images.history, { token: ada.token });
    expect(history.text).not.toContain(text(seen[1]));
    expect((await read(bob, id)).status).toBe(404);
    expect((await test.call(contract.gallery.publicImage, { params: { id } })).status).toBe(404);
    expect(await kept()).toBe(1);
    end('painted');
    const made = await test.finished(ada, id);
    expect([made.status, made.preview, await kept()]).toEqual(['completed', undefined, 0]);
  });

  it.each(['refused', 'cancelled'] as const)('is gone when it is %s [MAKE-45]', async (how) => {
    const end = showing(...seen);
    const id = await start();
    await waitFor('a preview', async () => (await kept()) === 1);
    if (how === 'cancelled') await test.call(generations.cancel, { params: { id }, token: ada.token });
    else end('refused');
    const failed = await test.finished(ada, id);
    expect([failed.status, failed.preview, await kept()]).toEqual(['failed', undefined, 0]);
    end('refused');
  });

  it('is told on the stream of its owner, and to no process else [MAKE-45]', async () => {
    const told: string[] = [];
    const stop = test.database.signals.subscribe('loomlight_progress', (payload) => told.push(payload));
    const end = showing(...seen);
    const id = await start(false);
    const stream = test.call(generations.events, { params: { id }, token: ada.token });
    await waitFor('a preview', async () => (await kept()) === 1);
    await waitFor('a word of it', async () => told.some((payload) => payload.includes('"hasNewPreview":true')));
    end('painted');
    const events = (await stream).text
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line): ProgressEvent => JSON.parse(line.slice(6)));
    expect(events.some(({ preview }) => preview === text(seen[0]) || preview === text(seen[1]))).toBe(true);
    expect(events.at(-1)).toMatchObject({ status: 'completed' });
    expect(events.at(-1)?.preview).toBeUndefined();
    expect(told.join()).not.toContain(text(seen[0]).slice(0, 60));
    stop();
  });

  it('is not kept where it is larger than it may be [MAKE-45]', async () => {
    const end = showing(new Uint8Array(4_097));
    const id = await start();
    await waitFor('progress', async () => (await read(ada, id)).body.progress > 0);
    expect(await kept()).toBe(0);
    end('painted');
    expect((await test.finished(ada, id)).status).toBe('completed');
  });
});
