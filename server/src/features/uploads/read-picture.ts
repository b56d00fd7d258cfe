import { limits } from '@loomlight/contract';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { appError } from '../../kernel/errors.ts';
import { createLimiter } from '../../kernel/limiter.ts';
import { pictureTypeOf } from './uploads.rules.ts';

/** A picture as we keep it: our own encoding, upright, without anything that its file carried besides. */
export interface ReadPicture {
  readonly bytes: Buffer;
  readonly mediaType: 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** Longest side that is kept: no film is larger. */
const keptSidePx = 2048;
const decodeTimeoutS = 10;
/** One decoded picture may take 160 MB: two at once are what a small machine can carry. */
const limited = createLimiter(2);

// A picture that is a program or a document is none: vector and document loaders stay shut in this process.
sharp.block({
  operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick', 'VipsForeignLoadOpenslide'],
});

/**
 * Decodes what somebody sent and encodes it anew. Throws 415 for what is no JPEG, PNG, WebP, GIF or AVIF by its first
 * bytes, 422 for more than 40 megapixels (known from the header, before anything is decoded) and for what cannot be read.
 */
export function readPicture(bytes: Uint8Array): Promise<ReadPicture> {
  return limited(async () => {
    if (pictureTypeOf(bytes) === undefined) throw appError('unsupported_image');
    const source = sharp(bytes, { limitInputPixels: limits.uploadMaxPixels, failOn: 'error', pages: 1 });
    await refuseBombs(bytes);
    const { data, info } = await encode(source);
    return { bytes: data, mediaType: 'image/jpeg', width: info.width, height: info.height };
  });
}

/** Reads the header alone, which costs a millisecond whatever it promises. */
async function refuseBombs(bytes: Uint8Array): Promise<void> {
  const header = sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = await header.catch((cause: unknown) => {
    throw appError('invalid_image', { cause });
  });
  if (width * height > limits.uploadMaxPixels) throw appError('image_too_large');
}

async function encode(source: Sharp): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    return await source
      .timeout({ seconds: decodeTimeoutS })
      .autoOrient()
      .resize({ width: keptSidePx, height: keptSidePx, fit: 'inside', withoutEnlargement: true })
      // A film is never transparent.
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw appError('invalid_image', { cause });
  }
}
