import { expect, test } from 'vitest';
import { routeOf } from '../compose/plan.ts';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { SettingOrder } from './setting.ts';
import { chooseWood } from './tall-wood.ts';

const plansOf = (own: Partial<SettingOrder>, snowy = false) =>
  Array.from({ length: 40 }, (_, seed) =>
    // Nothing else of an order is asked for.
    chooseWood({ random: createRandom(seed * 7919 + 1), season: 'summer', ...own } as SettingOrder, snowy),
  );

test('a wood has a path, boulders or an old tree, and trees of several kinds [STUDIO-62]', () => {
  const plans = plansOf({});
  expect(new Set(plans.map(({ focus }) => focus)).size).toBe(3);
  expect(new Set(plans.map(({ trees }) => trees[0].bark)).size).toBe(3);
});

test('a path leads into the wood where that was said [STUDIO-62]', () => {
  expect(plansOf({ named: ['forest path'] }).every(({ focus }) => focus === 'path')).toBe(true);
});

test.each(['a forest', 'ein Waldweg am Morgen', 'a path through the woods', '森林'])(
  '"%s" is composed of trunks and leaves [STUDIO-62]',
  (prompt) => {
    expect(routeOf(hears(prompt)).kind).toBe('composition');
    const { ofMaterial } = seenOf(prompt, 2);
    expect(ofMaterial(materials.bark)).toBeGreaterThan(0.05);
    expect(ofMaterial(materials.leaf)).toBeGreaterThan(0.1);
  },
);
