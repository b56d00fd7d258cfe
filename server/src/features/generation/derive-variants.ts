import { limits } from '@loomlight/contract';
import type { Sharp } from 'sharp';
import { sharp } from '../../kernel/sharp.ts';
import { rgbaToThumbHash } from 'thumbhash';
import type { PaintedImage } from '../../ports/image-engine.ts';

/** What is made from a picture, or a film's poster, right after it was made. */
export interface Variants {
  /** WebP, 333 px wide (narrower pictures are not enlarged). */
  readonly small: Buffer;
  /** Thumbhash, base64: about 25 bytes that stand in until the picture is there. */
  readonly placeholder: string;
}

const thumbHashSidePx = 100;

/** Decodes the picture (which proves that it is one), checks its size, and derives the small variant and the placeholder. */
export async function deriveVariants(
  image: PaintedImage,
  expected: { readonly width: number; readonly height: number },
): Promise<Variants> {
  const source =
    image.kind === 'pixels'
      ? sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } })
      : sharp(image.bytes, { limitInputPixels: limits.uploadMaxPixels, failOn: 'error' });
  const { width, height } = image.kind === 'pixels' ? image : await readHeader(source, image.mediaType);
  if (width !== expected.width || height !== expected.height)
    throw new Error(`The engine painted ${width}x${height} instead of ${expected.width}x${expected.height}.`);
  const [small, tiny] = await Promise.all([
    source
      .clone()
      .resize({ width: limits.smallVariantWidthPx, withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer(),
    source
      .clone()
      .resize({ width: thumbHashSidePx, height: thumbHashSidePx, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ]);
  const placeholder = Buffer.from(rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data)).toString('base64');
  return { small, placeholder };
}

/** Size of the encoded picture; refuses a file that is of another kind than the engine says. */
async function readHeader(source: Sharp, mediaType: string): Promise<{ width: number; height: number }> {
  const { format, width, height } = await source.metadata();
  if (`image/${format}` !== mediaType) throw new Error(`The engine sent ${format} and called it ${mediaType}.`);
  return { width, height };
}
