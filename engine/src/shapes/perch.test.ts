import { expect, test } from 'vitest';
import { findConcept } from '../concepts/registry.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh, stride } from '../solid/mesh.ts';

function built(id: string, colour?: string): Mesh {
  const mesh = new Mesh();
  const look = { season: 'summer', lit: false, ordinal: 0, ...(colour !== undefined && { colour }) } as const;
  findConcept(id)?.build(mesh, createRandom(2), look);
  return mesh;
}

test.each(['owl', 'parrot', 'toucan'])(
  'a tree bears the %s up where branches are, and is framed with it [STUDIO-37]',
  (id) => {
    const mesh = built(id);
    expect(mesh.bodies[0]?.centre[1]).toBeGreaterThan(1.2);
    const heights: number[] = [];
    for (let o = 0; o < mesh.count * stride; o += stride) heights.push(mesh.data[o + 1] ?? 0);
    // Framing takes what is taller for a tree with a bird in it.
    expect(heights.reduce((high, y) => Math.max(high, y), 0) - Math.min(0, ...heights.slice(0, 500))).toBeLessThan(2);
  },
);

test('a red parrot has blue feathers in its wings, a white one has none [STUDIO-37]', () => {
  const blue = (colour: string): number => {
    const { data, count } = built('parrot', colour);
    let many = 0;
    for (let t = 0; t < count; t++) {
      const [r = 0, g = 0, b = 0] = data.subarray(t * stride + 18, t * stride + 21);
      if (b > 0.15 && b > r * 1.5 && b > g * 1.5) many++;
    }
    return many;
  };
  expect(blue('#d02020')).toBeGreaterThan(100);
  expect(blue('#f4f4f4')).toBe(0);
});
