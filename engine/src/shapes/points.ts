import type { Vec3 } from '../solid/vectors.ts';
import type { ProfilePoint } from './smooth-profile.ts';

/** Points of a profile whose numbers are written one after another: radius, height. */
export function pairs(numbers: readonly number[]): readonly ProfilePoint[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[i * 2] ?? 0, numbers[i * 2 + 1] ?? 0]);
}

/** Points of a way whose numbers are written one after another: x, y, z. */
export function triples(numbers: readonly number[]): readonly Vec3[] {
  return Array.from({ length: numbers.length / 3 }, (_, i) => [
    numbers[i * 3] ?? 0,
    numbers[i * 3 + 1] ?? 0,
    numbers[i * 3 + 2] ?? 0,
  ]);
}
