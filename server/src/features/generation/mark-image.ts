import { limits } from '@loomlight/contract';
import { sharp } from '../../kernel/sharp.ts';
import type { PaintedImage } from '../../ports/image-engine.ts';
import type { ImageMarker, PlainPixels } from '../../ports/image-mark.ts';
import type { ClaimedGeneration } from '../content/index.ts';
import { bearsMark, markPayload } from '../provenance/index.ts';
import type { DecodedImage } from './encode-image.ts';

/** An image on its way to its file, and the payload of the mark that is in its pixels; null where none is. */
export interface MarkedImage {
  readonly image: PaintedImage | DecodedImage;
  readonly mark: bigint | null;
}

/**
 * Puts the invisible mark of an item into the pixels of its image before anything is made of them, so that its file, every download and the stills
 * have it (ORIGIN-25).
 */
export async function markImage(
  ctx: { readonly marker?: Pick<ImageMarker, 'mark'> | undefined },
  input: { readonly claimed: ClaimedGeneration; readonly image: PaintedImage },
): Promise<MarkedImage> {
  const { marker } = ctx;
  const { claimed, image } = input;
  const { opening } = claimed;
  if (!marker || !opening || !bearsMark(claimed)) return { image, mark: null };
  const decoded = image.kind === 'pixels' ? asPng(image) : await decode(image, claimed);
  if (!decoded) return { image, mark: null };
  const mark = markPayload(opening);
  const { data } = await marker.mark(decoded, mark);
  return { image: { ...decoded, data }, mark };
}

/** Undefined for a file of another size than was asked for, which is refused later. */
async function decode(
  image: PaintedImage & { readonly kind: 'file' },
  asked: { readonly width: number; readonly height: number },
): Promise<DecodedImage | undefined> {
  const source = sharp(image.bytes, { limitInputPixels: limits.uploadMaxPixels, failOn: 'error' });
  const { width, height, hasAlpha } = await source.metadata();
  if (width !== asked.width || height !== asked.height) return undefined;
  const data = await source.toColourspace('srgb').ensureAlpha().raw().toBuffer();
  return { kind: 'decoded', data, width, height, mediaType: image.mediaType, hasAlpha };
}

function asPng({ data, width, height }: PlainPixels): DecodedImage {
  return { kind: 'decoded', data, width, height, mediaType: 'image/png', hasAlpha: false };
}
