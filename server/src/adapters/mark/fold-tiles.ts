import type { Luma } from './local-contrast.ts';
import { type ComplexTile, emptyTile } from './tile-transform.ts';

/** What is around a pixel: the square of `2 reach + 1` of them. */
const reach = 6;
const around = 2 * reach + 1;
/** Deviation that is added to each: flat ground would be all noise. */
const calm = 1.5;
/** A pixel counts at most so many deviations. */
const most = 2.5;

/**
 * All tiles of a picture on top of each other, each pixel as far as it differs from what is around it. Whatever is repeated from tile to tile adds up, and the
 * picture does not. What is around is added up as the rows go by and never held for the whole picture: that took half of a look.
 */
export function foldTiles(luma: Luma, side: number): ComplexTile {
  const tile = emptyTile(side);
  const columns = openColumns(luma);
  for (let y = -reach; y <= reach; y++) columns.add(y, 1);
  for (let y = 0; y < luma.height; y++) {
    columns.repeatEnds();
    foldRow(luma, y, { columns, into: tile.re.subarray((y % side) * side, (y % side) * side + side) });
    columns.add(y + reach + 1, 1);
    columns.add(y - reach, -1);
  }
  return tile;
}

/** For each column what the pixels add up to that are around the row of the moment, and their squares; as many more at both ends. */
interface Columns {
  readonly sums: Float64Array;
  readonly squares: Float64Array;
  /** Adds a row, or takes it away; the first and the last stand in for those that are missing. */
  add(y: number, sign: 1 | -1): void;
  repeatEnds(): void;
}

function openColumns({ values, width, height }: Luma): Columns {
  const [sums, squares] = [new Float64Array(width + 2 * reach), new Float64Array(width + 2 * reach)];
  return {
    ...{ sums, squares },
    add: (y, sign) => {
      const row = Math.min(height - 1, Math.max(0, y)) * width;
      for (let x = 0; x < width; x++) {
        const value = values[row + x] ?? 0;
        sums[x + reach] = (sums[x + reach] ?? 0) + sign * value;
        squares[x + reach] = (squares[x + reach] ?? 0) + sign * value * value;
      }
    },
    repeatEnds: () => {
      for (const line of [sums, squares]) {
        line.fill(line[reach] ?? 0, 0, reach);
        line.fill(line[width + reach - 1] ?? 0, width + reach);
      }
    },
  };
}

function foldRow(
  { values, width }: Luma,
  y: number,
  { columns, into }: { readonly columns: Columns; readonly into: Float64Array },
): void {
  const { sums, squares } = columns;
  const share = 1 / around ** 2;
  const wrap = into.length - 1;
  let [sum, square] = [0, 0];
  for (let x = 0; x < around; x++) {
    sum += sums[x] ?? 0;
    square += squares[x] ?? 0;
  }
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const mean = sum * share;
    const deviation = Math.sqrt(Math.max(0, square * share - mean * mean));
    const differs = ((values[i] ?? 0) - mean) / (deviation + calm);
    into[x & wrap] = (into[x & wrap] ?? 0) + Math.max(-most, Math.min(most, differs));
    sum += (sums[x + around] ?? 0) - (sums[x] ?? 0);
    square += (squares[x + around] ?? 0) - (squares[x] ?? 0);
  }
}
