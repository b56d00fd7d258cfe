import { limits } from '@loomlight/contract';
import type { SearchColour } from '@loomlight/contract/search';
import type { Sharp } from 'sharp';
import { sharp } from '../../kernel/sharp.ts';
import { rgbaToThumbHash } from 'thumbhash';
import type { DecodedImage } from './encode-image.ts';
import type { PaintedImage } from '../../ports/image-engine.ts';
import type { MediaSource } from '../../ports/media-signer.ts';
import { coloursOf, type Print, readPrint } from '../content/index.ts';
import { sourceXmp } from './provenance.ts';

/** What is made from an image, or a video's poster, right after it was made. */
export interface Variants {
  /** WebP, 333 px wide (narrower images are not enlarged). */
  readonly small: Buffer;
  /** WebP, 666 px wide, for frames and screens in which the small one would be soft (PEOPLE-16); undefined where it would be no wider. */
  readonly wide: Buffer | undefined;
  /** Thumbhash, base64: about 25 bytes that stand in until the image is there. */
  readonly placeholder: string;
  /** By which it is found (KEEP-12). */
  readonly colours: readonly SearchColour[];
  /** By which its copies are found, of the small still (DESK-14); undefined for what has no contrast. */
  readonly print: Print | undefined;
}

const thumbHashSidePx = 100;

/**
 * Decodes the image (which proves that it is one), checks its size, and derives the stills and the placeholder. The stills say what source they
 * are of, where that is known (ORIGIN-13).
 */
export async function deriveVariants(
  image: PaintedImage | DecodedImage,
  expected: { readonly width: number; readonly height: number; readonly source?: MediaSource | undefined },
): Promise<Variants> {
  const source =
    image.kind === 'file'
      ? sharp(image.bytes, { limitInputPixels: limits.uploadMaxPixels, failOn: 'error' })
      : sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } });
  const { width, height } = image.kind === 'file' ? await readHeader(source, image.mediaType) : image;
  if (width !== expected.width || height !== expected.height)
    throw new Error(`The engine painted ${width}x${height} instead of ${expected.width}x${expected.height}.`);
  const still = (widthPx: number): Promise<Buffer> => stillOf(source, { widthPx, source: expected.source });
  const [small, wide, tiny] = await Promise.all([
    still(limits.smallVariantWidthPx),
    width > limits.smallVariantWidthPx ? still(limits.wideVariantWidthPx) : undefined,
    source
      .clone()
      .resize({ width: thumbHashSidePx, height: thumbHashSidePx, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ]);
  const placeholder = Buffer.from(rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data)).toString('base64');
  return { small, wide, placeholder, colours: coloursOf(tiny.data), print: await readPrint(small) };
}

function stillOf(
  image: Sharp,
  of: { readonly widthPx: number; readonly source: MediaSource | undefined },
): Promise<Buffer> {
  const { widthPx: width, source } = of;
  const still = image.clone().resize({ width, withoutEnlargement: true }).webp({ quality: 78 });
  return (source ? still.withXmp(sourceXmp(source)) : still).toBuffer();
}

/** Size of the encoded image; refuses a file that is of another kind than the engine says. */
async function readHeader(source: Sharp, mediaType: string): Promise<{ width: number; height: number }> {
  const { format, width, height } = await source.metadata();
  if (`image/${format}` !== mediaType) throw new Error(`The engine sent ${format} and called it ${mediaType}.`);
  return { width, height };
}
