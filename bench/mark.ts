import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSizes } from '@loomlight/contract';
import { paint } from '@loomlight/engine';
import sharp, { type Sharp } from 'sharp';
import { drawTile, openCarrier } from '../server/src/adapters/mark/carrier.ts';
import { findInTile, tileOf } from '../server/src/adapters/mark/find-in-luma.ts';
import { lookForMark, sizesFor } from '../server/src/adapters/mark/look-for-mark.ts';
import { type MarkablePixels, markPixels } from '../server/src/adapters/mark/mark-pixels.ts';
import { halvedLuma } from '../server/src/adapters/mark/scale-luma.ts';
import { viewedImageOf } from '../server/src/adapters/mark/viewed-image.ts';
import type { FoundMark } from '../server/src/ports/image-mark.ts';
import { bounded, median, round, type Row } from './lib/figures.ts';

/*
 * How the invisible mark bears what happens to pictures. Those of others are in packages of Debian, under free licences: gnome-backgrounds,
 * lomiri-wallpapers-16.04 and -20.04, mate-backgrounds, plasma-workspace-wallpapers and python3-skimage, unpacked into the folder that
 * MARK_PICTURES names (`apt-get download`, `dpkg-deb -x`). Without it only those of the studio are tried. MARK_COUNT tries some of them only, and
 * MARK_ONLY a part of the treatments.
 */

const backgrounds = 'usr/share/backgrounds';
const wallpapers = 'usr/share/wallpapers';
/** Photographs, paintings and drawings that are not the studio's. */
const freePictures: readonly string[] = [
  ...[
    ...['Bridge_by_Sander_Klootwijk.jpg', 'Dragonfly_by_Bolly.jpg', 'Infinite-Sea_by_Aury88.jpg'],
    ...['Kleiber_by_Lukas_Baubkus.jpg', 'Painting-Colors_by__herobrine7gamer.jpg', 'Wine_by_Jakkub_Mede.jpg'],
    ...['aitzgorri_by_Aitzol_Berasategi.jpg', 'greentock_by_Peter_Nerlich.jpg', 'life_by_Aitzol_Berasategi.jpg'],
    ...['picosdeeuropa_by_Aitzol_Berasategi.jpg', 'seeding_by_Clements_Engelhardt.jpg', 'Fossa_by_Jasper_Roks.jpg'],
    ...['sunset_by_Aitzol_Berasategi.jpg', 'umang_by_Abhishek_Mudgal.jpg', 'gnome/wood-d.webp', 'gnome/truchet-l.webp'],
    ...['mate/nature/Aqua.jpg', 'mate/nature/Garden.jpg', 'mate/nature/LadyBird.jpg', 'mate/nature/Storm.jpg'],
    ...['mate/nature/Wood.jpg', 'mate/nature/YellowFlower.jpg', 'mate/abstract/Elephants.jpg'],
  ].map((name) => join(backgrounds, name)),
  ...['Autumn', 'ColorfulCups', 'EveningGlow', 'FallenLeaf'].map((name) =>
    join(wallpapers, name, 'contents/images/2560x1600.jpg'),
  ),
  join(wallpapers, 'FlyingKonqui/contents/images/2560x1600.png'),
  join(wallpapers, 'MilkyWay/contents/images/5120x2880.png'),
  'usr/lib/python3/dist-packages/skimage/data/hubble_deep_field.jpg',
];

/** What the studio paints, in all its styles. */
const prompts: readonly string[] = [
  ...['mountain lake at sunset with pine trees', 'a lighthouse on a cliff in a storm', 'a fox in a snowy forest'],
  ...['a city street at night in the rain', 'desert dunes under a full moon', 'a bowl of fruit on a table'],
  ...['a sailboat on the ocean', 'a castle on a hill in the fog', 'northern lights over a frozen lake'],
  ...['a red car on a country road', 'a field of sunflowers', 'a cat on a window sill'],
];
const styles = ['none', 'photorealistic', 'anime', 'oil-painting', 'watercolor', 'sketch'] as const;
const studioCount = 38;

interface Picture extends MarkablePixels {
  readonly name: string;
}

type Treatment = (picture: MarkablePixels) => Promise<Buffer>;

const cutBy =
  (share: number) =>
  (picture: MarkablePixels): Sharp => {
    const { width, height } = picture;
    return sharpOf(picture).extract({
      left: Math.round(width * share * 0.37),
      top: Math.round(height * share * 0.61),
      width: Math.round(width * (1 - share)),
      height: Math.round(height * (1 - share)),
    });
  };
