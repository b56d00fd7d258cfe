import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { itemOf } from '../solid/item-of.ts';
import { materials } from '../solid/materials.ts';
import { materialAt, paintAt, stride } from '../solid/mesh.ts';
import { compose } from './compose.ts';

/** Materials and colours of what was asked for first. */
function trianglesOf(prompt: string): { readonly material: number; readonly colour: readonly number[] }[] {
  const { mesh } = compose(hears(prompt), 1, { aspect: 1, coarse: true }).world;
  return Array.from({ length: mesh.count }, (_, t) => t)
    .filter((t) => itemOf(mesh, t) === 1)
    .map((t) => ({
      material: mesh.data[t * stride + materialAt] ?? 0,
      colour: [...mesh.data.subarray(t * stride + paintAt, t * stride + paintAt + 3)],
    }));
}

test('the flowers of a glass vase are flowers, and their stalks are seen in it [STUDIO-65]', () => {
  const [inGlass, inClay] = [trianglesOf('a glass vase with tulips'), trianglesOf('a vase with tulips')];
  const clear = inGlass.filter(({ material }) => material === materials.clear);
  const green = inGlass.filter(({ colour: [r = 0, g = 0, b = 0] }) => g > r * 1.2 && g > b * 1.2);
  expect(clear.length).toBeGreaterThan(500);
  expect(clear.length).toBeLessThan(inGlass.length / 2);
  expect(green.length).toBeGreaterThan(1_000);
  expect(inClay.filter(({ material }) => material === materials.clear)).toEqual([]);
});
