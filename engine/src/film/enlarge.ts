import { clamp } from '../raster/scalar.ts';
import type { Planes } from './i420.ts';

/** Where each sample of a longer line lies in a shorter one, and the weights of the four samples around it. */
interface Line {
  readonly first: Int32Array;
  readonly weights: Float32Array;
  readonly taps: number;
}

export type Kernel = 'cubic' | 'linear' | 'nearest';

/** Side of the repeating pattern that hides the steps of eight bits. */
const ditherSide = 64;

/** Turns planes of one size into frames of another. Brightness is enlarged by cubics: lines looked soft and stepped. */
export class Enlarger {
  private readonly width: number;
  private readonly height: number;
  private readonly kernel: Kernel;
  private readonly dither: Float32Array;

  constructor(to: {
    readonly width: number;
    readonly height: number;
    readonly kernel: Kernel;
    readonly grain: number;
  }) {
    this.width = to.width;
    this.height = to.height;
    this.kernel = to.kernel;
    this.dither = weave(to.grain);
  }

  /** Writes the picture into a frame (I420). */
  fill(planes: Planes, frame: Uint8Array): void {
    const { width, height } = this;
    const full = width * height;
    const bytes = new Uint8ClampedArray(frame.buffer, frame.byteOffset, frame.byteLength);
    const fine = { width, height, kernel: this.kernel, dither: this.dither };
    const coarse = { ...fine, width: width / 2, height: height / 2, dither: undefined };
    if (this.kernel === 'cubic') coarse.kernel = 'linear';
    resample(planes.y, planes, bytes.subarray(0, full), fine);
    resample(planes.u, planes, bytes.subarray(full, full + full / 4), coarse);
    resample(planes.v, planes, bytes.subarray(full + full / 4), coarse);
  }
}

/**
 * A weak pattern without clumps, the same in every frame: it breaks up bands in a sky. Grain that changes from frame to
 * frame flickers, and eats half of the bits.
 */
function weave(strength: number): Float32Array {
  const pattern = new Float32Array(ditherSide * ditherSide);
  for (let i = 0; i < pattern.length; i++) {
    const part = 0.06711056 * (i % ditherSide) + 0.00583715 * Math.floor(i / ditherSide) * 7.13;
    pattern[i] = (((52.9829189 * (part % 1)) % 1) - 0.5) * strength;
  }
  return pattern;
}

interface Target {
  readonly width: number;
  readonly height: number;
  readonly kernel: Kernel;
  readonly dither: Float32Array | undefined;
}

function resample(
  from: Float32Array,
  size: { readonly width: number; readonly height: number },
  to: Uint8ClampedArray,
  { width, height, kernel, dither }: Target,
): void {
  const across = layLine(size.width, width, kernel);
  const down = layLine(size.height, height, kernel);
  const { taps } = down;
  // As many widened rows as the upright weights reach; each row is widened once.
  const rows = Array.from({ length: taps }, () => new Float32Array(width));
  const held = new Int32Array(taps).fill(never);
  for (let y = 0; y < height; y++) {
    const first = down.first[y] ?? 0;
    for (let tap = 0; tap < taps; tap++) {
      const row = clamp(first + tap, 0, size.height - 1);
      const slot = (first + tap + taps * 4) % taps;
      if (held[slot] === first + tap) continue;
      held[slot] = first + tap;
      widen(from, row * size.width, size.width, across, rows[slot] ?? from);
    }
    blendRows(rows, { first, taps, weights: down.weights, y, width, dither }, to);
  }
}

/** One row of the source at the width of the target. */
function widen(from: Float32Array, start: number, length: number, line: Line, out: Float32Array): void {
  const { first, weights, taps } = line;
  const last = length - 1;
  for (let x = 0; x < out.length; x++) {
    const at = first[x] ?? 0;
    let sum = 0;
    if (taps === 4 && at >= 0 && at + 4 <= length) {
      // Written out: nearly all of brightness goes this way, and the loop took twice as long.
      const p = start + at;
      const w = x * 4;
      sum =
        (from[p] ?? 0) * (weights[w] ?? 0) +
        (from[p + 1] ?? 0) * (weights[w + 1] ?? 0) +
        (from[p + 2] ?? 0) * (weights[w + 2] ?? 0) +
        (from[p + 3] ?? 0) * (weights[w + 3] ?? 0);
    } else if (at >= 0 && at + taps <= length) {
      const p = start + at;
      for (let tap = 0; tap < taps; tap++) sum += (from[p + tap] ?? 0) * (weights[x * taps + tap] ?? 0);
    } else {
      for (let tap = 0; tap < taps; tap++)
        sum += (from[start + clamp(at + tap, 0, last)] ?? 0) * (weights[x * taps + tap] ?? 0);
    }
    out[x] = sum;
  }
}

interface Blend {
  readonly first: number;
  readonly taps: number;
  readonly weights: Float32Array;
  readonly y: number;
  readonly width: number;
  readonly dither: Float32Array | undefined;
}

function blendRows(rows: readonly Float32Array[], blend: Blend, to: Uint8ClampedArray): void {
  const { first, taps, weights, y, width, dither } = blend;
  const rowOf = (tap: number): Float32Array => rows[(first + Math.min(tap, taps - 1) + taps * 4) % taps] ?? nothing;
  const weightOf = (tap: number): number => (tap < taps ? (weights[y * taps + tap] ?? 0) : 0);
  const [a, b, c, d] = [rowOf(0), rowOf(1), rowOf(2), rowOf(3)];
  const [wa, wb, wc, wd] = [weightOf(0), weightOf(1), weightOf(2), weightOf(3)];
  const pattern = (y % ditherSide) * ditherSide;
  const out = y * width;
  for (let x = 0; x < width; x++) {
    const value = (a[x] ?? 0) * wa + (b[x] ?? 0) * wb + (c[x] ?? 0) * wc + (d[x] ?? 0) * wd;
    to[out + x] = dither ? value + (dither[pattern + (x & (ditherSide - 1))] ?? 0) : value;
  }
}

/** No row has this number. */
const never = -1_000_000;
const nothing = new Float32Array(0);

function layLine(from: number, to: number, kernel: Kernel): Line {
  const taps = kernel === 'cubic' ? 4 : kernel === 'linear' ? 2 : 1;
  const first = new Int32Array(to);
  const weights = new Float32Array(to * taps);
  for (let i = 0; i < to; i++) {
    const at = ((i + 0.5) * from) / to - 0.5;
    const left = Math.floor(at);
    const f = at - left;
    first[i] = kernel === 'cubic' ? left - 1 : kernel === 'linear' ? left : Math.round(at);
    weights.set(kernel === 'cubic' ? cubic(f) : kernel === 'linear' ? [1 - f, f] : [1], i * taps);
  }
  return { first, weights, taps };
}

/** Catmull-Rom weights of the four samples around a place `f` (0..1) between the middle two. */
function cubic(f: number): readonly number[] {
  const f2 = f * f;
  const f3 = f2 * f;
  return [-0.5 * f3 + f2 - 0.5 * f, 1.5 * f3 - 2.5 * f2 + 1, -1.5 * f3 + 2 * f2 + 0.5 * f, 0.5 * f3 - 0.5 * f2];
}