const scaled = (picture: MarkablePixels, share: number): Sharp =>
  sharpOf(picture).resize(Math.round(picture.width * share));
/** The same as a file, read again: the library would put its steps into an order of its own. */
const again = async (source: Sharp): Promise<Sharp> => sharp(await source.png({ compressionLevel: 1 }).toBuffer());

const allTreatments: readonly (readonly [string, Treatment])[] = [
  ['nothing', (p) => sharpOf(p).png({ compressionLevel: 1 }).toBuffer()],
  ['JPEG q92', (p) => sharpOf(p).jpeg({ quality: 92 }).toBuffer()],
  ['JPEG q75', (p) => sharpOf(p).jpeg({ quality: 75 }).toBuffer()],
  ['JPEG q50', (p) => sharpOf(p).jpeg({ quality: 50 }).toBuffer()],
  ['WebP q92', (p) => sharpOf(p).webp({ quality: 92 }).toBuffer()],
  ['WebP q75', (p) => sharpOf(p).webp({ quality: 75 }).toBuffer()],
  ['half size, JPEG q75', (p) => scaled(p, 0.5).jpeg({ quality: 75 }).toBuffer()],
  ['cut by 20 % of each side, JPEG q75', (p) => cutBy(0.2)(p).jpeg({ quality: 75 }).toBuffer()],
  ['cut to a quarter, JPEG q75', (p) => cutBy(0.5)(p).jpeg({ quality: 75 }).toBuffer()],
  ['83 % of its size, JPEG q80', (p) => scaled(p, 0.83).jpeg({ quality: 80 }).toBuffer()],
  ['631 px wide, JPEG q80', (p) => sharpOf(p).resize(631).jpeg({ quality: 80 }).toBuffer()],
  ['1600 px wide, JPEG q80', (p) => sharpOf(p).resize(1600).jpeg({ quality: 80 }).toBuffer()],
  ['10 % brighter, JPEG q75', (p) => sharpOf(p).linear(1.1, 0).jpeg({ quality: 75 }).toBuffer()],
  ['mirrored, JPEG q75', (p) => sharpOf(p).flop().jpeg({ quality: 75 }).toBuffer()],
  [
    'JPEG q80, then WebP q75',
    async (p) =>
      sharp(await sharpOf(p).jpeg({ quality: 80 }).toBuffer())
        .webp({ quality: 75 })
        .toBuffer(),
  ],
  [
    'cut by 20 %, then half size, WebP q75',
    async (p) => {
      const cut = await again(cutBy(0.2)(p));
      const { width } = await cut.metadata();
      return cut
        .resize(Math.round(width / 2))
        .webp({ quality: 75 })
        .toBuffer();
    },
  ],
  ['the still of 333 px', (p) => sharpOf(p).resize(333).webp({ quality: 78 }).toBuffer()],
  ['the still of 666 px', (p) => sharpOf(p).resize(666).webp({ quality: 78 }).toBuffer()],
  [
    'turned by one degree, JPEG q75',
    async (p) => {
      const turned = await again(sharpOf(p).rotate(1));
      return turned.jpeg({ quality: 75 }).toBuffer();
    },
  ],
];

const treatments = allTreatments.filter(([name]) => name.includes(process.env['MARK_ONLY'] ?? ''));
const unmarkedEvery = 4;

const carrier = openCarrier(Buffer.from('a secret for this measurement'));
const otherCarriers = Array.from({ length: 4 }, (_, i) => openCarrier(Buffer.from(`another secret ${i}`)));

/** Pictures of others and of the studio, with everything that may happen to them, marked and not. */
export async function benchMark(): Promise<Row[]> {
  const folder = process.env['MARK_PICTURES'];
  const most = Number(process.env['MARK_COUNT'] ?? 1_000);
  if (folder === undefined) console.error('MARK_PICTURES names no folder: only pictures of the studio are tried.');
  const free = folder === undefined ? [] : freePictures.slice(0, most).map((name) => () => readFree(folder, name));
  const studio = Array.from({ length: Math.min(most, studioCount) }, (_, place) => () => paintStudio(place));
  return [...(await rowsOf('not the studio’s', free)), ...(await rowsOf('the studio’s', studio))];
}

