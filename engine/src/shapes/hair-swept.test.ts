import { describe, expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { belowSwept, fringeOf, sweptOf } from './hair-swept.ts';
import type { Sweep } from './hair-swept.ts';
import { overScalp, overSkull } from './scalp.ts';

const sweep: Sweep = {
  ...{ to: [0, 0.2, 1], reach: 0.8, lift: 0.014, rising: 0.34, ends: 0.003, receded: 0, aside: 1.3 },
  ...{ rows: 2, count: 60, blunt: 0.1, wide: 1 },
};

describe('hair that is combed from the forehead [STUDIO-63]', () => {
  const locks = sweptOf(createRandom(2), overScalp, sweep);

  test('begins thin on the skin, some of it sooner than the rest, and stands off the head behind', () => {
    const roots = locks.filter(({ way }) => overSkull(way[0] ?? [0, 0, 0]) < 0.004);
    expect(roots.length).toBeGreaterThan(locks.length / 2);
    expect(roots.every(({ root = 1 }) => root < 0.3)).toBe(true);
    const before = roots.map(({ way }) => belowSwept(sweep, way[0] ?? [0, 0, 0]));
    expect(Math.max(...before) - Math.min(...before)).toBeGreaterThan(0.006);
    expect(locks.filter(({ way }) => Math.max(...way.map(overSkull)) > 0.009).length).toBeGreaterThan(30);
  });

  test('has single short hairs before its locks, so that it has no edge as a cap has', () => {
    const begins = (wanted: (wide: number) => boolean): readonly number[] =>
      locks
        .filter(({ wide, way }) => wanted(wide) && Math.abs(way[0]?.[0] ?? 0) < 0.05 && (way[0]?.[2] ?? 0) < 0)
        .map(({ way }) => belowSwept(sweep, way[0] ?? [0, 0, 0]));
    const first = Math.max(...begins((wide) => wide > 0.002));
    const hairs = begins((wide) => wide < 0.001);
    expect(hairs.length).toBeGreaterThan(sweep.count);
    expect(hairs.filter((below) => below > first + 0.002).length).toBeGreaterThan(hairs.length * 0.3);
  });

  test('comes forward at the temples, and has gone back over them where it is thin', () => {
    const temple = overScalp([0.75, 0.25, -0.66], 0);
    expect(belowSwept(sweep, temple)).toBeLessThan(0);
    expect(belowSwept({ ...sweep, receded: 0.03 }, temple)).toBeGreaterThan(0);
  });
});

test('a fringe covers the forehead from temple to temple, and ends above the brows [STUDIO-63]', () => {
  const ends = fringeOf(createRandom(2), overScalp, { count: 60, wide: 1, lift: 0.02, shorter: 0 }).map(
    ({ way }) => way.at(-1) ?? [0, 0, 0],
  );
  for (const from of [-0.06, -0.04, -0.02, 0, 0.02, 0.04])
    expect(ends.some(([x]) => x > from && x < from + 0.02)).toBe(true);
  for (const [x, y] of ends) expect(y).toBeGreaterThan(Math.abs(x) < 0.03 ? 0.034 : 0.012);
});
