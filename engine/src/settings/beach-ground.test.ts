import { expect, test } from 'vitest';
import type { Surface } from '../solid/spot.ts';
import { beachPainter } from './beach-ground.ts';
import type { BeachPlan } from './beach-plan.ts';

const plan: BeachPlan = {
  ...{ kind: 'palms', place: 3, side: 1, isTropical: true, eye: 2.5, look: [2, 3] },
  line: () => 0,
};
const paint = beachPainter(plan, plan.line, false);

/** Many points of a beach, level before they are painted, inland of a shore at x = 0. */
function painted(of: { y: number; z: number; distance: number; step: number }): readonly Surface[] {
  return Array.from({ length: 900 }, (_, i) => {
    const surface: Surface = {
      ...{ r: 1, g: 1, b: 1, er: 0, eg: 0, eb: 0, gloss: 0, through: 0 },
      nx: 0,
      ny: 1,
      nz: 0,
    };
    paint(surface, -4 - (i % 30) * of.step, of.y, of.z + Math.trunc(i / 30) * of.step, of.distance);
    return surface;
  });
}

const spread = (all: readonly number[]): number => Math.max(...all) - Math.min(...all);

test('dry sand has ripples and grains from near, and neither where they would be smaller than a pixel', () => {
  const turned = (distance: number) => {
    const all = painted({ y: 1.2, z: 5, distance, step: 0.06 });
    return all.slice(1).reduce((sum, { nz }, i) => sum + Math.abs(nz - (all[i]?.nz ?? nz)), 0);
  };
  expect(turned(5)).toBeGreaterThan(turned(120) * 2);
});

test('sand shines where the last wave has wetted it', () => {
  const gloss = (y: number) => Math.min(...painted({ y, z: 5, distance: 6, step: 0.1 }).map((one) => one.gloss));
  expect(gloss(0.05)).toBeGreaterThan(0.5);
  expect(gloss(1.2)).toBe(0);
});

test('an island far out is a wood of many crowns, over a foot of rock in white surf', () => {
  const wood = painted({ y: 30, z: 420, distance: 420, step: 3 });
  const greener = wood.filter(({ r, g, b }) => g > r && g > b).length / wood.length;
  expect(greener).toBeGreaterThan(0.75);
  expect(spread(wood.map(({ nx }) => nx))).toBeGreaterThan(0.6);
  const light = (y: number) => {
    const all = painted({ y, z: 420, distance: 420, step: 3 });
    return all.reduce((sum, { r, g, b }) => sum + r + g + b, 0) / all.length;
  };
  expect(light(0)).toBeGreaterThan(light(2.2) * 1.8);
});
