import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeImage } from './encode-image.ts';

const provenance = {
  digitalSource: 'trainedAlgorithmicMedia',
  engine: 'a "b" <c>',
  model: 'm',
} as const;
const flat = sharp({ create: { width: 32, height: 32, channels: 3, background: 'red' } });

describe('the file of an image', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'carries its mark as %s and nothing else that came with it',
    async (format) => {
      const bytes = await flat
        .clone()
        .withExif({ IFD0: { ImageDescription: 'canaryprompt' } })
        .toFormat(format)
        .toBuffer();
      const file = await encodeImage({ kind: 'file', bytes, mediaType: `image/${format}` }, provenance);
      const { xmp, exif, format: kept } = await sharp(file.bytes).metadata();
      expect(kept).toBe(format);
      expect(exif).toBeUndefined();
      expect(xmp?.toString()).toContain('digitalsourcetype/trainedAlgorithmicMedia');
      expect(xmp?.toString()).toContain('Engine="a &quot;b&quot; &lt;c>"');
    },
  );

  it('loses its manifest when something else is written beside it, which may be the prompt', async () => {
    const plain = await flat
      .clone()
      .withExif({ IFD0: { ImageDescription: 'canaryprompt' } })
      .png()
      .toBuffer();
    const bytes = Buffer.concat([plain, Buffer.from('\0\0\0\x20jumb\0\0\0\x1ejumdc2pa\0', 'latin1')]);
    const file = await encodeImage({ kind: 'file', bytes, mediaType: 'image/png' }, provenance);
    expect(Buffer.from(file.bytes).includes('canaryprompt')).toBe(false);
  });
});
