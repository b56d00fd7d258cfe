import { expect, test } from 'vitest';
import { carveRock, rockFace } from './rock-face.ts';
import type { Surface } from './spot.ts';

/** How a wall that faces the eye is carved at many points: how far its normal is turned at most, and how much its tone differs. */
function carved(distance: number): { turned: number; tones: number } {
  let turned = 0;
  const tones: number[] = [];
  for (let i = 0; i < 400; i++) {
    const surface: Surface = {
      ...{ r: 1, g: 1, b: 1, er: 0, eg: 0, eb: 0, gloss: 0, through: 0 },
      nx: 0,
      ny: 0,
      nz: -1,
    };
    carveRock(surface, (i % 20) * 0.37, Math.trunc(i / 20) * 0.41, 5, distance, { place: 4, bed: 1, rough: 1 });
    turned = Math.max(turned, Math.hypot(surface.nx, surface.ny));
    tones.push(rockFace.tone);
  }
  return { turned, tones: Math.max(...tones) - Math.min(...tones) };
}

test('rock has ledges, facets and cracks that catch the light from near', () => {
  expect(carved(20).turned).toBeGreaterThan(0.6);
  expect(carved(20).tones).toBeGreaterThan(0.4);
});

test('cracks close around no piece of it, as around stones that somebody has laid', () => {
  const toneAt = (x: number, z: number): number => {
    const surface: Surface = {
      ...{ r: 1, g: 1, b: 1, er: 0, eg: 0, eb: 0, gloss: 0, through: 0 },
      nx: 0,
      ny: 1,
      nz: 0,
    };
    carveRock(surface, x, 0, z, 4, { place: 1, bed: 1, rough: 1 });
    return rockFace.tone;
  };
  const reach = [-0.05, 0.05];
  const isCrack = (x: number, z: number): boolean =>
    toneAt(x, z) < 0.6 * Math.max(...reach.flatMap((off) => [toneAt(x + off, z), toneAt(x, z + off)]));
  const places = Array.from({ length: 160 * 160 }, (_, i) => [(i % 160) * 0.03, Math.trunc(i / 160) * 0.03] as const);
  const share = places.filter(([x, z]) => isCrack(x, z)).length / places.length;
  // With all that are there round every piece, five and a half of a hundred.
  expect(share).toBeLessThan(0.04);
  expect(share).toBeGreaterThan(0.01);
});

test('what would be smaller than a pixel is not carved, so that rock far away does not flicker', () => {
  expect(carved(5_000).turned).toBeLessThan(0.02);
});
