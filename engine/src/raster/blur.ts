import { clamp } from './scalar.ts';

/** A plane of interleaved floats. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly samples: Float32Array;
}

/** Box-blurs a plane in place, `passes` times (2 comes close to a gaussian); `scratch` is as long as the samples. */
export function blurPlane(plane: Plane, radius: number, passes: number, scratch: Float32Array): void {
  const { width, height, channels, samples } = plane;
  const reach = Math.max(1, Math.round(radius));
  for (let pass = 0; pass < passes; pass++) {
    blurRows(samples, scratch, width, height, channels, Math.min(reach, width - 1));
    blurColumns(scratch, samples, width, height, channels, Math.min(reach, height - 1));
  }
}

/** A blurred copy of a single-channel plane. */
export function blurred(samples: Float32Array, width: number, height: number, radius: number): Float32Array {
  const copy = samples.slice();
  blurPlane({ width, height, channels: 1, samples: copy }, radius, 2, new Float32Array(samples.length));
  return copy;
}

function blurRows(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  channels: number,
  radius: number,
): void {
  const share = 1 / (radius * 2 + 1);
  for (let y = 0; y < height; y++) {
    for (let c = 0; c < channels; c++) {
      const start = y * width * channels + c;
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += from[start + clamp(i, 0, width - 1) * channels] ?? 0;
      for (let x = 0; x < width; x++) {
        to[start + x * channels] = sum * share;
        const enter = x + radius + 1 < width ? x + radius + 1 : width - 1;
        const leave = x - radius > 0 ? x - radius : 0;
        sum += (from[start + enter * channels] ?? 0) - (from[start + leave * channels] ?? 0);
      }
    }
  }
}

/** Runs along rows with a sum per column: far kinder to the cache than walking down columns. */
function blurColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  channels: number,
  radius: number,
): void {
  const row = width * channels;
  const share = 1 / (radius * 2 + 1);
  const sums = new Float32Array(row);
  for (let y = -radius; y <= radius; y++) {
    const start = clamp(y, 0, height - 1) * row;
    for (let i = 0; i < row; i++) sums[i] = (sums[i] ?? 0) + (from[start + i] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const enter = Math.min(height - 1, y + radius + 1) * row;
    const leave = Math.max(0, y - radius) * row;
    const out = y * row;
    for (let i = 0; i < row; i++) {
      to[out + i] = (sums[i] ?? 0) * share;
      sums[i] = (sums[i] ?? 0) + (from[enter + i] ?? 0) - (from[leave + i] ?? 0);
    }
  }
}
