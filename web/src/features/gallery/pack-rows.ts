/** Some neighbours of a list, drawn side by side at one height. */
export interface Row {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly heightPx: number;
  /** False for a last row that is too short to fill the width: its pictures keep the usual height. */
  readonly full: boolean;
}

/**
 * Justified rows: neighbours are added until a row would be lower than it should be, then the nearer of the two ways
 * to end it is taken. Every row spans the width, every picture keeps its proportions, the order stays.
 */
export function packRows(
  ratios: readonly number[],
  wall: { readonly widthPx: number; readonly heightPx: number; readonly gapPx: number },
): readonly Row[] {
  const heightOf = (sum: number, count: number) => (wall.widthPx - wall.gapPx * (count - 1)) / sum;
  const rows: Row[] = [];
  let from = 0;
  let sum = 0;
  for (const [index, ratio] of ratios.entries()) {
    const count = index - from;
    const withIt = heightOf(sum + ratio, count + 1);
    const withoutIt = count > 0 ? heightOf(sum, count) : Number.POSITIVE_INFINITY;
    sum += ratio;
    if (withIt > wall.heightPx) continue;
    const keep = wall.heightPx - withIt <= withoutIt - wall.heightPx;
    const to = keep ? index + 1 : index;
    rows.push({ from, to, heightPx: keep ? withIt : withoutIt, full: true });
    from = to;
    sum = keep ? 0 : ratio;
  }
  if (from < ratios.length) rows.push({ from, to: ratios.length, heightPx: wall.heightPx, full: false });
  return rows;
}

/** A phone is too narrow for proportions: two in a row at a fixed height, cropped. */
export function pairRows(count: number, heightPx: number): readonly Row[] {
  return Array.from({ length: Math.ceil(count / 2) }, (_, row) => ({
    from: row * 2,
    to: Math.min(count, row * 2 + 2),
    heightPx,
    full: row * 2 + 2 <= count,
  }));
}
