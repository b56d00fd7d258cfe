import { blurPlane, blurred } from '../raster/blur.ts';
import { clamp01, smoothstep } from '../raster/scalar.ts';
import { luminanceOf } from './luminance.ts';
import type { StyledImage, StyleFilter } from './style.ts';
import { grade } from './tone.ts';

const print = grade({
  shadows: [-0.015, 0.022, 0.07],
  highlights: [0.1, 0.025, -0.09],
  saturation: 0.95,
  contrast: 1.2,
  clarity: 0.2,
  glow: 0.12,
});

/** A frame of a film: cold shade and warm light, and lights that draw the long thin streaks of a wide lens. */
export const printAsFilm: StyleFilter = async (image, checkpoint) => {
  const lights = findLights(image);
  await checkpoint();
  await print(image, checkpoint);
  layStreaks(image, lights);
  return image.pixels;
};

/** What shines out of its surroundings: lamps, windows, the sun, and no bright sky. */
function findLights({ pixels, width, height, scene }: StyledImage): Float32Array {
  const tone = luminanceOf(pixels);
  const around = blurred(tone, width, height, Math.max(4, 60 * scene.unit));
  return tone.map((value, i) => smoothstep(0.25, 0.5, value - (around[i] ?? 0)) * smoothstep(0.6, 0.9, value));
}

function layStreaks({ pixels, width, height }: StyledImage, lights: Float32Array): void {
  // A row of lights is blurred along itself alone: a plane of one row has no columns to blur.
  for (let y = 0; y < height; y++) {
    const samples = lights.slice(y * width, (y + 1) * width);
    if (!samples.some((light) => light > 0.05)) continue;
    blurPlane({ width, height: 1, channels: 1, samples }, width * 0.07, 2, new Float32Array(width));
    for (let x = 0; x < width; x++) {
      const streak = clamp01((samples[x] ?? 0) * 2.2) * 0.55;
      const i = (y * width + x) * 4;
      for (let c = 0; c < 3; c++)
        pixels[i + c] = 255 * (1 - (1 - (pixels[i + c] ?? 0) / 255) * (1 - streak * (streakTint[c] ?? 1)));
    }
  }
}

/** The blue of a coated lens. */
const streakTint = [0.42, 0.66, 1] as const;
