import { expect, test } from 'vitest';
import { overScalp, overSkull, towards } from '../shapes/scalp.ts';
import { bodyIn } from './body.ts';
import { capOf } from './hair-cap.ts';

const body = bodyIn({ 'caucasian female young': 1, 'average female young': 1 }, { headless: true, headSize: 1.05 });

test('locks are laid on the hair that they are over: not within the head, and not off that hair as a hood [STUDIO-50]', () => {
  const cap = capOf(body, 'long01');
  for (const yaw of [-1.2, -0.4, 0, 0.4, 1.2, 2.4])
    for (const rise of [0.5, 0.9, 1.3]) {
      const off = overSkull(cap(towards(yaw, rise), 0));
      expect(off).toBeGreaterThan(-0.004);
      expect(off).toBeLessThan(0.032);
    }
});

test('where no hair is known, it lies a little over the scalp', () => {
  const cap = capOf(body, 'short04');
  const below = towards(0, -1.4);
  expect(Math.hypot(...cap(below, 0))).toBeCloseTo(Math.hypot(...overScalp(below, 0.012)), 3);
});
