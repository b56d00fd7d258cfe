import { expect, test } from 'vitest';
import type { Look } from '../concepts/concept.ts';
import { findConcept } from '../concepts/registry.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh } from '../solid/mesh.ts';
import { striding, strideOf } from './striding.ts';
import { poseFrom } from './stance.ts';
import { jointOf } from './figure.ts';

const parts = Array.from({ length: 48 }, (_, i) => i / 48);

test.each(['walks', 'runs'] as const)(
  'who %s has a foot that stays where it is on the ground while the body goes on [STUDIO-64]',
  (stride) => {
    const length = strideOf(stride);
    for (const side of [0, 1] as const) {
      // The sole lies flat on the ground: there neither heel nor toes turn.
      const flat = parts.flatMap((part) => {
        const { ankles, soles } = striding(stride, part);
        return Math.abs(soles?.[side] ?? 1) < 0.02 && ankles[side][1] < 0.095 ? [ankles[side][2] - part * length] : [];
      });
      expect(flat.length).toBeGreaterThan(4);
      for (const [i, at] of flat.entries()) {
        const apart = Math.abs(at - (flat[0] ?? 0));
        expect(Math.min(apart, Math.abs(apart - length)), `place ${i}`).toBeLessThan(0.01);
      }
    }
  },
);

test('who walks has a foot on the ground always, and who runs none at times [STUDIO-64]', () => {
  const inAir = (stride: 'walks' | 'runs'): number =>
    parts.filter((part) =>
      striding(stride, part).ankles.every(
        ([, y], side) => y - 0.09 > 0.13 * Math.sin(Math.max(0, striding(stride, part).soles?.[side] ?? 0)) + 0.02,
      ),
    ).length;
  expect(inAir('walks')).toBe(0);
  expect(inAir('runs')).toBeGreaterThan(4);
});

test('a half of a stride on everything is on the other side [STUDIO-64]', () => {
  for (const part of [0.1, 0.3, 0.45]) {
    const [one, other] = [striding('walks', part), striding('walks', part + 0.5)];
    expect(other.ankles[1][2]).toBeCloseTo(one.ankles[0][2], 6);
    expect(other.wrists[0][2]).toBeCloseTo(one.wrists[1][2], 6);
  }
});

test('no leg is longer than it is, and no knee bends to the back [STUDIO-64]', () => {
  for (const stride of ['walks', 'runs'] as const)
    for (const part of parts) {
      const pose = poseFrom(striding(stride, part));
      for (const side of [-1, 1]) {
        const [knee, ankle] = [jointOf(pose, 'knees', side), jointOf(pose, 'ankles', side)];
        expect(Math.hypot(knee[0] - ankle[0], knee[1] - ankle[1], knee[2] - ankle[2])).toBeLessThan(0.44);
        const [, y, z] = pose.pelvis ?? [0, 0, 0];
        const share = (y - knee[1]) / (y - ankle[1]);
        expect(knee[2]).toBeLessThan(z + (ankle[2] - z) * share + 0.03);
      }
    }
});

test.each(['astronaut', 'soldier', 'mummy', 'knight', 'viking', 'zombie', 'gladiator'].filter(oneIn(2)))(
  '%s goes on the legs of a stride where that was said, and says where to [STUDIO-64]',
  (id) => {
    const build = (look: Partial<Look>) => {
      const mesh = new Mesh();
      findConcept(id)?.build(mesh, createRandom(2), { season: 'summer', lit: false, ordinal: 0, ...look });
      return mesh;
    };
    const [walking, later, standing] = [
      build({ act: 'walks', stride: 0 }),
      build({ act: 'walks', stride: 0.3 }),
      build({}),
    ];
    expect(walking.strideWay?.[2]).toBeCloseTo(-strideOf('walks'), 6);
    expect(standing.strideWay).toBeUndefined();
    expect(walking.data.subarray(0, 3000)).not.toEqual(later.data.subarray(0, 3000));
    expect(hears(`${id} walking on a road`).ignored).toEqual([]);
  },
);
