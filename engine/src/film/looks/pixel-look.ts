import sharp from 'sharp';
import type { Look, LookSetting } from './look.ts';

/** Blocks along the longer side. */
const blocksAcross = 176;
const fewestBlocks = 24;
const paletteSize = 32;
/** An ordered pattern (Bayer): unlike scattered error it gives the same dots in every frame. */
const pattern = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
const patternStrength = 9;

/** Few large pixels in colours that are chosen once for the whole film. */
export async function openPixels({ width, height, first }: LookSetting): Promise<Look> {
  const scale = Math.min(1, blocksAcross / Math.max(width, height));
  const size = {
    width: Math.max(Math.min(fewestBlocks, width), Math.round(width * scale)),
    height: Math.max(Math.min(fewestBlocks, height), Math.round(height * scale)),
  };
  const palette = await choosePalette(intoBlocks(first, { width, height }, size), size);
  return {
    ...size,
    kernel: 'nearest',
    grain: 0,
    repaint: (pixels) =>
      Promise.resolve(matchPalette(intoBlocks(pixels, { width, height }, size), size.width, palette)),
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Each block is the mean of what it covers, a little stronger in colour. */
function intoBlocks(pixels: Uint8ClampedArray, from: Size, to: Size): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(to.width * to.height * 4);
  for (let y = 0; y < to.height; y++) {
    const rows = [Math.floor((y * from.height) / to.height), Math.ceil(((y + 1) * from.height) / to.height)] as const;
    for (let x = 0; x < to.width; x++) {
      const columns = [Math.floor((x * from.width) / to.width), Math.ceil(((x + 1) * from.width) / to.width)] as const;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let row = rows[0]; row < rows[1]; row++) {
        for (let p = (row * from.width + columns[0]) * 4; p < (row * from.width + columns[1]) * 4; p += 4) {
          r += pixels[p] ?? 0;
          g += pixels[p + 1] ?? 0;
          b += pixels[p + 2] ?? 0;
        }
      }
      const share = 1.06 / ((rows[1] - rows[0]) * (columns[1] - columns[0]));
      const grey = (r * 0.3 + g * 0.59 + b * 0.11) * share;
      const o = (y * to.width + x) * 4;
      out[o] = grey + (r * share - grey) * 1.18;
      out[o + 1] = grey + (g * share - grey) * 1.18;
      out[o + 2] = grey + (b * share - grey) * 1.18;
      out[o + 3] = 255;
    }
  }
  return out;
}

async function choosePalette(blocks: Uint8ClampedArray, size: Size): Promise<readonly (readonly number[])[]> {
  const raw = Buffer.from(blocks.buffer, blocks.byteOffset, blocks.byteLength);
  const indexed = await sharp(raw, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: paletteSize, dither: 0, effort: 5 })
    .toBuffer();
  const { data, info } = await sharp(indexed).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const known = new Map<number, readonly number[]>();
  for (let i = 0; i < data.length; i += info.channels) {
    const [r = 0, g = r, b = r] = data.subarray(i, i + 3);
    known.set((r << 16) | (g << 8) | b, [r, g, b]);
  }
  return [...known.entries()].sort(([a], [b]) => a - b).map(([, colour]) => colour);
}

function matchPalette(
  blocks: Uint8ClampedArray<ArrayBuffer>,
  width: number,
  palette: readonly (readonly number[])[],
): Uint8ClampedArray<ArrayBuffer> {
  for (let o = 0; o < blocks.length; o += 4) {
    const x = (o >> 2) % width;
    const y = Math.floor((o >> 2) / width);
    const push = ((pattern[(y & 3) * 4 + (x & 3)] ?? 0) / 15 - 0.5) * patternStrength;
    blocks.set(nearest(palette, (blocks[o] ?? 0) + push, (blocks[o + 1] ?? 0) + push, (blocks[o + 2] ?? 0) + push), o);
  }
  return blocks;
}

function nearest(palette: readonly (readonly number[])[], r: number, g: number, b: number): readonly number[] {
  let best = palette[0] ?? [];
  let least = Infinity;
  for (const colour of palette) {
    const miss =
      ((colour[0] ?? 0) - r) ** 2 * 0.3 + ((colour[1] ?? 0) - g) ** 2 * 0.59 + ((colour[2] ?? 0) - b) ** 2 * 0.11;
    if (miss >= least) continue;
    least = miss;
    best = colour;
  }
  return best;
}
