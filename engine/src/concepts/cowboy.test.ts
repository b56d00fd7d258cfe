import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { cowboy } from './people/cowboy.ts';

test.each([1, 2, 3, 4, 5])('the holster of a cowboy hangs at the hip, however that stands, seed %d', (seed) => {
  const mesh = new Mesh();
  cowboy.build(mesh, createRandom(seed), { season: 'summer', lit: false, ordinal: 0 });
  const corners = Array.from({ length: mesh.count }, (_, t) => t * stride);
  const at = (k: number) => [mesh.data[k] ?? 0, mesh.data[k + 1] ?? 0, mesh.data[k + 2] ?? 0] as const;
  const high = (k: number): boolean => (mesh.data[k + 1] ?? 0) > 0.72 && (mesh.data[k + 1] ?? 0) < 1.05;
  const leather = corners.filter((k) => mesh.data[k + 24] === materials.gloss && high(k)).map(at);
  const cloth = corners.filter((k) => mesh.data[k + 24] === materials.cloth && high(k)).map(at);
  expect(leather.length).toBeGreaterThan(4);
  for (const [x, y, z] of leather) {
    const least = Math.min(...cloth.map(([a, b, c]) => Math.hypot(a - x, b - y, c - z)));
    expect(least).toBeLessThan(0.12);
  }
});
