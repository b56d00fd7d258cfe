import { expect, test } from 'vitest';
import { jointOf, pointBetween, socketOf } from '../shapes/figure.ts';
import type { Pose } from '../shapes/figure.ts';
import { foldCloth } from '../solid/cloth-folds.ts';
import { Mesh } from '../solid/mesh.ts';
import { foldsOf } from './clothes-folds.ts';

const standing: Pose = {};
const bent: Pose = { elbows: [-0.25, 1.15, 0, 0.25, 1.15, 0], wrists: [-0.25, 1.2, -0.25, 0.25, 1.2, -0.25] };

test('cloth is folded at armpits, elbows, hips, knees, wrists, feet and waist [STUDIO-63]', () => {
  const { fans, stacks } = foldsOf({ pose: standing }, 'sweater');
  const heights = fans.map(({ at }) => at[1]);
  for (const [low, high] of [
    [1.3, 1.5],
    [1, 1.25],
    [0.75, 1],
    [0.4, 0.6],
  ] as const)
    expect(heights.filter((y) => y > low && y < high).length).toBeGreaterThanOrEqual(2);
  expect(stacks.some(({ at }) => at[1] < 0.15)).toBe(true);
  expect(stacks.some(({ at }) => Math.abs(at[0]) < 0.01)).toBe(true);
});

test('an elbow that is bent has deeper folds, and they run out of its inside', () => {
  const atElbow = (pose: Pose) =>
    foldsOf({ pose }, 'sweater').fans.find(({ at }) => at[0] < -0.15 && at[1] < 1.3 && at[1] > 1.05);
  const [straight, crooked] = [atElbow(standing), atElbow(bent)];
  expect(crooked?.steep).toBeGreaterThan((straight?.steep ?? Infinity) * 1.2);
  expect(crooked?.at[1]).toBeGreaterThan(1.17);
  expect(crooked?.at[2]).toBeLessThan(-0.02);
});

test('cloth is smooth between the joints: hardly a fold lies on the middle of an upper arm or a thigh [STUDIO-63]', () => {
  const folds = foldsOf({ pose: standing }, 'shirt');
  for (const [joint, next] of [
    [socketOf(standing, 'shoulder', 1), jointOf(standing, 'elbows', 1)],
    [socketOf(standing, 'hip', 1), jointOf(standing, 'knees', 1)],
  ] as const)
    for (let k = 0; k < 40; k++) {
      const [x, y, z] = pointBetween(joint, next, 0.45 + 0.0025 * k, [0.06, 0, 0.001 * k]);
      const surface = { r: 1, g: 1, b: 1, er: 0, eg: 0, eb: 0, gloss: 0, through: 0, nx: 1, ny: 0, nz: 0 };
      foldCloth(folds, surface, x, y, z);
      expect(Math.hypot(surface.nx - 1, surface.ny, surface.nz)).toBeLessThan(0.06);
    }
});

test('what is tight has none, and under a skirt there are none of trousers', () => {
  expect(foldsOf({ pose: standing }, 'bodysuit')).toMatchObject({ fans: [], stacks: [] });
  const { fans } = foldsOf({ pose: standing }, 'dress');
  expect(fans.length).toBeGreaterThan(0);
  expect(fans.every(({ at }) => at[1] > 0.9)).toBe(true);
});

test('folds lie where somebody stands, of the size of who wears them', () => {
  const mesh = new Mesh();
  const folds = foldsOf({ pose: standing }, 'sweater');
  mesh.push().at(3, 1, 5).rotY(Math.PI).scale(0.5).object();
  mesh.inFolds(folds, () => mesh.ball(0, 1, 0, 0.2, 0.2, 0.2, '#ffffff'));
  mesh.object().pop();
  const [first, placed] = [folds.fans[0], mesh.objects[1]?.folds?.fans[0]];
  expect(placed?.reach).toBeCloseTo((first?.reach ?? 0) / 2);
  expect(placed?.at[0]).toBeCloseTo(3 - (first?.at[0] ?? 0) / 2);
  expect(placed?.at[1]).toBeCloseTo(1 + (first?.at[1] ?? 0) / 2);
  expect(mesh.objects[2]?.folds).toBeUndefined();
});
