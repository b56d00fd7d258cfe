import sharp from 'sharp';
import type { StyleFilter } from './style.ts';

/** Blocks along the longer side. */
const blocksAcross = 176;
const paletteSize = 32;

/** Few large pixels in few colours, with a touch of dither. */
export const paintInPixels: StyleFilter = async ({ pixels, width, height }, checkpoint) => {
  const scale = Math.min(1, blocksAcross / Math.max(width, height));
  // A ribbon keeps at least two dozen rows: fewer would show nothing.
  const small = {
    width: Math.max(Math.min(24, width), Math.round(width * scale)),
    height: Math.max(Math.min(24, height), Math.round(height * scale)),
  };
  const raw = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const indexed = await sharp(raw, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .modulate({ saturation: 1.18, brightness: 1.06 })
    .sharpen({ sigma: 2 })
    .resize(small.width, small.height, { kernel: 'lanczos3', fit: 'fill' })
    .png({ palette: true, colours: paletteSize, dither: 0.5, effort: 5 })
    .toBuffer();
  await checkpoint();
  const large = await sharp(indexed)
    .resize(width, height, { kernel: 'nearest', fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return new Uint8ClampedArray(large);
};
