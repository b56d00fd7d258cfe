import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { sharp } from '../../../kernel/sharp.ts';
import { isCloseEnough } from '../../../kernel/engine-size.ts';
import type { ImageOutcome, PaintedImage } from '../../../ports/image-engine.ts';

const mediaTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Decoding needs four bytes a pixel: larger answers are bombs or mistakes. */
const pixelsMax = 40_000_000;

/**
 * The promised image cut from what an engine sent (at hand or in a file), whose size is its own. Decodes it, which proves that it is one.
 * What has the promised size already stays the file it is.
 */
export async function fitImage(
  file: Uint8Array | { readonly path: string },
  wanted: { readonly width: number; readonly height: number },
): Promise<ImageOutcome> {
  try {
    const source = sharp('path' in file ? file.path : file, { limitInputPixels: pixelsMax, failOn: 'error' });
    const { format, width, height, pages = 1 } = await source.metadata();
    const mediaType = mediaTypes.find((type) => type === `image/${format}`);
    if (!mediaType || pages > 1) return unusable(`a file of kind ${format}`);
    if (!isCloseEnough({ width, height }, wanted))
      return unusable(`${width}x${height} for ${wanted.width}x${wanted.height}`);
    if (width === wanted.width && height === wanted.height)
      return {
        kind: 'painted',
        image: { kind: 'file', bytes: 'path' in file ? await readFile(file.path) : file, mediaType },
      };
    return { kind: 'painted', image: await cut(source, wanted) };
  } catch (error) {
    return unusable(error instanceof Error ? error.message.slice(0, 120) : 'nothing that can be decoded');
  }
}

async function cut(
  source: Sharp,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<PaintedImage> {
  const data = await source
    .autoOrient()
    .resize({ width, height, fit: 'cover', position: 'centre', kernel: 'lanczos3' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { kind: 'pixels', data, width, height };
}

function unusable(what: string): ImageOutcome {
  return { kind: 'failed', reason: `The engine sent ${what}.`, mayBePaid: true };
}
