import { blurred } from '../raster/blur.ts';
import { clamp01, smoothstep } from '../raster/scalar.ts';
import type { Forms } from '../solid/forms.ts';
import { luminanceOf } from './luminance.ts';
import type { StyleFilter } from './style.ts';

const band = 64;
/** The picture behind the tubes, as seen at night. */
const nightTint = [0.24, 0.22, 0.42] as const;

/** Outlines as glowing tubes of shifting hue on the darkened picture. */
export const drawInNeon: StyleFilter = async ({ pixels, width, height, scene, forms }, checkpoint) => {
  const { noise, unit, span } = scene;
  const found = await findEdges(pixels, width, height, unit, checkpoint);
  const edges = forms ? tubesOf(forms, found) : found;
  await checkpoint();
  const near = blurred(edges, width, height, Math.max(2, 4 * unit));
  await checkpoint();
  const wide = blurred(edges, width, height, Math.max(4, 16 * unit));
  for (let from = 0; from < height; from += band) {
    await checkpoint();
    for (let y = from; y < Math.min(height, from + band); y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        const hue = (x / span) * 0.6 + (y / span) * 0.7 + noise.fbm((x / span) * 2, (y / span) * 2, 2) * 0.7;
        const edge = edges[i] ?? 0;
        const glow = edge * 0.95 + (near[i] ?? 0) * 0.85 + (wide[i] ?? 0) * 0.7;
        for (let c = 0; c < 3; c++) {
          const dimmed = ((pixels[i * 4 + c] ?? 0) / 255) ** 1.3 * (nightTint[c] ?? 0);
          pixels[i * 4 + c] = 255 * (1 - Math.exp(-(dimmed + tubeColour(hue, c) * glow + edge * 0.35) * 1.5));
        }
      }
    }
  }
  return pixels;
};

/** How strong tubes are that only colours make, on what was asked for and on all else, where the outlines of things are known. */
const inner = { asked: 0.5, other: 0.22 };

/** Tubes along the outlines of things, and thinner ones within them. */
function tubesOf({ contour, asked }: Forms, found: Float32Array): Float32Array {
  return contour.map((line, i) =>
    Math.max(clamp01(line * 1.5), (found[i] ?? 0) * (asked[i] ? inner.asked : inner.other)),
  );
}

/** Pink through violet to cyan; channel 0 red, 1 green, 2 blue. */
function tubeColour(hue: number, channel: number): number {
  const turn = Math.PI * 2;
  if (channel === 0) return 0.55 + 0.45 * Math.cos(turn * hue);
  if (channel === 1) return 0.34 + 0.32 * Math.cos(turn * (hue + 0.36));
  return 0.8 + 0.2 * Math.cos(turn * (hue + 0.6));
}

/** Edges of the picture after its contrast was evened out, so that dark parts have outlines as well. */
async function findEdges(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  unit: number,
  checkpoint: () => Promise<void> | void,
): Promise<Float32Array> {
  const tone = luminanceOf(pixels).map((value) => Math.sqrt(value));
  await checkpoint();
  const around = blurred(tone, width, height, Math.max(4, 40 * unit));
  await checkpoint();
  const even = blurred(
    tone.map((value, i) => value * 0.5 + (value - (around[i] ?? 0)) * 0.8),
    width,
    height,
    Math.max(1, 1.6 * unit),
  );
  await checkpoint();
  const edges = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const dx = (even[i + 1] ?? 0) - (even[i - 1] ?? 0);
      const dy = (even[i + width] ?? 0) - (even[i - width] ?? 0);
      edges[i] = smoothstep(0.045, 0.16, Math.hypot(dx, dy) * 1.6 * Math.max(0.7, unit));
    }
  }
  return edges;
}
