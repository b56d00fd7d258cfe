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
  // The beam, two tines over the brow and one halfway on the inner side, and two on the outer one: none ends near another.
  for (let i = 0; i < 6; i++) for (let j = 0; j < i; j++) expect(apart(i, j)).toBeGreaterThan(0.05);
  const [middle] = [tips.slice(0, 6), tips.slice(6)].map((own) => own.map(([, , z = 0]) => z));
  const wide = Math.max(...(middle ?? [])) - Math.min(...(middle ?? []));
  expect(wide).toBeGreaterThan(0.2);
});

test('no light falls between the throat of a cow and the fold that hangs from it [STUDIO-37]', () => {
  const [body] = animal('cow', 1).bodies;
  if (!body) throw new Error('a cow is a body');
  // From under the jaw down to the breast: once out of it, one is under all of it.
  for (const x of [-1, -0.9, -0.8, -0.7]) {
    const inside = Array.from({ length: 130 }, (_, i) => 1.5 - i * 0.01).map((y) => distanceTo(body, x, y, 0) < 0);
    const turns = inside.filter((is, i) => i > 0 && is !== inside[i - 1]).length;
    expect(turns).toBeLessThanOrEqual(2);
  }
});

test('the wings of a hummingbird are closed fans of feathers that end in single tips [STUDIO-37]', () => {
  const { data, count } = animal('hummingbird', 1);
  const from = Array.from({ length: count }, (_, t) => t * stride).filter(
    (o) => data[o + materialAt] === materials.leaf && (data[o + 1] ?? 0) > 1.02 && (data[o] ?? 0) > 0.18,
  );
  const far = from.map((o) => {
    const [x, y] = [data[o] ?? 0, data[o + 1] ?? 0];
    return { turn: Math.atan2(x - 0.215, y - 1.06), long: Math.hypot(x - 0.215, y - 1.06) };
  });
  // How far the fan reaches in each direction goes up and down from feather to feather.
  const rim = Array.from({ length: 60 }, (_, i) => 0.6 + i * 0.01).map((turn) =>
    Math.max(0, ...far.filter((one) => Math.abs(one.turn - turn) < 0.02).map(({ long }) => long)),
  );
  expect(Math.min(...rim)).toBeGreaterThan(0.15);
  const turns = rim.slice(2).filter((long, i) => (long - (rim[i + 1] ?? 0)) * ((rim[i + 1] ?? 0) - (rim[i] ?? 0)) < 0);
  expect(turns.length).toBeGreaterThan(2);
});
