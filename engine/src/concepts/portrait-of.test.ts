import { expect, test } from 'vitest';
import { oneIn } from '../long.testing.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh } from '../solid/mesh.ts';
import { portraitOf } from './portrait-of.ts';

const plain = { season: 'summer', lit: false, ordinal: 0 } as const;

test.each(['sweater', 'suit'] as const)('a portrait wears the %s that was said, and nothing by chance', (garb) => {
  const built = (bust: Parameters<typeof portraitOf>[0], seed: number): number => {
    const mesh = new Mesh();
    portraitOf(bust).build(mesh, createRandom(seed), { ...plain, colour: '#3050a0', traits: [garb] });
    return mesh.count;
  };
  // Whether it is said of who is asked for or always worn, the same is sewn.
  for (const seed of [1, 2].filter(oneIn(2)))
    expect(built({ kind: 'man', beard: false }, seed)).toBe(built({ kind: 'man', beard: false, wears: garb }, seed));
});
