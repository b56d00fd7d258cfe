import { expect, test } from 'vitest';
import { lookFrom } from '../solid/camera.ts';
import type { View } from '../solid/view.ts';
import type { World } from '../solid/world.ts';
import { shineBeams } from './spot-beams.ts';

const size = 40;

/** What a beam that falls 5 metres before the eye adds to a column through the middle of a picture, from above. */
function columnOf(distance: number): readonly number[] {
  const view: Pick<View, 'width' | 'height' | 'light' | 'nearness' | 'focal' | 'camera'> = {
    ...{ width: size, height: size, focal: size },
    light: new Float32Array(size * size * 3),
    nearness: new Float32Array(size * size).fill(1 / distance),
    camera: lookFrom([0, 1.5, -5], [0, 1.5, 0], 1),
  };
  shineBeams([{ from: [0, 3.6, 0], to: [0, 0, 0], radius: 0.8, colour: [1, 1, 1], strength: 0.2 }])(
    view as View, // what is seen has no other part in it
    {} as World, // nothing of the world is asked
  );
  return Array.from({ length: size }, (_, y) => view.light[(y * size + size / 2) * 3] ?? 0);
}

test('a beam in the haze is bright below its lamp, fades on its way down, and lies before what is behind it', () => {
  const column = columnOf(20);
  const brightest = column.indexOf(Math.max(...column));
  expect(brightest).toBeLessThan(size / 2);
  expect(column[brightest]).toBeGreaterThan((column[size - 8] ?? 1) * 1.5);
});

test('a beam behind what stands nearer is not seen', () => {
  expect(Math.max(...columnOf(2))).toBe(0);
});
