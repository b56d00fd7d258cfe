import type { Scene } from './scene.ts';
import { clamp, smoothstep } from './scalar.ts';

const taps = 6;

/**
 * Paints rows below `horizon` as wet asphalt or still dark water: the picture above drawn out into upright
 * streaks, broken by dry ground as far as `dryness` (0..1) says. For city lights this looks far better than waves.
 */
export function paintWetRows(
  scene: Scene,
  source: Float32Array,
  { horizon, dryness, from, to }: { horizon: number; dryness: number; from: number; to: number },
): void {
  const { width, height, span, noise, picture, offset, unit, time } = scene;
  const { pixels } = picture;
  for (let y = from; y < to; y++) {
    const below = y - horizon;
    const depth = below / (height - horizon);
    const reach = 2 * unit + below * 0.12;
    for (let x = 0; x < width; x++) {
      const ripple = noise.fbm((x / span) * 9 + 3 + time * 0.12, (y / span) * 30 + time * 0.5, 3) - 0.44;
      const shiver = noise.at(x * 0.05, y * 0.32 + time * 1.7) - 0.5;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let tap = 0; tap < taps; tap++) {
        const row = clamp(horizon - below * 0.95 - (tap - 1.5) * reach - ripple * 30 * unit, 0, horizon - 1);
        const column = clamp(x + (ripple * 18 * depth + shiver * 5 + (tap - 2.5) * 0.8) * unit, 0, width - 1);
        const p = (Math.floor(row) * width + Math.floor(column)) * 3;
        r += source[p] ?? 0;
        g += source[p + 1] ?? 0;
        b += source[p + 2] ?? 0;
      }
      const puddle =
        1 - 0.66 * dryness * (1 - smoothstep(0.4, 0.57, noise.fbm((x / span) * 4.5 + offset.x, (y / span) * 15, 3)));
      const keep = (puddle * (0.84 - 0.36 * depth)) / taps;
      const o = (y * width + x) * 3;
      pixels[o] = r * keep + 0.004;
      pixels[o + 1] = g * keep + 0.005;
      pixels[o + 2] = b * keep + 0.009;
    }
  }
}
