import { expect, test } from 'vitest';
import { bodyIn } from './body.ts';
import { hangHair } from './hang.ts';
import { loadPeople } from './people.ts';
import { relaxedBrows } from './relax-brows.ts';

test('brows that lie still do not run down to the nose, and are as they were at their outer ends [STUDIO-63]', () => {
  const body = bodyIn({ 'caucasian female young': 1, 'average female young': 1 }, { headless: true });
  const { onHead, points } = hangHair(body, loadPeople().worn('eyebrow001'));
  const bend = relaxedBrows(body);
  const mean = (isMeant: (aside: number) => boolean, isBent: boolean): number => {
    const heights: number[] = [];
    for (let v = 0; v < onHead.length; v += 3) {
      const [x = 0, y = 0, z = 0] = onHead.subarray(v, v + 3);
      const [px = 0, py = 0, pz = 0] = points.subarray(v, v + 3);
      if (isMeant(Math.abs(x))) heights.push(isBent ? bend([px, py, pz], [x, y, z], 0, 0)[1] : py);
    }
    return heights.reduce((sum, high) => sum + high / heights.length, 0);
  };
  const inner = (aside: number): boolean => aside < 0.018;
  const outer = (aside: number): boolean => aside > 0.05;
  expect(mean(inner, true)).toBeGreaterThan(mean(inner, false) + 0.001);
  expect(mean(outer, true)).toBeCloseTo(mean(outer, false), 4);
});

test('brows of women are finer than those of men, and more of an arch [STUDIO-63]', () => {
  const body = bodyIn({ 'caucasian female young': 1, 'average female young': 1 }, { headless: true });
  const { onHead, points } = hangHair(body, loadPeople().worn('eyebrow001'));
  const heights = (kind: 'full' | 'fine', from: number, to: number): readonly number[] => {
    const bend = relaxedBrows(body, kind);
    return Array.from({ length: onHead.length / 3 }, (_, v) => {
      const [x = 0, y = 0, z = 0] = onHead.subarray(v * 3, v * 3 + 3);
      const [px = 0, py = 0, pz = 0] = points.subarray(v * 3, v * 3 + 3);
      return Math.abs(x) > from && Math.abs(x) < to ? [bend([px, py, pz], [x, y, z], 0, 0)[1]] : [];
    }).flat();
  };
  const thick = (kind: 'full' | 'fine'): number => {
    const all = heights(kind, 0.028, 0.034);
    return Math.max(...all) - Math.min(...all);
  };
  const rise = (kind: 'full' | 'fine'): number => {
    const mean = (all: readonly number[]): number => all.reduce((sum, y) => sum + y / all.length, 0);
    return mean(heights(kind, 0.036, 0.046)) - mean(heights(kind, 0, 0.018));
  };
  expect(thick('fine')).toBeLessThan(thick('full') * 0.85);
  expect(rise('fine')).toBeGreaterThan(rise('full') + 0.0004);
});
