import { erode } from './erosion.ts';
import type { Noise } from './noise.ts';
import type { Random } from './random.ts';
import { clamp, clamp01 } from './scalar.ts';

/** A repeating square of land, one world unit wide. */
export interface Terrain {
  /** Samples along a side; a power of two. */
  readonly size: number;
  /** Heights, 0..1. */
  readonly heights: Float32Array;
  /** How high a height of 1 is, in world units. */
  readonly relief: number;
}

/** A direction toward the light, of length one; z is up. */
export type Direction = readonly [number, number, number];

/** What the light does to every sample: slope east, slope south, sunshine (0..1) and openness to the sky (0..1). */
export type LightMap = Float32Array;

/** A land being baked: gives the fraction done (0..1) between pieces of work, and the land at the end. */
export type Baking = Generator<number, Terrain, void>;

const drops = 60_000;
const batches = 8;
const coarseSide = 512;
const bakedRows = 64;

/** Mountains: a ridged relief, carved by rain at half size and given finer ridges after. */
export function* bakeMountains(noise: Noise, random: Random, relief: number): Baking {
  const coarse = new Float32Array(coarseSide * coarseSide);
  for (let y = 0; y < coarseSide; y++) {
    for (let x = 0; x < coarseSide; x++) coarse[y * coarseSide + x] = ridges(noise, x / coarseSide, y / coarseSide);
    if (y % bakedRows === 0) yield (y / coarseSide) * 0.35;
  }
  spread(coarse);
  for (let batch = 0; batch < batches; batch++) {
    erode(coarse, coarseSide, drops / batches, random);
    yield 0.35 + ((batch + 1) / batches) * 0.35;
  }
  const heights = enlarge(coarse, coarseSide);
  yield 0.8;
  const size = coarseSide * 2;
  for (let y = 0; y < size; y++) {
    roughenRow(noise, heights, size, y);
    if (y % (bakedRows * 2) === 0) yield 0.8 + (y / size) * 0.2;
  }
  return { size, heights, relief };
}

function ridges(noise: Noise, u: number, v: number): number {
  const warpX = noise.tiled(u * 3, v * 3, 3, 11) * 0.12;
  const warpY = noise.tiled(u * 3, v * 3, 3, 47) * 0.12;
  let sum = 0;
  let amplitude = 0.5;
  let weight = 1;
  for (let octave = 0, period = 3; octave < 6; octave++, period *= 2) {
    const n = 1 - Math.abs(noise.tiled((u + warpX) * period, (v + warpY) * period, period, octave * 29)) * 1.75;
    const ridge = n > 0 ? n * Math.sqrt(n) * weight : 0;
    sum += amplitude * ridge;
    weight = clamp01(ridge * 1.7);
    amplitude *= 0.48;
  }
  return sum * (0.75 + 0.75 * noise.tiled(u * 2, v * 2, 2, 5));
}

/** Dunes: a few long sharp crests, windward slopes gentle, and ripples drawn later by the painter. */
export function* bakeDunes(noise: Noise, relief: number): Baking {
  const size = coarseSide * 2;
  const heights = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) heights[y * size + x] = dunes(noise, x / size, y / size);
    if (y % bakedRows === 0) yield y / size;
  }
  spread(heights);
  return { size, heights, relief };
}

function dunes(noise: Noise, u: number, v: number): number {
  const warpX = noise.tiled(u * 3, v * 3, 3, 11) * 0.16 + noise.tiled(u * 9, v * 9, 9, 23) * 0.02;
  const warpY = noise.tiled(u * 3, v * 3, 3, 47) * 0.16;
  let sum = 0;
  let amplitude = 1;
  for (let octave = 0, period = 3; octave < 3; octave++, period *= 2) {
    // Twice as many crests one way: the tile of `period` cells fits in twice, so no seam shows.
    const crest = noise.tiled((u + warpX) * period, (v + warpY) * period * 2, period, octave * 31);
    // A crest rounded by a hair: a mathematically sharp one is sawn into teeth by the samples.
    const n = 1 - Math.sqrt(crest * crest + 0.0006) * 1.9;
    sum += amplitude * (n > 0 ? n * Math.sqrt(n) : 0);
    amplitude *= 0.28;
  }
  return sum + 0.5 * noise.tiled(u * 2, v * 2, 2, 91);
}

/** Stretches heights to 0..1. */
function spread(heights: Float32Array): void {
  let low = Infinity;
  let high = -Infinity;
  for (const height of heights) {
    if (height < low) low = height;
    if (height > high) high = height;
  }
  const factor = 1 / Math.max(1e-6, high - low);
  for (let i = 0; i < heights.length; i++) heights[i] = ((heights[i] ?? 0) - low) * factor;
}

/** Doubles the map with a cubic spline. */
function enlarge(coarse: Float32Array, coarseSize: number): Float32Array {
  const size = coarseSize * 2;
  const wide = new Float32Array(size * coarseSize);
  const across = {
    lines: coarseSize,
    length: coarseSize,
    lineStride: coarseSize,
    stride: 1,
    outLineStride: size,
    outStride: 1,
  };
  doubleLines(coarse, wide, across);
  const full = new Float32Array(size * size);
  doubleLines(wide, full, {
    lines: size,
    length: coarseSize,
    lineStride: 1,
    stride: size,
    outLineStride: 1,
    outStride: size,
  });
  return full;
}

/** Adds ridges too fine for the coarse map to one row, mostly where it is steep. */
function roughenRow(noise: Noise, heights: Float32Array, size: number, y: number): void {
  const mask = size - 1;
  const below = ((y + 2) & mask) * size;
  for (let x = 0; x < size; x++) {
    const o = y * size + x;
    const here = heights[o] ?? 0;
    const dx = (heights[y * size + ((x + 2) & mask)] ?? 0) - here;
    const dy = (heights[below + x] ?? 0) - here;
    const steep = clamp((Math.abs(dx) + Math.abs(dy)) * 60, 0.12, 1);
    const n = noise.tiled((x / size) * 192, (y / size) * 192, 192, 77);
    heights[o] = here + (0.35 - Math.abs(n)) * 0.011 * steep;
  }
}

interface Doubling {
  readonly lines: number;
  readonly length: number;
  readonly lineStride: number;
  readonly stride: number;
  readonly outLineStride: number;
  readonly outStride: number;
}

function doubleLines(from: Float32Array, to: Float32Array, shape: Doubling): void {
  const { lines, length, lineStride, stride, outLineStride, outStride } = shape;
  const mask = length - 1;
  for (let line = 0; line < lines; line++) {
    const start = line * lineStride;
    for (let i = 0; i < length; i++) {
      const p0 = from[start + ((i - 1) & mask) * stride] ?? 0;
      const p1 = from[start + i * stride] ?? 0;
      const p2 = from[start + ((i + 1) & mask) * stride] ?? 0;
      const p3 = from[start + ((i + 2) & mask) * stride] ?? 0;
      const out = line * outLineStride + i * 2 * outStride;
      to[out] = p1;
      to[out + outStride] = (p1 + p2) * 0.5625 - (p0 + p3) * 0.0625;
    }
  }
}
