import { expect, test } from 'vitest';
import { findConcept } from '../concepts/registry.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh } from '../solid/mesh.ts';
import { distanceTo } from '../solid/soft-body.ts';
import { buildFlyingBird } from './flying-bird.ts';

function built(id: string): Mesh {
  const mesh = new Mesh();
  findConcept(id)?.build(mesh, createRandom(4), { season: 'summer', lit: false, ordinal: 0 });
  return mesh;
}

/** The middle and the width of a neck at a height, metres, from the front on. */
function neckAt(mesh: Mesh, y: number): { readonly x: number; readonly wide: number } {
  const [body] = mesh.bodies;
  if (!body) throw new Error('a bird is a body');
  const inside = Array.from({ length: 400 }, (_, i) => i * 0.002 - 0.8).filter((x) => distanceTo(body, x, y, 0) < 0);
  const [first = 0] = inside;
  const end = inside.findIndex((x, i) => i > 0 && x - (inside[i - 1] ?? x) > 0.003);
  const last = inside[end < 0 ? inside.length - 1 : end - 1] ?? first;
  return { x: (first + last) / 2, wide: last - first };
}

test.each([
  ['swan', [0.5, 0.82, 0.93]],
  ['flamingo', [1.1, 1.35, 1.46]],
] as const)('the neck of a %s is bent ahead, back and ahead again, and thinner above [STUDIO-37]', (id, heights) => {
  const mesh = built(id);
  const [low, high, head] = heights.map((y) => neckAt(mesh, y));
  if (!low || !high || !head) throw new Error('three heights');
  // It heads towards -x.
  expect(high.x - low.x).toBeGreaterThan(0.07);
  expect(high.x - head.x).toBeGreaterThan(0.02);
  expect(high.wide).toBeLessThan(low.wide);
});

test('the skull of an eagle on the wing is small beside its body [STUDIO-37]', () => {
  const skullOf = (hooked: boolean): number => {
    const mesh = new Mesh();
    buildFlyingBird(mesh, {
      ...{ length: 1, span: 2.3, chord: 0.6, raise: 0.5, bend: 0.4, fingers: 1 },
      beak: { length: 0.1, hooked, colour: '#e8b02a' },
      colours: ['#403020', '#403020', '#403020', '#2c1c12', '#e9e3d5', '#ddd6c6'],
    });
    const [body] = mesh.bodies;
    if (!body) throw new Error('a bird is a body');
    const across = Array.from({ length: 200 }, (_, i) => i * 0.001).filter((z) => distanceTo(body, -0.39, 0.07, z) < 0);
    return Math.max(...across);
  };
  expect(skullOf(true)).toBeLessThan(skullOf(false) * 0.95);
});
