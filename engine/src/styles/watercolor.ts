import sharp from 'sharp';
import { blurred } from '../raster/blur.ts';
import { clamp, clamp01, smoothstep } from '../raster/scalar.ts';
import type { Forms } from '../solid/forms.ts';
import { grown, wholeOf } from '../solid/rect.ts';
import type { Rect } from '../solid/rect.ts';
import { coloursOf, smoothedWithin } from './smooth-within.ts';
import type { StyleFilter, StyledImage } from './style.ts';
import { makeVivid } from './vivid.ts';

/** The lines that a picture was sketched with. */
const graphite = [52, 48, 56] as const;
const pencilStrength = 0.6;
/** How many times as strong as in the picture the colours of washes are. */
export const pigment = 1.3;
export const paperColour = [250, 247, 239] as const;
const band = 32;

/** Washes of transparent pigment: soft shapes with dark dried edges, granulation, and a ragged border of paper. */
export const paintInWatercolor: StyleFilter = async (image, checkpoint) => {
  const { pixels, width, height, scene } = image;
  const { forms, wanted = wholeOf(image) } = image;
  const washes = forms ? await washesOf(image, forms, checkpoint) : await simplify(pixels, width, height, scene.unit);
  await checkpoint();
  const tone = new Float32Array(width * height);
  for (let i = 0; i < tone.length; i++)
    tone[i] = ((washes[i * 3] ?? 0) * 0.3 + (washes[i * 3 + 1] ?? 0) * 0.59 + (washes[i * 3 + 2] ?? 0) * 0.11) / 255;
  await checkpoint();
  const around = blurred(tone, width, height, Math.max(2, 5 * scene.unit));
  const out = new Uint8ClampedArray(pixels.length);
  for (let top = wanted.top; top < wanted.bottom; top += band) {
    await checkpoint();
    const rows = { ...wanted, top, bottom: Math.min(wanted.bottom, top + band) };
    layWashRows(image, { washes, tone, around, out, rows });
  }
  return out;
};

/** Flattens small detail, as a wet brush does. */
async function simplify(
  pixels: Uint8ClampedArray<ArrayBuffer>,
  width: number,
  height: number,
  unit: number,
): Promise<Buffer> {
  const raw = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  return sharp(raw, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .median(Math.max(3, Math.round(7 * unit) | 1))
    .blur(0.8)
    .raw()
    .toBuffer();
}

/** Pixels of a picture of 1024 over which a wash runs within the area of a thing. */
const washReach = 7;
/** So far paint runs at most, with what is asked around it. */
const runsAtMost = 32;
/** And so many pixels in small pictures, in which nothing is asked for less far. */
const runsAtLeast = 8;

/** One wash for each area, where those are known: colours run within it, and not out of it. */
async function washesOf(
  { pixels, width, height, scene: { unit }, wanted }: StyledImage,
  forms: Forms,
  checkpoint: () => Promise<void> | void,
): Promise<Float32Array> {
  const reach = Math.max(1, Math.round(washReach * unit));
  const colours = { values: coloursOf(pixels), channels: 3 } as const;
  // What has run is seen beside where it was.
  const soaked = wanted && grown(wanted, Math.ceil(runsAtMost * unit) + runsAtLeast, { width, height });
  const washes = await smoothedWithin(colours, forms, { reach, stiffness: 25, wanted: soaked }, checkpoint);
  return washes.map((value) => value * 255);
}

const wet: [number, number, number] = [0, 0, 0];

interface Washing {
  readonly washes: ArrayLike<number>;
  readonly tone: Float32Array;
  readonly around: Float32Array;
  readonly out: Uint8ClampedArray;
  readonly rows: Rect;
}

function layWashRows({ width, height, scene, forms }: StyledImage, { washes, tone, around, out, rows }: Washing): void {
  const { noise, unit } = scene;
  const scale = 1 / unit;
  for (let y = rows.top; y < rows.bottom; y++) {
    for (let x = rows.left; x < rows.right; x++) {
      const u = x * scale;
      const v = y * scale;
      const runX = (noise.fbm(u * 0.02, v * 0.02, 3) - 0.44) * 24 + (noise.at(u * 0.12, v * 0.12) - 0.5) * 5;
      const runY = (noise.fbm(u * 0.02 + 40, v * 0.02, 3) - 0.44) * 24 + (noise.at(u * 0.12 + 9, v * 0.12) - 0.5) * 5;
      const column = Math.floor(clamp(x + runX * unit, 0, width - 1));
      const row = Math.floor(clamp(y + runY * unit, 0, height - 1));
      const p = row * width + column;
      const edge = clamp(((around[p] ?? 0) - (tone[p] ?? 0)) * 3.2, -0.12, 0.5);
      const grain = noise.at(u * 0.55, v * 0.55) * 0.5 + noise.at(u * 0.23, v * 0.23) * 0.5;
      const wash = 0.82 + 0.42 * (noise.fbm(u * 0.008 + 7, v * 0.008, 4) - 0.45);
      const border = borderAt({ u, v, x, y, width, height, scale }, (a, b) => noise.fbm(a, b, 4));
      const density = wash * (1 + edge * 0.7) * (1 - 0.17 * (grain - 0.5)) * border;
      const tooth = 1 + (grain - 0.5) * 0.04;
      const i = (y * width + x) * 4;
      // The pencil was there before the water, and lies where things are; paint ran beside it.
      const pencil = forms
        ? pencilStrength * clamp01((forms.contour[y * width + x] ?? 0) * 1.4) * border * (0.7 + 0.6 * grain)
        : 0;
      for (const k of [0, 1, 2] as const) wet[k] = (washes[p * 3 + k] ?? 0) / 255;
      makeVivid(wet, pigment);
      for (const c of [0, 1, 2] as const) {
        const light = wet[c] ** 0.8 * 0.93 + 0.07;
        const painted = (paperColour[c] ?? 255) * tooth * light ** density;
        out[i + c] = painted + ((graphite[c] ?? 0) - painted) * Math.min(0.9, pencil);
      }
      out[i + 3] = 255;
    }
  }
}

/** 0 on bare paper, above 1 in the dark rim where a wash dries, else 1. */
export function borderAt(
  at: { u: number; v: number; x: number; y: number; width: number; height: number; scale: number },
  fbm: (a: number, b: number) => number,
): number {
  const { u, v, x, y, width, height } = at;
  const inside = Math.min(x, y, width - 1 - x, height - 1 - y) / Math.min(width, height);
  if (inside > 0.16) return 1;
  const ragged = inside + (fbm(u * 0.012, v * 0.012) - 0.47) * 0.09;
  return clamp01(smoothstep(0.012, 0.04, ragged)) * (1 + 0.35 * (1 - smoothstep(0.02, 0.09, ragged)));
}
