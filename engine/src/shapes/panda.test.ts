import { expect, test } from 'vitest';
import { panda } from '../concepts/animals/panda.ts';
import { createRandom } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, materialAt, stride } from '../solid/mesh.ts';

test('the bamboo of a panda goes to its mouth from a paw beside it, and no leaf lies over its face [STUDIO-37]', () => {
  const mesh = new Mesh();
  panda.build(mesh.object(), createRandom(1), { season: 'summer', lit: false, ordinal: 0 });
  const { head } = mesh;
  if (!head) throw new Error('a panda has a head');
  const corners = Array.from({ length: mesh.count }, (_, t) => mesh.data.subarray(t * stride, t * stride + stride));
  const leaves = corners.filter((d) => d[materialAt] === materials.leaf);
  const beside = ([x = 0, y = 0]: Float32Array): number => Math.hypot(x - head.at[0], y - head.at[1]);
  expect(leaves.length).toBeGreaterThan(100);
  expect(Math.min(...leaves.map(beside))).toBeGreaterThan(head.size * 1.05);
  const isStalk = (d: Float32Array): boolean => d[materialAt] === materials.coat && (d[19] ?? 0) > (d[18] ?? 0) * 1.2;
  const nearest = Math.min(...corners.filter(isStalk).map(([x = 0, y = 9]) => Math.hypot(x - 0.03, y - 0.97)));
  expect(nearest).toBeLessThan(0.07);
});
