import { mixRgb } from './colour.ts';
import type { Rgb } from './colour.ts';
import type { Picture } from './picture.ts';
import { smoothstep } from './scalar.ts';
import type { Scene } from '../scenes/scene.ts';

/** Adds a soft round light, fading with the square of the distance. */
export function addGlow(picture: Picture, x: number, y: number, radius: number, colour: Rgb, strength: number): void {
  const { width, height, pixels } = picture;
  const reach = radius * 2.6;
  for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(height - 1, y + reach); row++) {
    for (let column = Math.max(0, Math.floor(x - reach)); column <= Math.min(width - 1, x + reach); column++) {
      const q = ((column - x) ** 2 + (row - y) ** 2) / (radius * radius);
      const value = strength * Math.exp(-q * 1.5);
      const o = (row * width + column) * 3;
      pixels[o] = (pixels[o] ?? 0) + colour[0] * value;
      pixels[o + 1] = (pixels[o + 1] ?? 0) + colour[1] * value;
      pixels[o + 2] = (pixels[o + 2] ?? 0) + colour[2] * value;
    }
  }
}

const WARM: Rgb = [1, 0.82, 0.65];
const COLD: Rgb = [0.7, 0.85, 1];

/** Scatters stars over the sky, fewer toward the horizon; `count` is for a square picture. */
export function paintStars(scene: Scene, skyHeight: number, count: number): void {
  const random = scene.stream('stars');
  const total = Math.round(count * Math.min(4, (scene.width * skyHeight) / (scene.span * scene.span * 0.6)));
  const unit = Math.max(0.45, scene.unit);
  for (let i = 0; i < total; i++) {
    const x = random() * scene.width;
    const y = random() ** 1.15 * skyHeight;
    const magnitude = random() ** 7;
    const colour = mixRgb(WARM, COLD, random());
    const strength = (0.1 + magnitude * 2.6) * smoothstep(0, 0.25, 1 - y / skyHeight);
    addGlow(scene.picture, x, y, (0.55 + magnitude * 1) * unit, colour, strength);
  }
}
