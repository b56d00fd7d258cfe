import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { layOut } from './layout.ts';
import { makePlan } from './plan.ts';
import { createRandom } from '../raster/random.ts';

const placed = (prompt: string, seed: number) =>
  layOut(makePlan(hears(prompt), createRandom(seed)), seed, { aspect: 1, sunSide: 1 }).things;

test('two boxers stand within reach of each other, face to face; three stand in a row [STUDIO-72]', () => {
  for (const seed of [1, 2, 3]) {
    const [left, right] = placed('two men boxing', seed).toSorted((a, b) => a.x - b.x);
    const apart = Math.hypot((right?.x ?? 9) - (left?.x ?? 0), (right?.z ?? 9) - (left?.z ?? 0));
    expect(apart).toBeGreaterThan(0.7);
    expect(apart).toBeLessThan(1.05);
    expect(left?.turn).toBeLessThan(-1);
    expect(right?.turn).toBeGreaterThan(1);
  }
  expect(placed('three boxers', 1).every(({ turn }) => Math.abs(turn) < 1)).toBe(true);
});
