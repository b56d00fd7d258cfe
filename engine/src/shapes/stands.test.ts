import { describe, expect, test } from 'vitest';
import { bodyIn } from '../body/body.ts';
import { skinField } from '../body/body-field.ts';
import { middleOf, minus, plus } from '../body/affine.ts';
import { handAxesOf } from '../body/grip-of.ts';
import { createRandom } from '../raster/random.ts';
import { dot, normalised } from '../solid/vectors.ts';
import { jointOf, socketOf } from './figure.ts';
import { poseFrom } from './stance.ts';
import { gestures, standing, stands } from './stands.ts';
import type { GestureName, Stander } from './stands.ts';

const names = Object.keys(gestures) as GestureName[]; // Its keys are names.
const kinds = ['man', 'woman'] as const;
const chances = [
  { turn: 0.1, look: 0.05, nod: 0.9 },
  { turn: 0.9, look: 0.13, nod: 0.1 },
  { turn: 0.5, look: 0.19, nod: 0.5 },
] as const;

describe('who merely stands there [STUDIO-49]', () => {
  test.each(names)('has no arm within the body: %s', (name) => {
    for (const kind of kinds)
      for (const chance of chances) {
        const pose = poseFrom({ ...standing(name, { kind }, chance), build: kind, headless: true });
        const sex = kind === 'woman' ? 'female' : 'male';
        const body = bodyIn({ [`caucasian ${sex} young`]: 1, [`average ${sex} young`]: 1 }, pose);
        const trunk = skinField(body, 'trunk');
        for (const s of [-1, 1]) {
          const [elbow, wrist] = [jointOf(pose, 'elbows', s), jointOf(pose, 'wrists', s)];
          expect(trunk(...elbow)).toBeGreaterThan(0.015);
          expect(trunk(...middleOf(elbow, wrist))).toBeGreaterThan(0.015);
          const isInPocket = name === 'both in pockets' || (name === 'in pocket' && s > 0);
          const hand = plus(wrist, handAxesOf(pose, s).along, 0.08);
          if (isInPocket) expect(trunk(...hand)).toBeLessThan(0.02);
          // The head is no part of the trunk.
          // Over the hip lie a shirt and its hem: a hand that touches the skin is sunk into them.
          else if (hand[1] < 1.4) expect(trunk(...hand)).toBeGreaterThan(name.includes('hip') && s > 0 ? 0.03 : 0.008);
        }
      }
  });

  test('stands on one leg more than on the other: the hips are aslant, and the shoulders the other way', () => {
    for (const kind of kinds)
      for (let seed = 0; seed < 20; seed++) {
        const [hips = 0, shoulders = 0] = stands(createRandom(seed), { kind, wears: 'tee' }).tilt ?? [];
        expect(hips).toBeLessThan(-0.035);
        expect(shoulders).toBeGreaterThan(0.03);
      }
  });

  test('lets both arms hang only where the hands are asked for otherwise', () => {
    const areHanging = (who: Stander): number =>
      Array.from({ length: 40 }, (_, seed) => poseFrom(stands(createRandom(seed), who))).filter((pose) =>
        [-1, 1].every((s) => {
          const [elbow, wrist] = [jointOf(pose, 'elbows', s), jointOf(pose, 'wrists', s)];
          const down = normalised([wrist[0] - elbow[0], wrist[1] - elbow[1], wrist[2] - elbow[2]]);
          // Hands on the hips are higher.
          return dot(down, [0, -1, 0]) > 0.6 && Math.abs(wrist[0]) > 0.21 && wrist[1] < 0.98;
        }),
      ).length;
    expect(areHanging({ kind: 'woman', wears: 'dress' })).toBe(0);
    expect(areHanging({ kind: 'man', wears: 'shirt' })).toBe(0);
    expect(areHanging({ kind: 'man', child: true, wears: 'shirt' })).toBe(0);
    expect(areHanging({ kind: 'man', wears: 'shirt', free: 'none' })).toBe(40);
  });

  test('has arms that hang a little bent, and not both alike', () => {
    const { wrists } = standing('hang', {}, chances[2]);
    const pose = poseFrom(standing('hang', {}, chances[2]));
    for (const s of [-1, 1]) {
      const [shoulder, elbow, wrist] = [
        socketOf(pose, 'shoulder', s),
        jointOf(pose, 'elbows', s),
        jointOf(pose, 'wrists', s),
      ];
      expect(dot(normalised(minus(elbow, shoulder)), normalised(minus(wrist, elbow)))).toBeLessThan(0.9);
    }
    expect(Math.abs(wrists[0][2] - wrists[1][2])).toBeGreaterThan(0.05);
  });

  test('puts no hand into the pocket of a dress', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { fingers } = stands(createRandom(seed), { kind: 'woman', wears: 'dress' });
      expect((fingers?.[1]?.[1] ?? 0) > -0.9).toBe(true);
    }
  });

  test('bends the wrist for a hand on the hip, no farther than wrists bend', () => {
    const pose = poseFrom(standing('on hip', { kind: 'man' }, chances[0]));
    const [elbow, wrist] = [jointOf(pose, 'elbows', 1), jointOf(pose, 'wrists', 1)];
    const fore = normalised([wrist[0] - elbow[0], wrist[1] - elbow[1], wrist[2] - elbow[2]]);
    const bent = dot(fore, handAxesOf(pose, 1).along);
    expect(bent).toBeLessThan(0.9);
    expect(bent).toBeGreaterThan(0.4);
  });
});
