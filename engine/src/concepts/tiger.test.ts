import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { buildQuadruped } from '../shapes/quadruped.ts';
import { Mesh } from '../solid/mesh.ts';
import { tigerForm } from './animals/tiger.ts';

const look = { season: 'summer', lit: false, ordinal: 0 } as const;

test('a tiger has bows over its forehead and none down the bridge of its nose, and white over its eyes [STUDIO-37]', () => {
  const [whites, stripes] = tigerForm(createRandom(3), look).faceMarks ?? [];
  const upFrom = (from: number, to: number, a: number): readonly number[] =>
    Array.from({ length: 90 }, (_, i) => {
      const up = from + ((to - from) * i) / 89;
      return stripes?.share(Math.cos(up), Math.sin(up), a) ?? 0;
    });
  const dark = upFrom(0.5, 1.6, 0.3).map((share) => share > 0.5);
  expect(dark.filter((is, i) => is && !dark[i - 1]).length).toBeGreaterThan(3);
  expect(Math.max(...upFrom(-0.1, 0.4, 0.05))).toBeLessThan(0.1);
  expect(whites?.share(0.85, 0.42, 0.42)).toBeGreaterThan(0.7);
});

test('a tiger has whiskers [STUDIO-37]', () => {
  const trianglesOf = (whiskers: string | undefined): number => {
    const mesh = new Mesh();
    const { whiskers: _own, ...form } = tigerForm(createRandom(3), look);
    buildQuadruped(mesh, createRandom(3), whiskers === undefined ? form : { ...form, whiskers });
    return mesh.count;
  };
  expect(trianglesOf('#ffffff')).toBeGreaterThan(trianglesOf(undefined) + 60);
});
