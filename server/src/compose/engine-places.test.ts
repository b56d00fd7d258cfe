import { describe, expect, it } from 'vitest';
import type { EngineChoice } from '../config/engine-choice.ts';
import { createPlaces, enginePlaces } from './engine-places.ts';

const never = new AbortController().signal;
const chosen = (...names: readonly string[]): EngineChoice[] =>
  names.map((name) => ({ name, isClosing: false, price: 1 }));
/** Whether it has been given a place by now. */
const isIn = async (entered: Promise<unknown>): Promise<boolean> => {
  let isGiven = false;
  void entered.then(() => (isGiven = true)).catch(() => undefined);
  await new Promise((resolve) => setImmediate(resolve));
  return isGiven;
};

describe('places of engines', () => {
  it.each([
    [['studio'], 2, 1],
    [['fal'], 8, 8],
    [['studio', 'fal'], 10, 9],
    [['fal', 'modelark'], 8, 8],
  ])('of %j are %i for images and %i for videos [MAKE-17]', (names, images, videos) => {
    const both = { imageEngines: chosen(...names), videoEngines: chosen(...names) };
    const { imageConcurrency, videoConcurrency } = enginePlaces({ ...both, ENGINE_CONCURRENCY: 8 });
    expect([imageConcurrency, videoConcurrency]).toEqual([images, videos]);
  });

  it('keep the embedded engine at what it makes alone, and nobody else waits for it [MAKE-17]', async () => {
    const both = { imageEngines: chosen('studio', 'fal'), videoEngines: chosen('studio', 'fal') };
    const { enterEngine } = enginePlaces({ ...both, ENGINE_CONCURRENCY: 8 });
    const enter = (contentType: string, engine: string) => enterEngine({ contentType, engine }, never);
    const first = await enter('video', 'studio');
    const second = enter('video', 'studio');
    expect(await isIn(second)).toBe(false);
    for (let times = 0; times < 20; times += 1) expect(await isIn(enter('video', 'fal'))).toBe(true);
    expect(await isIn(enter('image', 'studio'))).toBe(true);
    first();
    first();
    expect(await isIn(second)).toBe(true);
    // Given back twice, it was one place.
    expect(await isIn(enter('video', 'studio'))).toBe(false);
  });

  it('are given in turn, and whoever stops waiting leaves the line', async () => {
    const enter = createPlaces(1);
    const leave = await enter(never);
    const stop = new AbortController();
    const second = enter(stop.signal);
    const third = enter(never);
    stop.abort(new Error('not any more'));
    await expect(second).rejects.toThrow('not any more');
    leave();
    const leaveAgain = await third;
    await expect(enter(stop.signal)).rejects.toThrow('not any more');
    leaveAgain();
    expect(await isIn(enter(never))).toBe(true);
  });
});
