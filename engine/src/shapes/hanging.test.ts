import { expect, test } from 'vitest';
import { Mesh, stride } from '../solid/mesh.ts';
import { partsOf } from './figure.ts';
import { wearSkirt } from './hanging.ts';

test('a skirt widens over the hips and then hangs down: it is a bell and no cone [STUDIO-63]', () => {
  const mesh = new Mesh();
  mesh.object();
  const pose = { build: 'woman', headless: true } as const;
  const skirt = { colour: '#808080', length: 0.6, spread: 0.42, folds: 13, depth: 0 };
  wearSkirt(mesh, { pose, parts: partsOf(pose), seed: 1, detail: 1 }, skirt);
  const corners = Array.from({ length: mesh.count }, (_, t) => mesh.data.subarray(t * stride, t * stride + 3));
  const wide = (high: number): number =>
    Math.max(...corners.filter(([, y = 0]) => Math.abs(y - high) < 0.02).map(([x = 0]) => x));
  const [waist, hips, knees, hem] = [wide(1.05), wide(0.84), wide(0.62), wide(0.4)];
  expect(hips).toBeGreaterThan(waist + 0.03);
  expect(hem).toBeGreaterThan(knees);
  expect(hem - knees).toBeLessThan((knees - hips) * 0.65);
});
