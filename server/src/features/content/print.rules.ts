/** What a picture looks like, in two hashes of 64 bits, as signed numbers: what looks alike differs in few bits of both (DESK-14). */
export interface Print {
  readonly phash: bigint;
  readonly dhash: bigint;
}

/** In how many bits of either hash pictures differ at most that are the same, or near enough to be looked at. */
export interface Bands {
  readonly same: number;
  readonly near: number;
}
export type Band = keyof Bands;
/** The bands where the desk has set no others (decision 156). */
export const apartMax: Bands = { same: 9, near: 17 };

/** How alike two pictures are that differ in so many bits of the hash that differs more; undefined for others. */
export function bandOf(apart: number, bands: Bands): Band | undefined {
  if (apart <= bands.same) return 'same';
  return apart <= bands.near ? 'near' : undefined;
}

/** The grey pixels that a print is taken from: so many, whatever shape the picture has. */
export const printGrid = { width: 36, height: 32 } as const;

const side = 8;
/** What is nowhere brighter than elsewhere by more than this looks like everything of its kind. */
const contrastMin = 8;

/**
 * The print of a picture, from its brightness on the grid of `printGrid`. The first hash says which way its 64 slowest waves go, the second where it
 * gets brighter towards the right: the two are wrong about different pictures. Undefined without contrast, since one plain sheet is not the other.
 */
export function printOf(grey: Uint8Array): Print | undefined {
  if (grey.length !== printGrid.width * printGrid.height) return undefined;
  if (Math.max(...grey) - Math.min(...grey) < contrastMin) return undefined;
  return { phash: wavesOf(grey), dhash: slopesOf(grey) };
}

/** The print of the same picture seen in a mirror: waves that are odd across turn around, and slopes do so from the other side. */
export function mirrored({ phash, dhash }: Print): Print {
  return {
    phash: BigInt.asIntN(64, phash ^ oddAcross),
    dhash: bitsOf((row, column) => ((BigInt.asUintN(64, dhash) >> BigInt(row * side + side - 1 - column)) & 1n) === 0n),
  };
}

/** In how many bits two pictures differ, by the hash in which they differ more. */
export function apart(one: Print, other: Print): number {
  return Math.max(bitsApart(one.phash, other.phash), bitsApart(one.dhash, other.dhash));
}

function bitsApart(one: bigint, other: bigint): number {
  let rest = BigInt.asUintN(64, one ^ other);
  let count = 0;
  for (; rest > 0n; rest &= rest - 1n) count += 1;
  return count;
}

const oddAcross = bitsOf((_row, column) => column % 2 === 1);

/** The lowest waves of a cosine transform, by their sign. The very lowest is the brightness of the whole, and says nothing: its bit is 0. */
function wavesOf(grey: Uint8Array): bigint {
  const { width, height } = printGrid;
  const across = cosines(width);
  const down = cosines(height);
  const waves = Array.from({ length: side * height }, (_, at) => {
    const [y, u] = [Math.floor(at / side), at % side];
    let sum = 0;
    for (let x = 0; x < width; x += 1) sum += (grey[y * width + x] ?? 0) * (across[u * width + x] ?? 0);
    return sum;
  });
  return bitsOf((v, u) => {
    let sum = 0;
    for (let y = 0; y < height; y += 1) sum += (waves[y * side + u] ?? 0) * (down[v * height + y] ?? 0);
    return (u > 0 || v > 0) && sum > 0;
  });
}

function cosines(length: number): Float64Array {
  return Float64Array.from({ length: side * length }, (_, at) =>
    Math.cos((Math.PI * Math.floor(at / length) * (2 * (at % length) + 1)) / (2 * length)),
  );
}

/** Means of nine fields in each of eight rows, each compared with the one to its right. */
function slopesOf(grey: Uint8Array): bigint {
  const [wide, high] = [printGrid.width / (side + 1), printGrid.height / side];
  const mean = (row: number, column: number): number => {
    let sum = 0;
    for (let y = row * high; y < (row + 1) * high; y += 1)
      for (let x = column * wide; x < (column + 1) * wide; x += 1) sum += grey[y * printGrid.width + x] ?? 0;
    return sum;
  };
  return bitsOf((row, column) => mean(row, column + 1) > mean(row, column));
}

function bitsOf(isSet: (row: number, column: number) => boolean): bigint {
  let bits = 0n;
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) if (isSet(row, column)) bits |= 1n << BigInt(row * side + column);
  return BigInt.asIntN(64, bits);
}
