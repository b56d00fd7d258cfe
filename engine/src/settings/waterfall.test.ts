import { expect, test } from 'vitest';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { materials } from '../solid/materials.ts';
import { oneIn } from '../long.testing.ts';

const before = [
  ['a bear by a waterfall', 0.03],
  ['a woman at a waterfall', 0.02],
  ['a tent by a waterfall', 0.025],
  ['a house by a waterfall', 0.03],
  ['a log cabin by a waterfall', 0.03],
  ['a rabbit by a waterfall', 0.01],
  ['a canoe at a waterfall', 0.02],
  ['an eagle over a waterfall', 0.02],
  ['two deer and a fox at a waterfall', 0.008],
] as const;

test.each(before.filter(oneIn(4)))(
  '"%s" is seen on the near shore of the pool, and the fall beside it [STUDIO-33]',
  (prompt, least) => {
    expect(hears(prompt).notDrawn).toEqual([]);
    for (const seed of [1, 2].filter(oneIn(2))) {
      const { plan, world, things, items, ofMaterial } = seenOf(prompt, seed);
      expect(plan.setting).toBe('waterfall');
      for (const { x, y, z, onWater } of things)
        if (!onWater && y < 0.5) expect(world.ground(x, z)).toBeGreaterThan(0.2);
      for (const share of items) expect(share).toBeGreaterThan(least);
      // Nothing else is of this material.
      expect(ofMaterial(materials.fall)).toBeGreaterThan(0.01);
    }
  },
);
