import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { coneNumbers } from '../solid/cones.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { swan } from './animals/swan.ts';

const built = (): Mesh => {
  const mesh = new Mesh();
  swan.build(mesh, createRandom(2), { season: 'summer', lit: false, ordinal: 0 });
  return mesh;
};

test('the neck of a swan tapers from the breast to the nape without a step [STUDIO-37]', () => {
  const body = built().bodies[0];
  if (!body) throw new Error('a swan has a body');
  const neck = Array.from({ length: body.count }, (_, n) => body.cones.subarray(n * coneNumbers, n * coneNumbers + 8))
    .filter(([, y = 0, z = 1]) => y > 0.38 && y < 0.8 && Math.abs(z) < 0.01)
    .toSorted(([, a = 0], [, b = 0]) => a - b);
  expect(neck.length).toBeGreaterThan(12);
  for (const [, , , from = 0, , , , to = 0] of neck) expect(to / from).toBeGreaterThan(0.8);
  expect(neck.at(-1)?.[3] ?? 1).toBeLessThan((neck[0]?.[3] ?? 0) * 0.6);
});

test('the wings of a swan are raised over its back on both sides [STUDIO-37]', () => {
  const { data, count } = built();
  let [left, right] = [0, 0];
  for (let t = 0; t < count; t++) {
    const [x = 0, y = 0, z = 0] = data.subarray(t * stride, t * stride + 3);
    if (x < -0.1 || y < 0.44) continue;
    if (z < -0.03) left++;
    if (z > 0.03) right++;
  }
  expect(Math.min(left, right)).toBeGreaterThan(300);
});
