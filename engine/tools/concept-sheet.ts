import { mkdir } from 'node:fs/promises';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';
import { CONCEPTS } from '../src/concepts/registry.ts';
import { HAPPENINGS } from '../src/events/index.ts';
import { openStudio } from '../src/index.ts';
import type { Studio } from '../src/index.ts';
import { PLACES } from '../src/settings/places.ts';

// Paints every concept, place and event into labelled sheets of docs/studio, each below 300 kB:
//   node engine/tools/concept-sheet.ts

const TILE_PX = 200;
const LABEL_PX = 18;
const COLUMNS = 8;
const ROWS = 6;
const OUT = new URL('../../docs/studio/', import.meta.url);
const LARGEST_BYTES = 300_000;

interface Tile {
  readonly label: string;
  readonly prompt: string;
}

const first = (words: string): string => words.split('/')[0] ?? '';
const TILES: readonly Tile[] = [
  ...CONCEPTS.map(({ id, words }) => ({ label: id, prompt: `a ${first(words.en)}` })),
  ...PLACES.map(({ id, words }) => ({ label: `place: ${id}`, prompt: first(words.en) })),
  ...HAPPENINGS.map(({ id, words }) => ({ label: `event: ${id}`, prompt: `${first(words.en)} over a meadow` })),
];

async function writeSheet(studio: Studio, name: string, tiles: readonly Tile[]): Promise<void> {
  const width = COLUMNS * TILE_PX;
  const height = Math.ceil(tiles.length / COLUMNS) * (TILE_PX + LABEL_PX);
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#14161b';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#d8dbe2';
  pen.font = '13px sans-serif';
  for (const [index, { label, prompt }] of tiles.entries()) {
    const painting = await studio.paint({ prompt, seed: 5, style: 'none', width: 320, height: 320 });
    const tile = createCanvas(320, 320);
    tile.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(painting.pixels), 320, 320), 0, 0);
    const x = (index % COLUMNS) * TILE_PX;
    const y = Math.floor(index / COLUMNS) * (TILE_PX + LABEL_PX);
    pen.drawImage(tile, x, y, TILE_PX, TILE_PX);
    pen.fillText(label, x + 4, y + TILE_PX + 13);
  }
  const { data } = pen.getImageData(0, 0, width, height);
  const sheet = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  for (let quality = 80; quality > 20; quality -= 8) {
    const bytes = await sheet.clone().webp({ quality, effort: 5 }).toBuffer();
    if (bytes.length > LARGEST_BYTES) continue;
    const file = new URL(`${name}.webp`, OUT).pathname;
    await sharp(bytes).toFile(file);
    console.log(`${file}: ${Math.round(bytes.length / 1000)} kB, quality ${quality}`);
    return;
  }
}

const studio = openStudio();
await mkdir(OUT, { recursive: true });
for (let from = 0, sheet = 1; from < TILES.length; from += COLUMNS * ROWS, sheet++) {
  await writeSheet(studio, `concepts-${sheet}`, TILES.slice(from, from + COLUMNS * ROWS));
}
await studio.close();
