import { clamp01 } from './scalar.ts';
import type { Direction, LightMap, Terrain } from './terrain.ts';

/** Floats a sample in a light map. */
export const lightChannels = 4;

/** Height (0..1) over which a shadow's edge fades; sharper, the samples show as steps. */
const penumbra = 0.028;

/** Lights the land once the sun is aimed: the heights are baked once, whatever the camera. */
export function* bakeLight(terrain: Terrain, sun: Direction): Generator<number, LightMap, void> {
  const { size, heights, relief } = terrain;
  const mask = size - 1;
  const scale = relief * size;
  const light = new Float32Array(size * size * lightChannels);
  const surrounding = blurWrapped(heights, size, Math.round(size / 64));
  yield 0.2;
  castShadows(terrain, sun, light);
  yield 0.5;
  for (let y = 0; y < size; y++) {
    if (y % 256 === 0) yield 0.5 + (y / size) * 0.5;
    const up = ((y - 1) & mask) * size;
    const down = ((y + 1) & mask) * size;
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const o = i * lightChannels;
      light[o] =
        ((heights[y * size + ((x + 1) & mask)] ?? 0) - (heights[y * size + ((x - 1) & mask)] ?? 0)) * scale * 0.5;
      light[o + 1] = ((heights[down + x] ?? 0) - (heights[up + x] ?? 0)) * scale * 0.5;
      light[o + 3] = clamp01(0.66 + ((heights[i] ?? 0) - (surrounding[i] ?? 0)) * relief * 26);
    }
  }
  return light;
}

/**
 * Sweeps the map line by line away from the sun, carrying the height of the shadow. One pass over the
 * map instead of a ray per sample; a second lap lets shadows cross the seam.
 */
function castShadows({ size, heights, relief }: Terrain, [lx, ly, lz]: Direction, light: LightMap): void {
  const alongX = Math.abs(lx) >= Math.abs(ly);
  const major = alongX ? lx : ly;
  const drift = (alongX ? ly : lx) / Math.abs(major);
  const drop = lz / Math.abs(major) / (relief * size);
  const step = major > 0 ? -1 : 1;
  const lineStride = alongX ? 1 : size;
  const stride = alongX ? size : 1;
  const mask = size - 1;
  const softness = 1 / penumbra;
  let previous = new Float32Array(size);
  let current = new Float32Array(size);
  const shift = Math.floor(drift);
  const fraction = drift - shift;
  for (let lap = 0; lap < size * 2; lap++) {
    const line = (lap * step) & mask;
    for (let i = 0; i < size; i++) {
      const carried =
        (previous[(i + shift) & mask] ?? 0) * (1 - fraction) +
        (previous[(i + shift + 1) & mask] ?? 0) * fraction -
        drop;
      const at = line * lineStride + i * stride;
      const height = heights[at] ?? 0;
      current[i] = carried > height ? carried : height;
      if (lap >= size) light[at * lightChannels + 2] = clamp01(1 - (carried - height) * softness);
    }
    const held = previous;
    previous = current;
    current = held;
  }
}

/** Mean of a square of `radius` samples each way, wrapping round. */
function blurWrapped(source: Float32Array, size: number, radius: number): Float32Array {
  const across = new Float32Array(size * size);
  const result = new Float32Array(size * size);
  sumLines(source, across, { size, radius, lineStride: size, stride: 1 });
  sumLines(across, result, { size, radius, lineStride: 1, stride: size });
  return result;
}

function sumLines(
  from: Float32Array,
  to: Float32Array,
  { size, radius, lineStride, stride }: { size: number; radius: number; lineStride: number; stride: number },
): void {
  const mask = size - 1;
  const share = 1 / (radius * 2 + 1);
  for (let line = 0; line < size; line++) {
    const start = line * lineStride;
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += from[start + (i & mask) * stride] ?? 0;
    for (let i = 0; i < size; i++) {
      to[start + i * stride] = sum * share;
      sum +=
        (from[start + ((i + radius + 1) & mask) * stride] ?? 0) - (from[start + ((i - radius) & mask) * stride] ?? 0);
    }
  }
}
