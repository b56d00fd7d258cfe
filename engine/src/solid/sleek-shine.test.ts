import { expect, test } from 'vitest';
import { makeAir } from './air.ts';
import { combHair } from './comb.ts';
import { sleekShine } from './sleek-shine.ts';
import { buildBody, keepNearPoint } from './soft-body.ts';
import { newSpot } from './spot.ts';
import type { Surface } from './spot.ts';

const air = makeAir('day', ['clear'], { el: 60, az: 200 });

/** What is mirrored where the sun stands in the mirror, of a coat whose hair is so long. */
function shineOf(hair: number): { readonly sun: number; readonly sky: number } {
  const matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
  const body = buildBody([[-1, 0, 0, 0.5, 1, 0, 0, 0.5, 0]], { colours: ['#804020'], hair }, matrix, 0);
  const spot = newSpot({ width: 1, height: 1 });
  Object.assign(spot, { px: 0, py: 0.5, pz: 0, nx: 0, ny: 1, nz: 0, distance: 3 });
  combHair(body, keepNearPoint(body, 0, 0.5, 0), spot);
  // The eye looks along the sun's own way, mirrored upwards.
  const [sx, sy, sz] = air.sun;
  Object.assign(spot, { dx: sx, dy: -sy, dz: sz });
  const surface: Surface = { r: 0.2, g: 0.1, b: 0.05, er: 0, eg: 0, eb: 0, gloss: 0, through: 0, nx: 0, ny: 1, nz: 0 };
  const sun = sleekShine({ air }, spot, surface, 1);
  return { sun, sky: surface.eb };
}

test('short hair shines over muscle, long hair and bare hide do not [STUDIO-37]', () => {
  const horse = shineOf(0.22);
  expect(horse.sun).toBeGreaterThan(0.03);
  expect(horse.sky).toBeGreaterThan(0);
  for (const hair of [0.06, 0.5]) expect(shineOf(hair)).toEqual({ sun: 0, sky: 0 });
});
