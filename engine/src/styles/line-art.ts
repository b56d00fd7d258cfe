import { blurred } from '../raster/blur.ts';
import { clamp01, mix, smoothstep } from '../raster/scalar.ts';
import type { Forms } from '../solid/forms.ts';
import { luminanceOf } from './luminance.ts';
import { smoothedWithin } from './smooth-within.ts';
import type { StyleFilter } from './style.ts';

const paperColour = [248, 243, 231] as const;
const inkColour = [26, 28, 44] as const;
const band = 64;

/** A pen drawing: contours, and up to three directions of hatching where it is dark. */
export const drawInLines: StyleFilter = async ({ pixels, width, height, scene, forms }, checkpoint) => {
  const { noise, unit } = scene;
  const tone = equalise(forms ? await calmTone(pixels, forms, unit, checkpoint) : luminanceOf(pixels));
  await checkpoint();
  const fine = blurred(tone, width, height, Math.max(1, unit));
  await checkpoint();
  const middle = blurred(tone, width, height, Math.max(2, 2.4 * unit));
  await checkpoint();
  const broad = blurred(tone, width, height, Math.max(3, 9 * unit));
  await checkpoint();
  const out = new Uint8ClampedArray(pixels.length);
  const scale = 1 / Math.max(0.35, unit);
  for (let from = 0; from < height; from += band) {
    await checkpoint();
    for (let y = from; y < Math.min(height, from + band); y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        const u = x * scale;
        const v = y * scale;
        const seen = smoothstep(0.004, 0.026, (middle[i] ?? 0) - (fine[i] ?? 0));
        const contour = forms ? Math.max(clamp01((forms.contour[i] ?? 0) * 1.6), seen * inner) : seen;
        const darkness = (fine[i] ?? 0) * 0.7 + (broad[i] ?? 0) * 0.3;
        const ink = Math.max(contour, hatchAt(u, v, darkness, noise.fbm(u * 0.02, v * 0.02, 2) * 10));
        const tooth = 1 + (noise.at(u * 0.5, v * 0.5) - 0.5) * 0.04;
        for (let c = 0; c < 3; c++) out[i * 4 + c] = mix(paperColour[c] ?? 255, inkColour[c] ?? 0, ink) * tooth;
        out[i * 4 + 3] = 255;
      }
    }
  }
  return out;
};

/** How strong lines are that only colours make, where the outlines of things are known. */
const inner = 0.45;
/** Pixels of a picture of 1024 over which tones are smoothed within the area of a thing. */
const toneReach = 3;

/** How light each pixel is, without the small detail of surfaces, which would be specks of ink. */
async function calmTone(
  pixels: Uint8ClampedArray,
  forms: Forms,
  unit: number,
  checkpoint: () => Promise<void> | void,
): Promise<Float32Array> {
  const reach = Math.max(1, Math.round(toneReach * unit));
  return smoothedWithin({ values: luminanceOf(pixels), channels: 1 }, forms, { reach, stiffness: 30 }, checkpoint);
}

/** Spreads the tones over the whole range, so that a night is drawn as fully as a day. */
function equalise(tone: Float32Array): Float32Array {
  const counts = new Float32Array(256);
  for (const value of tone)
    counts[Math.min(255, Math.floor(value * 255))] = (counts[Math.min(255, Math.floor(value * 255))] ?? 0) + 1;
  let sum = 0;
  const rank = counts.map((count) => (sum += count) / tone.length);
  return tone.map((value) => mix(value, rank[Math.min(255, Math.floor(value * 255))] ?? value, 0.55));
}

/** Ink of the hatching, 0..1; `wobble` bends the lines like a hand does. */
function hatchAt(u: number, v: number, darkness: number, wobble: number): number {
  let ink = 0;
  if (darkness < 0.52)
    ink = smoothstep(0.1, 0.8, Math.sin((u + v + wobble) * 0.9)) * smoothstep(0.52, 0.3, darkness) * 0.75;
  if (darkness < 0.32)
    ink = Math.max(
      ink,
      smoothstep(0.1, 0.8, Math.sin((u - v + wobble) * 0.9)) * smoothstep(0.32, 0.14, darkness) * 0.85,
    );
  if (darkness < 0.15) ink = Math.max(ink, smoothstep(-0.2, 0.6, Math.sin((v * 1.3 + wobble) * 0.95)) * 0.95);
  return darkness < 0.05 ? Math.max(ink, 0.93) : ink;
}
