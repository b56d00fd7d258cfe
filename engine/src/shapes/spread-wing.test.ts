import { expect, test } from 'vitest';
import { Mesh, stride } from '../solid/mesh.ts';
import { feather, spreadWing } from './spread-wing.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { FlyingBirdForm } from './flying-bird-form.ts';

const eagle: FlyingBirdForm = {
  ...{ length: 1, span: 2.3, chord: 0.6, raise: 0.5, bend: 0.42, fingers: 1 },
  beak: { length: 0.1, hooked: true, colour: '#e8b02a' },
  colours: ['#40301f', '#40301f', '#40301f', '#2c1c12', '#e9e3d5', '#ddd6c6'],
};

/** Corners of all that was built. */
function corners(build: (mesh: Mesh) => void): readonly Vec3[] {
  const mesh = new Mesh();
  build(mesh);
  return Array.from({ length: mesh.count * 3 }, (_, i) => {
    const o = Math.floor(i / 3) * stride + (i % 3) * 3;
    return [mesh.data[o] ?? 0, mesh.data[o + 1] ?? 0, mesh.data[o + 2] ?? 0];
  });
}

test('a feather is round at its end, and bends up as far as was said [STUDIO-37]', () => {
  const form = { at: [0, 0, 0], along: [1, 0, 0], across: [0, 0, 1], length: 1, half: 0.1, slender: 0 } as const;
  const built = (curl: number): readonly Vec3[] =>
    corners((mesh) => feather(mesh, { ...form, colour: '#40301f', curl }));
  const widest = (from: number, to: number): number =>
    Math.max(...built(0).map(([x, , z]) => (x >= from && x < to ? Math.abs(z) : 0)));
  expect(widest(0.85, 0.96)).toBeGreaterThan(0.06);
  expect(widest(0.999, 1.01)).toBeLessThan(0.03);
  expect(Math.max(...built(0.3).map(([, y]) => y))).toBeCloseTo(0.3, 1);
});

test('a wing is a bow: highest around the wrist, and nowhere broken [STUDIO-37]', () => {
  const all = corners((mesh) => spreadWing(mesh, { ...eagle, fingers: 0 }, 1));
  const bins = Array.from({ length: 9 }, (_, i) =>
    Math.max(...all.map(([, y, z]) => (Math.abs(z - 0.05 - i * 0.1) < 0.05 ? y : -1))),
  );
  const bends = bins.slice(1, -1).map((y, i) => (bins[i] ?? 0) + (bins[i + 2] ?? 0) - 2 * y);
  expect(Math.max(...bends.map(Math.abs))).toBeLessThan(0.045);
  expect(Math.max(...bins.slice(3, 7))).toBe(Math.max(...bins));
});
