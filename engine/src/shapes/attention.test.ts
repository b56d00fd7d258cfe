import { expect, test } from 'vitest';
import { dropOf, gazeOf } from '../body/draw-face.ts';
import { createRandom } from '../raster/random.ts';
import { attending, attentionTo } from './attention.ts';
import { headOf } from './figure.ts';
import { buildPerson } from './person.ts';
import type { PersonLook } from './person.ts';
import { Mesh } from '../solid/mesh.ts';
import { mirrored, poseFrom } from './stance.ts';
import { stanceOf } from './stances.ts';

const standing = stanceOf('stands', createRandom(5));

/** The pose of who looks at something from there. */
const looking = (...at: Parameters<typeof attentionTo>) => poseFrom(attending(standing, attentionTo(...at)));

/** Where the face of a pose points: to the right, and up. */
function facing(pose: Parameters<typeof headOf>[0]): { right: number; up: number } {
  const at = headOf(pose);
  const [from, to] = [at(0, 0, 0), at(0, 0, -1)];
  return { right: to[0] - from[0], up: to[1] - from[1] };
}

test('whoever looks at somebody beside turns head, eyes and shoulders that way [STUDIO-77]', () => {
  for (const x of [-0.8, 0.8]) {
    const pose = looking({ x });
    expect(Math.sign(facing(pose).right)).toBe(Math.sign(x));
    expect(Math.abs(facing(pose).right)).toBeGreaterThan(0.6);
    expect(Math.sign(gazeOf(pose))).toBe(-Math.sign(x));
    expect(Math.sign((pose.twist ?? 0) - (standing.twist ?? 0))).toBe(-Math.sign(x));
  }
});

test('looks down to who is small and up to who is large, the eyes farther than the head [STUDIO-77]', () => {
  const [down, up] = [0.6, -0.6].map((lower) => looking({ x: 0.7, lower }));
  expect(facing(down ?? {}).up).toBeLessThan(-0.2);
  expect(dropOf(down ?? {})).toBeGreaterThan(0.1);
  expect(facing(up ?? {}).up).toBeGreaterThan(0.2);
  expect(dropOf(up ?? {})).toBeLessThan(0);
});

test('no head turns farther than that of people, whatever is behind them [STUDIO-77]', () => {
  const { gaze = [0, 0], eyes = [0, 0] } = looking({ x: 0.1, z: 2, lower: 3 });
  expect(Math.abs(gaze[0])).toBeLessThan(0.9);
  expect(Math.abs(eyes[0])).toBeLessThan(0.4);
  expect(gaze[1]).toBeLessThan(0.5);
});

test('the same in a mirror looks to the other side [STUDIO-77]', () => {
  const pose = attending(standing, attentionTo({ x: 0.8 }));
  expect(gazeOf(poseFrom(mirrored(pose)))).toBeCloseTo(-gazeOf(poseFrom(pose)));
});

const poseOf = (look: PersonLook, seed: number) =>
  buildPerson(new Mesh(), createRandom(seed), { ...look, isFar: true });

test('who merely stands there alone looks at whoever looks, or past them by the seed [STUDIO-77]', () => {
  const looks = Array.from({ length: 8 }, (_, seed) => poseOf({ kind: 'woman' }, seed).gaze?.[0] ?? 0);
  const past = looks.filter((yaw) => yaw > 0.1);
  expect(past.length).toBeGreaterThan(0);
  expect(past.length).toBeLessThan(6);
});
