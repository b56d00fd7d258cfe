import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { buildBoulder } from './boulder.ts';

test.each([1, 2, 3])('boulder %i has faces and edges, and is as large as it was asked to be', (seed) => {
  const surfaceAt = buildBoulder(new Mesh().object(), createRandom(seed), {
    ...{ half: [1, 1], high: 1 / 1.3, stone: [0.4, 0.4, 0.4] },
  });
  const radii = Array.from({ length: 60 }, (_, i) => {
    const turn = (i / 60) * Math.PI * 2;
    const way: Vec3 = [Math.cos(turn) * 0.8, 0.6, Math.sin(turn) * 0.8];
    return Math.hypot(...surfaceAt(way));
  });
  expect(Math.min(...radii)).toBeGreaterThan(0.5);
  expect(Math.max(...radii)).toBeLessThan(1.35);
  // A ball with a rough skin would differ by a twentieth.
  expect(Math.max(...radii) / Math.min(...radii)).toBeGreaterThan(1.12);
});
