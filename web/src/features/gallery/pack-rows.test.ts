import { describe, expect, it } from 'vitest';
import { packRows, pairRows } from './pack-rows.ts';

const wall = { widthPx: 1430, heightPx: 270, gapPx: 5 };
const ratios = Array.from({ length: 200 }, (_, index) => [1.75, 0.57, 1, 1.29, 0.78, 2.4][(index * 7) % 6] ?? 1);

describe('justified rows', () => {
  it('keep the order and leave nothing out', () => {
    const rows = packRows(ratios, wall);
    expect(rows[0]?.from).toBe(0);
    expect(rows.at(-1)?.to).toBe(ratios.length);
    for (const [index, row] of rows.entries()) if (index > 0) expect(row.from).toBe(rows[index - 1]?.to);
  });

  it('span the width exactly, near the height they should have', () => {
    for (const { from, to, heightPx, full } of packRows(ratios, wall)) {
      if (!full) continue;
      const widths = ratios.slice(from, to).reduce((sum, ratio) => sum + ratio * heightPx, 0);
      expect(widths + (to - from - 1) * wall.gapPx).toBeCloseTo(wall.widthPx, 6);
      expect(heightPx).toBeGreaterThan(180);
      expect(heightPx).toBeLessThan(400);
    }
  });

  it('leave a short last row at the usual height', () => {
    expect(packRows([1, 1], wall)).toEqual([{ from: 0, to: 2, heightPx: 270, full: false }]);
    expect(packRows([], wall)).toEqual([]);
  });

  it('give a picture wider than the wall a row of its own', () => {
    expect(packRows([9], wall)).toMatchObject([{ from: 0, to: 1, full: true }]);
  });

  it('are pairs on a phone', () => {
    expect(pairRows(3, 180)).toEqual([
      { from: 0, to: 2, heightPx: 180, full: true },
      { from: 2, to: 3, heightPx: 180, full: false },
    ]);
  });
});
