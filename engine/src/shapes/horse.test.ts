import { expect, test } from 'vitest';
import { stripeOfFace } from './horse.ts';

test('the blaze of a horse is a star that runs out in a stripe, and not cut as paper is [STUDIO-37]', () => {
  /** How wide it is at a place down the face, from its middle to one side. */
  const wide = (f: number, u: number): number =>
    Array.from({ length: 60 }, (_, i) => i * 0.01).filter((a) => stripeOfFace.share(f, u, a) > 0.5).length / 100;
  const [star, stripe, end] = [wide(0.7, 0.5), wide(1.1, 0.05), wide(1.5, -0.2)];
  expect(star).toBeGreaterThan(stripe * 1.2);
  expect(stripe).toBeGreaterThan(end);
  expect(end).toBeLessThan(0.1);
  expect(wide(0.1, 0.9)).toBe(0);
});
