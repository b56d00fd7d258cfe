import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { lookFrom } from '../solid/camera.ts';
import type { View } from '../solid/view.ts';
import type { World } from '../solid/world.ts';
import { paintStars } from './stars.ts';

const size = 512;

test.each([1, 2, 3])('stars crowd in some parts of the sky and are few in others, and most are faint (%i)', (seed) => {
  const view: Pick<View, 'width' | 'height' | 'light' | 'nearness' | 'focal' | 'camera'> = {
    ...{ width: size, height: size, focal: size },
    light: new Float32Array(size * size * 3),
    nearness: new Float32Array(size * size),
    camera: lookFrom([0, 0, 0], [0, 0, 10], 1),
  };
  paintStars(
    () => createRandom(seed),
    2_000,
    1,
  )(
    view as View, // what is seen has no other part in it
    {} as World, // nothing of the world is asked
  );
  const cells = Array.from({ length: 16 }, () => 0);
  const lights: number[] = [];
  for (let i = 0; i < size * size; i++) {
    const light = view.light[i * 3 + 1] ?? 0;
    if (light <= 0) continue;
    lights.push(light);
    const cell = Math.trunc((i % size) / (size / 4)) + 4 * Math.trunc(i / size / (size / 4));
    cells[cell] = (cells[cell] ?? 0) + 1;
  }
  // Were they sprinkled evenly, these would differ by a fifth.
  expect(Math.max(...cells)).toBeGreaterThan(Math.min(...cells) * 1.7);
  const sorted = lights.toSorted((a, b) => a - b);
  expect(sorted[sorted.length >> 1]).toBeLessThan((sorted.at(-1) ?? 0) * 0.1);
});
