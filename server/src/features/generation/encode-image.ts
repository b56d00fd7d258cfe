import { limits } from '@loomlight/contract';
import type { Sharp } from 'sharp';
import { sharp } from '../../kernel/sharp.ts';
import type { PaintedImage } from '../../ports/image-engine.ts';
import type { PlainPixels } from '../../ports/image-mark.ts';
import { type Provenance, provenanceXmp } from './provenance.ts';

// Every image is decoded once and never again: what the library would remember of it is memory for nothing.
sharp.cache(false);

/** A file as it is stored and handed out. */
export interface EncodedImage {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
}

/** An image whose pixels are not those of its engine any more, and what its file is to be. */
export interface DecodedImage extends PlainPixels {
  readonly kind: 'decoded';
  readonly mediaType: EncodedImage['mediaType'];
  /** Parts of it can be seen through. */
  readonly hasAlpha: boolean;
}

/** Level 4: level 9 would save three percent of the bytes for two and a half times the work. */
const pngLevel = 4;

/** The file of an image with its mark of provenance, and nothing else that came with it. */
export async function encodeImage(image: PaintedImage | DecodedImage, provenance: Provenance): Promise<EncodedImage> {
  const xmp = provenanceXmp(provenance);
  if (image.kind === 'pixels') {
    const { data, width, height } = image;
    const source = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
    const bytes = await inForm(source.withXmp(xmp), 'image/png');
    return { bytes, mediaType: 'image/png' };
  }
  if (image.kind === 'decoded') {
    const { data, width, height, mediaType, hasAlpha } = image;
    const source = sharp(data, { raw: { width, height, channels: 4 } });
    const bytes = await inForm((hasAlpha ? source : source.removeAlpha()).withXmp(xmp), mediaType);
    return { bytes, mediaType };
  }
  return { bytes: await stampFile(image, xmp), mediaType: image.mediaType };
}

/** Encodes a file anew with nothing but this mark: what it carried besides is dropped. */
export async function stampFile(image: EncodedImage, xmp: string): Promise<Buffer> {
  const source = sharp(image.bytes, { limitInputPixels: limits.uploadMaxPixels, failOn: 'error' });
  return inForm(source.withXmp(xmp), image.mediaType);
}

function inForm(source: Sharp, mediaType: EncodedImage['mediaType']): Promise<Buffer> {
  switch (mediaType) {
    case 'image/png':
      return source.png({ compressionLevel: pngLevel }).toBuffer();
    case 'image/jpeg':
      return source.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'image/webp':
      return source.webp({ quality: 95 }).toBuffer();
    default:
      return mediaType satisfies never;
  }
}
