/** Pixels along one side of a tile; a power of two. */
export const tileSide = 256;

/** A tile as complex numbers, row by row. */
export interface ComplexTile {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** A tile of nothing. */
export function emptyTile(): ComplexTile {
  return { re: new Float64Array(tileSide ** 2), im: new Float64Array(tileSide ** 2) };
}

/** Where a frequency stands in a transformed tile; negative ones stand at the far end. */
export function placeOf(u: number, v: number): number {
  return ((v + tileSide) % tileSide) * tileSide + ((u + tileSide) % tileSide);
}

const bits = Math.log2(tileSide);
const cosines = Float64Array.from({ length: tileSide / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / tileSide));
const sines = Float64Array.from({ length: tileSide / 2 }, (_, i) => Math.sin((2 * Math.PI * i) / tileSide));
/** Each place with its bits in the opposite order. */
const mirrored = Uint16Array.from({ length: tileSide }, (_, i) => {
  let out = 0;
  for (let bit = 0; bit < bits; bit++) if (i & (1 << bit)) out |= 1 << (bits - 1 - bit);
  return out;
});

/**
 * The Fourier transform of a tile, in its place: `forward` from pixels to frequencies, `back` without the division by the number of pixels, which
 * nobody here needs.
 */
export function transform(tile: ComplexTile, way: 'forward' | 'back'): void {
  const sign = way === 'forward' ? -1 : 1;
  const line = { re: new Float64Array(tileSide), im: new Float64Array(tileSide) };
  for (let y = 0; y < tileSide; y++) transformLine(tile, { from: y * tileSide, step: 1, sign, line });
  for (let x = 0; x < tileSide; x++) transformLine(tile, { from: x, step: tileSide, sign, line });
}

interface LineOfTile {
  readonly from: number;
  readonly step: number;
  readonly sign: 1 | -1;
  /** Where it is worked on. */
  readonly line: ComplexTile;
}

/** One row or column, by halves. */
function transformLine({ re, im }: ComplexTile, { from, step, sign, line }: LineOfTile): void {
  for (let i = 0; i < tileSide; i++) {
    const to = mirrored[i] ?? 0;
    line.re[to] = re[from + i * step] ?? 0;
    line.im[to] = im[from + i * step] ?? 0;
  }
  for (let length = 2; length <= tileSide; length *= 2) joinHalves(line, length, sign);
  for (let i = 0; i < tileSide; i++) {
    re[from + i * step] = line.re[i] ?? 0;
    im[from + i * step] = line.im[i] ?? 0;
  }
}

function joinHalves({ re, im }: ComplexTile, length: number, sign: 1 | -1): void {
  const half = length / 2;
  const turn = tileSide / length;
  for (let start = 0; start < tileSide; start += length)
    for (let i = 0; i < half; i++) {
      const a = start + i;
      const b = a + half;
      const cos = cosines[i * turn] ?? 0;
      const sin = sign * (sines[i * turn] ?? 0);
      const [ar, ai, br, bi] = [re[a] ?? 0, im[a] ?? 0, re[b] ?? 0, im[b] ?? 0];
      const x = br * cos - bi * sin;
      const y = br * sin + bi * cos;
      re[b] = ar - x;
      im[b] = ai - y;
      re[a] = ar + x;
      im[a] = ai + y;
    }
}
