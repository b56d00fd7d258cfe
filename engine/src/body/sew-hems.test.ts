import { expect, test } from 'vitest';
import { materials } from '../solid/materials.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { sewHems } from './sew-hems.ts';

/** A cloth of so many quads each way, each 2 centimetres wide; those of its first row are turned back. */
function cloth(many: number, isTurned: boolean) {
  const points: number[] = [];
  for (let row = 0; row <= many; row++)
    for (let k = 0; k <= many; k++)
      points.push(k * 0.02, isTurned && row === 0 ? 0.035 : row * 0.02, isTurned && row === 0 ? 0.004 : 0);
  const quads: number[] = [];
  for (let row = 0; row < many; row++)
    for (let k = 0; k < many; k++) {
      const at = row * (many + 1) + k;
      quads.push(at, at + 1, at + many + 2, at + many + 1);
    }
  return {
    points: Float32Array.from(points),
    colours: new Float32Array(points.length).fill(0.5),
    quads: Uint32Array.from(quads),
  };
}

function seams(isTurned: boolean): readonly (readonly number[])[] {
  const mesh = new Mesh();
  mesh.object();
  sewHems(mesh, cloth(8, isTurned), materials.cloth);
  return Array.from({ length: mesh.count }, (_, t) => [...mesh.data.subarray(t * stride, t * stride + 21)]);
}

test('a seam that is darker than its cloth runs along each edge, two centimetres from it [STUDIO-63]', () => {
  const all = seams(false);
  expect(all.length).toBe(8 * 4 * 2);
  for (const [x = 0, y = 0] of all) {
    const off = Math.min(x, y, 0.16 - x, 0.16 - y);
    expect(off).toBeGreaterThan(-0.001);
    expect(off).toBeLessThan(0.024);
  }
  expect(Math.max(...all.map((one) => one[18] ?? 1))).toBeLessThan(0.4);
});

test('where cloth is turned in it is sewn as far from where it is folded over [STUDIO-63]', () => {
  const lowest = seams(true).filter(([x = 0, y = 0]) => x > 0.03 && x < 0.13 && y < 0.06);
  expect(lowest.length).toBeGreaterThan(4);
  for (const [, y = 0] of lowest) expect(y).toBeGreaterThan(0.034);
});
