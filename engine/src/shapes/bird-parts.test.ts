import { expect, test } from 'vitest';
import { Mesh, lightOf, paintAt, stride } from '../solid/mesh.ts';
import { buildFoldedWing } from './bird-parts.ts';

test('feathers of a folded wing fade into their edges, and lie in the shade of one another [STUDIO-37]', () => {
  const mesh = new Mesh();
  buildFoldedWing(mesh, {
    skin: ([x, y]) => [x, y, 0.1],
    side: 1,
    from: [0, 0],
    to: [0.4, 0],
    depth: 0.2,
    colours: ['#808080', '#f0f0f0', '#404040'],
  });
  const lights = Array.from({ length: mesh.count }, (_, t) => lightOf(mesh.data, t * stride + paintAt));
  const share = (from: number, to: number): number =>
    lights.filter((light) => light >= from && light < to).length / lights.length;
  // Between the grey of a feather and its pale edge there is all that is between them, and under it is shade.
  expect(share(0.24, 0.4)).toBeGreaterThan(0.08);
  expect(share(0.4, 0.6)).toBeGreaterThan(0.02);
  expect(share(0.06, 0.16)).toBeGreaterThan(0.15);
});
