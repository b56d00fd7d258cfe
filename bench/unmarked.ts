import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSizes } from '@loomlight/contract';
import { paint } from '@loomlight/engine';
import { openFilmStudio } from '@loomlight/engine/film';
import sharp, { type Sharp } from 'sharp';
import { openCarrier } from '../server/src/adapters/mark/carrier.ts';
import { findInTile, tileOf } from '../server/src/adapters/mark/find-in-luma.ts';
import { type Viewed, sizesFor } from '../server/src/adapters/mark/look-for-mark.ts';
import { halvedLuma } from '../server/src/adapters/mark/scale-luma.ts';
import { viewedVideoOf } from '../server/src/adapters/mark/viewed-video.ts';
import { viewedImageOf } from '../server/src/adapters/mark/viewed-image.ts';
import { markFoundFrom } from '../server/src/ports/image-mark.ts';
import { createRandom } from '../server/src/testing/random.ts';
import { round, type Row } from './lib/figures.ts';

/*
 * Looks at pictures and films that nobody has marked, in every size that a checked file is looked at in, with several secrets. MARK_LOOKS says how
 * many looks are taken (10,000), UNMARKED_SEED what is painted; MARK_PICTURES names a folder with pictures of others, which take turns with those of
 * the studio. Every tenth file is a film.
 */

const prompts = [
  'a lake',
  'a city at night',
  'a forest in fog',
  'dunes',
  'a fox in the snow',
  'stars',
  'silk',
  'a castle',
];
const styles = ['none', 'anime', 'oil-painting', 'watercolor', 'line-art', 'neon', 'pixel-art', 'minimal'];
const sides = [512, 640, 768, 896, 1024];
const carriers = Array.from({ length: 10 }, (_, i) => openCarrier(Buffer.from(`a secret of nobody ${i}`)));
const filmEvery = 10;

const treatments: readonly ((picture: Sharp) => Sharp)[] = [
  (picture) => picture.png(),
  (picture) => picture.jpeg({ quality: 75 }),
  (picture) => picture.webp({ quality: 75 }),
  (picture) => picture.resize(631).jpeg({ quality: 80 }),
  (picture) => picture.linear(1.1, 0).jpeg({ quality: 50 }),
];

export async function benchUnmarked(): Promise<Row[]> {
  const looksWanted = Number(process.env['MARK_LOOKS'] ?? 10_000);
  const random = createRandom(Number(process.env['UNMARKED_SEED'] ?? 1));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // of a list that has some
  const others = await picturesIn(process.env['MARK_PICTURES']);
  const folder = mkdtempSync(join(tmpdir(), 'unmarked-'));
  const studio = openFilmStudio();
  // What decodes does not keep a process alive that waits for it.
  const alive = setInterval(() => undefined, 1_000);
  const seen = { pictures: 0, films: 0, looks: 0, highestZ: 0, found: 0, marked: 0 };
  const aPicture = async (): Promise<Viewed | undefined> => {
    const [width, height] = [pick(sides), pick(sides)];
    const other = others.length > 0 && random() < 0.5 ? pick(others) : undefined;
    const plain = other
      ? sharp(other, { limitInputPixels: 1e8 }).resize({ width, height, fit: 'cover' })
      : await painted({ prompt: pick(prompts), style: pick(styles), seed: Math.floor(random() * 1e9), width, height });
    return viewedImageOf(await pick(treatments)(plain).toBuffer());
  };
  const aFilm = async (): Promise<Viewed | undefined> => {
    const path = join(folder, 'film');
    const size = { width: 854, height: 480, fps: 24, durationS: 1, cameraFixed: random() < 0.5 };
    const words = { prompt: pick(prompts), seed: Math.floor(random() * 1e9), style: 'none', title: '', comment: '' };
    writeFileSync(path, (await studio.film({ ...words, ...size })).bytes);
    return viewedVideoOf(path);
  };
  try {
    for (let file = 1; seen.looks < looksWanted; file++) {
      const isFilm = file % filmEvery === 0;
      const media = await (isFilm ? aFilm() : aPicture());
      if (!media) continue;
      seen[isFilm ? 'films' : 'pictures'] += 1;
      for (const size of sizesFor(media, imageSizes)) {
        const tile = tileOf(halvedLuma(media.luma, size));
        for (const carrier of carriers) {
          const { z, payload } = findInTile(tile, carrier);
          seen.looks += 1;
          seen.highestZ = Math.max(seen.highestZ, z);
          if (z > markFoundFrom) seen.found += 1;
          if (payload !== undefined) seen.marked += 1;
        }
      }
      if (file % 25 === 0) console.error(JSON.stringify(seen));
    }
  } finally {
    clearInterval(alive);
    await studio.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const { pictures, films, looks, highestZ, found, marked } = seen;
  return [
    { what: 'unmarked pictures and films', figure: `${pictures} and ${films}` },
    { what: 'looks at them through all sizes, with ten secrets', figure: `${looks}` },
    {
      what: 'the highest z of all looks',
      figure: `${round(highestZ)}`,
      goal: `at most ${markFoundFrom}`,
      holds: found === 0,
    },
    { what: 'taken for marked', figure: `${marked}`, goal: '0', holds: marked === 0 },
  ];
}

async function painted(request: Parameters<typeof paint>[0]): Promise<Sharp> {
  const { pixels, width, height } = await paint(request);
  return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** Those that can be read: a package may hold damaged ones for its own tests. */
async function picturesIn(folder: string | undefined): Promise<readonly string[]> {
  if (folder === undefined || !existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(?:jpg|png|webp)$/.test(file.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const readable: string[] = [];
  for (const file of files) {
    const told = await sharp(file, { limitInputPixels: 1e8 })
      .metadata()
      .catch(() => undefined);
    if (told && Math.min(told.width, told.height) >= 400) readable.push(file);
  }
  return readable;
}
