import { sharp } from '../../kernel/sharp.ts';
import { type Viewed, viewedPixelsMost } from './look-for-mark.ts';
import type { Size } from './scale-luma.ts';

/** A picture of the product has at most 4.2 million pixels, and an enlarged copy of twice its width four times as many. */
const pixelsMost = 20_000_000;
/** Pixels of the shorter side: smaller copies have lost the mark. */
const sideLeast = 128;

/**
 * The brightness of a picture, given as a file or its bytes; undefined for one that is too small or large for a mark. Throws for one that cannot be
 * read. A large one is made smaller while it is decoded: some forms have less to do then.
 */
export async function viewedImageOf(file: string | Uint8Array): Promise<Viewed | undefined> {
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (width * height > pixelsMost || Math.min(width, height) < sideLeast) return undefined;
  const { data, info } = await sharp(file, { limitInputPixels: pixelsMost, failOn: 'error' })
    .resize({ ...viewedSizeOf({ width, height }), fit: 'fill' })
    .toColourspace('srgb')
    .flatten()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const luma = { values: new Float32Array(data), width: info.width, height: info.height };
  return { width, height, luma, isWhole: true };
}

/** The size in which the brightness of something is kept: its own, or as large as the largest look needs. */
export function viewedSizeOf({ width, height }: Size): Size {
  const share = Math.min(1, Math.sqrt(viewedPixelsMost / (width * height)));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}
