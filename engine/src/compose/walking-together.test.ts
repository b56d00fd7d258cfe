import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { arrange } from './arrange.ts';

/** Where somebody and the animal beside them head, radians. */
function headings(prompt: string, seed: number): readonly [number, number] {
  const { plan, layout } = arrange(hears(prompt), seed, { aspect: 1 });
  const turnOf = (id: string): number => {
    const thing = layout.things.find(({ item }) => plan.items[item - 1]?.concept.id === id);
    if (!thing) throw new Error(`There is a ${id}.`);
    return thing.turn;
  };
  return [turnOf('man'), turnOf('dog') + Math.PI / 2];
}

test.each([1, 2, 3, 4])('whoever walks a dog and the dog go the same way, seed %i [STUDIO-64]', (seed) => {
  const [man, dog] = headings('a man walking with a dog on a meadow', seed);
  expect(dog).toBeCloseTo(man, 6);
});

test('a dog beside somebody who stands looks where it wants to [STUDIO-64]', () => {
  const apart = [1, 2, 3, 4].filter((seed) => {
    const [man, dog] = headings('a man with a dog on a meadow', seed);
    return Math.abs(man - dog) > 0.2;
  });
  expect(apart.length).toBeGreaterThan(2);
});
