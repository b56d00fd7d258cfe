import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { findConcept } from '../concepts/registry.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { createRandom } from '../raster/random.ts';
import { mapSun } from '../solid/sun-map.ts';
import type { SettingOrder } from './setting.ts';
import { suitedTo, suitedThings } from './suited-tables.ts';
import { tableScenes } from './table-scenes.ts';

const plain = { time: 'day', weather: [], named: [], isOnSill: false, events: [], season: 'summer' };

function seenOn(id: string, of: Partial<SettingOrder> = {}): ReadonlySet<string> {
  const seeds = Array.from({ length: 60 }, (_, seed) => seed);
  return new Set(
    seeds.map((seed) =>
      // What is chosen by reads nothing else of an order.
      suitedTo({
        ...plain,
        random: createRandom(seed * 977),
        asked: (one: string) => one === id,
        ...of,
      } as SettingOrder),
    ),
  );
}

test('a thing on a table is seen before several surroundings that suit it [STUDIO-55]', () => {
  for (const id of ['mug', 'pizza', 'apple', 'vase', 'ring', 'book', 'teddy bear'])
    expect(seenOn(id).size).toBeGreaterThan(3);
  expect(new Set(['mug', 'apple', 'ring', 'cocktail', 'basket'].flatMap((id) => [...seenOn(id)])).size).toBe(10);
  expect(seenOn('ring').has('picnic')).toBe(false);
});

test('a room that was named is a room, rain is seen through a window, and in winter nothing stands in a garden [STUDIO-55]', () => {
  expect([...seenOn('mug', { named: ['room'] })]).toEqual(['room']);
  expect([...seenOn('mug', { isOnSill: true })]).toEqual(['room']);
  expect([...seenOn('lemonade', { weather: ['rain'] })].toSorted()).toEqual(['cafe window', 'room']);
  const winter = seenOn('lemonade', { season: 'winter' });
  expect(winter.has('garden') || winter.has('picnic')).toBe(false);
});

test('every thing that a surrounding is chosen for can be painted', () => {
  expect(suitedThings.filter((id) => findConcept(id) === undefined)).toEqual([]);
});

test('the near edge of a table is out of the picture, and the sun falls on what stands there [STUDIO-55]', () => {
  for (const prompt of ['lemonade by day', 'a golden ring by day', 'apples by day', 'a pizza by day'])
    for (const seed of [1, 2, 3, 4].filter(oneIn(4))) {
      const { mesh, air, focus, shadowRadius } = compose(hears(prompt), seed, {
        aspect: 1,
        coarse: true,
        hides: () => true,
      }).world;
      const { sunlight } = mapSun(mesh, air.sun, focus, shadowRadius);
      const places = [-1, 0, 1].flatMap((x) => [0.2, 1, 2].map((y) => [x, y, 2.6] as const));
      expect(places.filter(([x, y, z]) => sunlight(x, y, z, 2, 0) > 0.5).length).toBeGreaterThan(3);
    }
});

test('no two surroundings have the same light', () => {
  const lights = Object.values(tableScenes).map(({ sun, light }) => `${sun.az} ${sun.el} ${light}`);
  expect(new Set(lights).size).toBe(lights.length);
});
