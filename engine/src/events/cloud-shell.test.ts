import { expect, test } from 'vitest';
import { makeAir } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import type { View } from '../solid/view.ts';
import type { World } from '../solid/world.ts';
import { wrapInCloud } from './cloud-shell.ts';

const size = 32;

/** How light each row of a black picture is after a level sea of clouds 20 metres under the eye was laid into it; everything seen stands so far off. */
function rowsOf(distance: number): readonly number[] {
  const view: Pick<View, 'width' | 'height' | 'light' | 'nearness' | 'focal' | 'camera'> = {
    ...{ width: size, height: size, focal: size },
    light: new Float32Array(size * size * 3),
    nearness: new Float32Array(size * size).fill(1 / distance),
    camera: lookFrom([0, 20, 0], [0, 20, 20], 1),
  };
  wrapInCloud({ top: () => 0, highest: 8, lit: [1, 1, 1], shade: [0.5, 0.5, 0.5], wide: 1 })(
    view as View, // what is seen has no other part in it
    { air: makeAir('day', ['clear']) } as World, // nothing else of the world is asked
  );
  return Array.from({ length: size }, (_, y) => view.light[(y * size + size / 2) * 3] ?? 0);
}

test('a sea of clouds lies below the horizon, and thins outwards', () => {
  const rows = rowsOf(900);
  expect(rows[4]).toBe(0);
  expect(rows[size - 4]).toBeGreaterThan(0.3);
});

test('what flies before a sea of clouds is seen clearly', () => {
  expect(Math.max(...rowsOf(12))).toBe(0);
});
