import { clamp01 } from './scalar.ts';
import type { Scene } from './scene.ts';

/** Lays drifting banks of mist around a row; rows `from..to`. `strength` 0..1. */
export function paintMistRows(scene: Scene, row: number, strength: number, from: number, to: number): void {
  const { width, height, span, noise, mood, picture, offset } = scene;
  const { pixels } = picture;
  const [r, g, b] = mood.fog.colour;
  for (let y = from; y < to; y++) {
    const v = (y - row) / height;
    const bank = Math.exp(-((v - 0.04) ** 2) / 0.007);
    if (bank < 0.02) continue;
    for (let x = 0; x < width; x++) {
      const drift = noise.fbm((x / span) * 3.4 + offset.x + scene.time * 0.05, (y / span) * 12 + offset.y, 4);
      const amount = clamp01(bank * (drift * 1.7 - 0.3)) * strength;
      const o = (y * width + x) * 3;
      pixels[o] = (pixels[o] ?? 0) * (1 - amount) + r * amount;
      pixels[o + 1] = (pixels[o + 1] ?? 0) * (1 - amount) + g * amount;
      pixels[o + 2] = (pixels[o + 2] ?? 0) * (1 - amount) + b * amount;
    }
  }
}
