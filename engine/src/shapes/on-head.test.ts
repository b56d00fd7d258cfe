import { expect, test } from 'vitest';
import { concepts } from '../concepts/registry.ts';
import { createRandom } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { conesOnHead, placeOnHead, withDrawnHead } from './on-head.ts';

const look = { season: 'summer', lit: false, ordinal: 0 } as const;

/** The corners of something a concept builds that have a material. */
function cornersOf(id: string, material: (m: number) => boolean): readonly Vec3[] {
  const mesh = new Mesh();
  concepts.find((one) => one.id === id)?.build(mesh, createRandom(3), look);
  return Array.from({ length: mesh.count }, (_none, t) => t * stride)
    .filter((at) => material(mesh.data[at + 24] ?? 0))
    .map((at) => [mesh.data[at] ?? 0, mesh.data[at + 1] ?? 0, mesh.data[at + 2] ?? 0]);
}

test('what is worn on a head is as much larger as the head is [STUDIO-63]', () => {
  const small = { head: [0.1, 1.6, -0.2], gaze: [0.3, 0.1] } as const;
  const large = withDrawnHead(small);
  const cone = [0.1, 0.05, -0.02, 0.03, 0, 0.1, 0.04, 0.02, 1] as const;
  const [[x = 0, y = 0, z = 0, radius, ...rest] = []] = conesOnHead(large, [cone]);
  expect(radius).toBeCloseTo(0.03 * large.headSize);
  expect(rest.at(-1)).toBe(1);
  const far = (p: Vec3, q: readonly number[]): number => Math.hypot(...p.map((v, c) => v - (q[c] ?? 0)));
  expect(far([x, y, z], large.head)).toBeCloseTo(Math.hypot(0.1, 0.05, 0.02) * large.headSize);
  expect(far(placeOnHead(small)(0.1, 0.05, -0.02), small.head)).toBeCloseTo(Math.hypot(0.1, 0.05, 0.02));
});

test.each([
  'viking',
  'samurai',
  'firefighter',
  'monk',
  'clown',
  'pharaoh',
  'genie',
  'gladiator',
  'soldier',
  'ninja',
  'orc',
])('the head of a %s is as large as those of others, whatever is worn on it [STUDIO-63]', (id) => {
  const irises = cornersOf(id, (m) => m === materials.eye);
  const [[x, y, z] = [0, 0, 0]] = irises;
  // From the middle of one iris to the far rim of the other, metres: 0.075 at most on heads as they were modelled.
  expect(Math.max(...irises.map((at) => Math.hypot(at[0] - x, at[1] - y, at[2] - z)))).toBeGreaterThan(0.079);
});

test.each(['viking', 'samurai', 'firefighter', 'gladiator'])(
  'the eyes of a %s are seen under the rim of the helmet [STUDIO-63]',
  (id) => {
    const irises = cornersOf(id, (m) => m === materials.eye);
    const others = cornersOf(id, (m) => m !== materials.eye && m !== materials.skin);
    // Between the middle of each iris and who looks there is nothing worn, within 6 millimetres.
    for (const s of [-1, 1]) {
      const one = irises.filter(([x]) => (x - irises.reduce((sum, at) => sum + at[0], 0) / irises.length) * s > 0);
      const [x, y, z] = [0, 1, 2].map((c) => one.reduce((sum, at) => sum + (at[c] ?? 0), 0) / one.length);
      const before = others.filter(
        (at) =>
          Math.hypot(at[0] - (x ?? 0), at[1] - (y ?? 0)) < 0.006 && at[2] < (z ?? 0) - 0.012 && at[2] > (z ?? 0) - 0.1,
      );
      expect(before.length).toBe(0);
    }
  },
);
