import sharp from 'sharp';

/** What a picture may be encoded as. Everything else a library might open (SVG above all) stays closed. */
const formats = new Set(['jpeg', 'png', 'webp']);
/** 40 megapixels: a decompression bomb of a few kilobytes is refused before it unfolds. */
const mostPixels = 40e6;
const timeoutS = 20;

/** Decodes a picture upright and cropped to fill `width` x `height`; RGBA bytes. Throws an Error that says what is wrong. */
export async function loadPicture(
  image: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] });
  sharp.concurrency(1);
  try {
    const picture = sharp(image, { limitInputPixels: mostPixels }).timeout({ seconds: timeoutS });
    const { format } = await picture.metadata();
    if (!formats.has(format)) throw new Error(`it is ${format}, and only ${[...formats].join(', ')} are read`);
    const { data } = await picture
      .autoOrient()
      .flatten({ background: '#000' })
      .resize(width, height, { fit: 'cover', position: 'centre', kernel: 'lanczos3' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return new Uint8ClampedArray(data);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The picture to animate cannot be read: ${reason}`, { cause });
  }
}
