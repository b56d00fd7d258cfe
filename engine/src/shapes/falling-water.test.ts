import { expect, test } from 'vitest';
import { Mesh, stride } from '../solid/mesh.ts';
import { buildFall, edgeOf, ledgesOf } from './falling-water.ts';

const top = 15;

/** The corners of the triangles of a fall that hangs 30 metres before the eye. */
function cornersOf(): readonly { x: number; y: number; z: number }[] {
  const mesh = new Mesh();
  buildFall(mesh, { x: 2, width: 4, top, seed: 3, hangs: () => 30 });
  return Array.from({ length: mesh.count * 3 }, (_, i) => {
    const at = Math.trunc(i / 3) * stride + (i % 3) * 3;
    return { x: mesh.data[at] ?? 0, y: mesh.data[at + 1] ?? 0, z: mesh.data[at + 2] ?? 0 };
  });
}

test('a fall reaches from its edge into the pool with no gap, and is wider at its foot', () => {
  const corners = cornersOf();
  const widthAt = (low: number, high: number): number => {
    const xs = corners.filter(({ y }) => y >= low && y < high).map(({ x }) => x);
    return Math.max(...xs) - Math.min(...xs);
  };
  expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(top, 1);
  expect(Math.min(...corners.map(({ y }) => y))).toBeLessThan(0);
  for (let y = 0; y < top; y += 1.5) expect(widthAt(y, y + 1.5)).toBeGreaterThan(3);
  expect(widthAt(-1, 1)).toBeGreaterThan(widthAt(top - 1, top + 1) * 1.25);
});

test('below each ledge the water bursts: it hangs farther out than where it comes from', () => {
  const corners = cornersOf();
  const meanAround = (height: number): number => {
    const zs = corners.filter(({ y }) => Math.abs(y - height) < 0.5).map(({ z }) => z);
    return zs.reduce((sum, z) => sum + z, 0) / zs.length;
  };
  for (const ledge of ledgesOf({ top }).slice(1, -1)) expect(meanAround(ledge - 2)).toBeLessThan(meanAround(ledge + 2));
});

test('the edge that water leaves is no straight line, and lower at its sides', () => {
  const edge = Array.from({ length: 21 }, (_, i) => edgeOf({ top, seed: 3 }, i / 20));
  expect(Math.max(...edge) - Math.min(...edge)).toBeGreaterThan(0.4);
  expect(Math.max(...edge)).toBeLessThanOrEqual(top);
  expect(((edge[0] ?? top) + (edge[20] ?? top)) / 2).toBeLessThan(Math.max(...edge) - 0.4);
});
