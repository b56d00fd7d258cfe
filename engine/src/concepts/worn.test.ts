import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import type { Look } from './concept.ts';
import { findConcept } from './registry.ts';
import { isWorn } from './worn.ts';

/** How high somebody is who wears this, metres. */
function heightOf(id: string, worn: readonly string[]): number {
  const mesh = new Mesh();
  const look: Look = { season: 'summer', lit: false, ordinal: 0, act: 'waves', worn };
  findConcept(id)?.build(mesh, createRandom(4), look);
  return Array.from({ length: mesh.count }, (_, t) => mesh.data[t * stride + 1] ?? 0).reduce(
    (a, b) => Math.max(a, b),
    0,
  );
}

test.each(['hat', 'top hat', 'straw hat', 'cap', 'beanie', 'beret', 'crown', 'pointed hat'])(
  'a %s is on the head of whoever wears it [STUDIO-58]',
  (id) => {
    expect(isWorn(id)).toBe(true);
    for (const who of ['man', 'girl']) expect(heightOf(who, [id])).toBeGreaterThan(heightOf(who, []) - 0.02);
  },
);

test('a tall hat makes somebody taller [STUDIO-58]', () => {
  expect(heightOf('man', ['top hat'])).toBeGreaterThan(heightOf('man', []) + 0.06);
});
