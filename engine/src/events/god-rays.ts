import { noise2, smooth } from '../solid/noise.ts';
import type { EventPainter } from '../solid/world.ts';

/** Shafts of light that fall from above, as under water. */
export function shineRays(gain: number): EventPainter {
  return ({ width, height, light }) => {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const a = Math.atan2(x / width - 0.46, y / height + 0.55);
        const ray = smooth(0.45, 0.8, noise2(a * 22 + 5, 1) * 0.6 + noise2(a * 55, 9) * 0.4);
        const s = ray * (1 - y / height) ** 0.8 * gain;
        const i = (y * width + x) * 3;
        light[i] = (light[i] ?? 0) + s * 0.45;
        light[i + 1] = (light[i + 1] ?? 0) + s * 0.85;
        light[i + 2] = (light[i + 2] ?? 0) + s;
      }
    }
  };
}
