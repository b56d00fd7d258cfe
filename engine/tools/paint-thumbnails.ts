// Paints a list of small pictures into a folder, for pages that show what words or styles look like:
//   node engine/tools/paint-thumbnails.ts <list.json> <folder> [side in pixels, 96]
// The list holds { file, prompt, style, seed } for each; pictures are painted large and reduced, so that they look as
// the real ones do from afar.
import { readFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { paint } from '../src/index.ts';

interface Thumbnail {
  readonly file: string;
  readonly prompt: string;
  readonly style: string;
  readonly seed: number;
}

const paintedSidePx = 512;
const [listPath, folder, side = '96'] = process.argv.slice(2);
if (listPath === undefined || folder === undefined) throw new Error('Two arguments, please: the list and the folder.');
const sidePx = Number(side);
/** 3 kB for 96 pixels; a picture of twice the side needs more, but not four times as much. */
const sizeMaxBytes = Math.round(3_000 * (sidePx / 96) ** 1.2);
// Written by hand beside its script; a wrong entry fails in `paint`.
const list = JSON.parse(await readFile(listPath, 'utf8')) as readonly Thumbnail[];
await mkdir(folder, { recursive: true });
for (const { file, prompt, style, seed } of list) {
  const painting = await paint({ prompt, style, seed, width: paintedSidePx, height: paintedSidePx });
  const bytes = await encodeWithin(painting.pixels, sizeMaxBytes);
  await sharp(bytes).toFile(join(folder, file));
  console.log(file, bytes.length);
}

/** The best quality that still fits. */
async function encodeWithin(pixels: Uint8Array, maxBytes: number): Promise<Buffer> {
  for (let quality = 84; ; quality -= 6) {
    const bytes = await sharp(pixels, { raw: { width: paintedSidePx, height: paintedSidePx, channels: 4 } })
      .removeAlpha()
      .resize(sidePx, sidePx, { kernel: 'lanczos3' })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (bytes.length <= maxBytes || quality <= 30) return bytes;
  }
}
