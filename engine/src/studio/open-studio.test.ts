import { afterAll, describe, expect, test } from 'vitest';
import { isSlow } from '../long.testing.ts';
import { paint } from '../paint.ts';
import type { PaintRequest } from '../types.ts';
import { openStudio } from './open-studio.ts';
import type { Studio } from './open-studio.ts';

const aRequest = (changes: Partial<PaintRequest> = {}): PaintRequest => ({
  prompt: 'abstract silk',
  seed: 1,
  style: 'none',
  width: 128,
  height: 128,
  ...changes,
});

/** A painter that dies on prompts that say so, and is the real one otherwise. */
const fragilePainter = new URL('fragile-painter.testing.ts', import.meta.url);

describe('openStudio', () => {
  // One studio serves all tests that leave it as it was: its painter reads the engine's code for two seconds.
  const studio = openStudio();
  afterAll(() => studio.close());
  const { paint: paintThere } = bind(studio);

  test('paints the same bytes as the thread it is called from', async () => {
    const there = await paintThere(aRequest());
    const here = await paint(aRequest());
    expect(Buffer.compare(there.pixels, here.pixels)).toBe(0);
    expect(there.scene).toEqual(here.scene);
  });

  test('paints in the order it was asked', async () => {
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((seed) => paintThere(aRequest({ seed })).then(() => order.push(seed))));
    expect(order).toEqual([1, 2, 3]);
  });

  test('passes progress on, never falling', async () => {
    const fractions: number[] = [];
    await paintThere(aRequest({ width: 256, height: 256 }), { onProgress: (fraction) => fractions.push(fraction) });
    expect(fractions.length).toBeGreaterThan(4);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
  });

  test('never starts an order that was aborted in the queue', async () => {
    const controller = new AbortController();
    const told: number[] = [];
    const first = paintThere(aRequest());
    const second = paintThere(aRequest({ seed: 2 }), {
      signal: controller.signal,
      onProgress: (fraction) => told.push(fraction),
    });
    controller.abort(new Error('no longer wanted'));
    await expect(second).rejects.toThrow('no longer wanted');
    await first;
    expect(told).toEqual([]);
  });

  test('stops the order it is painting and goes on with the next', async () => {
    const controller = new AbortController();
    const first = paintThere(aRequest({ width: 2048, height: 2048 }), {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('stop')),
    });
    const second = paintThere(aRequest());
    await expect(first).rejects.toThrow('stop');
    await expect(second).resolves.toMatchObject({ width: 128 });
  });

  test('rejects a request it cannot paint and goes on', async () => {
    await expect(paintThere(aRequest({ width: 7 }))).rejects.toThrow('whole numbers');
    await expect(paintThere(aRequest())).resolves.toMatchObject({ width: 128 });
  });

  test('replaces a painter that crashed and loses only its order', async () => {
    const fragile = openStudio({}, fragilePainter);
    const deaths = ['crash', ...(isSlow ? ['exit'] : [])];
    const results = await Promise.allSettled(
      deaths.flatMap((prompt) => [fragile.paint(aRequest({ prompt })), fragile.paint(aRequest())]),
    );
    await fragile.close();
    expect(results.map(({ status }) => status)).toEqual(deaths.flatMap(() => ['rejected', 'fulfilled']));
  });

  test('rejects what is unfinished when it closes, and everything after', async () => {
    const there = openStudio();
    const unfinished = Promise.allSettled([
      there.paint(aRequest({ width: 1024, height: 1024 })),
      there.paint(aRequest()),
    ]);
    await there.close();
    expect((await unfinished).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(there.paint(aRequest())).rejects.toThrow('closed');
  });
});

/** The studio's verbs without the studio, for handing around. */
function bind(there: Studio): Pick<Studio, 'paint'> {
  return { paint: (request, options) => there.paint(request, options) };
}