async function rowsOf(whose: string, pictures: readonly (() => Promise<Picture>)[]): Promise<Row[]> {
  if (pictures.length === 0) return [];
  const found = new Map(treatments.map(([name]) => [name, 0]));
  const quality: number[] = [];
  const markMs: number[] = [];
  const unmarked = { files: 0, looks: 0, highestZ: 0, marked: 0 };
  for (const [place, open] of pictures.entries()) {
    const picture = await open();
    const payload = randomBytes(8).readBigInt64BE();
    const tile = drawTile(carrier, payload);
    const marked = { ...picture, data: Uint8Array.from(picture.data) };
    const start = process.cpuUsage();
    markPixels(marked, tile);
    const { user, system } = process.cpuUsage(start);
    markMs.push((user + system) / 1_000 / ((picture.width * picture.height) / 1e6));
    quality.push(psnr(picture.data, marked.data));
    for (const [index, [name, treat]] of treatments.entries()) {
      const seen = await lookAt(await treat(marked));
      if (seen.payload === payload) found.set(name, (found.get(name) ?? 0) + 1);
      else if (process.env['MARK_MISSES']) console.error(`${picture.name}: not after "${name}" (z ${round(seen.z)})`);
      // Those that nobody has marked take most of the time: of each picture some of them.
      if ((index + place) % unmarkedEvery === 0) await lookAtUnmarked(await treat(picture), unmarked);
    }
  }
  const sorted = quality.sort((a, b) => a - b);
  return [
    ...[...found].map(([name, count]) => ({ what: `${whose}: ${name}`, figure: `${count} of ${pictures.length}` })),
    { what: `${whose}: PSNR, lowest and middle`, figure: `${round(sorted[0] ?? 0)}, ${round(median(sorted))} dB` },
    bounded(`${whose}: marking a megapixel, CPU: middle, in ms`, median(markMs), { atMost: 60 }),
    {
      what: `${whose}: unmarked files, looks at them, highest z, taken for marked`,
      figure: `${unmarked.files}, ${unmarked.looks}, ${round(unmarked.highestZ)}, ${unmarked.marked}`,
    },
  ];
}

async function lookAt(file: Buffer): Promise<FoundMark> {
  const picture = await viewedImageOf(file);
  if (!picture) return { z: 0, payload: undefined };
  return lookForMark(picture, { carriers: [carrier], offered: imageSizes }).mark;
}

async function lookAtUnmarked(
  file: Buffer,
  unmarked: { files: number; looks: number; highestZ: number; marked: number },
): Promise<void> {
  const picture = await viewedImageOf(file);
  if (!picture) return;
  const { z, payload } = lookForMark(picture, { carriers: [carrier], offered: imageSizes }).mark;
  unmarked.looks += sizesFor(picture, imageSizes).length;
  unmarked.files += 1;
  unmarked.highestZ = Math.max(unmarked.highestZ, z);
  if (payload !== undefined) unmarked.marked += 1;
  const own = tileOf(halvedLuma(picture.luma, picture));
  for (const other of otherCarriers) {
    const glimpse = findInTile(own, other);
    unmarked.looks += 1;
    unmarked.highestZ = Math.max(unmarked.highestZ, glimpse.z);
    if (glimpse.payload !== undefined) unmarked.marked += 1;
  }
}

/** Of about a megapixel, in the size on offer that is nearest to its proportions. */
async function readFree(folder: string, name: string): Promise<Picture> {
  const file = readFileSync(join(folder, name));
  const { width, height } = await sharp(file, { limitInputPixels: 1e8 }).metadata();
  const proportion = (size: { readonly width: number; readonly height: number }): number =>
    Math.abs(Math.log(size.width / size.height / (width / height)));
  const [size] = imageSizes
    .filter((one) => Math.abs(one.width * one.height - 1e6) < 1e5)
    .sort((a, b) => proportion(a) - proportion(b));
  const { data, info } = await sharp(file, { limitInputPixels: 1e8 })
    .resize({ width: size?.width ?? 1024, height: size?.height ?? 1024, fit: 'cover' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { name, data, width: info.width, height: info.height, channels: 3 };
}

async function paintStudio(place: number): Promise<Picture> {
  const prompt = prompts[place % prompts.length] ?? '';
  const style = styles[place % styles.length] ?? 'none';
  const { pixels, width, height } = await paint({ prompt, seed: place, style, width: 1024, height: 1024 });
  const data = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { name: `${prompt}, ${style}, ${place}`, data, width, height, channels: 3 };
}

function sharpOf({ data, width, height, channels }: MarkablePixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

function psnr(before: Uint8Array, after: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < before.length; i++) sum += ((before[i] ?? 0) - (after[i] ?? 0)) ** 2;
  return 10 * Math.log10((255 ** 2 * before.length) / sum);
}
