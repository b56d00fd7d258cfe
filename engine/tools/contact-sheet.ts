import { mkdir } from 'node:fs/promises';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { openStudio } from '../src/index.ts';
import type { Painting, Studio } from '../src/index.ts';

// Paints the fixed prompts of docs/studio into three labelled sheets:
//   node engine/tools/contact-sheet.ts

interface Tile {
  readonly label: string;
  readonly prompt: string;
  readonly seed: number;
  readonly style?: string;
}

const tilePx = 320;
const paintedPx = 640;
const labelPx = 26;
const gapPx = 10;
const out = new URL('../../docs/studio/', import.meta.url);

const scenes: readonly Tile[] = [
  { label: 'lake at sunset', prompt: 'A serene mountain lake at sunset with pine trees', seed: 21 },
  { label: 'aurora fjord', prompt: 'Northern lights over a fjord with pine trees', seed: 23 },
  { label: 'day mountains', prompt: 'Majestic mountains on a sunny day', seed: 22 },
  { label: 'misty dawn', prompt: 'Misty mountain valley at dawn', seed: 9 },
  { label: 'city at dusk', prompt: 'City skyline at dusk', seed: 22 },
  { label: 'cyberpunk city', prompt: 'Neon cyberpunk city street in the rain', seed: 3 },
  { label: 'forest deer', prompt: 'A deer in a misty forest at dawn', seed: 22 },
  { label: 'fireflies', prompt: 'Enchanted forest at night with fireflies', seed: 21 },
  { label: 'ocean sail', prompt: 'Ocean at sunset with a sailboat', seed: 23 },
  { label: 'island', prompt: 'Calm sea on a sunny day with an island', seed: 21 },
  { label: 'whale', prompt: 'A whale diving in the ocean at dusk', seed: 9 },
  { label: 'desert traveller', prompt: 'A lone traveller crossing desert dunes at golden hour', seed: 4 },
  { label: 'ringed planet', prompt: 'Ringed planet in a purple and teal nebula', seed: 23 },
  { label: 'spiral galaxy', prompt: 'Spiral galaxy, blue and pink', seed: 22 },
  { label: 'dahlias', prompt: 'Pink and lavender dahlias in soft light', seed: 9 },
  { label: 'garden', prompt: 'A garden of roses in the morning', seed: 21 },
  { label: 'liquid marble', prompt: 'Liquid marble, teal and orange', seed: 9 },
  { label: 'abstract', prompt: 'Abstract art', seed: 22 },
  { label: 'bauhaus', prompt: 'Bauhaus geometric poster', seed: 9 },
  { label: 'canyon', prompt: 'A river in a red canyon', seed: 12 },
  { label: 'meadow, mountains', prompt: 'A meadow with mountains', seed: 77 },
  { label: 'beach, mountains', prompt: 'A beach and mountains', seed: 4 },
  { label: 'river, forest', prompt: 'A river through a forest in autumn', seed: 77 },
  { label: 'jungle waterfall', prompt: 'A waterfall in a jungle', seed: 77 },
  { label: 'forest lake', prompt: 'A lake in a forest at dawn', seed: 6 },
  { label: 'crystal cave', prompt: 'A crystal cave at sunset', seed: 3 },
  { label: 'dragon in a cave', prompt: 'A dragon in a cave', seed: 77 },
  { label: 'neon alley', prompt: 'A robot in a cyberpunk alley', seed: 77 },
  { label: 'above the clouds', prompt: 'A hot air balloon above the clouds with mountains', seed: 2 },
  { label: 'at a waterfall', prompt: 'A white deer at a waterfall', seed: 2 },
  { label: 'harbour', prompt: 'A harbour at sunset', seed: 1 },
  { label: 'pier', prompt: 'A man with a dog on a pier', seed: 3 },
  { label: 'cathedral', prompt: 'A gothic cathedral', seed: 1 },
  { label: 'library', prompt: 'A wizard in a library', seed: 3 },
  { label: 'rice terraces', prompt: 'Rice terraces', seed: 1 },
  { label: 'floating island', prompt: 'A castle on a floating island', seed: 3 },
  { label: 'glacier', prompt: 'Penguins in Antarctica', seed: 2 },
  { label: 'space', prompt: 'A cat in outer space', seed: 14 },
  { label: 'highway', prompt: 'A red car on a desert highway', seed: 2 },
  { label: 'graveyard', prompt: 'A graveyard at night', seed: 2 },
  { label: 'vineyard', prompt: 'A vineyard in autumn', seed: 5 },
  { label: 'swamp', prompt: 'A swamp', seed: 3 },
  { label: 'station', prompt: 'A train station at night', seed: 2 },
  { label: 'cafe', prompt: 'A cafe terrace at night', seed: 2 },
  { label: 'palace', prompt: 'A throne room', seed: 1 },
  { label: 'gallery', prompt: 'An art gallery', seed: 1 },
  { label: 'rooftop', prompt: 'A rooftop at night', seed: 2 },
  { label: 'bedroom', prompt: 'A bedroom', seed: 1 },
  { label: 'kitchen', prompt: 'A kitchen', seed: 2 },
  { label: 'park', prompt: 'A park in autumn', seed: 2 },
  { label: 'tavern', prompt: 'A medieval tavern', seed: 1 },
  { label: 'spaceship', prompt: 'An astronaut in a space station', seed: 2 },
  { label: 'orchard', prompt: 'An orchard in spring', seed: 2 },
  { label: 'pool', prompt: 'A swimming pool', seed: 1 },
  { label: 'market', prompt: 'A street market at night', seed: 2 },
  { label: 'japanese garden', prompt: 'A Japanese garden in spring', seed: 4 },
];

