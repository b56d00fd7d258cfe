import { expect, test } from 'vitest';
import { Mesh, stride } from '../solid/mesh.ts';
import { buildSplash } from './splash.ts';

test('water that bursts is fine drops and threads of every size that fly as high as it is told, over foam that lies on the water [STUDIO-37]', () => {
  const mesh = new Mesh();
  buildSplash(mesh.object(), { from: 2, out: 1, high: 3, drawn: 0 });
  const corners = Array.from({ length: mesh.count * 3 }, (_, k) => Math.floor(k / 3) * stride + (k % 3) * 3);
  const heights = corners.map((at) => mesh.data[at + 1] ?? 0);
  expect(Math.max(...heights)).toBeGreaterThan(2);
  expect(Math.max(...heights)).toBeLessThan(3.3);
  // Most of it is low, and around where it bursts.
  expect(heights.filter((y) => y < 1).length).toBeGreaterThan(heights.length / 2);
  expect(corners.every((at) => Math.abs((mesh.data[at] ?? 0) - 2) < 2.2)).toBe(true);
  // It costs no more than the beads did that it once was.
  expect(mesh.count).toBeLessThan(40_000);
});
