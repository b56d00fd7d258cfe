import { alone } from './crew.ts';
import { describe, expect, test } from 'vitest';
import type { FilmRequest } from './film.ts';
import { aFilmRequest } from './film.testing.ts';
import { frameSize } from './frame-ring.ts';
import { openPaintedShot } from './painted-shot.ts';
import type { Shot } from './shot.ts';
import { oneIn } from '../long.testing.ts';

const byItself = { land: undefined, bakes: true, crew: alone };

const scenes = [
  'northern lights over a snowy fjord',
  'mountain lake at sunset with pine trees and a deer',
  'snowy mountains in the mist with a wolf at night under the milky way',
  'stormy sea in the rain with a sailboat and an island',
  'city skyline at dusk with birds',
  'neon cyberpunk street in the rain, a man in the foreground',
  'a whale in the sea at night',
  'enchanted forest at night with fireflies in the snow',
  'ringed planet in a purple nebula',
  'spiral galaxy',
  'a garden of roses in the rain',
  'traveller crossing desert dunes',
  'starry night over the sahara',
  'liquid marble, teal and orange',
  'bauhaus geometric poster',
];

describe('a painted film', () => {
  test.each(scenes.filter(oneIn(6)))('shows "%s" in gentle movement', async (prompt) => {
    const facts = await takeFacts(aFilmRequest({ prompt, width: 192, height: 108, durationS: 5 }));
    expect(facts.mean).toBeGreaterThan(18);
    expect(facts.mean).toBeLessThan(220);
    expect(facts.contrast).toBeGreaterThan(8);
    expect(facts.step).toBeGreaterThan(0.02);
    expect(facts.step).toBeLessThan(9);
    expect(facts.whole).toBeGreaterThan(1);
    // Flicker: change that comes back. A frame differs from the second next at least as much as from the next.
    expect(facts.twoSteps).toBeGreaterThan(facts.step * 0.95);
  });

  const styles = [
    ...['cinematic', 'anime', 'oil-painting', 'watercolor', 'line-art', 'pixel-art', 'neon', 'fantasy', 'minimal'],
  ];
  test.each(styles.filter(oneIn(3)))('keeps calm as %s', async (style) => {
    const facts = await takeFacts(aFilmRequest({ prompt: 'ocean at sunset', style, width: 192, height: 108 }));
    expect(facts.contrast).toBeGreaterThan(6);
    expect(facts.step).toBeLessThan(12);
    expect(facts.whole).toBeGreaterThan(0.3);
  });

  test('keeps the camera still when asked, while the world goes on', async () => {
    const request = aFilmRequest({ prompt: 'city skyline at dusk', width: 192, height: 108, durationS: 10 });
    const moving = await takeFacts(request);
    const still = await takeFacts({ ...request, cameraFixed: true });
    expect(still.whole).toBeGreaterThan(0.3);
    expect(still.whole).toBeLessThan(moving.whole * 0.8);
  });

  test('shows the same at any order of frames', async () => {
    const request = aFilmRequest({ prompt: 'misty forest with a deer', width: 64, height: 64 });
    const [one, other] = [await openPaintedShot(request, byItself), await openPaintedShot(request, byItself)];
    await expose(one, request, 5);
    await expose(one, request, 17);
    expect(Buffer.compare(await expose(one, request, 9), await expose(other, request, 9))).toBe(0);
  });

  test.each([
    [64, 200],
    [250, 64],
    [66, 98],
  ])('fills %i x %i', async (width, height) => {
    for (const prompt of ['city at night', 'mountain lake', 'pink flowers', 'forest'].filter(oneIn(2))) {
      const request = aFilmRequest({ prompt, width, height });
      const frame = await expose(await openPaintedShot(request, byItself), request, 12);
      expect(spread(frame.subarray(0, width * height)).contrast).toBeGreaterThan(5);
    }
  });
});

async function expose(shot: Shot, { width, height }: FilmRequest, frame: number): Promise<Uint8Array> {
  const out = new Uint8Array(frameSize(width, height));
  await shot.expose(frame, out);
  return out;
}

/** A film in numbers: brightness, and mean differences of frames (eight-bit steps) one, two and all frames apart. */
async function takeFacts(
  request: FilmRequest,
): Promise<{ mean: number; contrast: number; step: number; twoSteps: number; whole: number }> {
  const shot = await openPaintedShot(request, byItself);
  const [first, middle, next, afterNext, last] = [
    await expose(shot, request, 0),
    await expose(shot, request, 11),
    await expose(shot, request, 12),
    await expose(shot, request, 13),
    await expose(shot, request, request.durationS * request.fps - 1),
  ];
  return {
    ...spread(middle.subarray(0, request.width * request.height)),
    step: difference(middle, next),
    twoSteps: difference(middle, afterNext),
    whole: difference(first, last),
  };
}

function spread(samples: Uint8Array): { mean: number; contrast: number } {
  let sum = 0;
  let squares = 0;
  for (const value of samples) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / samples.length;
  return { mean, contrast: Math.sqrt(Math.max(0, squares / samples.length - mean * mean)) };
}

function difference(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.abs((one[i] ?? 0) - (other[i] ?? 0));
  return sum / one.length;
}
