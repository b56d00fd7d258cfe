import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { castle } from './buildings/castle.ts';

/** How far along z the first triangle is that a look straight ahead meets, from before the castle. */
function metBy(mesh: Mesh, x: number, y: number): number {
  let nearest = Infinity;
  for (let t = 0; t < mesh.count; t++) {
    const at = (k: number): number => mesh.data[t * stride + k] ?? 0;
    const [ax, ay, bx, by, cx, cy] = [at(0), at(1), at(3), at(4), at(6), at(7)];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-9) continue;
    const u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area;
    const v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area;
    const w = 1 - u - v;
    if (u >= 0 && v >= 0 && w >= 0) nearest = Math.min(nearest, u * at(2) + v * at(5) + w * at(8));
  }
  return nearest;
}

test('the gate of a castle is an arch that one can go through, under a portcullis', () => {
  const mesh = new Mesh();
  castle.build(mesh, createRandom(1), { season: 'summer', lit: false, ordinal: 0 });
  // Above the way up to it nothing closes it before the dark at its end.
  expect(metBy(mesh, 0.2, 3)).toBeGreaterThan(-10.5);
  // A bar of the portcullis hangs in it, and beside the round of its arch there is wall.
  expect(metBy(mesh, 0, 4.5)).toBeLessThan(-12);
  expect(metBy(mesh, 1.7, 6)).toBeLessThan(-14);
});
