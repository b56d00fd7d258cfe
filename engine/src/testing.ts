import type { Painting } from './types.ts';

/** What a picture looks like in numbers, for tests: an empty or broken one shows here at once. */
export interface PictureFacts {
  /** Mean brightness, 0..255. */
  readonly mean: number;
  /** Standard deviation of the brightness. */
  readonly contrast: number;
  /** Different colours, each channel in 16 steps. */
  readonly colours: number;
  /** Share of pixels that are nearly black, 0..1. */
  readonly black: number;
  /** Whether every pixel is opaque. */
  readonly opaque: boolean;
}

export function measurePicture({ pixels }: Painting): PictureFacts {
  let sum = 0;
  let squares = 0;
  let black = 0;
  let opaque = true;
  const colours = new Set<number>();
  const count = pixels.length / 4;
  for (let i = 0; i < pixels.length; i += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = pixels.subarray(i, i + 4);
    const tone = r * 0.3 + g * 0.59 + b * 0.11;
    sum += tone;
    squares += tone * tone;
    if (r + g + b < 12) black++;
    if (a !== 255) opaque = false;
    colours.add(((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4));
  }
  const mean = sum / count;
  return {
    mean,
    contrast: Math.sqrt(Math.max(0, squares / count - mean * mean)),
    colours: colours.size,
    black: black / count,
    opaque,
  };
}

/** Mean difference of two pictures of one size, per channel, 0..255. */
export function differenceOf(one: Painting, other: Painting): number {
  let sum = 0;
  for (let i = 0; i < one.pixels.length; i++) sum += Math.abs((one.pixels[i] ?? 0) - (other.pixels[i] ?? 0));
  return sum / one.pixels.length;
}
