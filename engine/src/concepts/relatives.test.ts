import { describe, expect, test } from 'vitest';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { createRandom } from '../raster/random.ts';
import { lightOf, Mesh, paintAt, stride } from '../solid/mesh.ts';
import { findConcept } from './registry.ts';

const look = { season: 'summer', lit: false, ordinal: 0 } as const;

function built(id: string, seed: number): Mesh {
  const mesh = new Mesh();
  findConcept(id)?.build(mesh, createRandom(seed), look);
  return mesh;
}

describe('people who belong together [STUDIO-10]', () => {
  test.each([
    ['a family of four at the beach', 'family of four'],
    ['a family of 4', 'family of four'],
    ['une famille de quatre', 'family of four'],
    ['a family of three in a park', 'family'],
    ['twin girls in a garden', 'twin girls'],
    ['twin brothers', 'twin boys'],
    ['Zwillinge', 'twins'],
    ['brother and sister in a meadow', 'siblings'],
    ['my wife and I on the beach', 'couple'],
    ['me and my boyfriend in paris', 'couple'],
  ])('"%s" is %s', (prompt, id) => {
    const { drawn, notDrawn, verdict } = hears(prompt);
    expect(drawn[0]?.id).toBe(id);
    expect([notDrawn, verdict]).toEqual([[], 'all']);
  });

  test('a number that a family has and does not count what is named after it is said to take no part', () => {
    const { drawn, ignored } = hears('a family of five with a dog');
    expect(drawn.map(({ id, count }) => [id, count])).toEqual([
      ['family', 1],
      ['dog', 1],
    ]);
    expect(ignored).toEqual(['five']);
  });

  test('a family of four is two grown-ups and two children, the largest outside', () => {
    const mesh = built('family of four', 3);
    /** How high what is built between two places reaches. */
    const highest = (from: number, to: number): number => {
      let high = 0;
      for (let o = 0; o < mesh.count * stride; o += stride)
        if ((mesh.data[o] ?? 0) > from && (mesh.data[o] ?? 0) < to) high = Math.max(high, mesh.data[o + 1] ?? 0);
      return high;
    };
    const [father, older, younger, mother] = [
      highest(-1, -0.75),
      highest(-0.3, -0.18),
      highest(0.2, 0.34),
      highest(0.75, 1),
    ];
    expect(father).toBeGreaterThan(1.65);
    expect(mother).toBeGreaterThan(1.5);
    expect(older).toBeLessThan(1.3);
    expect(younger).toBeLessThan(older);
    expect(younger).toBeGreaterThan(0.7);
  });

  test('twins are alike in size and colours, and of siblings one is taller', () => {
    /** How high the left one and the right one are, and how light on the whole. */
    const bothOf = (id: string, seed: number) => {
      const { count, data } = built(id, seed);
      return [-1, 1].map((side) => {
        const own = Array.from({ length: count }, (_, t) => t).filter((t) => (data[t * stride] ?? 0) * side > 0.02);
        const high = own.reduce((most, t) => Math.max(most, data[t * stride + 1] ?? 0), 0);
        return { high, light: own.reduce((sum, t) => sum + lightOf(data, t * stride + paintAt), 0) / own.length };
      });
    };
    for (const seed of [1, 2].filter(oneIn(2))) {
      const [one, other] = bothOf('twins', seed);
      // Each leans the head to the other one: their hair is not the same in a mirror.
      expect(one?.high).toBeCloseTo(other?.high ?? 0, 2.5);
      expect(one?.light).toBeCloseTo(other?.light ?? 0, 2.5);
      const [brother, sister] = bothOf('siblings', seed);
      expect(Math.abs((brother?.high ?? 0) - (sister?.high ?? 0))).toBeGreaterThan(0.15);
    }
  });
});

test('a baby lies in the arms of whoever has it, and crawls where nobody does [STUDIO-58]', () => {
  const heightOf = (prompt: string): number => {
    const { world } = seenOf(prompt, 3);
    const balls = world.mesh.bodies.filter(({ object }) => world.mesh.objects[object]?.item === 2);
    return Math.min(...balls.map(({ centre }) => centre[1] - world.ground(centre[0], centre[2])));
  };
  expect(heightOf('a mother holding her baby')).toBeGreaterThan(0.8);
  expect(heightOf('a woman beside a baby')).toBeLessThan(0.6);
});
