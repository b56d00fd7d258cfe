import { expect, test } from 'vitest';
import { concepts } from '../concepts/registry.ts';
import { createRandom } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { buildPerson } from './person.ts';

test.each([
  ['in a coat', {}],
  ['in a dress', { dress: true, hair: 'long' }],
  ['standing with a hand up', { walk: 0, raised: true, hair: 'short' }],
] as const)(
  'a person %s has two eyes that look ahead, and hands beside the hips or over the head [STUDIO-49]',
  (_, look) => {
    const mesh = new Mesh();
    buildPerson(mesh, createRandom(3), look);
    const wet = Array.from({ length: mesh.count }, (_none, t) => t * stride).filter(
      (at) => mesh.data[at + 24] === materials.wet && (mesh.data[at + 1] ?? 0) > 1.6,
    );
    for (const side of [-1, 1]) {
      const eye = wet.filter((at) => (mesh.data[at] ?? 0) * side > 0.008);
      expect(eye.length).toBeGreaterThan(20);
      expect(Math.max(...eye.map((at) => mesh.data[at + 2] ?? 0))).toBeLessThan(-0.04);
    }
    const [body] = mesh.bodies;
    expect(body?.colours).toHaveLength(4);
    expect(mesh.bodies.filter(({ hair }) => hair > 0)).toHaveLength(1);
  },
);

test('people look at who looks: all that can be portrayed show their faces [STUDIO-49]', () => {
  const people = concepts.filter(({ portrait }) => portrait !== undefined);
  expect(people.length).toBeGreaterThan(5);
  for (const { id, turn = 0, sway = 0.25 } of people) expect(`${id} ${Math.abs(turn) + sway < 1.3}`).toBe(`${id} true`);
});
