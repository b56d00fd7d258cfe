import { type Band, bandOf, type Bands, mirrored, type Print } from '../content/index.ts';

/** Says how alike a picture is to the most alike of some. */
export type PrintIndex = (print: Print, bands: Bands) => Band | undefined;

/** Four halves of a print, as the machine counts bits. */
const halves = 4;

/**
 * Lays prints out so that a hundred thousand are compared in about a millisecond, as they are and in a mirror: numbers of 32 bits side by side, in
 * place of large ones.
 */
export function indexPrints(prints: readonly Print[]): PrintIndex {
  const all = Int32Array.from(prints.flatMap(halvesOf));
  return (print, bands) => {
    const nearest = Math.min(nearestIn(all, halvesOf(print)), nearestIn(all, halvesOf(mirrored(print))));
    return bandOf(nearest, bands);
  };
}

function halvesOf({ phash, dhash }: Print): number[] {
  return [phash, dhash].flatMap((hash) => [Number(BigInt.asIntN(32, hash)), Number(BigInt.asIntN(32, hash >> 32n))]);
}

function nearestIn(all: Int32Array, sought: readonly number[]): number {
  const [p0 = 0, p1 = 0, d0 = 0, d1 = 0] = sought;
  let nearest = 64;
  for (let at = 0; at < all.length; at += halves) {
    const waves = bitsIn((all[at] ?? 0) ^ p0) + bitsIn((all[at + 1] ?? 0) ^ p1);
    if (waves >= nearest) continue;
    const slopes = bitsIn((all[at + 2] ?? 0) ^ d0) + bitsIn((all[at + 3] ?? 0) ^ d1);
    nearest = Math.min(nearest, Math.max(waves, slopes));
  }
  return nearest;
}

/** How many of 32 bits are set: in pairs, in fours, and all at once. */
function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
