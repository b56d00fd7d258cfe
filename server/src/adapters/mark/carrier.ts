import { createHmac } from 'node:crypto';
import type { MarkPayload } from '../../ports/image-mark.ts';
import { symbolCount, writePayload } from './payload-code.ts';
import { emptyTile, placeOf, tileSide, transform } from './tile-transform.ts';

/** Cycles in a tile: slower ones are the picture's own, faster ones do not survive a smaller copy. */
const slowest = 6;
export const fastest = 42;
/** The share of the frequencies that say nothing and show where the tile begins. */
const syncShare = 1 / 3;

/** One frequency of the pattern. */
export interface Spot {
  readonly u: number;
  readonly v: number;
  /** Cycles in a tile, in whole numbers. */
  readonly ring: number;
  /** Of the phase that only the key knows. */
  readonly cos: number;
  readonly sin: number;
  /** The symbol that it carries; undefined for one that shows where the tile begins. */
  readonly symbol: number | undefined;
}

/** What a secret makes of the frequencies: about 2,700 of them, in an order and with phases that nobody else knows. */
export function openCarrier(secret: Uint8Array): readonly Spot[] {
  const next = numbersOf(secret);
  const drawn: (Omit<Spot, 'symbol'> & { readonly order: number })[] = [];
  // Half of the plane: the other half says the same of a picture without imaginary parts.
  for (let v = 0; v <= fastest; v++)
    for (let u = -fastest; u <= fastest; u++) {
      const radius = Math.hypot(u, v);
      if (radius < slowest || radius > fastest || (v === 0 && u <= 0)) continue;
      const phase = 2 * Math.PI * next();
      drawn.push({ u, v, ring: Math.round(radius), cos: Math.cos(phase), sin: Math.sin(phase), order: next() });
    }
  const syncs = Math.floor(drawn.length * syncShare);
  return drawn
    .sort((a, b) => a.order - b.order)
    .map(({ u, v, ring, cos, sin }, place) => ({
      ...{ u, v, ring, cos, sin },
      symbol: place < syncs ? undefined : (place - syncs) % symbolCount,
    }));
}

/** The tile that carries a payload, with a standard deviation of 1. */
export function drawTile(carrier: readonly Spot[], payload: MarkPayload): Float32Array {
  const symbols = writePayload(payload);
  const tile = emptyTile();
  for (const { u, v, cos, sin, symbol } of carrier) {
    const sign = symbol === undefined ? 1 : (symbols[symbol] ?? 1);
    const [to, opposite] = [placeOf(u, v), placeOf(-u, -v)];
    tile.re[to] = tile.re[opposite] = sign * cos;
    tile.im[to] = sign * sin;
    tile.im[opposite] = -sign * sin;
  }
  transform(tile, 'back');
  const scale = 1 / Math.sqrt(tile.re.reduce((sum, value) => sum + value * value, 0) / tileSide ** 2);
  return Float32Array.from(tile.re, (value) => value * scale);
}

/**
 * The tile that is laid over the frames of a film. It begins at a place of its own: a film may begin with what was marked before it, and two patterns
 * that began at one place would be read as one.
 */
export function drawFrameTile(carrier: readonly Spot[], payload: MarkPayload): Float32Array {
  const tile = drawTile(carrier, payload);
  const [dx, dy] = [Number(payload & 0xffn), Number((payload >> 8n) & 0xffn)];
  return tile.map((_, i) => {
    const [x, y] = [i % tileSide, Math.floor(i / tileSide)];
    return tile[((y + dy) % tileSide) * tileSide + ((x + dx) % tileSide)] ?? 0;
  });
}

/** Numbers from 0 to 1 that follow from a secret, without end. */
function numbersOf(secret: Uint8Array): () => number {
  let block = Buffer.alloc(0);
  let used = 0;
  let blocks = 0;
  return () => {
    if (used === block.length) {
      block = createHmac('sha512', secret).update(`loomlight/mark/${blocks++}`).digest();
      used = 0;
    }
    used += 4;
    return block.readUInt32LE(used - 4) / 2 ** 32;
  };
}
