import type { Sharp } from 'sharp';
import { sharp } from '../../kernel/sharp.ts';

/** A format that pictures are handed out in. */
export type ImageFormat = 'png' | 'jpg' | 'webp';
/** Or `view`: as a page shows it, on the widest screens as well. */
export type ImageVariant = ImageFormat | 'view';

export const viewMaxPx = 1440;

/** Writes a picture of ours as a file of this format; where it comes from stays with it. Answers the size in bytes. */
export async function convertImage(bytes: Uint8Array, format: ImageVariant, into: string): Promise<number> {
  const source = sharp(bytes).keepXmp();
  const { size } = await inFormat(source, format).toFile(into);
  return size;
}

function inFormat(source: Sharp, format: ImageVariant): Sharp {
  switch (format) {
    case 'png':
      return source.png();
    case 'jpg':
      return source.jpeg({ quality: 92 });
    case 'webp':
      return source.webp({ quality: 92 });
    case 'view':
      return source
        .resize({ width: viewMaxPx, height: viewMaxPx, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 });
    default:
      return format satisfies never;
  }
}
