import { expect, test } from 'vitest';
import { finishWorld } from '../settings/setting.ts';
import { makeAir } from './air.ts';
import { lookFrom, mirrored } from './camera.ts';
import { Mesh } from './mesh.ts';
import { mirrorEvents } from './render-view.ts';
import type { View } from './view.ts';

const size = 16;

/** How light a mirror is above its horizon, all of which shows something at a distance, when a flash lights the whole sky. */
function flashIn(distance: number): number {
  const camera = lookFrom([0, 2, 0], [0, 2, 20], 1);
  const world = finishWorld(new Mesh(), makeAir('night', []), {
    camera,
    ground: () => 0,
    paintGround: () => undefined,
    events: [({ light }: View) => void light.fill(1)],
  });
  const reflection: View = {
    ...{ width: size, height: size, focal: size, camera: mirrored(camera, 0) },
    light: new Float32Array(size * size * 3),
    nearness: new Float32Array(size * size).fill(1 / distance),
    ids: new Int32Array(size * size),
  };
  mirrorEvents(world, reflection);
  return Math.max(...reflection.light);
}

test('water mirrors lights in the sky also before mountains, and not before what stands near', () => {
  expect(flashIn(1_000)).toBe(1);
  expect(flashIn(20)).toBe(0);
});
