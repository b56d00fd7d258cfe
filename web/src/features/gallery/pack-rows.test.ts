import { describe, expect, it } from 'vitest';
import { packRows, pairRows, placePair, placeRow } from './pack-rows.ts';

const wall = { widthPx: 1430, leastPx: 232, gapPx: 5 };
const ratios = Array.from({ length: 200 }, (_, index) => [1.75, 0.57, 1, 1.29, 0.78, 2.4][(index * 7) % 6] ?? 1);

describe('justified rows', () => {
  it('keep the order and leave nothing out', () => {
    const rows = packRows(ratios, wall);
    expect(rows[0]?.from).toBe(0);
    expect(rows.at(-1)?.to).toBe(ratios.length);
    for (const [index, row] of rows.entries()) if (index > 0) expect(row.from).toBe(rows[index - 1]?.to);
  });

  it('span the width exactly, none lower than it may be, and none with room for one more', () => {
    for (const { from, to, heightPx, full } of packRows(ratios, wall)) {
      if (!full) continue;
      const shown = ratios.slice(from, to);
      const last = placeRow(shown, heightPx, wall.gapPx).at(-1);
      expect((last?.leftPx ?? 0) + (last?.widthPx ?? 0)).toBeCloseTo(wall.widthPx, 6);
      expect(heightPx).toBeGreaterThanOrEqual(wall.leastPx);
      const withNext = [...shown, ratios[to] ?? 0].reduce((sum, ratio) => sum + ratio, 0) * wall.leastPx;
      expect(withNext + wall.gapPx * shown.length).toBeGreaterThan(wall.widthPx);
    }
  });

  it('leave a short last row at the least height', () => {
    expect(packRows([1, 1], wall)).toEqual([{ from: 0, to: 2, heightPx: 232, full: false }]);
    expect(packRows([], wall)).toEqual([]);
  });

  it('give an image wider than the wall a row of its own', () => {
    expect(packRows([9], wall)).toMatchObject([{ from: 0, to: 1, full: true }]);
    expect(packRows([1, 9, 1], wall)).toMatchObject([
      { from: 0, to: 1 },
      { from: 1, to: 2, heightPx: 1430 / 9, full: true },
      { from: 2, to: 3 },
    ]);
  });

  it('are pairs on a phone, wider where the image is', () => {
    expect(pairRows(3, 180)).toEqual([
      { from: 0, to: 2, heightPx: 180, full: true },
      { from: 2, to: 3, heightPx: 180, full: false },
    ]);
    const phone = { widthPx: 400, heightPx: 180, gapPx: 5 };
    expect(placePair([1.5], phone)).toEqual([{ leftPx: 0, widthPx: 270 }]);
    expect(placePair([4], phone)).toEqual([{ leftPx: 0, widthPx: 400 }]);
    const [one, other] = placePair([3, 1], phone);
    expect(one?.widthPx).toBeCloseTo(136 + 123 * 0.75, 6);
    expect(other?.leftPx).toBeCloseTo((one?.widthPx ?? 0) + 5, 6);
    expect((other?.leftPx ?? 0) + (other?.widthPx ?? 0)).toBeCloseTo(400, 6);
  });
});
