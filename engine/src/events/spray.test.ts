import { expect, test } from 'vitest';
import { makeAir } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import type { View } from '../solid/view.ts';
import type { World } from '../solid/world.ts';
import { hangSpray } from './spray.ts';

const size = 40;

/** The light of the picture, all of it black before, where spray hangs 10 metres before the eye and everything seen stands so far off. */
function lightOf(distance: number): Float32Array {
  const view: Pick<View, 'width' | 'height' | 'light' | 'nearness' | 'focal' | 'camera'> = {
    ...{ width: size, height: size, focal: size },
    light: new Float32Array(size * size * 3),
    nearness: new Float32Array(size * size).fill(1 / distance),
    camera: lookFrom([0, 0, 0], [0, 0, 10], 1),
  };
  hangSpray([{ at: [0, 0, 10], wide: 3, high: 2, dense: 0.8 }])(
    view as View, // what is seen has no other part in it
    { air: makeAir('day', ['clear']) } as World, // nothing else of the world is asked
  );
  return view.light;
}

const at = (light: Float32Array, x: number, y: number): number => light[(y * size + x) * 3] ?? 0;

test('spray veils what stands behind it, most in its middle and nothing beside it', () => {
  const light = lightOf(20);
  expect(at(light, size / 2, size / 2)).toBeGreaterThan(0.05);
  expect(at(light, size / 2, size / 2)).toBeGreaterThan(at(light, size / 2 + 9, size / 2));
  expect(at(light, 2, size / 2)).toBe(0);
});

test('what stands before spray is seen clearly', () => {
  expect(Math.max(...lightOf(5))).toBe(0);
});
