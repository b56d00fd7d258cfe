import { markFoundFrom, type MarkPayload } from '../../ports/image-mark.ts';
import { fastest, type Spot } from './carrier.ts';
import { foldTiles } from './fold-tiles.ts';
import type { Luma } from './local-contrast.ts';
import { readPayload, symbolCount } from './payload-code.ts';
import { type ComplexTile, emptyTile, placeOf, tileSide, transform } from './tile-transform.ts';

/** What one look has seen. */
export interface Glimpse {
  /** How far the place where the tile would begin stands out from all other places, in standard deviations. */
  readonly z: number;
  /** Undefined where nothing stands out, or the bits do not fit their check. */
  readonly payload: MarkPayload | undefined;
}

/** Pixels along one side of the tile that a view folds into: half of one that was laid, whose fastest frequencies it still holds. */
const foldedSide = tileSide / 2;
/**
 * What the view of a picture, at half the size in which its tiles were laid, looks like to whoever looks for a mark, with whatever secret: the frequencies of its tiles on top of each other. Whatever is repeated
 * from tile to tile adds up, and the picture does not.
 */
export function tileOf(luma: Luma): ComplexTile {
  const tile = foldTiles(luma, foldedSide);
  transform(tile, 'forward');
  return tile;
}

/** Looks for the mark of one secret in what `tileOf` saw, as it stands and as in a mirror, and answers the better of the two looks. */
export function findInTile(tile: ComplexTile, carrier: readonly Spot[]): Glimpse {
  const [straight, flipped] = [turnBack(tile, carrier, 1), turnBack(tile, carrier, -1)];
  // Both are looked for by one transform: each half of the plane is completed so that what comes of it is real, and the second is put beside as imaginary.
  const sync = emptyTile();
  for (const [place, { u, v, symbol }] of carrier.entries()) {
    if (symbol !== undefined) continue;
    const [a, b] = [straight.re[place] ?? 0, straight.im[place] ?? 0];
    const [c, d] = [flipped.re[place] ?? 0, flipped.im[place] ?? 0];
    const [to, opposite] = [placeOf(u, v), placeOf(-u, -v)];
    sync.re[to] = a - d;
    sync.im[to] = b + c;
    sync.re[opposite] = a + d;
    sync.im[opposite] = c - b;
  }
  transform(sync, 'back');
  const [seen, seenFlipped] = [glimpseOf(straight, carrier, sync.re), glimpseOf(flipped, carrier, sync.im)];
  return seenFlipped.z > seen.z ? seenFlipped : seen;
}

/** What each frequency of a pattern would be if its tile began at the first pixel. */
interface Turned {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** `side` is -1 for the picture in a mirror: its frequencies are those of the other side. */
function turnBack(tile: ComplexTile, carrier: readonly Spot[], side: 1 | -1): Turned {
  const usual = usualSizes(tile, carrier, side);
  const turned = { re: new Float64Array(carrier.length), im: new Float64Array(carrier.length) };
  for (const [place, spot] of carrier.entries()) {
    const at = placeOf(side * spot.u, spot.v, foldedSide);
    const [re, im] = [tile.re[at] ?? 0, tile.im[at] ?? 0];
    // What stands out alone is the picture's own and counts less.
    const weight = 1 / ((usual[spot.ring] ?? 0) + 0.6 * Math.hypot(re, im) + 1e-9);
    // The middle of two pixels lies between them: half a pixel of the tile that was laid.
    const beside = (Math.PI * (side * spot.u + spot.v)) / tileSide;
    const [cos, sin] = [Math.cos(beside), Math.sin(beside)];
    const [a, b] = [re * cos + im * sin, im * cos - re * sin];
    turned.re[place] = (a * spot.cos + b * spot.sin) * weight;
    turned.im[place] = (b * spot.cos - a * spot.sin) * weight;
  }
  return turned;
}

function glimpseOf(turned: Turned, carrier: readonly Spot[], heights: Float64Array): Glimpse {
  const { z, place } = peakOf(heights);
  return { z, payload: z > markFoundFrom ? readPayload(votesOf(turned, carrier, place)) : undefined };
}

/** The mean size of the frequencies of each ring: a picture has more of the slow ones, and each ring shall count the same. */
function usualSizes(tile: ComplexTile, carrier: readonly Spot[], side: 1 | -1): Float64Array {
  const sums = new Float64Array(fastest + 1);
  const counts = new Float64Array(fastest + 1);
  for (const { u, v, ring } of carrier) {
    const at = placeOf(side * u, v, foldedSide);
    sums[ring] = (sums[ring] ?? 0) + Math.hypot(tile.re[at] ?? 0, tile.im[at] ?? 0);
    counts[ring] = (counts[ring] ?? 0) + 1;
  }
  return sums.map((sum, ring) => sum / Math.max(1, counts[ring] ?? 1));
}

function peakOf(values: Float64Array): { readonly z: number; readonly place: number } {
  let place = 0;
  let squares = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0;
    squares += value * value;
    if (value > (values[place] ?? 0)) place = i;
  }
  // A picture of one colour has nothing that could stand out.
  return { z: squares === 0 ? 0 : (values[place] ?? 0) / Math.sqrt(squares / values.length), place };
}

/** What the frequencies say of each symbol, once it is known where the tile begins. */
function votesOf({ re, im }: Turned, carrier: readonly Spot[], place: number): Float64Array {
  const [dx, dy] = [place % tileSide, Math.floor(place / tileSide)];
  const votes = new Float64Array(symbolCount);
  for (const [at, { u, v, symbol }] of carrier.entries()) {
    if (symbol === undefined) continue;
    const angle = (2 * Math.PI * (u * dx + v * dy)) / tileSide;
    votes[symbol] = (votes[symbol] ?? 0) + (re[at] ?? 0) * Math.cos(angle) - (im[at] ?? 0) * Math.sin(angle);
  }
  return votes;
}
