import { describe, expect, test } from 'vitest';
import { gripOf } from '../body/grip-of.ts';
import { everyday, postureOf } from '../concepts/everyday.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { juggle } from './juggled.ts';
import { jointOf } from './figure.ts';
import { poseFrom } from './stance.ts';
import { stanceOf } from './stances.ts';
import type { Posture } from './stances.ts';

const daily: readonly Posture[] = everyday.acts.flatMap((act) => postureOf(act) ?? []);
const onGround = daily.filter((posture) => !['runs', 'leaps', 'swims', 'does yoga', 'dances'].includes(posture));

describe('what people do every day [STUDIO-53]', () => {
  test.each([...new Set(onGround)])('is done on the ground, with arms and legs of their true length: %s', (posture) => {
    for (const seed of [1, 2, 3, 4]) {
      const pose = poseFrom(stanceOf(posture, createRandom(seed)));
      const ankles = ([-1, 1] as const).map((s) => jointOf(pose, 'ankles', s)[1]);
      expect(Math.min(...ankles)).toBeGreaterThan(0.05);
      expect(Math.min(...ankles)).toBeLessThan(0.13);
      for (const s of [-1, 1] as const) {
        const [elbow, wrist] = [jointOf(pose, 'elbows', s), jointOf(pose, 'wrists', s)];
        const [knee, ankle] = [jointOf(pose, 'knees', s), jointOf(pose, 'ankles', s)];
        expect(Math.hypot(elbow[0] - wrist[0], elbow[1] - wrist[1], elbow[2] - wrist[2])).toBeCloseTo(0.255, 1);
        expect(Math.hypot(knee[0] - ankle[0], knee[1] - ankle[1], knee[2] - ankle[2])).toBeLessThan(0.49);
        expect(knee[1]).toBeGreaterThan(0.02);
      }
    }
  });

  test('has the telephone beside the ear and the elbow below the hand where somebody phones', () => {
    const pose = poseFrom(stanceOf('phones', createRandom(1)));
    const grip = gripOf(pose, 1).at;
    expect(Math.hypot(grip[0] - 0.09, grip[1] - 1.64, grip[2] + 0.05)).toBeLessThan(0.06);
    expect(jointOf(pose, 'wrists', 1)[1] - jointOf(pose, 'elbows', 1)[1]).toBeGreaterThan(0.1);
  });

  test('is in the air where somebody leaps', () => {
    const pose = poseFrom(stanceOf('leaps', createRandom(1)));
    expect(Math.min(jointOf(pose, 'ankles', -1)[1], jointOf(pose, 'ankles', 1)[1])).toBeGreaterThan(0.3);
  });

  test.each([
    ['phones', [0.1, 1.6, -0.1]],
    ['photographs', [0.06, 1.6, -0.3]],
    ['pushes', [0.19, 1.03, -0.48]],
    ['feeds', [0.25, 0.95, -0.6]],
  ] as const)('has the right hand where it does something: %s', (posture, at) => {
    const grip = gripOf(poseFrom(stanceOf(posture, createRandom(3))), 1).at;
    for (const axis of [0, 1, 2] as const) expect(Math.abs(grip[axis] - at[axis])).toBeLessThan(0.14);
  });

  test('has its balls in both hands and in a bow over them where somebody juggles', () => {
    const pose = poseFrom(stanceOf('juggles', createRandom(1)));
    const [right, left] = [gripOf(pose, 1).at, gripOf(pose, -1).at];
    const mesh = new Mesh();
    juggle(mesh, createRandom(1), pose);
    const high = Array.from({ length: mesh.count }, (_, t) => mesh.data[t * stride + 1] ?? 0);
    expect(Math.min(...high)).toBeGreaterThan(Math.min(right[1], left[1]) - 0.02);
    expect(Math.max(...high)).toBeGreaterThan(1.9);
    expect(right[0] - left[0]).toBeGreaterThan(0.35);
  });

  test('differs among those who play together, and one of two who throw a ball catches it', () => {
    expect(new Set([0, 1, 2, 3].map((ordinal) => postureOf('romps', ordinal))).size).toBe(4);
    expect([0, 1].map((ordinal) => postureOf('throws', ordinal))).toEqual(['throws', 'catches']);
  });
});
