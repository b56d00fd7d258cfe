import { mkdir, writeFile } from 'node:fs/promises';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';
import { concepts } from '../src/concepts/registry.ts';
import { knownHappenings } from '../src/events/index.ts';
import { moods } from '../src/moods/index.ts';
import { openStudio } from '../src/index.ts';
import type { Studio } from '../src/index.ts';
import { places } from '../src/settings/places.ts';

// Paints every concept, place and event into labelled sheets of docs/studio, each below 300 kB:
//   node engine/tools/concept-sheet.ts

const tilePx = 200;
const labelPx = 18;
const columns = 8;
const rows = 6;
const out = new URL('../../docs/studio/', import.meta.url);
const largestBytes = 300_000;

interface Tile {
  readonly label: string;
  readonly prompt: string;
}

const first = (words: string): string => words.split('/')[0] ?? '';
const everyTile: readonly Tile[] = [
  ...concepts.map(({ id, words }) => ({ label: id, prompt: `a ${first(words.en)}` })),
  ...places.map(({ id, words }) => ({ label: `place: ${id}`, prompt: first(words.en) })),
  ...knownHappenings.map(({ id, words }) => ({ label: `event: ${id}`, prompt: `${first(words.en)} over a meadow` })),
  ...moods.map(({ id, words }) => ({ label: `mood: ${id}`, prompt: `${first(words.en)}, a cottage by a lake` })),
];

async function writeSheet(studio: Studio, name: string, tiles: readonly Tile[]): Promise<void> {
  const width = columns * tilePx;
  const height = Math.ceil(tiles.length / columns) * (tilePx + labelPx);
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
    const x = (index % columns) * tilePx;
    const y = Math.floor(index / columns) * (tilePx + labelPx);
    pen.drawImage(tile, x, y, tilePx, tilePx);
    pen.fillText(label, x + 4, y + tilePx + 13);
  }
  const { data } = pen.getImageData(0, 0, width, height);
  const sheet = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  for (let quality = 80; quality > 20; quality -= 8) {
    const bytes = await sheet.clone().webp({ quality, effort: 5 }).toBuffer();
    if (bytes.length > largestBytes) continue;
    const file = new URL(`${name}.webp`, out).pathname;
    await writeFile(file, bytes);
    console.log(`${file}: ${Math.round(bytes.length / 1000)} kB, quality ${quality}`);
    return;
  }
}

const studio = openStudio();
await mkdir(out, { recursive: true });
for (let from = 0, sheet = 1; from < everyTile.length; from += columns * rows, sheet++) {
  await writeSheet(studio, `concepts-${sheet}`, everyTile.slice(from, from + columns * rows));
}
await studio.close();
