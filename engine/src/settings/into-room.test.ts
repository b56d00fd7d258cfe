import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { lookIntoRoom } from './into-room.ts';
import type { Stance } from './into-room.ts';
import type { PlacedThing, SettingOrder } from './setting.ts';

const stances: readonly [Stance, ...Stance[]] = [
  { from: [-2, 1.4, 0], to: [1, 1, 5], focal: 0.9 },
  { from: [2, 1.4, 0], to: [-1, 1, 5], focal: 0.9 },
];

/** Nothing else of an order is asked for. */
const orderOf = (seed: number, things: readonly PlacedThing[] = []) =>
  ({ random: createRandom(seed * 7919 + 1), things }) as unknown as SettingOrder;

test('an empty room is seen from several sides [STUDIO-62]', () => {
  const sides = Array.from({ length: 20 }, (_, seed) =>
    Math.sign(lookIntoRoom(orderOf(seed), stances)?.forward[0] ?? 0),
  );
  expect(new Set(sides)).toEqual(new Set([-1, 1]));
});

test('where something stands, it is what is looked at [STUDIO-62]', () => {
  expect(lookIntoRoom(orderOf(1, [{ x: 0, z: 4 } as PlacedThing]), stances)).toBeUndefined();
});
