import { describe, expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { makePlan } from '../compose/plan.ts';
import { seenOf } from '../compose/seen.testing.ts';
import { oneIn } from '../long.testing.ts';
import { createRandom } from '../raster/random.ts';
import { hears } from './hears.ts';

/** What the animals of a prompt are in or on; what is painted for itself besides them is told by its id. */
const restsOf = (prompt: string): readonly (string | undefined)[] =>
  makePlan(hears(prompt), createRandom(1)).items.map(({ asked }) => asked.rests ?? asked.id);

describe('what animals are said to be in or on is theirs [STUDIO-58]', () => {
  test.each([
    ['a kitten in a basket', 'basket'],
    ['a sleepy kitten inside a small wicker basket', 'basket'],
    ['eine Katze auf dem Dach', 'roof'],
    ['un gato en el tejado', 'roof'],
    ['un chaton dans un panier', 'basket'],
    ['a puppy in a cardboard box', 'box'],
    ['a leopard on a branch', 'limb'],
    ['a red panda in a tree', 'limb'],
    ['a bald eagle on a branch', 'limb'],
    ['a kitten in a teacup', 'cup'],
    ['篮子里的小猫', 'basket'],
    ['屋根の上の猫', 'roof'],
    ['قطة في سلة', 'basket'],
  ])('"%s"', (prompt, rest) => {
    expect(hears(prompt)).toMatchObject({ notDrawn: [], verdict: 'all' });
    expect(restsOf(prompt)).toEqual([rest]);
  });

  test.each([
    ['a cat and a basket', ['cat', 'basket']],
    ['a girl in a tree', ['girl', 'tree']],
    ['an elephant in a tree', ['elephant', 'tree']],
    ['a dog under a tree', ['dog', 'tree']],
    ['an owl on a tree', ['owl', 'tree']],
  ])('and nothing of that is heard in "%s"', (prompt, ids) => {
    expect(restsOf(prompt)).toEqual(ids);
  });
});

test.each(['a kitten in a basket', 'a kitten in a cup', 'a puppy in a box'].filter(oneIn(2)))(
  'who is in a vessel looks over its rim: %s [STUDIO-58]',
  (prompt) => {
    for (const seed of [2, 3].filter(oneIn(2))) {
      const { items, flesh } = seenOf(prompt, seed);
      expect(flesh).toBeGreaterThan(0.03);
      expect(items[0]).toBeGreaterThan(flesh * 1.5);
    }
  },
);

test.each(
  [
    'a cat on a roof',
    'a red panda in a tree',
    'a squirrel in a tree',
    'a leopard on a branch',
    'an eagle in a tree',
  ].filter(oneIn(2)),
)('who is high up is seen from near: %s [STUDIO-57]', (prompt) => {
  for (const seed of [2, 5].filter(oneIn(2))) expect(seenOf(prompt, seed).flesh).toBeGreaterThan(0.04);
});

test('several are in one vessel side by side [STUDIO-58]', () => {
  for (const [prompt, many] of [
    ['a kitten in a basket', 1],
    ['two kittens in a basket', 2],
    ['three puppies in a box', 3],
  ] as const) {
    const { plan, things, world } = compose(hears(prompt), 3, { aspect: 1, coarse: true });
    expect(plan.items.map(({ count }) => count)).toEqual([1]);
    expect(things).toHaveLength(1);
    // Each of them has a body of its own, and some have a nose as well.
    const bodies = new Set(world.mesh.bodies.filter(({ hair }) => hair > 0).map(({ object }) => object));
    expect(bodies.size).toBeGreaterThanOrEqual(many);
  }
});
