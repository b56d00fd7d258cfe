// Films the fixed prompts of docs/studio and shows five moments of each, decoded from the finished file:
//   node engine/tools/film-sheet.ts [label]
// With a label only that sheet is made.
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { openFilmStudio } from '../src/film/index.ts';
import type { FilmStudio } from '../src/film/index.ts';
import { readFrames } from '../src/film/read-film.testing.ts';
import { paint } from '../src/index.ts';

interface Reel {
  readonly label: string;
  readonly prompt: string;
  readonly seed: number;
  readonly style?: string;
  /** Animates a still of these words instead of filming them. */
  readonly still?: string;
}

const moments = [0, 0.25, 0.5, 0.75, 1];
const frameWidth = 640;
const frameHeight = 360;
const gapPx = 4;
const out = new URL('../../docs/studio/', import.meta.url);

const reels: readonly Reel[] = [
  { label: 'lake', prompt: 'A serene mountain lake at sunset with pine trees', seed: 21 },
  { label: 'mountains', prompt: 'Majestic mountains on a sunny day', seed: 22 },
  { label: 'aurora', prompt: 'Northern lights over a fjord with pine trees', seed: 23 },
  { label: 'ocean', prompt: 'Ocean at sunset with a sailboat', seed: 23 },
  { label: 'city', prompt: 'City skyline at dusk', seed: 22 },
  { label: 'cyberpunk', prompt: 'Neon cyberpunk city street in the rain', seed: 3 },
  { label: 'forest', prompt: 'A deer in a misty forest at dawn', seed: 22 },
  { label: 'fireflies', prompt: 'Enchanted forest at night with fireflies', seed: 21 },
  { label: 'space', prompt: 'Ringed planet in a purple and teal nebula', seed: 23 },
  { label: 'flowers', prompt: 'Pink and lavender dahlias in soft light', seed: 9 },
  { label: 'desert', prompt: 'A lone traveller crossing desert dunes at golden hour', seed: 4 },
  { label: 'abstract', prompt: 'Liquid marble, teal and orange', seed: 9 },
  { label: 'geometric', prompt: 'Bauhaus geometric poster', seed: 9 },
  ...['watercolor', 'oil-painting', 'pixel-art', 'line-art', 'neon', 'anime', 'minimal', 'cinematic'].map((style) => ({
    label: style,
    prompt: 'Mountain lake at golden hour with pine trees',
    seed: 11,
    style,
  })),
  {
    label: 'from-a-picture',
    prompt: 'slow zoom in, light on the water',
    seed: 5,
    still: 'Mountain lake at golden hour with pine trees',
  },
];

async function paintStill(prompt: string): Promise<Uint8Array> {
  const { pixels, width, height } = await paint({ prompt, seed: 11, style: 'none', width: 1280, height: 720 });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92 })
    .toBuffer();
}

async function writeReel(studio: FilmStudio, { label, prompt, seed, style = 'none', still }: Reel): Promise<number> {
  const film = await studio.film({
    prompt,
    seed,
    style,
    width: frameWidth,
    height: frameHeight,
    fps: 24,
    durationS: 5,
    cameraFixed: false,
    title: label,
    comment: 'A film of the contact sheet',
    ...(still && { image: await paintStill(still) }),
  });
  const frames = await readFrames(film.bytes, moments);
  const width = moments.length * (frameWidth / 2 + gapPx) - gapPx;
  const tiles = await Promise.all(
    frames.map(async ({ pixels, width, height }, index) => ({
      input: await sharp(pixels, { raw: { width, height, channels: 4 } })
        .resize(frameWidth / 2, frameHeight / 2)
        .png()
        .toBuffer(),
      left: index * (frameWidth / 2 + gapPx),
      top: 0,
    })),
  );
  const { size } = await sharp({ create: { width, height: frameHeight / 2, channels: 3, background: '#14161b' } })
    .composite(tiles)
    .webp({ quality: 72, effort: 5 })
    .toFile(new URL(`film-${label}.webp`, out).pathname);
  return size;
}

const wanted = process.argv[2];
const studio = openFilmStudio();
await mkdir(out, { recursive: true });
for (const reel of reels) {
  if (wanted !== undefined && reel.label !== wanted) continue;
  console.log(`${reel.label}: ${Math.round((await writeReel(studio, reel)) / 1024)} KB`);
}
await studio.close();
