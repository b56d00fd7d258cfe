import { expect, test } from 'vitest';
import { sunflowerKind } from '../concepts/flowers/sunflower.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { buildFarFlower } from './far-flower.ts';

/** The triangles of the petals of a sunflower in a field. */
function petalsOf(near: boolean): readonly Float32Array[] {
  const mesh = new Mesh();
  const plant = { at: [0, 0, 6], height: 1.5, colour: '#f4b81c', look: sunflowerKind.field, grown: 1 } as const;
  buildFarFlower(mesh.object(), createRandom(3), { ...plant, near });
  return Array.from({ length: mesh.count }, (_, t) => mesh.data.slice(t * stride, (t + 1) * stride)).filter(
    (one) => (one[18] ?? 0) > 0.5 && (one[20] ?? 1) < 0.2,
  );
}

test('the petals of a sunflower that stands near in a field are folded along their ribs, of many tones and no star of one yellow [STUDIO-21]', () => {
  const petals = petalsOf(true);
  const facing = new Set(petals.map((one) => [...one.slice(9, 12)].map((v) => v.toFixed(2)).join(' ')));
  const greens = petals.map((one) => one[19] ?? 0);
  expect(facing.size).toBeGreaterThan(20);
  expect(Math.max(...greens)).toBeGreaterThan(Math.min(...greens) * 1.1);
  expect(petals.length).toBeLessThan(140);
  // Farther off, a few triangles are enough.
  expect(petalsOf(false).length).toBeLessThan(14);
});
