import { expect, test } from 'vitest';
import { bodyIn } from '../body/body.ts';
import { eyeAt } from '../body/draw-face.ts';
import { headFrame } from '../body/head-frame.ts';
import { blendOf } from '../body/somebody.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { wearSailorCap } from './caps.ts';
import { wearEyePatch } from './hats.ts';
import { wearSantaHat } from './santa-hat.ts';
import { wearPeakedCap } from './uniform-hats.ts';

/** Every corner of something, metres. */
function cornersOf(build: (mesh: Mesh) => void): readonly (readonly [number, number, number])[] {
  const mesh = new Mesh();
  build(mesh.object());
  return Array.from({ length: mesh.count }, (_, t) => [0, 3, 6].map((k) => t * stride + k))
    .flat()
    .map((at) => [mesh.data[at] ?? 0, mesh.data[at + 1] ?? 0, mesh.data[at + 2] ?? 0]);
}

test('a peaked cap is hardly wider than the head under it, and its peak shades the eyes [STUDIO-56]', () => {
  const corners = cornersOf((mesh) => wearPeakedCap(mesh, '#1c2438', '#d8ac3a'));
  for (const at of corners) expect(at.every(Number.isFinite)).toBe(true);
  expect(Math.max(...corners.map(([x]) => Math.abs(x)))).toBeLessThan(0.118);
  // Its farthest place ahead is low and in the middle.
  const [x, y, z] = corners.reduce((a, b) => (b[2] < a[2] ? b : a));
  expect(Math.abs(x)).toBeLessThan(0.02);
  expect(y).toBeLessThan(0.07);
  expect(z).toBeLessThan(-0.14);
});

test('the point of the hat of Santa Claus has fallen to one side, and ends in a ball [STUDIO-56]', () => {
  const corners = cornersOf((mesh) => wearSantaHat(mesh, '#a3161a', '#f2efe8'));
  for (const at of corners) expect(at.every(Number.isFinite)).toBe(true);
  const [right, left] = [Math.max(...corners.map(([x]) => x)), -Math.min(...corners.map(([x]) => x))];
  expect(right).toBeGreaterThan(left + 0.02);
});

test('the white cap of a sailor is low and hardly wider than the head [STUDIO-56]', () => {
  const corners = cornersOf((mesh) => wearSailorCap(mesh, '#f4f1ea'));
  expect(Math.max(...corners.map(([x]) => Math.abs(x)))).toBeLessThan(0.108);
  expect(Math.max(...corners.map(([, y]) => y))).toBeLessThan(0.135);
});

test.each([1, 2, 3, 4, 5])('the patch of a pirate lies before the whole eye under it, seed %d [STUDIO-56]', (seed) => {
  const pose = { headless: true, headSize: 1 } as const;
  const look = { kind: 'man', dark: 0.2, glad: 0.7 } as const;
  const { rest, ...body } = bodyIn(blendOf(createRandom(seed), look), pose);
  const { toHead } = headFrame({ rest, ...body });
  const eyes = [eyeAt(rest, 0), eyeAt(rest, 1)].map(({ at, radius }) => toHead([at[0], at[1], at[2] - radius]));
  const [x, y, z] = eyes.find(([side]) => side < 0) ?? [0, 0, 0];
  const over = cornersOf(wearEyePatch).filter((at) => Math.hypot(at[0] - x, at[1] - y) < 0.012);
  expect(over.length).toBeGreaterThan(10);
  expect(Math.min(...over.map(([, , ahead]) => ahead))).toBeLessThan(z - 0.004);
});
