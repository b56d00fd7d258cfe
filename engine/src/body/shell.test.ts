import { expect, test } from 'vitest';
import { chanceAt } from '../solid/noise.ts';
import { cutOut } from './shell.ts';

const side = 24;

/** A sheet of quads of a centimetre that is covered up to its middle, give or take some millimetres at each corner. */
function sheet(unevenMm: number) {
  const corner = (i: number, j: number): number => i * (side + 1) + j;
  const points: number[] = [];
  const colours: number[] = [];
  const quads: number[] = [];
  for (let i = 0; i <= side; i++)
    for (let j = 0; j <= side; j++) {
      points.push(i * 0.01, j * 0.01, 0);
      colours.push(0.125 - j * 0.01 + (chanceAt(i, j) - 0.5) * unevenMm * 0.002, 0, 0);
      if (i < side && j < side) quads.push(corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1));
    }
  return { points: Float32Array.from(points), colours: Float32Array.from(colours), quads: Uint32Array.from(quads) };
}

/** How long the edge is that was cut, beside a straight one. */
function lengthOfEdge(unevenMm: number): number {
  const { points, edges } = cutOut(sheet(unevenMm));
  return (
    edges.reduce(
      (sum, [a, b]) =>
        sum +
        Math.hypot((points[a * 3] ?? 0) - (points[b * 3] ?? 0), (points[a * 3 + 1] ?? 0) - (points[b * 3 + 1] ?? 0)),
      0,
    ) /
    (side * 0.01)
  );
}

test('the edge of cloth that is cut over uneven quads has no teeth, and a straight one stays where it is [STUDIO-63]', () => {
  expect(lengthOfEdge(0)).toBeCloseTo(1, 3);
  expect(lengthOfEdge(4)).toBeLessThan(1.01);
});
