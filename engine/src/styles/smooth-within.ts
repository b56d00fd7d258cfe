import type { Forms } from '../solid/forms.ts';
import { wholeOf } from '../solid/rect.ts';
import type { Rect } from '../solid/rect.ts';

/** Rows between two pauses. */
const band = 64;

/** How values are smoothed; `wanted` is the part in which they are, all by itself. */
interface Smoothness {
  readonly reach: number;
  readonly stiffness: number;
  readonly wanted?: Rect | undefined;
}

/** Values of a picture, so many a pixel. */
interface Values {
  readonly values: Float32Array;
  readonly channels: 1 | 3;
}

/**
 * A copy of the values in which each is a mean of those around it, `reach` pixels to either side, that belong to the same area; those count less that
 * differ more, the less the larger `stiffness` is.
 */
export async function smoothedWithin(
  { values, channels }: Values,
  { areas, width, height }: Pick<Forms, 'areas' | 'width' | 'height'>,
  { reach, stiffness, wanted }: Smoothness,
  checkpoint: () => Promise<void> | void,
): Promise<Float32Array> {
  let from = values;
  const { left, top, right, bottom } = wanted ?? wholeOf({ width, height });
  for (const [next, last] of [
    [1, width],
    [width, height],
  ] as const) {
    const to = new Float32Array(from.length);
    // What is above and below is asked along rows first, and then for along columns.
    const more = next === 1 ? reach : 0;
    for (let y = Math.max(0, top - more); y < Math.min(height, bottom + more); y++) {
      if (y % band === 0) await checkpoint();
      for (let x = left; x < right; x++) {
        const at = next === 1 ? x : y;
        smoothAt({ from, to, channels, areas, stiffness }, y * width + x, {
          next,
          before: Math.min(reach, at),
          after: Math.min(reach, last - 1 - at),
        });
      }
    }
    from = to;
  }
  return from;
}

interface Smoothing {
  readonly from: Float32Array;
  readonly to: Float32Array;
  readonly channels: 1 | 3;
  readonly areas: Int32Array;
  readonly stiffness: number;
}

function smoothAt(
  { from, to, channels, areas, stiffness }: Smoothing,
  i: number,
  { next, before, after }: { readonly next: number; readonly before: number; readonly after: number },
): void {
  const area = areas[i];
  const o = i * channels;
  const [a, b, c] = [from[o] ?? 0, from[o + 1] ?? 0, from[o + 2] ?? 0];
  let total = 0;
  let [x, y, z] = [0, 0, 0];
  for (let k = -before; k <= after; k++) {
    const j = i + k * next;
    if (areas[j] !== area) continue;
    const p = j * channels;
    const u = from[p] ?? 0;
    if (channels === 1) {
      const weight = 1 / (1 + stiffness * (u - a) ** 2);
      total += weight;
      x += weight * u;
      continue;
    }
    const [v, w] = [from[p + 1] ?? 0, from[p + 2] ?? 0];
    const weight = 1 / (1 + stiffness * ((u - a) ** 2 + (v - b) ** 2 + (w - c) ** 2));
    total += weight;
    x += weight * u;
    y += weight * v;
    z += weight * w;
  }
  to[o] = x / total;
  if (channels === 1) return;
  to[o + 1] = y / total;
  to[o + 2] = z / total;
}

/** The colours of a developed picture as fractions of one, three a pixel. */
export function coloursOf(pixels: Uint8ClampedArray): Float32Array {
  const colours = new Float32Array((pixels.length / 4) * 3);
  for (let i = 0, p = 0; i < colours.length; i += 3, p += 4) {
    colours[i] = (pixels[p] ?? 0) / 255;
    colours[i + 1] = (pixels[p + 1] ?? 0) / 255;
    colours[i + 2] = (pixels[p + 2] ?? 0) / 255;
  }
  return colours;
}
