import { afterAll, describe, expect, test } from 'vitest';
import { aFilmRequest } from './film.testing.ts';
import { openFilmStudio } from './open-film-studio.ts';
import { type FramePattern, openPatternLayer } from './pattern.ts';
import { readFrames } from './read-film.testing.ts';

const side = 64;
const studio = openFilmStudio();
afterAll(() => studio.close());

/** Numbers from 0 to 1 that look like chance and are the same in every run. */
function numbers(): () => number {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Noise of a mean of 0 and a deviation of 1. */
function aPattern(): FramePattern {
  const next = numbers();
  const values = Float32Array.from({ length: side ** 2 }, () => (next() + next() + next() - 1.5) * 2);
  return { side, values };
}

/** Peak signal to noise of what is added to a frame of this brightness, in decibels over 256 steps of full range. */
function qualityOf(luma: (place: number) => number, { width, height } = { width: 320, height: 192 }): number {
  const frame = new Uint8Array((width * height * 3) / 2).fill(128);
  for (let i = 0; i < width * height; i++) frame[i] = luma(i);
  const before = Uint8Array.from(frame);
  openPatternLayer(aPattern()).lay(frame, { width, height });
  expect(frame.subarray(width * height)).toEqual(before.subarray(width * height));
  let squares = 0;
  for (let i = 0; i < width * height; i++) squares += ((frame[i] ?? 0) - (before[i] ?? 0)) ** 2;
  return 10 * Math.log10((255 ** 2 * width * height) / (squares * 1.1644 ** 2));
}

describe('the pattern of a film', () => {
  test('leaves each frame at least 42 dB, and is fainter on flat and on dark ground [ORIGIN-35]', () => {
    const next = numbers();
    const noise = qualityOf(() => 16 + Math.floor(220 * next()));
    const flat = qualityOf(() => 128);
    const dark = qualityOf(() => 20);
    expect(noise).toBeGreaterThan(42);
    expect(flat).toBeGreaterThan(noise + 5);
    expect(dark).toBeGreaterThan(flat + 2);
    // A single edge is not busy ground.
    expect(qualityOf((place) => (place % 320 < 168 ? 40 : 200))).toBeGreaterThan(noise + 4);
  });

  test('stays within a byte, and fits frames that no square divides [ORIGIN-35]', () => {
    for (const size of [
      { width: 64, height: 64 },
      { width: 130, height: 74 },
    ])
      for (const value of [0, 255]) expect(qualityOf(() => value, size)).toBeGreaterThan(42);
  });

  test(
    'lies in every frame and in the poster, and changes nothing where there is none [ORIGIN-35]',
    { tags: 'slow', timeout: 200_000 },
    async () => {
      const size = { width: 192, height: 128 };
      const plain = await studio.film(aFilmRequest(size));
      const marked = await studio.film(aFilmRequest({ ...size, pattern: aPattern() }));
      expect((await studio.film(aFilmRequest(size))).bytes).toEqual(plain.bytes);
      expect((await studio.film(aFilmRequest({ ...size, pattern: aPattern() }))).bytes).toEqual(marked.bytes);
      const { values } = aPattern();
      /** How much the pattern is in one picture and not in the other. */
      const likeness = (one: Uint8Array, other: Uint8Array): number => {
        let sum = 0;
        for (let y = 0, i = 0; y < size.height; y++)
          for (let x = 0; x < size.width; x++, i++)
            sum += ((one[i * 4 + 1] ?? 0) - (other[i * 4 + 1] ?? 0)) * (values[(y % side) * side + (x % side)] ?? 0);
        return sum / (size.width * size.height);
      };
      expect(likeness(marked.poster.data, plain.poster.data)).toBeGreaterThan(0.4);
      const parts = Array.from({ length: 24 }, (_, frame) => frame / 23);
      const [before, after] = [await readFrames(plain.bytes, parts), await readFrames(marked.bytes, parts)];
      for (const [frame, { pixels }] of after.entries())
        expect(likeness(pixels, before[frame]?.pixels ?? pixels)).toBeGreaterThan(0.1);
    },
  );
});
