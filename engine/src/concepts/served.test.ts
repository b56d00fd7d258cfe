import { expect, test } from 'vitest';
import { isSlow } from '../long.testing.ts';
import { createRandom } from '../raster/random.ts';
import { buildVessel } from '../shapes/vessels.ts';
import type { Vessel } from '../shapes/vessels.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { findConcept } from './registry.ts';
import { canBeServed, served } from './served.ts';

const heaped = ['apple', 'pear', 'strawberry', 'lemon', 'orange fruit', 'tomato', 'cherries', 'grapes', 'donut', 'egg'];
const vessels: readonly Vessel[] = ['bowl', 'basket', 'crate', 'plate'];
/** Heights are compared in steps of a third of a decimetre. */
const step = 1 / 3;

/** How far what is built reaches from its middle at each height. */
function reachOf(mesh: Mesh): readonly number[] {
  const reach: number[] = [];
  for (let o = 0; o < mesh.count * stride; o += stride)
    for (const corner of [0, 3, 6]) {
      const [x, y, z] = [0, 1, 2].map((k) => mesh.data[o + corner + k] ?? 0) as [number, number, number];
      const at = Math.max(0, Math.floor(y / step));
      reach[at] = Math.max(reach[at] ?? 0, Math.hypot(x, z));
    }
  return reach;
}

const look = { season: 'summer', lit: false, ordinal: 0 } as const;

/** On every change each of them in one vessel, and all of them in each in the slow proofs. */
const filled: readonly (readonly [string, Vessel])[] = heaped.flatMap((id, i) =>
  vessels.filter((_, k) => isSlow || k === i % vessels.length).map((vessel) => [id, vessel] as const),
);

test.each(filled)('%s lie heaped in or on a %s, and not through its sides [STUDIO-72]', (id, vessel) => {
  const concept = findConcept(id) ?? expect.unreachable();
  expect(canBeServed(concept)).toBe(true);
  const [empty, full] = [new Mesh(), new Mesh()];
  buildVessel(empty, createRandom(4), vessel);
  const whole = served(concept, vessel);
  whole.build(full, createRandom(4), look);
  const [bare, reach] = [reachOf(empty), reachOf(full)];
  const rim = bare.length - 1;
  // It is heaped over the rim, within the size that it is framed by.
  expect(reach.length - 1).toBeGreaterThan(rim);
  expect((reach.length - 1) * step).toBeLessThan(whole.size.height + 0.8);
  for (let at = 0; at < rim; at++) expect(reach[at] ?? 0).toBeLessThan((bare[at] ?? 0) + 0.12);
});

test('what is never seen in a vessel is built as it is [STUDIO-72]', () => {
  const cat = findConcept('cat') ?? expect.unreachable();
  expect(canBeServed(cat)).toBe(false);
  expect(served(cat, 'bowl')).toBe(cat);
});
