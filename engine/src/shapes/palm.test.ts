import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { buildPalm } from './palm.ts';

test('the fronds of a palm that hang lowest are older, and have less green than those that stand up', () => {
  const mesh = new Mesh();
  buildPalm(mesh, createRandom(3), { h: 9, lean: 2 });
  const leaflets = Array.from({ length: mesh.count }, (_, t) => t * stride)
    .filter((o) => mesh.data[o + 24] === materials.leaf)
    .map((o) => ({ y: mesh.data[o + 1] ?? 0, yellow: (mesh.data[o + 18] ?? 0) / (mesh.data[o + 19] ?? 1) }))
    .toSorted((a, b) => a.y - b.y);
  const mean = (all: typeof leaflets) => all.reduce((sum, { yellow }) => sum + yellow, 0) / all.length;
  const tenth = Math.trunc(leaflets.length / 20);
  expect(mean(leaflets.slice(0, tenth))).toBeGreaterThan(mean(leaflets) * 1.15);
});
