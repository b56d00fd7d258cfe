import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { itemOf } from '../solid/item-of.ts';
import { outlineWorld } from '../solid/outline.ts';
import { compose } from './compose.ts';

const side = 96;

/** Which points of a small picture belong to the first thing that was asked for. */
function pointsOf(prompt: string, seed: number): readonly number[] {
  const { world } = compose(hears(prompt), seed, { aspect: 1, coarse: true });
  const { ids } = outlineWorld(world, side, side);
  return [...ids].flatMap((id, at) => (itemOf(world.mesh, id) === 1 ? [at] : []));
}

test.each(['windmill', 'lighthouse', 'pagoda', 'house', 'tent', 'car', 'horse'])(
  'shows all of a %s on the beach, and no palm before it [STUDIO-30]',
  (thing) => {
    for (const seed of [4, 13].filter(oneIn(2))) {
      const points = pointsOf(`a ${thing} on the beach`, seed);
      expect(points.length).toBeGreaterThan(side * 4);
      expect(points.filter((at) => at % side < 2 || at % side >= side - 2).length).toBeLessThan(points.length * 0.03);
    }
  },
);

test.each(['a farm by a river', 'a village by a river'])('puts none of "%s" into the water [STUDIO-30]', (prompt) => {
  for (const seed of [29, 30, 31].filter(oneIn(3))) {
    const { things, world } = compose(hears(prompt), seed, { aspect: 1, coarse: true });
    for (const { x, z } of things) expect(world.ground(x, z)).toBeGreaterThan(-0.9);
  }
});
