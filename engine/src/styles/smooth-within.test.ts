import { expect, test } from 'vitest';
import { smoothedWithin } from './smooth-within.ts';

const [width, height] = [24, 8];
const size = width * height;
const areas = Int32Array.from({ length: size }, (_, i) => (i % width < width / 2 ? 1 : 2));
const smooth = (values: Float32Array, stiffness: number): Promise<Float32Array> =>
  smoothedWithin({ values, channels: 1 }, { areas, width, height }, { reach: 4, stiffness }, () => undefined);

test('grain goes, and nothing runs from one area into the next [STUDIO-74]', async () => {
  const values = Float32Array.from({ length: size }, (_, i) => (areas[i] === 1 ? 0.2 : 0.8) + (i % 2 ? 0.05 : -0.05));
  const after = await smooth(values, 4);
  for (const [i, value] of after.entries()) expect(Math.abs(value - (areas[i] === 1 ? 0.2 : 0.8))).toBeLessThan(0.02);
});

test('marks within an area stay where they differ much from it [STUDIO-74]', async () => {
  const values = new Float32Array(size).fill(0.9);
  for (let y = 0; y < height; y++) values[y * width + 4] = 0;
  const [loose, stiff] = [await smooth(values, 0), await smooth(values, 400)];
  expect(stiff[4]).toBeLessThan(0.1);
  expect(loose[4]).toBeGreaterThan(0.5);
});
