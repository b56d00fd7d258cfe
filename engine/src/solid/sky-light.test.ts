import { expect, test } from 'vitest';
import { lookFrom } from './camera.ts';
import { makeAir } from './air.ts';
import type { AirTime } from './air.ts';
import { mapClouds } from './sky-light.ts';

const side = 128;

/** How much the cover of the clouds changes over so many points to the side, and so many down. */
function changesOf(time: AirTime, offset: number): { across: number; down: number } {
  const seen = {
    width: side,
    height: side,
    camera: lookFrom([0, 0, 0], [0, 0.35, 1], 1),
    focal: side,
    nearness: new Float32Array(side * side),
  };
  const map = mapClouds(makeAir(time, [], { cloudOffset: offset }), seen);
  if (!map) throw new Error('There are clouds.');
  const { width, cover } = map;
  const rows = cover.length / width;
  const step = 6;
  let across = 0;
  let down = 0;
  for (let y = 0; y < rows - step; y++) {
    for (let x = 0; x < width - step; x++) {
      const here = cover[y * width + x] ?? 0;
      across += Math.abs(here - (cover[y * width + x + step] ?? 0));
      down += Math.abs(here - (cover[(y + step) * width + x] ?? 0));
    }
  }
  return { across, down };
}

test.each(['sunset', 'dusk', 'dawn'] as const)('lie in streaks at %s [STUDIO-38]', (time) => {
  for (const offset of [5, 17, 33]) {
    const { across, down } = changesOf(time, offset);
    expect(across).toBeGreaterThan(0);
    expect(down).toBeGreaterThan(across * 1.3);
  }
});

test.each([
  ['sunset', true],
  ['dusk', true],
  ['dawn', true],
  ['day', false],
  ['golden', false],
  ['night', false],
] as const)('of %s know whether the sun is low [STUDIO-38]', (time, isLow) => {
  expect(makeAir(time, []).isLow).toBe(isLow);
});
