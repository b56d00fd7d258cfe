import { expect, test } from 'vitest';
import type { Rgb } from '../raster/colour.ts';
import type { Surface } from '../solid/spot.ts';
import { gravelOver } from './gravel.ts';

const lawn: Rgb = [0.1, 0.4, 0.1];
const at = (off: number, distance: number, z = 3): Rgb =>
  // Only the normal of a surface is touched.
  gravelOver({ nx: 0, ny: 1, nz: 0 } as Surface, lawn, { off, half: 1, x: off, z, distance });

test('a path of gravel is pale, ends in an edge of earth, and leaves the lawn beside it [STUDIO-84]', () => {
  expect(at(0, 6)[0]).toBeGreaterThan(0.3);
  expect(at(1.08, 6)[1]).toBeLessThan(0.32);
  expect(at(1.5, 6)).toEqual(lawn);
});

test('single stones are seen from near, and none far away [STUDIO-84]', () => {
  const rough = (distance: number): number => {
    const tones = Array.from({ length: 60 }, (_, i) => at(0.2, distance, 3 + i * 0.031)[0]);
    return Math.max(...tones.slice(1).map((tone, i) => Math.abs(tone - (tones[i] ?? tone))));
  };
  expect(rough(4)).toBeGreaterThan(rough(40) * 3);
});
