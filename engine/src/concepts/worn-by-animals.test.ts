import { describe, expect, test } from 'vitest';
import { portraitOfAnimal } from '../compose/animal-portrait.ts';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { stride } from '../solid/mesh.ts';
import { concepts, findConcept } from './registry.ts';
import { isAnimal } from './living.ts';
import { animalWears } from './worn-by-animals.ts';

const wornBy = (prompt: string) =>
  hears(prompt).drawn.flatMap(({ id, worn = [] }) => worn.map((one) => `${id}: ${one}`));

describe('what animals are said to wear on their heads [STUDIO-58]', () => {
  test.each([
    ['a cat wearing a hat', ['cat: hat']],
    ['a red beanie on a cat', ['cat: beanie']],
    ['a dog with a pair of sunglasses', ['dog: sunglasses']],
    ['two dogs wearing hats', ['dog: hat']],
    ['a girl and a cat with a hat', ['cat: hat']],
    ['ein Bär mit einem Zylinder', ['bear: top hat']],
    ['un gato con sombrero', ['cat: hat']],
  ])('is theirs, and no thing beside them: "%s"', (prompt, worn) => {
    expect(wornBy(prompt)).toEqual(worn);
    expect(hears(prompt)).toMatchObject({ notDrawn: [], verdict: 'all' });
  });

  test.each(['sunglasses on a table beside a cat', 'a hat beside a dog', 'a cat next to a top hat'])(
    'is a thing of its own where it lies beside them: "%s"',
    (prompt) => {
      expect(wornBy(prompt)).toEqual([]);
      expect(hears(prompt).drawn.filter(({ kind }) => kind === 'thing')).toHaveLength(2);
    },
  );

  const dressed = [
    ['a cat wearing a top hat', 'a cat'],
    ['a horse with a straw hat', 'a horse'],
    ['a penguin with a beanie', 'a penguin'],
  ] as const;
  test.each(dressed.filter(oneIn(2)))('lies on the head, over its middle: "%s"', (prompt, bare) => {
    const [worn, without] = [seenOf(prompt, 3).world.mesh, seenOf(bare, 3).world.mesh];
    const { head } = worn;
    expect(head?.at).toEqual(without.head?.at);
    const near = (mesh: typeof worn): number => {
      let count = 0;
      for (let o = 0; o < mesh.count * stride; o += stride) {
        const [x = 0, y = 0, z = 0] = mesh.data.subarray(o, o + 3);
        const [hx = 0, hy = 0, hz = 0] = head?.at ?? [];
        const size = head?.size ?? 0;
        if (y > hy && y < hy + size * 4 && Math.hypot(x - hx, z - hz) < size * 1.7) count++;
      }
      return count;
    };
    expect(near(worn)).toBeGreaterThan(near(without) + 150);
  });

  test.each(
    concepts
      .filter(isAnimal)
      .map(({ id }) => id)
      .filter(oneIn(12)),
  )('is put on whoever has a head to tell of, and on nobody else: a %s', (id) => {
    const concept = findConcept(id);
    expect(concept && animalWears(concept, 'hat')).toBe(concept && portraitOfAnimal(concept) !== undefined);
  });
});
