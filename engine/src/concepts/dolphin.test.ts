import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { hears } from '../hears/hears.ts';
import { boundsSince } from '../solid/bounds.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh } from '../solid/mesh.ts';
import { dolphin } from './animals/dolphin.ts';

test('a dolphin is bent as a bow, head and flukes lower than its back [STUDIO-37]', () => {
  const mesh = new Mesh();
  dolphin.build(mesh, createRandom(1), { season: 'summer', lit: false, ordinal: 0 });
  const body = mesh.bodies[0];
  if (!body) throw new Error('a dolphin has a body');
  const middles = Array.from({ length: 5 }, (_, n) => body.cones[n * (body.cones.length / body.count) + 1] ?? 0);
  expect(Math.max(...middles)).toBeGreaterThan((middles[0] ?? 0) + 0.05);
  expect(Math.max(...middles)).toBeGreaterThan((middles.at(-1) ?? 0) + 0.1);
});

test('a dolphin leaps clear of the sea [STUDIO-57]', () => {
  const { things } = compose(hears('a dolphin'), 3, { aspect: 1, coarse: true });
  const mesh = new Mesh();
  const from = mesh.mark();
  things[0]?.build(mesh);
  const flesh = boundsSince(mesh, { ...from, triangles: mesh.count });
  expect(flesh?.from[1]).toBeGreaterThan(-0.25);
  expect(flesh?.to[1]).toBeGreaterThan(1);
});
