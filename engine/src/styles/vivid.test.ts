import { expect, test } from 'vitest';
import { makeVivid } from './vivid.ts';

/** How far the strongest channel of a colour lies from its weakest, after it was made half as strong again, as a multiple of before. */
function gainOf(...colour: [number, number, number]): number {
  const spread = (): number => Math.max(...colour) - Math.min(...colour);
  const before = spread();
  makeVivid(colour, 1.5);
  return spread() / before;
}

test('dull colours become stronger, strong ones and those of skin and fur hardly do, and grey stays grey [STUDIO-74]', () => {
  expect(gainOf(0.5, 0.6, 0.7)).toBeGreaterThan(1.25);
  expect(gainOf(0.1, 0.5, 0.9)).toBeLessThan(1.2);
  expect(gainOf(0.8, 0.6, 0.45)).toBeLessThan(1.15);
  const grey: [number, number, number] = [0.4, 0.4, 0.4];
  makeVivid(grey, 1.5);
  for (const value of grey) expect(value).toBeCloseTo(0.4, 5);
});
