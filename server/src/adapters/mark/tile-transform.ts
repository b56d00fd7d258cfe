/** Pixels along one side of a tile; a power of two. */
export const tileSide = 256;

/** A square of complex numbers, row by row. */
export interface ComplexTile {
  /** A power of two. */
  readonly side: number;
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** A tile of nothing. */
export function emptyTile(side: number = tileSide): ComplexTile {
  return { side, re: new Float64Array(side ** 2), im: new Float64Array(side ** 2) };
}

/** Where a frequency stands in a transformed tile of this side; negative ones stand at the far end. */
export function placeOf(u: number, v: number, side: number = tileSide): number {
  return ((v + side) % side) * side + ((u + side) % side);
}

/** What the transform of a line of one length needs each time. */
interface LinePlan {
  readonly cosines: Float64Array;
  readonly sines: Float64Array;
  /** Each place with its bits in the opposite order. */
  readonly mirrored: Uint16Array;
  /** Where a line is worked on. */
  readonly re: Float64Array;
  readonly im: Float64Array;
}

const plans = new Map<number, LinePlan>();

function planFor(side: number): LinePlan {
  const made = plans.get(side);
  if (made) return made;
  const angles = Array.from({ length: side / 2 }, (_, i) => (2 * Math.PI * i) / side);
  const plan: LinePlan = {
    cosines: Float64Array.from(angles, Math.cos),
    sines: Float64Array.from(angles, Math.sin),
    mirrored: mirroredPlaces(side),
    re: new Float64Array(side),
    im: new Float64Array(side),
  };
  plans.set(side, plan);
  return plan;
}

function mirroredPlaces(side: number): Uint16Array {
  const bits = Math.log2(side);
  return Uint16Array.from({ length: side }, (_, i) => {
    let out = 0;
    for (let bit = 0; bit < bits; bit++) if (i & (1 << bit)) out |= 1 << (bits - 1 - bit);
    return out;
  });
}

/**
 * The Fourier transform of a tile, in its place: `forward` from pixels to frequencies, `back` without the division by the number of pixels, which
 * nobody here needs. Rows of nothing cost nothing.
 */
export function transform(tile: ComplexTile, way: 'forward' | 'back'): void {
  const { side } = tile;
  const sign = way === 'forward' ? -1 : 1;
  const plan = planFor(side);
  for (let y = 0; y < side; y++) if (!isEmptyRow(tile, y)) transformLine(tile, { from: y * side, step: 1, sign, plan });
  for (let x = 0; x < side; x++) transformLine(tile, { from: x, step: side, sign, plan });
}

function isEmptyRow({ side, re, im }: ComplexTile, y: number): boolean {
  for (let i = y * side, end = i + side; i < end; i++) if (re[i] !== 0 || im[i] !== 0) return false;
  return true;
}

interface LineOfTile {
  readonly from: number;
  readonly step: number;
  readonly sign: 1 | -1;
  readonly plan: LinePlan;
}

/** One row or column, by halves. */
function transformLine({ side, re, im }: ComplexTile, { from, step, sign, plan }: LineOfTile): void {
  const { mirrored, re: lineRe, im: lineIm } = plan;
  for (let i = 0; i < side; i++) {
    const to = mirrored[i] ?? 0;
    lineRe[to] = re[from + i * step] ?? 0;
    lineIm[to] = im[from + i * step] ?? 0;
  }
  for (let length = 2; length <= side; length *= 2) joinHalves(plan, length, sign);
  for (let i = 0; i < side; i++) {
    re[from + i * step] = lineRe[i] ?? 0;
    im[from + i * step] = lineIm[i] ?? 0;
  }
}

function joinHalves({ re, im, cosines, sines }: LinePlan, length: number, sign: 1 | -1): void {
  const side = re.length;
  const half = length / 2;
  const turn = side / length;
  for (let i = 0; i < half; i++) {
    const cos = cosines[i * turn] ?? 0;
    const sin = sign * (sines[i * turn] ?? 0);
    for (let a = i; a < side; a += length) {
      const b = a + half;
      const [ar, ai, br, bi] = [re[a] ?? 0, im[a] ?? 0, re[b] ?? 0, im[b] ?? 0];
      const x = br * cos - bi * sin;
      const y = br * sin + bi * cos;
      re[b] = ar - x;
      im[b] = ai - y;
      re[a] = ar + x;
      im[a] = ai + y;
    }
  }
}
