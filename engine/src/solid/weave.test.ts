import { expect, test } from 'vitest';
import type { Limb } from './cloth-folds.ts';
import type { Surface } from './spot.ts';
import { denim, knit } from './weave.ts';

/** A limb that stands upright, whose front is -z and whose outer side is +x. */
const limb: Limb = {
  ...{
    at: [0, 0, 0],
    way: [0, 1, 0],
    side: [1, 0, 0],
    next: [0, 0, -1],
    long: 1,
    thick: 0.3,
    round: 0.16,
    faces: 1,
    fades: 1,
  },
};
type Weave = typeof knit;

/** White cloth around the limb at a turn from its front, radians to +x. */
function wovenAt(weave: Weave, turn: number, { high = 0.5, distance = 3 } = {}): Surface {
  const surface = { r: 1, g: 1, b: 1, er: 0, eg: 0, eb: 0, gloss: 0, through: 0, nx: 0, ny: 0, nz: 0 };
  weave([limb], surface, { wx: Math.sin(turn) * 0.16, wy: high, wz: -Math.cos(turn) * 0.16 }, distance);
  return surface;
}

const turns = Array.from({ length: 400 }, (_, i) => (i / 400) * Math.PI * 2);
const changesOf = (values: readonly number[]): number =>
  values.filter((value, i) => value * (values[i - 1] ?? value) < 0).length;

test('what is knitted has ribs around trunk and sleeves, which from far are not seen [STUDIO-63]', () => {
  const slopes = (distance: number) =>
    turns.map((turn) => {
      const { nx, nz } = wovenAt(knit, turn, { distance });
      return nx * Math.cos(turn) + nz * Math.sin(turn);
    });
  expect(changesOf(slopes(3))).toBeGreaterThan(60);
  expect(changesOf(slopes(3))).toBeLessThan(140);
  expect(slopes(9).every((slope) => slope === 0)).toBe(true);
  expect(changesOf(slopes(1))).toBeGreaterThan(changesOf(slopes(3)) * 1.5);
});

test('its stitches lie in rows from near, and ribs end where a limb does', () => {
  const column = Array.from({ length: 60 }, (_, i) => wovenAt(knit, 0.4, { high: 0.5 + i * 0.001, distance: 1 }).r);
  expect(Math.max(...column) - Math.min(...column)).toBeGreaterThan(0.05);
  expect(wovenAt(knit, 0.4, { high: 1.1 })).toMatchObject({ r: 1, nx: 0, nz: 0 });
});

test('denim is worn light before the thighs, and has a seam down the outer side [STUDIO-63]', () => {
  const mean = (from: number, to: number): number =>
    Array.from({ length: 40 }, (_, i) => wovenAt(denim, from + ((to - from) * i) / 40, { high: 0.4 }).g).reduce(
      (sum, light) => sum + light / 40,
      0,
    );
  expect(mean(-0.4, 0.4)).toBeGreaterThan(mean(Math.PI - 0.4, Math.PI + 0.4) * 1.25);
  expect(wovenAt(denim, Math.PI / 2, { high: 0.4 }).g).toBeLessThan(mean(1.65, 1.8) * 0.8);
});
