import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { boundsSince } from '../solid/bounds.ts';
import { Mesh } from '../solid/mesh.ts';
import { distanceTo } from '../solid/soft-body.ts';
import type { SoftBody } from '../solid/soft-body.ts';
import type { QuadrupedForm } from './quadruped-form.ts';
import { buildQuadruped } from './quadruped.ts';
import { aQuadruped } from './quadruped.testing.ts';

const form = aQuadruped({ belly: 0.7, breadth: 0.8 });

function built(of: QuadrupedForm, seed: number): { readonly body: SoftBody; readonly top: number } {
  const mesh = new Mesh();
  const from = mesh.mark();
  buildQuadruped(mesh, createRandom(seed), of);
  const body = mesh.bodies[0];
  const bounds = boundsSince(mesh, from);
  if (!body || !bounds) throw new Error('an animal is a body');
  return { body, top: bounds.to[1] };
}

test('no two animals of one kind hold their heads alike, and the same one always does [STUDIO-37]', () => {
  const tops = [1, 2, 3, 4].map((seed) => built(form, seed).top.toFixed(3));
  expect(new Set(tops).size).toBe(4);
  expect(built(form, 1).top.toFixed(3)).toBe(tops[0]);
});

test('the belly of a lean animal rises from the chest to the loin [STUDIO-37]', () => {
  const { body } = built(form, 1);
  const [middle] = body.centre;
  const lowest = (x: number): number => {
    let [outside, inside] = [0, 0.75];
    for (let i = 0; i < 30; i++) {
      const y = (outside + inside) / 2;
      if (distanceTo(body, x, y, 0) < 0) inside = y;
      else outside = y;
    }
    return inside;
  };
  const chest = Math.min(...[-0.3, -0.25, -0.2].map((x) => lowest(middle + x)));
  const loin = Math.max(...[0.2, 0.25, 0.3].map((x) => lowest(middle + x)));
  expect(loin - chest).toBeGreaterThan(0.06);
});

test('a tuft hangs from the end of the tail, wherever that is [STUDIO-37]', () => {
  const raised = { ...form, tail: { ...form.tail, rise: 0.4 } };
  const hung = { ...raised, tail: { ...raised.tail, tuft: 0.06 } };
  for (const seed of [1, 2, 3]) expect(built(hung, seed).body.count).toBe(built(raised, seed).body.count + 2);
});

test('who has a brush to cover the nose with sleeps curled up, all others stretched out [STUDIO-53]', () => {
  const long = (of: QuadrupedForm): number => {
    const mesh = new Mesh();
    const from = mesh.mark();
    buildQuadruped(mesh, createRandom(1), of);
    const bounds = boundsSince(mesh, from);
    return bounds ? bounds.to[0] - bounds.from[0] : 0;
  };
  const bushy = { ...form, tail: { ...form.tail, brush: true } };
  expect(long({ ...bushy, act: 'sleeps' })).toBeLessThan(long(bushy) * 0.8);
  expect(long({ ...form, act: 'sleeps' })).toBeGreaterThan(long(form) * 0.8);
});
