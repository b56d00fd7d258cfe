import { markFoundFrom, type MarkPayload } from '../../ports/image-mark.ts';
import { fastest, type Spot } from './carrier.ts';
import { type Luma, surroundingsOf } from './local-contrast.ts';
import { readPayload, symbolCount } from './payload-code.ts';
import { type ComplexTile, emptyTile, placeOf, tileSide, transform } from './tile-transform.ts';

/** What one look has seen. */
export interface Glimpse {
  /** How far the place where the tile would begin stands out from all other places, in standard deviations. */
  readonly z: number;
  /** Undefined where nothing stands out, or the bits do not fit their check. */
  readonly payload: MarkPayload | undefined;
}

const reach = 12;
/** Deviation that is added to each: flat ground would be all noise. */
const calm = 1.5;
/** A pixel counts at most so many deviations. */
const most = 2.5;

/**
 * What a picture looks like to whoever looks for a mark, with whatever secret: the frequencies of its tiles on top of each other. Whatever is repeated
 * from tile to tile adds up, and the picture does not.
 */
export function tileOf(luma: Luma): ComplexTile {
  const tile = foldTiles(luma);
  transform(tile, 'forward');
  return tile;
}

/** Looks for the mark of one secret in what `tileOf` saw, as it stands and as in a mirror, and answers the better of the two looks. */
export function findInTile(tile: ComplexTile, carrier: readonly Spot[]): Glimpse {
  const [straight, flipped] = [lookAt(tile, carrier, 1), lookAt(tile, carrier, -1)];
  return flipped.z > straight.z ? flipped : straight;
}

/** All tiles of a picture on top of each other, each pixel as far as it differs from what is around it. */
function foldTiles(luma: Luma): ComplexTile {
  const { values, width, height } = luma;
  const { mean, deviation } = surroundingsOf(luma, reach);
  const tile = emptyTile();
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y % tileSide) * tileSide;
    for (let x = 0; x < width; x++, i++) {
      const differs = ((values[i] ?? 0) - (mean[i] ?? 0)) / ((deviation[i] ?? 0) + calm);
      const to = row + (x % tileSide);
      tile.re[to] = (tile.re[to] ?? 0) + Math.max(-most, Math.min(most, differs));
    }
  }
  return tile;
}

interface Seen {
  readonly spot: Spot;
  readonly re: number;
  readonly im: number;
}

/** `side` is -1 for the picture in a mirror: its frequencies are those of the other side. */
function lookAt(tile: ComplexTile, carrier: readonly Spot[], side: 1 | -1): Glimpse {
  const usual = usualSizes(tile, carrier, side);
  const sync = emptyTile();
  const seen: Seen[] = [];
  for (const spot of carrier) {
    const at = placeOf(side * spot.u, spot.v);
    const [re, im] = [tile.re[at] ?? 0, tile.im[at] ?? 0];
    // What stands out alone is the picture's own and counts less.
    const weight = 1 / ((usual[spot.ring] ?? 0) + 0.6 * Math.hypot(re, im) + 1e-9);
    const turned = { re: (re * spot.cos + im * spot.sin) * weight, im: (im * spot.cos - re * spot.sin) * weight };
    if (spot.symbol !== undefined) seen.push({ spot, ...turned });
    else {
      const to = placeOf(spot.u, spot.v);
      sync.re[to] = turned.re;
      sync.im[to] = turned.im;
    }
  }
  transform(sync, 'back');
  const { z, place } = peakOf(sync.re);
  return { z, payload: z > markFoundFrom ? readPayload(votesOf(seen, place)) : undefined };
}

/** The mean size of the frequencies of each ring: a picture has more of the slow ones, and each ring shall count the same. */
function usualSizes(tile: ComplexTile, carrier: readonly Spot[], side: 1 | -1): Float64Array {
  const sums = new Float64Array(fastest + 1);
  const counts = new Float64Array(fastest + 1);
  for (const { u, v, ring } of carrier) {
    const at = placeOf(side * u, v);
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
function votesOf(seen: readonly Seen[], place: number): Float64Array {
  const [dx, dy] = [place % tileSide, Math.floor(place / tileSide)];
  const votes = new Float64Array(symbolCount);
  for (const { spot, re, im } of seen) {
    const angle = (2 * Math.PI * (spot.u * dx + spot.v * dy)) / tileSide;
    const symbol = spot.symbol ?? 0;
    votes[symbol] = (votes[symbol] ?? 0) + re * Math.cos(angle) - im * Math.sin(angle);
  }
  return votes;
}
