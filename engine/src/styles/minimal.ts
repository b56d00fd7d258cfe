import { blurred } from '../raster/blur.ts';
import { clamp01, smoothstep } from '../raster/scalar.ts';
import type { Forms } from '../solid/forms.ts';
import { coloursOf, smoothedWithin } from './smooth-within.ts';
import { steppedGain } from './stepped-light.ts';
import type { StyledImage, StyleFilter } from './style.ts';
import { smoothColours } from './tone.ts';

/** A poster has this many inks; and as many for what was asked for, where that is known. */
const inkCount = 6;
const inkCountOfAsked = 8;
const rounds = 10;
/** Pixels that are asked which inks the picture needs; a few thousand say the same as all. */
const samplesMax = 6_000;
const band = 128;
/** In thousandths of the picture: details below the first are smoothed away, and the corners of areas are as round as the second. */
const calm = 8;
const rounding = 3;
const roundingOfAsked = 0.7;
/** Where the second ink begins to show, as its share of the two: a border of about a pixel in place of stairs. */
const border = 0.4;

/** A colour as brightness and two differences, 0..1 each: distances between them are about those that people see. */
type Ink = readonly [tone: number, red: number, blue: number];

type Planes = readonly [Float32Array, Float32Array, Float32Array];

/** A quiet poster: large flat shapes in the few colours that the picture lives on. */
export const reduceToPoster: StyleFilter = (image, checkpoint) => printPoster(image, checkpoint);

/** The same, with inks that were chosen before: a film keeps those of its first frame, and does not flicker. */
export async function printPoster(
  image: StyledImage,
  checkpoint: () => Promise<void> | void,
  chosen?: readonly Ink[],
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const { pixels, width, height, scene, forms, wanted } = image;
  const smooth = await calmed(image, checkpoint);
  const groups = chosen ? [{ inks: chosen, has: () => true, rounding }] : groupsOf(smooth, forms, wanted !== undefined);
  const inks = groups.flatMap((group) => group.inks);
  const covers: Float32Array[] = inks.map(() => new Float32Array(width * height));
  let first = 0;
  for (const group of groups) {
    for (let i = 0; i < width * height; i++)
      if (group.has(i)) (covers[first + nearestOf(group.inks, inkAt(smooth, i))] ?? smooth[0])[i] = 1;
    // Each ink's area is rounded by itself: single pixels go, and borders run smoothly.
    for (let k = first; k < first + group.inks.length; k++) {
      await checkpoint();
      const cover = covers[k] ?? smooth[0];
      covers[k] = blurred(cover, width, height, Math.max(1, group.rounding * scene.unit));
    }
    first += group.inks.length;
  }
  const printed = inks.map(printedColour);
  for (let from = 0; from < height; from += band) {
    await checkpoint();
    for (let i = from * width; i < Math.min(height, from + band) * width; i++) {
      const [first, second, share] = twoLargest(covers, i);
      for (let c = 0; c < 3; c++) {
        const own = printed[first]?.[c] ?? 0;
        pixels[i * 4 + c] = 255 * (own + ((printed[second]?.[c] ?? own) - own) * share);
      }
    }
  }
  return pixels;
}

/** Inks that are chosen together, and the pixels that are printed in them. */
interface InkGroup {
  readonly inks: readonly Ink[];
  readonly has: (i: number) => boolean;
  /** In thousandths of the picture. */
  readonly rounding: number;
}

/** What was asked for has inks of its own and keeps its outline: it is not rounded away, and does not run into what is behind it. */
function groupsOf(smooth: Planes, forms: Forms | undefined, isAlone: boolean): readonly InkGroup[] {
  if (!forms) return [{ inks: chooseInks(smooth), has: () => true, rounding }];
  const isAsked = (i: number): boolean => forms.asked[i] === 1;
  const isSetting = (i: number): boolean => !isAsked(i);
  const ofAsked = {
    inks: chooseInks(smooth, isAsked, inkCountOfAsked),
    has: isAsked,
    rounding: roundingOfAsked,
  };
  if (isAlone) return [ofAsked];
  return [{ inks: chooseInks(smooth, isSetting), has: isSetting, rounding }, ofAsked].filter(
    ({ inks }) => inks.length > 0,
  );
}

