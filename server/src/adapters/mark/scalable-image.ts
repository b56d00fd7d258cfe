import { sharp } from '../../kernel/sharp.ts';
import type { Scalable } from './look-for-mark.ts';

/** A picture of the product has at most 4.2 million pixels, and an enlarged copy of twice its width four times as many. */
const pixelsMost = 20_000_000;
/** Pixels of the shorter side: smaller copies have lost the mark. */
const sideLeast = 128;

/**
 * A picture as a file or its bytes, of which brightness can be had in any size; undefined for one that is too small or large for a mark. Throws for
 * one that cannot be read.
 */
export async function scalableOf(file: string | Uint8Array): Promise<Scalable | undefined> {
  const told = await sharp(file, { limitInputPixels: false }).metadata();
  if (told.width * told.height > pixelsMost || Math.min(told.width, told.height) < sideLeast) return undefined;
  const { data, info } = await sharp(file, { limitInputPixels: pixelsMost, failOn: 'error' })
    .toColourspace('srgb')
    .flatten()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const source = sharp(data, { raw: { width, height, channels: 1 } });
  return {
    width,
    height,
    at: async ({ width, height }) => {
      const scaled = source.clone().resize({ width, height, fit: 'fill' }).toColourspace('b-w');
      return { values: new Float32Array(await scaled.raw().toBuffer()), width, height };
    },
  };
}
