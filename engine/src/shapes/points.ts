import type { Vec3 } from '../solid/vectors.ts';
import type { Section } from './loft.ts';
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

/** Level sections of a loft whose numbers are written one after another: height, middle on x, half lengths along x and z. */
export function sections(numbers: readonly number[]): readonly Section[] {
  return Array.from({ length: numbers.length / 4 }, (_, i) => [
    numbers[i * 4] ?? 0,
    numbers[i * 4 + 1] ?? 0,
    numbers[i * 4 + 2] ?? 0,
    numbers[i * 4 + 3] ?? 0,
  ]);
}
