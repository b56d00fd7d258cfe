/** Some neighbours of a list, drawn side by side at one height. */
export interface Row {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly heightPx: number;
  /** False for a last row that is too short to fill the width: its images keep the usual height. */
  readonly full: boolean;
}

/** Where an image stands in its row. */
export interface Place {
  readonly leftPx: number;
  readonly widthPx: number;
}

/**
 * Justified rows: neighbours are added as long as they find room at the least height, and then grow together until they span the width.
 * Every image keeps its proportions, the order stays. It is the rule by which a browser wraps a line of flexible boxes, so
 * a wall that was drawn by the style sheet alone (`.wall-flow`) stands exactly as the one that is packed here.
 */
export function packRows(
  ratios: readonly number[],
  wall: { readonly widthPx: number; readonly leastPx: number; readonly gapPx: number },
): readonly Row[] {
  const roomOf = (count: number) => wall.widthPx - wall.gapPx * (count - 1);
  const rows: Row[] = [];
  let from = 0;
  let sum = 0;
  for (const [index, ratio] of ratios.entries()) {
    const count = index - from;
    if (count > 0 && (sum + ratio) * wall.leastPx > roomOf(count + 1)) {
      rows.push({ from, to: index, heightPx: roomOf(count) / sum, full: true });
      from = index;
      sum = 0;
    }
    sum += ratio;
  }
  if (from === ratios.length) return rows;
  // One that is wider than the wall stands alone and lower.
  const filledPx = roomOf(ratios.length - from) / sum;
  const full = filledPx <= wall.leastPx;
  return [...rows, { from, to: ratios.length, heightPx: full ? filledPx : wall.leastPx, full }];
}

/** Where the images of a packed row stand: each as wide as its proportions make it. */
export function placeRow(ratios: readonly number[], heightPx: number, gapPx: number): readonly Place[] {
  return inTurn(
    ratios.map((ratio) => ratio * heightPx),
    gapPx,
  );
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

/** Of the width of a pair: what each has in any case. The rest goes by proportions, so that a portrait is not a strip. */
const pairShare = 0.34;

/** Where the two of a pair stand; one that is left alone is as wide as its proportions make it, if there is room. */
export function placePair(
  ratios: readonly number[],
  wall: { readonly widthPx: number; readonly heightPx: number; readonly gapPx: number },
): readonly Place[] {
  const [alone = 0, second] = ratios;
  if (second === undefined) return [{ leftPx: 0, widthPx: Math.min(wall.widthPx, alone * wall.heightPx) }];
  const sum = ratios.reduce((total, ratio) => total + ratio, 0);
  const least = pairShare * wall.widthPx;
  const rest = wall.widthPx - wall.gapPx - least * ratios.length;
  return inTurn(
    ratios.map((ratio) => least + (rest * ratio) / sum),
    wall.gapPx,
  );
}

function inTurn(widthsPx: readonly number[], gapPx: number): readonly Place[] {
  let leftPx = 0;
  return widthsPx.map((widthPx) => {
    const place = { leftPx, widthPx };
    leftPx += widthPx + gapPx;
    return place;
  });
}
