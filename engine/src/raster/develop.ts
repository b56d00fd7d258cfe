import { greyOf, toSrgb } from './colour.ts';
import { inBands } from './picture.ts';
import type { Picture, Steps } from './picture.ts';
import { clamp01, smoothstep } from './scalar.ts';
import { gatherSurround } from './surround.ts';
import type { Surround } from './surround.ts';

/** How the finished light is developed into a picture. */
export interface Development {
  readonly exposure: number;
  readonly bloom: number;
  readonly vignette: number;
  readonly saturation: number;
  /** Strength of warm highlights and cool shadows. */
  readonly splitTone: number;
  /** How much darker shadows and lighter highlights are than the film has them, 0..1. */
  readonly contrast: number;
  /** How much lighter than its surroundings what is lighter becomes, and how much darker what is darker; 0..1. */
  readonly clarity: number;
  /** How much stronger pale colours become: strong ones hardly do; 0..1. */
  readonly vibrance: number;
  /** Half the width of the grain, in eight-bit steps. */
  readonly grain: number;
  /** Factors of red, green and blue, after the saturation: the colour of the paper. */
  readonly tone: readonly [number, number, number];
}

/** sRGB bytes of a linear value's square root, so that shadows get as many entries as highlights. */
const srgbSteps = 4096;
const tables = new Map<number, Float32Array>();

/** From where on the lightest are bent less, and by how much: white cloth and fur keep their shape (STUDIO-73). */
const spare = { from: 0.6, share: 0.75 } as const;

/** The table of a contrast, made once. */
function tableOf(contrast: number): Float32Array {
  let table = tables.get(contrast);
  if (!table) {
    table = Float32Array.from({ length: srgbSteps + 1 }, (_, i) => {
      const value = toSrgb((i / srgbSteps) ** 2);
      const bend = (smoothstep(0, 1, value) - value) * contrast;
      return (value + bend * (1 - spare.share * smoothstep(spare.from, 1, value))) * 255;
    });
    tables.set(contrast, table);
  }
  return table;
}

/** Turns light into a picture: bloom, vignette, clarity, split tone, a film curve and vibrance. RGBA bytes, opaque, without grain. */
export function* developPicture(picture: Picture, development: Development, out: Uint8ClampedArray): Steps {
  const { bloom, clarity } = development;
  const surround = bloom > 0 || clarity > 0 ? gatherSurround(picture, bloom) : undefined;
  yield 0.3;
  const lens = { development, surround, frame: { left: 0, top: 0, width: picture.width, height: picture.height } };
  const rows = inBands(0, picture.height, (from, to) => developRows(picture, { ...lens, out, from, to }));
  for (const fraction of rows) yield 0.3 + fraction * 0.7;
}

