import { blurred } from '../raster/blur.ts';
import { clamp01, mix, smoothstep } from '../raster/scalar.ts';
import { luminanceOf } from './luminance.ts';
import type { StyleFilter, StyledImage } from './style.ts';

type Channels = readonly [number, number, number];

/** How a grade moves tones and colours; all bytes as fractions of one. */
export interface Grade {
  /** Added to shadows. */
  readonly shadows: Channels;
  /** Added to highlights. */
  readonly highlights: Channels;
  /** 1 unchanged. */
  readonly saturation: number;
  /** Steepness around the middle; 1 unchanged. */
  readonly contrast: number;
  /** Strength of local contrast, 0 none; negative softens. */
  readonly clarity: number;
  /** Strength of a soft glow of the highlights, 0 none. */
  readonly glow: number;
}

const band = 128;

/** A filter that grades the picture. */
export function grade(settings: Grade): StyleFilter {
  return async (image, checkpoint) => {
    const { pixels, width, height, scene } = image;
    const tone = luminanceOf(pixels);
    const around = settings.clarity === 0 ? tone : blurred(tone, width, height, Math.max(2, 22 * scene.unit));
    await checkpoint();
    const glow =
      settings.glow === 0
        ? tone
        : blurred(
            tone.map((value) => smoothstep(0.45, 1, value) * value),
            width,
            height,
            Math.max(2, 18 * scene.unit),
          );
    for (let from = 0; from < height; from += band) {
      await checkpoint();
      gradeRows(image, settings, { tone, around, glow, from, to: Math.min(height, from + band) });
    }
    return pixels;
  };
}

interface Planes {
  readonly tone: Float32Array;
  readonly around: Float32Array;
  readonly glow: Float32Array;
  readonly from: number;
  readonly to: number;
}

function gradeRows({ pixels, width }: StyledImage, settings: Grade, { tone, around, glow, from, to }: Planes): void {
  const { shadows, highlights, saturation, contrast, clarity } = settings;
  for (let i = from * width; i < to * width; i++) {
    const old = tone[i] ?? 0;
    const lifted = clamp01(0.5 + (old + (old - (around[i] ?? 0)) * clarity - 0.5) * contrast);
    const gain = old > 0.002 ? lifted / old : 1;
    const shine = (glow[i] ?? 0) * settings.glow;
    for (let c = 0; c < 3; c++) {
      const value = ((pixels[i * 4 + c] ?? 0) / 255) * gain;
      const coloured = lifted + (value - lifted) * saturation;
      const toned = coloured + (shadows[c] ?? 0) * (1 - lifted) ** 2 + (highlights[c] ?? 0) * lifted * lifted;
      pixels[i * 4 + c] = 255 * (1 - (1 - clamp01(toned)) * (1 - clamp01(shine * (glowTint[c] ?? 1))));
    }
  }
}

const glowTint: Channels = [1, 0.94, 0.98];

/** Hand-painted flats: smooth areas in a few steps of tone with soft borders, clear colours, thin dark contours. */
export function flatten(settings: {
  steps: number;
  saturation: number;
  lift: number;
  contour: number;
  smooth: number;
}): StyleFilter {
  return async ({ pixels, width, height, scene }, checkpoint) => {
    const smooth = await smoothColours(pixels, width, height, settings.smooth * scene.unit, checkpoint);
    const tone = luminanceOf(pixels);
    const fine = blurred(tone, width, height, Math.max(1, 1.2 * scene.unit));
    await checkpoint();
    const broad = blurred(tone, width, height, Math.max(2, 3 * scene.unit));
    for (let from = 0; from < height; from += band) {
      await checkpoint();
      for (let i = from * width; i < Math.min(height, from + band) * width; i++) {
        const r = smooth[0][i] ?? 0;
        const g = smooth[1][i] ?? 0;
        const b = smooth[2][i] ?? 0;
        const grey = r * 0.3 + g * 0.59 + b * 0.11;
        const stepped = stepTone(grey, settings.steps);
        const gain = grey > 0.002 ? mix(stepped, 1 - (1 - stepped) ** 1.25, settings.lift) / grey : 1;
        const line = 1 - settings.contour * smoothstep(0.012, 0.05, (broad[i] ?? 0) - (fine[i] ?? 0));
        const after = grey * gain;
        pixels[i * 4] = 255 * clamp01((after + (r * gain - after) * settings.saturation) * line);
        pixels[i * 4 + 1] = 255 * clamp01((after + (g * gain - after) * settings.saturation) * line);
        pixels[i * 4 + 2] = 255 * clamp01((after + (b * gain - after) * settings.saturation) * (line * 0.9 + 0.1));
      }
    }
    return pixels;
  };
}

/** Pulls a tone toward the middle of its step; borders stay a little soft, so gradients do not tear. */
export function stepTone(value: number, steps: number): number {
  const at = value * steps;
  const floor = Math.floor(at);
  const stepped = (floor + smoothstep(0.3, 0.7, at - floor)) / steps;
  // The lowest step alone would swallow a whole night in black.
  return stepped + (value - stepped) * (value < 1.5 / steps ? 0.65 : 0.2);
}

/** Smooths colours but not across edges: a mean of four shifted windows, taking the calmest. */
export async function smoothColours(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  radius: number,
  checkpoint: () => Promise<void> | void,
): Promise<readonly [Float32Array, Float32Array, Float32Array]> {
  const reach = Math.max(1, Math.round(radius));
  const planes = [0, 1, 2].map((c) => channelOf(pixels, c));
  await checkpoint();
  const tone = luminanceOf(pixels);
  const means: Float32Array[] = [];
  for (const plane of planes) {
    means.push(blurred(plane, width, height, reach / 2));
    await checkpoint();
  }
  const mean = blurred(tone, width, height, reach / 2);
  await checkpoint();
  const square = blurred(
    tone.map((value) => value * value),
    width,
    height,
    reach / 2,
  );
  await checkpoint();
  const result = planes.map((plane) => new Float32Array(plane.length));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = calmest({ x, y, width, height, reach }, mean, square);
      const i = y * width + x;
      for (let c = 0; c < 3; c++) (result[c] ?? tone)[i] = means[c]?.[at] ?? 0;
    }
    if (y % band === 0) await checkpoint();
  }
  const [r = tone, g = tone, b = tone] = result;
  return [r, g, b];
}

function channelOf(pixels: Uint8ClampedArray, channel: number): Float32Array {
  const plane = new Float32Array(pixels.length / 4);
  for (let i = 0; i < plane.length; i++) plane[i] = (pixels[i * 4 + channel] ?? 0) / 255;
  return plane;
}

function calmest(
  spot: { x: number; y: number; width: number; height: number; reach: number },
  mean: Float32Array,
  square: Float32Array,
): number {
  const { x, y, width, height, reach } = spot;
  let best = y * width + x;
  let least = Infinity;
  for (let corner = 0; corner < 4; corner++) {
    const cx = x + (corner & 1 ? reach : -reach);
    const cy = y + (corner & 2 ? reach : -reach);
    const at = (cy < 0 ? 0 : cy >= height ? height - 1 : cy) * width + (cx < 0 ? 0 : cx >= width ? width - 1 : cx);
    const m = mean[at] ?? 0;
    const variance = (square[at] ?? 0) - m * m;
    if (variance >= least) continue;
    least = variance;
    best = at;
  }
  return best;
}
