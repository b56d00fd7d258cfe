import { describe, expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { framingOf, ringletsOf } from './hair-tied.ts';
import { overScalp, overSkull } from './scalp.ts';

describe('hair that frames a face [STUDIO-50]', () => {
  test('falls from a parting to both sides, on the head and beside the eyes', () => {
    const locks = framingOf(createRandom(3), { onHair: overScalp, onSkin: overScalp });
    const ends = locks.map(({ way }) => way.at(-1)?.[0] ?? 0);
    expect(ends.filter((x) => x < -0.05)).toHaveLength(locks.length / 2);
    expect(ends.filter((x) => x > 0.05)).toHaveLength(locks.length / 2);
    for (const { way } of locks) for (const at of way) if (at[1] > 0.03) expect(overSkull(at)).toBeGreaterThan(-0.006);
  });

  test('is made of so many narrow locks that none of them is a ridge by itself, and falls over the ears', () => {
    const locks = framingOf(createRandom(3), { onHair: overScalp, onSkin: overScalp });
    expect(Math.max(...locks.map(({ wide }) => wide))).toBeLessThan(0.009);
    expect(locks.length).toBeGreaterThan(60);
    for (const { way } of locks) expect(Math.min(...way.map(([, y]) => y))).toBeLessThan(-0.05);
  });

  test('hangs in ringlets that turn many times, beside the face and not over it', () => {
    for (const { way } of ringletsOf(createRandom(4))) {
      const turns = way.slice(2).filter(([x], i) => {
        const [before, at] = [way[i]?.[0] ?? 0, way[i + 1]?.[0] ?? 0];
        return (at - before) * (x - at) < 0;
      });
      expect(turns.length).toBeGreaterThan(2);
      expect(way.every(([x, , z]) => z > -0.06 || Math.abs(x) > 0.05)).toBe(true);
    }
  });
});
