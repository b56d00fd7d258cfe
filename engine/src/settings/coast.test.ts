import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { hears } from '../hears/hears.ts';

test.each(['a castle by the sea', 'a greek temple by the sea', 'a village on the coast', 'three houses by the sea'])(
  'has ground under all of "%s" and water before it [STUDIO-29]',
  (prompt) => {
    for (const seed of [3, 4, 5]) {
      const { things, world } = compose(hears(prompt), seed, { aspect: 1, coarse: true });
      for (const { x, z, clearing } of things) {
        const middle = world.ground(x, z);
        // Walls go down half a metre and more below where they stand.
        for (const [aside, along] of [
          [-0.8, -0.6],
          [0.8, -0.6],
          [-0.8, 0.6],
          [0, 0],
        ] as const)
          expect(world.ground(x + aside * clearing, z + along * clearing)).toBeGreaterThan(Math.max(1, middle - 4));
      }
      expect(world.ground(0, 2)).toBeLessThan(-1);
    }
  },
);

test('leaves the headland narrow for what is', () => {
  const { world } = compose(hears('a lighthouse on the coast'), 3, { aspect: 1, coarse: true });
  expect(world.ground(-14, 39)).toBeLessThan(0);
});
