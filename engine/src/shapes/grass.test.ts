import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { withered } from './chance.ts';
import { buildGrass } from './grass.ts';

/** How yellow each part of a blade is, and how high it ends; of a meadow of one green. */
function bladesOf(colour: string): readonly { yellow: number; high: number }[] {
  const mesh = new Mesh();
  buildGrass(mesh, createRandom(5), {
    ...{ n: 4_000, near: 1, far: 30, spread: 0.6, wide: 1, ground: () => 0, cols: [colour], h: 0.3 },
  });
  return Array.from({ length: mesh.count }, (_, t) => t * stride).map((o) => ({
    yellow: (mesh.data[o + 18] ?? 0) / (mesh.data[o + 19] ?? 1),
    high: mesh.data[o + 4] ?? 0,
  }));
}

test('a meadow of one green has dry blades among fresh ones, and taller stalks', () => {
  const blades = bladesOf('#5a7336');
  const sorted = blades.map(({ yellow }) => yellow).toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.trunc(sorted.length * share)] ?? 0;
  expect(at(0.97)).toBeGreaterThan(at(0.1) * 1.4);
  // Most of it is still green.
  expect(at(0.6)).toBeLessThan(0.95);
});

test('what is not green does not dry', () => {
  expect(withered([0.8, 0.82, 0.9], 0.8)).toEqual([0.8, 0.82, 0.9]);
  expect(withered([0.7, 0.4, 0.5], 0.8)).toEqual([0.7, 0.4, 0.5]);
  const [r, g] = withered([0.1, 0.2, 0.05], 1);
  expect(r).toBeGreaterThan(g);
});

/** Where single triangles of grass stand, and how light their feet and tips are. */
function meadow(
  look: Partial<Parameters<typeof buildGrass>[2]>,
): readonly { x: number; z: number; shades: number[] }[] {
  const mesh = new Mesh();
  buildGrass(mesh, createRandom(5), {
    ...{ n: 3_000, near: 8, far: 16, spread: 0.6, wide: 1, ground: () => 0, cols: ['#5a7336'], ...look },
  });
  return Array.from({ length: mesh.count }, (_, t) => t * stride).map((o) => ({
    x: ((mesh.data[o] ?? 0) + (mesh.data[o + 6] ?? 0)) / 2,
    z: ((mesh.data[o + 2] ?? 0) + (mesh.data[o + 8] ?? 0)) / 2,
    shades: [...mesh.data.slice(o + 21, o + 24)],
  }));
}

test('grass that is tufted stands in tufts with bare ground between them, and none where it is bare [STUDIO-37]', () => {
  /** How much of the ground has grass on it, in squares of 8 centimetres. */
  const covered = (tufted: number): number =>
    new Set(meadow({ tufted }).map(({ x, z }) => `${Math.round(x / 0.08)} ${Math.round(z / 0.08)}`)).size;
  expect(covered(0.8)).toBeLessThan(covered(0) * 0.8);
  const isBare = (x: number): boolean => x > 0;
  expect(meadow({ isBare }).every(({ x }) => x < 0.01)).toBe(true);
  expect(meadow({ isBare }).length).toBeGreaterThan(500);
});

test('the blades of a lawn are light at their feet and of one light with each other, those of a meadow dark at theirs [STUDIO-37]', () => {
  const span = (h: number): number =>
    Math.max(...meadow({ h }).map(({ shades }) => Math.max(...shades) / Math.min(...shades)));
  expect(span(0.1)).toBeLessThan(2);
  expect(span(0.35)).toBeGreaterThan(3);
});
