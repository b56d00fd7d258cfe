import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { compose } from './compose.ts';
import { itemOf } from '../solid/item-of.ts';
import { stride } from '../solid/mesh.ts';
import { seenOf } from './seen.testing.ts';

test.each([163, 9, 11])('no fir of the shore touches a boat on a lake: seed %i [STUDIO-62]', (seed) => {
  const { world, things } = compose(hears('a sailing boat on a calm lake'), seed, { aspect: 1, coarse: true });
  const [boat] = things;
  if (!boat?.half) throw new Error('a boat is asked for, and has a width');
  const { mesh, camera } = world;
  const aside = (x: number, z: number): number => x / (z - camera.eye[2]);
  const half = boat.half / (boat.z - camera.eye[2]);
  let [before, others] = [0, 0];
  for (let id = 0; id < mesh.count; id++) {
    const [x = 0, y = 0, z = 0] = mesh.data.subarray(id * stride, id * stride + 3);
    const isOfFir = itemOf(mesh, id) === 0 && z > 6 && z < boat.z - 1 && y > 2;
    if (!isOfFir) continue;
    others++;
    if (Math.abs(aside(x, z) - aside(boat.x, boat.z)) < half * 1.25) before++;
  }
  expect(others).toBeGreaterThan(100);
  expect(before).toBe(0);
});

test.each(['a boat under a bridge', 'a swan under a bridge'])(
  'what floats under a bridge is seen before it, on a canal that has one: %s [STUDIO-58]',
  (prompt) => {
    expect(hears(prompt).drawn.map(({ kind, id }) => `${kind} ${id}`)).toContain('place canal street');
    expect(seenOf(prompt, 15).items[0]).toBeGreaterThan(0.0025);
  },
);

test.each(['a boat under a bridge in the mountains', 'a boat under a bridge in a river'])(
  'nothing is as far away as the viaduct that it is under: %s [STUDIO-58]',
  (prompt) => {
    expect(seenOf(prompt, 3).items[0]).toBeGreaterThan(0.0025);
  },
);

test('what is said to be in a city stands in an avenue between towers, in the lower part of its picture [STUDIO-62]', () => {
  const { plan, world, things } = compose(hears('a red sports car in a city at night'), 189, {
    aspect: 1,
    coarse: true,
  });
  expect(plan.setting).toBe('avenue');
  const { eye, forward, focal } = world.camera;
  const away = (things[0]?.z ?? 0) - eye[2];
  // How far under the middle of the picture its wheels are, in heights of it.
  expect((forward[1] / forward[2] + eye[1] / away) * focal).toBeGreaterThan(0.17);
});
