import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import type { View } from '../solid/view.ts';
import type { World } from '../solid/world.ts';
import { knownHappenings } from './index.ts';

const side = 64;

/** The upper half is the sky, the lower half stands two metres off. */
function paintOver(id: string, indoors: boolean): Float32Array {
  const nearness = new Float32Array(side * side).fill(0.5, (side * side) / 2);
  const view = { width: side, height: side, light: new Float32Array(side * side * 3), nearness };
  const event = knownHappenings.find((one) => one.id === id);
  // The painters of what falls read nothing else of a view and a world.
  event?.paint(() => createRandom(3), undefined)(view as unknown as View, { indoors } as World);
  return view.light;
}

const lit = (light: Float32Array, half: 0 | 1): boolean =>
  light.subarray((half * light.length) / 2, ((half + 1) * light.length) / 2).some((value) => value > 0);

test.each(['rain', 'snow', 'leaves', 'petals', 'fireflies'])(
  '%s is seen through the window of a room, and not in it',
  (name) => {
    const id = knownHappenings.find((one) => one.id === name || one.id.endsWith(` ${name}`))?.id ?? name;
    const [inside, outside] = [paintOver(id, true), paintOver(id, false)];
    expect([lit(outside, 0) || name === 'fireflies', lit(outside, 1)]).toEqual([true, true]);
    expect(lit(inside, 1)).toBe(false);
  },
);
