import type { Noise } from './noise.ts';

/** A square, repeating map of three channels, read between its samples: two slopes and a mottling. */
export interface Tile {
  /** Samples along a side; a power of two. */
  readonly size: number;
  readonly samples: Float32Array;
}

/** Reads the tile at (u, v), one period per unit, into `out[0..2]`. */
export function readTile(tile: Tile, u: number, v: number, out: Float32Array): void {
  const { size, samples } = tile;
  const mask = size - 1;
  const x = u * size;
  const y = v * size;
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const left = xi & mask;
  const right = (xi + 1) & mask;
  const top = (yi & mask) * size;
  const bottom = ((yi + 1) & mask) * size;
  const a = (top + left) * 3;
  const b = (top + right) * 3;
  const c = (bottom + left) * 3;
  const d = (bottom + right) * 3;
  const wa = (1 - fx) * (1 - fy);
  const wb = fx * (1 - fy);
  const wc = (1 - fx) * fy;
  const wd = fx * fy;
  out[0] = (samples[a] ?? 0) * wa + (samples[b] ?? 0) * wb + (samples[c] ?? 0) * wc + (samples[d] ?? 0) * wd;
  out[1] =
    (samples[a + 1] ?? 0) * wa + (samples[b + 1] ?? 0) * wb + (samples[c + 1] ?? 0) * wc + (samples[d + 1] ?? 0) * wd;
  out[2] =
    (samples[a + 2] ?? 0) * wa + (samples[b + 2] ?? 0) * wb + (samples[c + 2] ?? 0) * wc + (samples[d + 2] ?? 0) * wd;
}

/** Rough ground: slopes of a fine relief (about -1..1) and a mottling (about -0.7..0.7). */
export function bakeGroundTile(noise: Noise): Tile {
  const size = 256;
  const relief = new Float32Array(size * size);
  const samples = new Float32Array(size * size * 3);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let sum = 0;
      let amplitude = 1;
      for (let period = 8; period <= 128; period *= 2) {
        const ridge = noise.tiled((x / size) * period, (y / size) * period, period, period * 3);
        sum += amplitude * (period < 32 ? ridge : 0.5 - Math.abs(ridge));
        amplitude *= 0.52;
      }
      relief[y * size + x] = sum;
    }
  }
  const mask = size - 1;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const o = (y * size + x) * 3;
      const at = (dx: number, dy: number): number => relief[((y + dy) & mask) * size + ((x + dx) & mask)] ?? 0;
      samples[o] = (at(1, 0) - at(-1, 0)) * 3;
      samples[o + 1] = (at(0, 1) - at(0, -1)) * 3;
      samples[o + 2] = at(0, 0) * 0.6;
    }
  }
  return { size, samples };
}
