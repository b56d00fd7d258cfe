import { describe, expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { dot } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { compose } from './compose.ts';

/** How many times the height of a picture somebody of the first item is tall in it. */
function tallness(prompt: string, seed: number, aspect = 1): number {
  const { world, plan, things, places } = compose(hears(prompt), seed, { aspect, coarse: true });
  const thing = things.find(({ item }) => item === 1);
  const at = thing && places.get(thing)?.transform;
  const { eye, forward, focal } = world.camera;
  const away = ((at?.[11] ?? 0) - eye[2]) * forward[2] + ((at?.[3] ?? 0) - eye[0]) * forward[0];
  return ((plan.items[0]?.concept.size.height ?? 0) / away) * focal;
}

/** Taller than the picture: from the thighs up. */
const isNear = (prompt: string, seed = 3): boolean => tallness(prompt, seed) > 1.08;

describe('people of whom nothing asks to be seen whole [STUDIO-57]', () => {
  test.each([
    'a man with a beard in a street',
    'a doctor',
    'a woman and a man in the forest',
    'two women in a street',
    'a man drinking coffee in the kitchen',
  ])('are seen from the thighs up: "%s"', (prompt) => {
    expect(isNear(prompt)).toBe(true);
  });

  test.each([
    'a ballerina on stage',
    'a woman in a gown in a park',
    'a woman and a dog in a park',
    'a boy running on the beach',
    'a man under a tree',
    'a woman in a park, wide shot',
    'three women in a street',
    'a knight in shining armor',
    'a lone traveller crossing desert dunes',
  ])('are seen whole otherwise: "%s"', (prompt) => {
    expect(isNear(prompt)).toBe(false);
  });

  test('are not seen small where they are said to be little because they are young', () => {
    expect(isNear('a little girl in a meadow')).toBe(true);
  });

  test('have a balloon that they hold whole in the picture', () => {
    const { things, places, world } = compose(hears('a girl with a balloon'), 3, { aspect: 1, coarse: true });
    const thing = things.find(({ item }) => item === 1);
    const [x = 0, y = 0, z = 0] = [3, 7, 11].map((k) => (thing && places.get(thing)?.transform[k]) ?? 0);
    const { eye, forward, up, focal } = world.camera;
    const overHead: Vec3 = [x - eye[0], y + 1.75 - eye[1], z - eye[2]];
    expect((dot(overHead, up) / dot(overHead, forward)) * focal).toBeLessThan(0.5);
    expect(tallness('a girl with a balloon', 3)).toBeGreaterThan(0.8);
  });
});

test.each(['a portrait of a knight', 'portrait of a firefighter', 'portrait of a bride'])(
  'a portrait of whom no bust is built shows chest and head: "%s" [STUDIO-28]',
  (prompt) => {
    const tall = tallness(prompt, 3);
    expect(tall).toBeGreaterThan(1.25);
    expect(tall).toBeLessThan(2.6);
  },
);

test('two people who merely stand there are near enough to touch, and turned to each other [STUDIO-58]', () => {
  for (const prompt of ['two women in a street', 'a woman and a man in the forest']) {
    const { things } = compose(hears(prompt), 3, { aspect: 1, coarse: true });
    const [left, right] = things.filter(({ item }) => item > 0).sort((a, b) => a.x - b.x);
    expect((right?.x ?? 9) - (left?.x ?? 0)).toBeLessThan(0.8);
    expect(left?.turn).toBeLessThan(0);
    expect(right?.turn).toBeGreaterThan(0);
  }
});

test('an animal beside somebody who merely stands there looks to them, and does not walk away [STUDIO-58]', () => {
  for (const seed of [1, 2, 3, 7]) {
    const { things } = compose(hears('a boy with a dog'), seed, { aspect: 1, coarse: true });
    const [boy, dog] = [1, 2].map((n) => things.find(({ item }) => item === n));
    expect(dog?.mirrored).toBe((dog?.x ?? 0) < (boy?.x ?? 0));
  }
});
