import { describe, expect, test } from 'vitest';
import { arrange } from '../compose/arrange.ts';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { materials } from '../solid/materials.ts';

describe('a valley of flowers is a place [STUDIO-31]', () => {
  test.each([
    'valley of flowers',
    'a valley with flowers',
    'a valley full of flowers',
    'flowers in a valley',
    'ein Tal voller Blumen',
    'valle de flores',
    'vallée des fleurs',
    '花谷',
    'وادي الزهور',
  ])('however it is said: "%s"', (prompt) => {
    const { drawn, notDrawn } = hears(prompt);
    expect(drawn.map(({ id }) => id)).toEqual(['flower valley']);
    expect(notDrawn).toEqual([]);
  });

  test('and a valley without them is that of a river', () => {
    expect(arrange(hears('a valley'), 1, { aspect: 1 }).plan.setting).toBe('river');
  });

  test.each([1, 2, 3].filter(oneIn(2)))(
    'between mountains at both sides, with flowers before the eye: seed %i',
    (seed) => {
      const { plan, world, ofMaterial, sky } = seenOf('valley of flowers', seed);
      expect(plan.setting).toBe('valley');
      const across = (from: number): readonly number[] =>
        Array.from({ length: 30 }, (_, i) => world.ground(from * (220 + i * 14), 420));
      expect(Math.max(...across(-1))).toBeGreaterThan(90);
      expect(Math.max(...across(1))).toBeGreaterThan(90);
      expect(Math.abs(world.ground(0, 12))).toBeLessThan(3);
      expect(ofMaterial(materials.leaf)).toBeGreaterThan(0.12);
      expect(sky).toBeGreaterThan(0.1);
    },
  );

  test.each(
    ['a horse in an alpine meadow', 'a woman in a valley of flowers', 'a cabin in a valley full of flowers'].filter(
      oneIn(2),
    ),
  )('where whoever was asked for is seen: "%s"', (prompt) => {
    expect(hears(prompt).notDrawn).toEqual([]);
    for (const seed of [1, 2].filter(oneIn(2))) {
      const { plan, items } = seenOf(prompt, seed);
      expect(plan.setting).toBe('valley');
      expect(items[0]).toBeGreaterThan(0.02);
    }
  });
});