/** The colours of a picture without their small detail: within each area where those are known, in two steps of light. */
async function calmed(
  { pixels, width, height, scene, forms, wanted }: StyledImage,
  checkpoint: () => Promise<void> | void,
): Promise<Planes> {
  if (!forms) return smoothColours(pixels, width, height, calm * scene.unit, checkpoint);
  const reach = Math.max(1, Math.round(calm * scene.unit));
  const light = { values: forms.lit, channels: 1 } as const;
  const lit = await smoothedWithin(light, forms, { reach, stiffness: 2, wanted }, checkpoint);
  const values = await smoothedWithin(
    { values: coloursOf(pixels), channels: 3 },
    forms,
    { reach, stiffness: 12, wanted },
    checkpoint,
  );
  const planes = [0, 1, 2].map(() => new Float32Array(width * height)) as [Float32Array, Float32Array, Float32Array];
  for (let i = 0; i < width * height; i++) {
    const gain = forms.areas[i] === 0 ? 1 : steppedGain(lit[i] ?? 1);
    for (const k of [0, 1, 2] as const) planes[k][i] = clamp01((values[i * 3 + k] ?? 0) * gain);
  }
  return planes;
}

/** The two inks that cover most of this place, and how much of the second shows: none but for a soft border where both are nearly as strong. */
function twoLargest(
  covers: readonly Float32Array[],
  i: number,
): readonly [first: number, second: number, share: number] {
  let [first, second, most, next] = [0, 0, 0, 0];
  for (let k = 0; k < covers.length; k++) {
    const cover = covers[k]?.[i] ?? 0;
    if (cover > most) [first, second, most, next] = [k, first, cover, most];
    else if (cover > next) [second, next] = [k, cover];
  }
  return [first, second, 0.5 * smoothstep(border, 0.5, next / Math.max(1e-6, most + next))];
}

/** The inks that a frame needs. */
export async function inksOf(image: StyledImage): Promise<readonly Ink[]> {
  return chooseInks(await calmed(image, () => undefined));
}

/** The colours around which those of the picture gather, found by k-means that begins with the colours farthest from one another. */
function chooseInks(smooth: Planes, has: (i: number) => boolean = () => true, most = inkCount): readonly Ink[] {
  let count = 0;
  for (let i = 0; i < smooth[0].length; i++) if (has(i)) count += 1;
  const step = Math.max(1, Math.floor(count / samplesMax));
  const samples: Ink[] = [];
  let seen = 0;
  for (let i = 0; i < smooth[0].length; i++) if (has(i) && seen++ % step === 0) samples.push(inkAt(smooth, i));
  let inks = spreadOut(samples, most);
  for (let round = 0; round < rounds; round++) inks = gather(samples, inks);
  return inks;
}

function spreadOut(samples: readonly Ink[], most: number): readonly Ink[] {
  const [first] = samples;
  if (!first) return [];
  const inks: Ink[] = [first];
  const distances = samples.map((sample) => distanceOf(sample, first));
  while (inks.length < most) {
    let farthest = 0;
    for (const [i, distance] of distances.entries()) if (distance > (distances[farthest] ?? 0)) farthest = i;
    const next = samples[farthest] ?? first;
    inks.push(next);
    for (const [i, sample] of samples.entries()) distances[i] = Math.min(distances[i] ?? 0, distanceOf(sample, next));
  }
  return inks;
}

function gather(samples: readonly Ink[], inks: readonly Ink[]): readonly Ink[] {
  const sums = inks.map(() => [0, 0, 0, 0] as [number, number, number, number]);
  for (const sample of samples) {
    const sum = sums[nearestOf(inks, sample)];
    if (!sum) continue;
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (sample[c] ?? 0);
    sum[3] += 1;
  }
  return sums.map(([tone, red, blue, count], k): Ink =>
    count === 0 ? (inks[k] ?? [0, 0, 0]) : [tone / count, red / count, blue / count],
  );
}

function nearestOf(inks: readonly Ink[], sample: Ink): number {
  let [nearest, least] = [0, Infinity];
  for (let k = 0; k < inks.length; k++) {
    const distance = distanceOf(sample, inks[k] ?? sample);
    if (distance < least) [nearest, least] = [k, distance];
  }
  return nearest;
}

function inkAt([red, green, blue]: Planes, i: number): Ink {
  const r = red[i] ?? 0;
  const b = blue[i] ?? 0;
  const tone = r * 0.3 + (green[i] ?? 0) * 0.59 + b * 0.11;
  return [tone, (r - tone) * 0.9, (b - tone) * 0.7];
}

function distanceOf(one: Ink, other: Ink): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
}

/** An ink on paper: its darkest is a deep colour and no black, its lightest is nearly the paper. As fractions of red, green and blue. */
function printedColour([tone, red, blue]: Ink): readonly [number, number, number] {
  const light = 0.14 + 0.84 * clamp01(tone) ** 0.85;
  const r = light + (red / 0.9) * 0.95;
  const b = light + (blue / 0.7) * 0.95;
  const g = (light - 0.3 * r - 0.11 * b) / 0.59;
  return [clamp01(r), clamp01(g), clamp01(b)];
}
