import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, materialAt, stride } from '../solid/mesh.ts';
import { coneNumbers, distanceTo } from '../solid/soft-body.ts';
import { findConcept } from './registry.ts';

function animal(id: string, seed: number): Mesh {
  const mesh = new Mesh();
  findConcept(id)?.build(mesh, createRandom(seed), { season: 'summer', lit: false, ordinal: 0 });
  return mesh;
}

test('antlers of a stag part to both sides of their beam, so that they are seen as such from ahead [STUDIO-37]', () => {
  const antlers = animal('deer', 1).bodies.find(({ material }) => material === materials.bark);
  if (!antlers) throw new Error('a stag has antlers');
  const { cones, count } = antlers;
  const tips = Array.from({ length: count }, (_, n) => n * coneNumbers)
    .filter((o) => cones[o + 8] === 1)
    .map((o): readonly number[] => [cones[o + 4] ?? 0, cones[o + 5] ?? 0, cones[o + 6] ?? 0]);
  expect(tips).toHaveLength(12);
  const apart = (i: number, j: number): number =>
    Math.hypot(...(tips[i] ?? []).map((value, k) => value - (tips[j]?.[k] ?? 0)));
  for (let i = 0; i < 6; i++) for (let j = 0; j < i; j++) expect(apart(i, j)).toBeGreaterThan(0.05);
  const asides = tips.slice(0, 6).map(([, , z = 0]) => Math.abs(z));
  // Those over the brow lean in, those of the crown out.
  expect(Math.max(...asides) - Math.min(...asides)).toBeGreaterThan(0.28);
});

test('no light falls between the throat of a cow and the fold that hangs from it [STUDIO-37]', () => {
  const [body] = animal('cow', 1).bodies;
  if (!body) throw new Error('a cow is a body');
  // Once out of it on the way down, one is under all of it.
  let gaps = 0;
  for (const x of [-1.05, -1, -0.95, -0.9, -0.85, -0.8, -0.75, -0.7])
    for (const z of [-0.12, -0.08, -0.04, 0]) {
      const inside = Array.from({ length: 130 }, (_, i) => 1.6 - i * 0.01).map((y) => distanceTo(body, x, y, z) < 0);
      if (inside.filter((is, i) => i > 0 && is !== inside[i - 1]).length > 2) gaps += 1;
    }
  expect(gaps).toBe(0);
});

test('the wings of a hummingbird are swept back to their ends [STUDIO-37]', () => {
  const { data, count } = animal('hummingbird', 1);
  const places = Array.from({ length: count }, (_, t) => t * stride)
    .filter((o) => data[o + materialAt] === materials.leaf)
    .map((o) => [(data[o] ?? 0) - 0.215, (data[o + 1] ?? 0) - 1.06] as const)
    .filter(([x, y]) => x > 0 && y > 0.02);
  /** How far back the foremost of its feathers has been bent at a length from the shoulder, radians. */
  const foremost = (from: number, to: number): number =>
    Math.min(
      ...places.filter(([x, y]) => Math.hypot(x, y) > from && Math.hypot(x, y) < to).map(([x, y]) => Math.atan2(x, y)),
    );
  expect(foremost(0.36, 0.4) - foremost(0.16, 0.2)).toBeGreaterThan(0.2);
});

test('elephants hold their trunks in several ways [STUDIO-37]', () => {
  const ends = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const [body] = animal('elephant', seed).bodies;
    if (!body) throw new Error('an elephant is a body');
    const { cones, count } = body;
    const tip = Array.from({ length: count }, (_, n) => n * coneNumbers).find(
      (o) => Math.abs((cones[o + 7] ?? 0) - 0.075) < 1e-4,
    );
    return tip === undefined ? Number.NaN : (cones[tip + 5] ?? 0);
  });
  expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(0.45);
});

test('the neck of a camel sinks from its breast before it rises [STUDIO-37]', () => {
  const [body] = animal('camel', 1).bodies;
  if (!body) throw new Error('a camel is a body');
  const isIn = (x: number, y: number): boolean =>
    [-0.2, -0.15, -0.1, -0.05, 0].some((z) => distanceTo(body, x, y, z) < 0);
  const top = (x: number): number => Array.from({ length: 200 }, (_, i) => 2.6 - i * 0.01).find((y) => isIn(x, y)) ?? 0;
  // Between withers and throat it lies lower than halfway up.
  expect(top(-0.6)).toBeLessThan(top(-0.4) + (top(-1) - top(-0.4)) / 3 - 0.06);
});