/** What a picture is developed with; `frame` says how large the whole is and where in it the picture lies, pixels. */
export interface Lens {
  readonly development: Development;
  /** That of the whole. */
  readonly surround: Surround | undefined;
  readonly frame: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** Develops a part of a picture as it is in the whole. */
export function developPart(part: Picture, lens: Lens, out: Uint8ClampedArray): void {
  developRows(part, { ...lens, out, from: 0, to: part.height });
}

interface DevelopRows extends Lens {
  readonly out: Uint8ClampedArray;
  readonly from: number;
  readonly to: number;
}

function developRows(picture: Picture, { development, surround, frame, out, from, to }: DevelopRows): void {
  const { width, pixels } = picture;
  const around = new Float32Array(width * aroundNumbers);
  const columns = surround ? layColumns(surround, frame.left, width) : undefined;
  const table = tableOf(development.contrast);
  const [toneR, toneG, toneB] = development.tone;
  const { clarity, vibrance } = development;
  for (let y = from; y < to; y++) {
    if (surround && columns) readSurroundRow(surround, frame.top + y, columns, around);
    const v = ((frame.top + y) / frame.height - 0.5) * 2;
    for (let x = 0; x < width; x++) {
      const u = ((frame.left + x) / frame.width - 0.5) * 2;
      const o = (y * width + x) * 3;
      const a = x * aroundNumbers;
      const own = greyOf(pixels[o] ?? 0, pixels[o + 1] ?? 0, pixels[o + 2] ?? 0);
      const gain =
        development.exposure *
        (1 - development.vignette * smoothstep(0.35, 1.9, u * u + v * v)) *
        (clarity > 0 ? clearGain(own, around[a + 3] ?? 0, clarity) : 1);
      let r = ((pixels[o] ?? 0) + (around[a] ?? 0)) * gain;
      let g = ((pixels[o + 1] ?? 0) + (around[a + 1] ?? 0)) * gain;
      let b = ((pixels[o + 2] ?? 0) + (around[a + 2] ?? 0)) * gain;
      const grey = greyOf(r, g, b);
      r = (grey + (r - grey) * development.saturation) * toneR;
      g = (grey + (g - grey) * development.saturation) * toneG;
      b = (grey + (b - grey) * development.saturation) * toneB;
      // Warm where it is light, cool where it is dark.
      const warmth = (clamp01(grey * 1.2) - 0.4) * 0.014 * development.splitTone;
      r += warmth * grey;
      b += (0.0006 - warmth * Math.min(grey, 0.3)) * development.splitTone;
      const i = (y * width + x) * 4;
      writeFilm(table, out, i, r, g, b);
      if (vibrance > 0) enliven(out, i, vibrance);
    }
  }
}

/** What is as dark as this has no surroundings to be set off from: a night sky beside a lamp stays what it is. */
const darkest = 0.06;

/** How many times as light a point is shown for being lighter or darker than what is around it. */
function clearGain(own: number, around: number, clarity: number): number {
  const [light, beside] = [own + darkest, around + darkest];
  return 1 + (clarity * (light - beside)) / (light + beside);
}

/** How much of it warm colours are spared: skin, sand and pale fur would turn orange. */
const spared = 0.75;

/** Makes the colour of a point stronger, the more the paler and the cooler it is. */
function enliven(out: Uint8ClampedArray, i: number, vibrance: number): void {
  const [r = 0, g = 0, b = 0] = [out[i], out[i + 1], out[i + 2]];
  const most = Math.max(r, g, b);
  if (most === 0) return;
  const grey = 0.3 * r + 0.59 * g + 0.11 * b;
  const warm = clamp01((3 * (r - b)) / most);
  const stronger = 1 + (vibrance * (1 - spared * warm) * Math.min(r, g, b)) / most;
  out[i] = grey + (r - grey) * stronger;
  out[i + 1] = grey + (g - grey) * stronger;
  out[i + 2] = grey + (b - grey) * stronger;
}

/** Of each point of a row: red, green and blue of what is spilled on it, and how light it is around it. */
const aroundNumbers = 4;

/** For each column of the picture: where the samples beside it begin, and how far it lies between them. */
interface Columns {
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly part: Float64Array;
}

function layColumns({ width }: Surround, from: number, outWidth: number): Columns {
  const columns = {
    left: new Int32Array(outWidth),
    right: new Int32Array(outWidth),
    part: new Float64Array(outWidth),
  };
  for (let x = 0; x < outWidth; x++) {
    const column = Math.min(width - 1, Math.max(0, (from + x - 1.5) / 4));
    const left = Math.floor(column);
    columns.left[x] = left;
    columns.right[x] = Math.min(width - 1, left + 1);
    columns.part[x] = column - left;
  }
  return columns;
}

function readSurroundRow(
  { width, height, bloom, light }: Surround,
  y: number,
  columns: Columns,
  out: Float32Array,
): void {
  const row = Math.min(height - 1, Math.max(0, (y - 1.5) / 4));
  const top = Math.floor(row);
  const fy = row - top;
  const a = top * width;
  const b = Math.min(height - 1, top + 1) * width;
  for (let x = 0; x < columns.part.length; x++) {
    const fx = columns.part[x] ?? 0;
    const l = columns.left[x] ?? 0;
    const r = columns.right[x] ?? 0;
    for (let c = 0; c < 3; c++) {
      const upper = (bloom[(a + l) * 3 + c] ?? 0) * (1 - fx) + (bloom[(a + r) * 3 + c] ?? 0) * fx;
      const lower = (bloom[(b + l) * 3 + c] ?? 0) * (1 - fx) + (bloom[(b + r) * 3 + c] ?? 0) * fx;
      out[x * aroundNumbers + c] = upper * (1 - fy) + lower * fy;
    }
    const upper = (light[a + l] ?? 0) * (1 - fx) + (light[a + r] ?? 0) * fx;
    const lower = (light[b + l] ?? 0) * (1 - fx) + (light[b + r] ?? 0) * fx;
    out[x * aroundNumbers + 3] = upper * (1 - fy) + lower * fy;
  }
}

/**
 * A fit of the ACES film curve with its colour matrices: bright colours lose saturation on their way to
 * white. A curve on each channel alone turned every sunset to flat yellow and magenta.
 */
function writeFilm(table: Float32Array, out: Uint8ClampedArray, i: number, r: number, g: number, b: number): void {
  const x = curve(0.59719 * r + 0.35458 * g + 0.04823 * b);
  const y = curve(0.076 * r + 0.90834 * g + 0.01566 * b);
  const z = curve(0.0284 * r + 0.13383 * g + 0.83777 * b);
  out[i] = encode(table, 1.60475 * x - 0.53108 * y - 0.07367 * z);
  out[i + 1] = encode(table, -0.10208 * x + 1.10813 * y - 0.00605 * z);
  out[i + 2] = encode(table, -0.00327 * x - 0.07276 * y + 1.07602 * z);
  out[i + 3] = 255;
}

/** The middle grey of the fit lies low; this gain puts it where the scenes were painted for. */
const fitGain = 1.55;

function curve(value: number): number {
  const v = value > 0 ? value * fitGain : 0;
  return (v * (v + 0.0245786) - 0.000090537) / (v * (0.983729 * v + 0.432951) + 0.238081);
}

function encode(table: Float32Array, value: number): number {
  return table[Math.floor(Math.sqrt(clamp01(value)) * srgbSteps)] ?? 0;
}

/** Adds film grain of half-width `strength` (eight-bit steps); it also breaks up banding. */
export function addGrain(out: Uint8ClampedArray, strength: number, seed: number): void {
  if (strength <= 0) return;
  let state = seed | 1;
  for (let i = 0; i < out.length; i += 4) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const grain = ((state >>> 0) / 4294967296 - 0.5) * strength * 2;
    out[i] = (out[i] ?? 0) + grain;
    out[i + 1] = (out[i + 1] ?? 0) + grain;
    out[i + 2] = (out[i + 2] ?? 0) + grain;
  }
}
