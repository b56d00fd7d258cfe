import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { materials } from '../solid/materials.ts';
import { oneIn } from '../long.testing.ts';

test.each([
  ['a cave', 0],
  ['a crystal cave at sunset', 0],
  ['a dragon in a cave', 0.03],
  ['a woman in a cave', 0.02],
  ['a boat in a sea cave', 0.015],
  ['a raven in a cave at night', 0.005],
  ['ein Bär in einer Höhle', 0.03],
])(
  '"%s" has rock around it, crystals that shine and a mouth to the sea, and what stands there is seen [STUDIO-35]',
  (prompt, least) => {
    expect(hears(prompt).notDrawn).toEqual([]);
    for (const seed of [1, 2].filter(oneIn(2))) {
      const { plan, world, things, items, ofMaterial, sky } = seenOf(prompt, seed);
      expect(plan.setting).toBe('cave');
      for (const { x, y, z, onWater } of things)
        if (!onWater && y < 0.5) expect(world.ground(x, z)).toBeGreaterThan(0.1);
      for (const share of items) expect(share).toBeGreaterThan(least);
      expect(ofMaterial(materials.rock)).toBeGreaterThan(0.25);
      expect(ofMaterial(materials.glow)).toBeGreaterThan(0.001);
      expect(sky).toBeGreaterThan(0.001);
      expect(sky).toBeLessThan(0.35);
    }
  },
);

test('the rock keeps the sun from the water: it is in the mouth, or behind the eye [STUDIO-35]', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const toSun = (prompt: string) => compose(hears(prompt), seed, { aspect: 1, coarse: true }).world.air.sun;
    const [x, , z] = toSun('a cave at sunset');
    expect(Math.abs(x / z)).toBeLessThan(0.2);
    expect(z).toBeGreaterThan(0);
    expect(toSun('a cave on a sunny day')[2]).toBeLessThan(0);
  }
});
