import { limits } from '@loomlight/contract';
import { sharp } from '../../kernel/sharp.ts';
import type { PaintedImage } from '../../ports/image-engine.ts';
import { carriesManifest } from '../provenance/index.ts';
import { type Provenance, provenanceXmp } from './provenance.ts';

// Every image is decoded once and never again: what the library would remember of it is memory for nothing.
sharp.cache(false);

/** A file as it is stored and handed out. */
export interface EncodedImage {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  /** It came with a signed manifest, and says by itself where it is from. */
  readonly isSignedByMaker: boolean;
}

/** Level 4: level 9 would save three percent of the bytes for two and a half times the work. */
const pngLevel = 4;

/**
 * The file of an image with its mark of provenance. A file that carries a signed manifest and nothing besides is left
 * as it is: any change would break its signature, and it says already where it comes from.
 */
export async function encodeImage(image: PaintedImage, provenance: Provenance): Promise<EncodedImage> {
  const xmp = provenanceXmp(provenance);
  if (image.kind === 'pixels') {
    const { data, width, height } = image;
    const source = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
    const bytes = await source.withXmp(xmp).png({ compressionLevel: pngLevel }).toBuffer();
    return { bytes, mediaType: 'image/png', isSignedByMaker: false };
  }
  if (carriesManifest(image.bytes) && (await isBare(image.bytes)))
    return { bytes: image.bytes, mediaType: image.mediaType, isSignedByMaker: true };
  return { bytes: await stampFile(image, xmp), mediaType: image.mediaType, isSignedByMaker: false };
}

/** True when nothing is written into the file that could be a prompt: some engines put everything they know there. */
async function isBare(bytes: Uint8Array): Promise<boolean> {
  const { exif, xmp, iptc, comments } = await sharp(bytes).metadata();
  return !exif && !xmp && !iptc && (comments?.length ?? 0) === 0;
}

/** Encodes a file anew with nothing but this mark: what it carried besides is dropped. */
export async function stampFile(image: Omit<EncodedImage, 'isSignedByMaker'>, xmp: string): Promise<Buffer> {
  const source = sharp(image.bytes, { limitInputPixels: limits.uploadMaxPixels, failOn: 'error' }).withXmp(xmp);
  switch (image.mediaType) {
    case 'image/png':
      return source.png({ compressionLevel: pngLevel }).toBuffer();
    case 'image/jpeg':
      return source.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'image/webp':
      return source.webp({ quality: 95 }).toBuffer();
    default:
      return image.mediaType satisfies never;
  }
}