const lake = 'Mountain lake at golden hour with pine trees';
const styles: readonly Tile[] = [
  ...['none', 'photographic', 'cinematic', 'anime', 'digital-art', 'line-art', 'neon', 'fantasy', 'minimal'].map(
    (style) => ({ label: style, prompt: lake, seed: 11, style }),
  ),
  { label: 'oil-painting', prompt: 'Ocean at sunset with a sailboat', seed: 22, style: 'oil-painting' },
  { label: 'watercolor', prompt: lake, seed: 8, style: 'watercolor' },
  { label: 'pixel-art', prompt: 'City skyline at dusk', seed: 22, style: 'pixel-art' },
];

/** A portrait of everybody who has one, in places and at hours of all kinds. */
const portraits: readonly Tile[] = [
  { label: 'woman', prompt: 'Portrait of a woman', seed: 3 },
  { label: 'man', prompt: 'Portrait of a man', seed: 12 },
  { label: 'girl on the beach', prompt: 'Portrait of a girl on the beach', seed: 7 },
  { label: 'boy in the forest', prompt: 'Portrait of a boy in the forest', seed: 9 },
  { label: 'king', prompt: 'Portrait of a king', seed: 8 },
  { label: 'queen at sunset', prompt: 'Portrait of a queen at sunset', seed: 9 },
  { label: 'person at night', prompt: 'Portrait of a person in the street at night', seed: 11 },
  { label: 'woman, oil painting', prompt: 'Portrait of a woman in the hills', seed: 5, style: 'oil-painting' },
  { label: 'man, watercolor', prompt: 'Portrait of a man by a river', seed: 6, style: 'watercolor' },
  { label: 'queen, anime', prompt: 'Portrait of a queen in the savanna', seed: 4, style: 'anime' },
];

async function paintTile(studio: Studio, tile: Tile): Promise<Painting> {
  const painting = await studio.paint({
    prompt: tile.prompt,
    seed: tile.seed,
    style: tile.style ?? 'none',
    width: paintedPx,
    height: paintedPx,
  });
  console.log(`${tile.label}: ${painting.scene.subject}, ${painting.scene.timeOfDay}`);
  return painting;
}

function placeTile(pen: SKRSContext2D, painting: Painting, place: { label: string; x: number; y: number }): void {
  const { width, height } = painting;
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(painting.pixels), width, height), 0, 0);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(canvas, place.x, place.y, tilePx, tilePx);
  pen.fillText(place.label, place.x + 2, place.y + tilePx + 18);
}

async function writeSheet(studio: Studio, name: string, tiles: readonly Tile[], columns: number): Promise<void> {
  const rows = Math.ceil(tiles.length / columns);
  const width = columns * (tilePx + gapPx) + gapPx;
  const height = rows * (tilePx + labelPx + gapPx) + gapPx;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#14161b';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#d8dbe2';
  pen.font = '15px sans-serif';
  for (const [index, tile] of tiles.entries()) {
    const painting = await paintTile(studio, tile);
    const x = gapPx + (index % columns) * (tilePx + gapPx);
    const y = gapPx + Math.floor(index / columns) * (tilePx + labelPx + gapPx);
    placeTile(pen, painting, { label: tile.label, x, y });
  }
  const { data } = pen.getImageData(0, 0, width, height);
  const file = new URL(`${name}.webp`, out).pathname;
  const { size } = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 78, effort: 5 })
    .toFile(file);
  console.log(`${file}: ${Math.round(size / 1024)} KB`);
}

const studio = openStudio();
await mkdir(out, { recursive: true });
await writeSheet(studio, 'scenes', scenes, 5);
await writeSheet(studio, 'styles', styles, 4);
await writeSheet(studio, 'portraits', portraits, 5);
await studio.close();
