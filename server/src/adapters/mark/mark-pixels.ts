import { type Luma, surroundingsOf } from './local-contrast.ts';
import { tileSide } from './tile-transform.ts';

/** Pixels of three or four bytes each, red, green and blue first. */
export interface MarkablePixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

/** Steps of brightness that the pattern has on flat ground. */
const strength = 0.9;
/** How much more it has where the picture is busy, for each step of deviation; and at most. */
const busyGain = 0.12;
const busyMost = 2.4;
/** The share of it that is left in black; all of it from this brightness on. */
const darkShare = 0.65;
const brightFrom = 80;
const reach = 4;
/** An edge is not busy ground: it has to be busy on both sides as well, so far away. */
const besidePx = 5;
/** Mean of the squares of what is added, at most: 42.2 dB, before the rounding, which takes less than 0.2. */
const energyMost = 255 ** 2 / 10 ** 4.22;

/**
 * Adds a tile over and over to the brightness of a picture, in its place (ORIGIN-25): fainter where it is flat or dark, and nowhere so strong that
 * the picture would have less than 42 dB of its former self.
 */
export function markPixels(pixels: MarkablePixels, tile: Float32Array): void {
  const luma = lumaOf(pixels);
  const added = shapeOf(luma, tile);
  const scale = Math.min(1, Math.sqrt(energyMost / energyOf(added)));
  const { data, channels } = pixels;
  // Rounds, and stays within a byte.
  const out = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  for (let i = 0, at = 0; i < added.length; i++, at += channels) {
    const add = (added[i] ?? 0) * scale;
    out[at] = (out[at] ?? 0) + add;
    out[at + 1] = (out[at + 1] ?? 0) + add;
    out[at + 2] = (out[at + 2] ?? 0) + add;
  }
}

function energyOf(values: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += (values[i] ?? 0) ** 2;
  return sum / values.length;
}

/** The brightness of pixels as television weighs the colours. */
function lumaOf({ data, width, height, channels }: MarkablePixels): Luma {
  const values = new Float32Array(width * height);
  for (let i = 0, at = 0; i < values.length; i++, at += channels)
    values[i] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  return { values, width, height };
}

/** What is added to each pixel. */
function shapeOf(luma: Luma, tile: Float32Array): Float32Array {
  const { width, height } = luma;
  const { mean, deviation } = surroundingsOf(luma, reach);
  const out = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y % tileSide) * tileSide;
    const [above, below] = [Math.max(0, y - besidePx) * width, Math.min(height - 1, y + besidePx) * width];
    for (let x = 0; x < width; x++, i++) {
      const left = x < besidePx ? i - x : i - besidePx;
      const right = x + besidePx < width ? i + besidePx : i + width - 1 - x;
      const across = Math.min(deviation[left] ?? 0, deviation[right] ?? 0);
      const busy = Math.min(across, deviation[above + x] ?? 0, deviation[below + x] ?? 0);
      const bright = darkShare + (1 - darkShare) * Math.min(1, (mean[i] ?? 0) / brightFrom);
      out[i] = (tile[row + (x & (tileSide - 1))] ?? 0) * strength * bright * Math.min(busyMost, 1 + busyGain * busy);
    }
  }
  return out;
}
