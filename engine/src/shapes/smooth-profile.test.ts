import { describe, expect, test } from 'vitest';
import { smoothProfile } from './smooth-profile.ts';
import type { ProfilePoint } from './smooth-profile.ts';

describe('a smooth profile', () => {
  const points: readonly ProfilePoint[] = [
    [0, 0],
    [1, 0.5],
    [1.2, 1],
    [0.4, 2],
    [0, 2.1],
  ];

  test('goes through every point of the plain one', () => {
    const curve = smoothProfile(points);
    expect(curve).toHaveLength(17);
    points.forEach(([radius, height], i) => {
      const [r = -1, y = -1] = curve[i * 4] ?? [];
      expect(r).toBeCloseTo(radius, 9);
      expect(y).toBeCloseTo(height, 9);
    });
  });

  test('has no radius below zero', () => {
    const curve = smoothProfile(points);
    for (const [radius] of curve) expect(radius).toBeGreaterThanOrEqual(0);
  });

  test('keeps an edge where a point is there twice', () => {
    const edged = smoothProfile([
      [1, 0],
      [1, 1],
      [1, 1],
      [0, 1],
    ]);
    expect(edged.every(([radius, height]) => radius === 1 || height === 1)).toBe(true);
  });
});
