import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { boundsSince } from '../solid/bounds.ts';
import { Mesh } from '../solid/mesh.ts';
import { growBlossoms } from './blossoms.ts';

const grown = (detail: number) => {
  const mesh = new Mesh();
  const from = mesh.mark();
  growBlossoms(mesh.object(), createRandom(3), {
    ...{ at: [0, 1, 0], reach: 0.2, many: 30, wide: 0.08, colours: ['#d8344a'], detail },
  });
  return { triangles: mesh.count, bounds: boundsSince(mesh, from) };
};

test('blossoms have five petals and a middle from near, and little of it from far away [STUDIO-84]', () => {
  expect(grown(1).triangles).toBe(30 * 11);
  expect(grown(0.2).triangles).toBe(30 * 2);
});

test('they stand around their place and hang no lower than half of it [STUDIO-84]', () => {
  const { bounds } = grown(1);
  expect(bounds?.to[1]).toBeLessThan(1.3);
  expect(bounds?.from[1]).toBeGreaterThan(0.75);
  expect(bounds?.from[0]).toBeGreaterThan(-0.3);
});
