import { expect, test } from 'vitest';
import { findConcept } from '../concepts/registry.ts';
import { createRandom } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, stride } from '../solid/mesh.ts';

function built(id: string, look: { readonly lit?: boolean; readonly seated?: boolean; readonly act?: 'sits' }): Mesh {
  const mesh = new Mesh();
  findConcept(id)?.build(mesh, createRandom(5), { season: 'summer', lit: false, ordinal: 0, ...look });
  return mesh;
}

const glowing = (mesh: Mesh): number =>
  Array.from({ length: mesh.count }, (_, t) => mesh.data[t * stride + 24]).filter((one) => one === materials.glow)
    .length;

test.each(['cat', 'kitten'])('the eyes of a %s shine in the dark, and by day they do not [STUDIO-37]', (id) => {
  expect(glowing(built(id, { lit: true }))).toBeGreaterThan(100);
  expect(glowing(built(id, {}))).toBe(0);
});

test.each(['dog', 'golden retriever', 'dachshund'])(
  'a %s on a sofa lies down, unless it was said to sit [STUDIO-53]',
  (id) => {
    const high = (mesh: Mesh): number => (mesh.bodies[0]?.centre[1] ?? 0) + (mesh.bodies[0]?.radius ?? 0);
    expect(high(built(id, { seated: true }))).toBeLessThan(high(built(id, {})) * 0.92);
    expect(built(id, { seated: true, act: 'sits' }).bodies[0]?.count).toBe(built(id, { act: 'sits' }).bodies[0]?.count);
  },
);

test('the cloth of a cushion is even, and no patchwork of its pieces [STUDIO-37]', () => {
  const { data, count } = built('sofa', {});
  const cloths = Array.from({ length: count }, (_, t) => t * stride).filter((o) => data[o + 24] === materials.cloth);
  // Two triangles after one another are neighbours on a cushion.
  const steps = cloths.slice(1).map((o, i) => Math.abs((data[o + 19] ?? 0) / (data[(cloths[i] ?? 0) + 19] || 1) - 1));
  const uneven = steps.filter((step) => step > 0.02).length / steps.length;
  expect(steps.length).toBeGreaterThan(1000);
  expect(uneven).toBeLessThan(0.06);
});
