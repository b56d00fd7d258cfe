import { clamp01, mix, smoothstep } from '../raster/scalar.ts';
import { createRandom } from '../raster/random.ts';
import type { StyledImage, StyleFilter } from './style.ts';
import { grade } from './tone.ts';

const motesOfArea = 90;
/** Gold, rose and the blue-green of glow-worms. */
const moteColours = [
  [1, 0.84, 0.45],
  [1, 0.62, 0.86],
  [0.5, 1, 0.92],
] as const;

const dream = grade({
  shadows: [0.05, -0.006, 0.13],
  highlights: [0.05, 0.01, 0.06],
  saturation: 1.18,
  contrast: 1.02,
  clarity: -0.12,
  glow: 0.85,
});

/** A tale: violet shade, light that glows over its edges, haze above the ground, and drifting sparks. */
export const tellAsFantasy: StyleFilter = async (image, checkpoint) => {
  await dream(image, checkpoint);
  layHaze(image);
  await checkpoint();
  scatterMotes(image);
  return image.pixels;
};

/** Lightest at the lower edge, where tales have their mist. */
function layHaze({ pixels, width, height }: StyledImage): void {
  for (let y = 0; y < height; y++) {
    const strength = 0.2 * smoothstep(0.55, 1, y / height) + 0.1 * smoothstep(0.5, 0, y / height);
    for (let i = y * width * 4; i < (y + 1) * width * 4; i += 4) {
      pixels[i] = mix(pixels[i] ?? 0, 176, strength);
      pixels[i + 1] = mix(pixels[i + 1] ?? 0, 140, strength);
      pixels[i + 2] = mix(pixels[i + 2] ?? 0, 232, strength);
    }
  }
}

/** Sparks hang where the seed puts them, in every size of the picture at the same places. */
function scatterMotes(image: StyledImage): void {
  const { width, height, scene, seed } = image;
  const random = createRandom(seed ^ 0x7a1e);
  for (let n = 0; n < motesOfArea; n++) {
    const x = random() * width;
    const y = (1 - random() ** 1.4) * height;
    const size = (1.4 + 4.4 * random() ** 3) * Math.max(0.7, scene.unit);
    const colour = moteColours[Math.floor(random() * moteColours.length)] ?? moteColours[0];
    lightMote(image, { x, y, size, light: 0.35 + 0.65 * random(), colour });
  }
}

interface Mote {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly light: number;
  readonly colour: readonly [number, number, number];
}

/** A bright grain in a halo four times as wide. */
function lightMote({ pixels, width, height }: StyledImage, { x, y, size, light, colour }: Mote): void {
  const reach = Math.ceil(size * 5);
  const bottom = Math.min(height - 1, Math.ceil(y) + reach);
  const right = Math.min(width - 1, Math.ceil(x) + reach);
  for (let row = Math.max(0, Math.floor(y) - reach); row <= bottom; row++)
    for (let column = Math.max(0, Math.floor(x) - reach); column <= right; column++) {
      const away = Math.hypot(column - x, row - y) / size;
      const core = clamp01(1.4 - away);
      const shine = light * (core + 0.42 * Math.exp(-away * away * 0.16));
      const i = (row * width + column) * 4;
      for (let c = 0; c < 3; c++) {
        const tint = mix(colour[c] ?? 1, 1, core * 0.7);
        pixels[i + c] = 255 * (1 - (1 - (pixels[i + c] ?? 0) / 255) * (1 - clamp01(shine * tint)));
      }
    }
}
