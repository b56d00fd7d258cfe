import { expect, test } from 'vitest';
import { isSlow } from '../long.testing.ts';
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

/** How high somebody is who wears nothing on the head; each is built once. */
const bareheaded = new Map<string, number>();
function bareHeightOf(id: string): number {
  const height = bareheaded.get(id) ?? heightOf(id, []);
  bareheaded.set(id, height);
  return height;
}

const worn = ['hat', 'top hat', 'straw hat', 'cap', 'beanie', 'beret', 'crown', 'pointed hat'];
test.each(worn.map((id, place) => [id, place] as const))(
  'a %s is on the head of whoever wears it [STUDIO-58]',
  (id, place) => {
    expect(isWorn(id)).toBe(true);
    // On every change either of them wears it, in turns.
    for (const who of ['man', 'girl'].filter((_, k) => isSlow || k === place % 2))
      expect(heightOf(who, [id])).toBeGreaterThan(bareHeightOf(who) - 0.02);
  },
);

test('a tall hat makes somebody taller [STUDIO-58]', () => {
  expect(heightOf('man', ['top hat'])).toBeGreaterThan(bareHeightOf('man') + 0.06);
});
