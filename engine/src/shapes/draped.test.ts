import { expect, test } from 'vitest';
import { Mesh, stride } from '../solid/mesh.ts';
import { drape } from './draped.ts';

/** How far cloth is out of the middle, in each row of columns, that falls over a leg with a heel behind it. */
function widthsOver(taut?: number): readonly number[] {
  const mesh = new Mesh();
  mesh.object();
  drape(mesh, {
    way: [
      [0, 1, 0],
      [0, 0.5, 0],
      [0, 0, 0],
    ],
    cones: [
      [0, 1, 0, 0.1, 0, 0, 0, 0.1],
      [0, 0.3, 0, 0.05, 0, 0.3, 0.4, 0.05],
    ],
    melt: 0.02,
    reach: 0.7,
    rows: 40,
    columns: 60,
    ease: () => 0.01,
    cling: 2,
    colour: '#808080',
    ...(taut !== undefined && { taut }),
  });
  return Array.from({ length: mesh.count }, (_, t) => {
    const [x = 0, , z = 0] = mesh.data.subarray(t * stride, t * stride + 3);
    return Math.hypot(x, z);
  });
}

/** By how much a triangle is farther out than the one beside it, at most. */
const mostStep = (widths: readonly number[]): number =>
  Math.max(...widths.slice(2).map((width, t) => Math.abs(width - (widths[t] ?? width))));

test('taut cloth comes to what carries it in a slope, and other cloth in a ledge', () => {
  expect(mostStep(widthsOver())).toBeGreaterThan(0.15);
  expect(mostStep(widthsOver(0.32))).toBeLessThan(0.05);
  // It is carried as far out.
  expect(Math.max(...widthsOver(0.32))).toBeCloseTo(Math.max(...widthsOver()), 1);
});
