import { expect, test } from 'vitest';
import { compose } from './compose.ts';
import { hears } from '../hears/hears.ts';
import { itemOf } from '../solid/item-of.ts';
import { outlineWorld } from '../solid/outline.ts';

test.each([1, 7])('who flies a kite is whole in the picture, and so is the kite [STUDIO-58]', (seed) => {
  const { world, plan } = compose(hears('a boy flying a kite'), seed, { aspect: 1, coarse: true });
  expect(plan.items[1]?.heldBy).toBe(0);
  const side = 96;
  const { ids } = outlineWorld(world, side, side);
  const rows = (item: number): readonly number[] =>
    Array.from(ids, (id, i) => (itemOf(world.mesh, id) === item ? Math.floor(i / side) : -1)).filter((row) => row >= 0);
  const [boy, kite] = [rows(1), rows(2)];
  expect(Math.max(...boy)).toBeLessThan(side - 1);
  expect(Math.min(...kite)).toBeGreaterThan(0);
  // Below the middle of the picture he stands, and is no speck.
  expect(Math.min(...boy)).toBeGreaterThan(side * 0.4);
  expect(Math.max(...boy) - Math.min(...boy)).toBeGreaterThan(side * 0.25);
});
