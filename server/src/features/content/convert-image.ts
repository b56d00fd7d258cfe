import type { Sharp } from 'sharp';
import { sharp } from '../../kernel/sharp.ts';

/** A format that pictures are handed out in. */
export type ImageFormat = 'png' | 'jpg' | 'webp';

/** Writes a picture of ours as a file of this format; where it comes from stays with it. Answers the size in bytes. */
export async function convertImage(bytes: Uint8Array, format: ImageFormat, into: string): Promise<number> {
  const source = sharp(bytes).keepXmp();
  const { size } = await inFormat(source, format).toFile(into);
  return size;
}

function inFormat(source: Sharp, format: ImageFormat): Sharp {
  switch (format) {
    case 'png':
      return source.png();
    case 'jpg':
      return source.jpeg({ quality: 92 });
    case 'webp':
      return source.webp({ quality: 92 });
    default:
      return format satisfies never;
  }
}
