import { expect, test } from 'vitest';
import { gripOf } from '../body/grip-of.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { boundsSince } from '../solid/bounds.ts';
import { Mesh } from '../solid/mesh.ts';
import { holdBroom, holdRake, holdRing, holdShovel } from './chores.ts';
import { jointOf } from './figure.ts';
import { poseFrom } from './stance.ts';
import { stanceOf } from './stances.ts';

test.each([
  ['a man sweeping the floor', 'sweeps'],
  ['a woman with a broom sweeping leaves', 'sweeps'],
  ['ein Mann fegt die Straße', 'sweeps'],
  ['a boy raking leaves', 'rakes'],
  ['a man shoveling snow', 'shovels'],
  ['a woman praying', 'prays'],
  ['un hombre rezando', 'prays'],
  ['a man proposing on one knee', 'proposes'],
  ['a man proposing to a woman', 'proposes'],
])('hears chores, prayers and proposals: %s [STUDIO-53]', (prompt, act) => {
  const { drawn, notDrawn, ignored } = hears(prompt);
  expect(drawn[0]?.act).toBe(act);
  expect([...notDrawn, ...ignored]).toEqual([]);
});

test('who gardens does it in a garden [STUDIO-54]', () => {
  expect(hears('a woman gardening').drawn.map(({ id }) => id)).toContain('cottage garden');
});

test.each([
  ['sweeps', holdBroom],
  ['rakes', holdRake],
  ['shovels', holdShovel],
] as const)('what somebody %s with reaches from the hands to the ground [STUDIO-53]', (posture, hold) => {
  const pose = poseFrom(stanceOf(posture, createRandom(1)));
  const mesh = new Mesh();
  const from = mesh.mark();
  hold(mesh, pose);
  const bounds = boundsSince(mesh, from);
  expect(Math.abs(bounds?.from[1] ?? 1)).toBeLessThan(0.03);
  expect(bounds?.to[1]).toBeGreaterThan(gripOf(pose, 1).at[1]);
});

test('palms are together in a prayer, and a ring is held out by who kneels on one knee [STUDIO-53]', () => {
  const prayer = poseFrom(stanceOf('prays', createRandom(1)));
  expect(jointOf(prayer, 'wrists', 1)[0] - jointOf(prayer, 'wrists', -1)[0]).toBeLessThan(0.12);
  const pose = poseFrom(stanceOf('proposes', createRandom(1)));
  const [left, right] = [jointOf(pose, 'knees', -1)[1], jointOf(pose, 'knees', 1)[1]];
  expect(Math.min(left, right)).toBeLessThan(0.15);
  expect(Math.max(left, right)).toBeGreaterThan(0.4);
  const mesh = new Mesh();
  const from = mesh.mark();
  holdRing(mesh, pose);
  expect(boundsSince(mesh, from)?.to[2]).toBeLessThan(-0.3);
});
