import { describe, expect, test } from 'vitest';
import { findConcept } from '../concepts/registry.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { arrange } from './arrange.ts';
import { compose } from './compose.ts';
import { seenOf } from './seen.testing.ts';

describe('a herd [STUDIO-57]', () => {
  const herds = [
    'a flock of sheep on a hill',
    'a pack of wolves in the snow',
    'a herd of elephants',
    'a pride of lions',
    'many cats in a street',
    'a herd of wild horses',
  ];

  test.each(herds.filter(oneIn(3)))('is near enough to be what the picture is of: %s', (prompt) => {
    expect(seenOf(prompt, 3).items[0]).toBeGreaterThan(0.045);
  });

  const filling = [
    ['a flock of sheep', 8, 0.11],
    ['a herd of zebras', 7, 0.08],
    ['a pack of wolves in the snow', 22, 0.06],
    ['five deer', 26, 0.07],
  ] as const;
  test.each(filling.filter(oneIn(2)))('fills its picture: %s', (prompt, seed, least) => {
    expect(seenOf(prompt, seed).items[0]).toBeGreaterThan(least);
  });

  test('stands in three ranks where it is large, each seen between those before it', () => {
    const { plan, layout } = arrange(hears('a flock of sheep'), 3, { aspect: 1 });
    const { things } = layout;
    expect(plan.items[0]?.count).toBe(7);
    const depths = things.filter(({ item }) => item === 1).map(({ z }) => z);
    const nearest = Math.min(...depths);
    for (const [from, to, number] of [
      [0.9, 1.15, 3],
      [1.15, 1.4, 2],
      [1.4, 1.75, 2],
    ] as const)
      expect(depths.filter((z) => z / nearest >= from && z / nearest < to)).toHaveLength(number);
  });

  test('is looked at from over its backs from four of them on', () => {
    const { world } = compose(hears('four wolves on a hill'), 254, { aspect: 1, coarse: true });
    const [x, y, z] = world.camera.eye;
    expect(y - world.ground(x, z)).toBeGreaterThan((findConcept('wolf')?.size.height ?? 9) * 1.1);
  });

  test('is looked at from over its backs', () => {
    const { camera } = compose(hears('a flock of sheep'), 3, { aspect: 1, coarse: true }).world;
    expect(camera.eye[1]).toBeGreaterThan(1.35);
  });
});

describe('how many are meant by a word for several [STUDIO-20]', () => {
  test.each([
    ['a pack of wolves', 'wolf', 7],
    ['a pride of lions', 'lion', 7],
    ['a litter of puppies', 'puppy', 5],
    ['ein Rudel Wölfe', 'wolf', 7],
    ['una manada de lobos', 'wolf', 7],
    ['une meute de loups', 'wolf', 7],
  ] as const)('"%s": %s, %i of them', (prompt, id, count) => {
    expect(hears(prompt)).toMatchObject({ verdict: 'all', notDrawn: [], drawn: [{ id, count }] });
  });

  test('is none where nothing is counted by it: pride, and a bunch of flowers', () => {
    expect(hears('the pride before a lion').drawn[0]?.count).not.toBe(7);
    expect(hears('a bunch of flowers').drawn.map(({ id }) => id)).toEqual(['bouquet']);
  });
});
