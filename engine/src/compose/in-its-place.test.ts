import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { boundsSince } from '../solid/bounds.ts';
import { Mesh, materialAt, stride } from '../solid/mesh.ts';
import { materials } from '../solid/materials.ts';
import { findConcept } from '../concepts/registry.ts';
import { createRandom } from '../raster/random.ts';
import { compose } from './compose.ts';

const look = { season: 'summer', lit: false, ordinal: 0 } as const;

function builtOf(id: string): Mesh {
  const mesh = new Mesh();
  findConcept(id)?.build(mesh, createRandom(4), look);
  return mesh;
}

/** How high triangles of a material reach in a mesh. */
function highest(mesh: Mesh, material: number): number {
  let most = -Infinity;
  for (let o = 0; o < mesh.count * stride; o += stride)
    if (mesh.data[o + materialAt] === material)
      most = Math.max(most, mesh.data[o + 1] ?? 0, mesh.data[o + 4] ?? 0, mesh.data[o + 7] ?? 0);
  return most;
}

test('a viaduct leads on beyond both sides of the picture', () => {
  const { world, things } = compose(hears('a steam train on a viaduct'), 3, { aspect: 16 / 9, coarse: true });
  const thing = things[0];
  if (!thing) throw new Error('a train is asked for');
  const away = thing.z - world.camera.eye[2];
  const half = (16 / 9 / 2 / world.camera.focal) * away;
  const bounds = boundsSince(builtOf('train on a bridge'), { triangles: 0, bodies: 0 });
  expect((bounds?.to[0] ?? 0) * thing.scale).toBeGreaterThan(half);
});

test.each(['train', 'volcano', 'factory', 'rocket launch'])('%s: its smoke is smoke', (id) => {
  expect(highest(builtOf(id), materials.smoke)).toBeGreaterThan(3);
});

test('a chandelier hangs over the heads of people', () => {
  expect(boundsSince(builtOf('chandelier'), { triangles: 0, bodies: 0 })?.from[1]).toBeGreaterThan(1.9);
});

test('from the deck of a ship the waves of a storm stand higher than its rail, and it rains', () => {
  const seen = (prompt: string) => compose(hears(prompt), 2, { aspect: 1, coarse: true }).world;
  const storm = seen('the deck of a ship in a storm');
  expect(highest(storm.mesh, materials.water)).toBeGreaterThan(6.5);
  expect(storm.events.length).toBe(seen('the deck of a ship').events.length + 1);
});

test('what bursts in the sky is seen over a darker land', () => {
  const lit = (prompt: string): number => compose(hears(prompt), 2, { aspect: 1, coarse: true }).world.air.ambient[1];
  expect(lit('fireworks over hills at night')).toBeLessThan(lit('hills and a tree at night') * 0.5);
});

test('the cables of the Golden Gate bridge hang from two red towers, and its way leads on beyond them', () => {
  expect(hears('Golden Gate bridge').drawn.map(({ id }) => id)).toEqual(['golden gate bridge']);
  const bounds = boundsSince(builtOf('golden gate bridge'), { triangles: 0, bodies: 0 });
  expect(bounds?.to[1]).toBeGreaterThan(34);
  expect((bounds?.to[0] ?? 0) - (bounds?.from[0] ?? 0)).toBeGreaterThan(300);
});

test.each([
  ['a bagel', 'bagel'],
  ['a nest with eggs', 'bird nest'],
  ['ein Hammer', 'hammer'],
])('%s is drawn', (prompt, id) => {
  const { drawn, notDrawn } = hears(prompt);
  expect([drawn.map((one) => one.id), notDrawn]).toEqual([[id], []]);
  expect(builtOf(id).count).toBeGreaterThan(1000);
});
