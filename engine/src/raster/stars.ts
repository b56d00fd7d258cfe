import { hex, mixRgb } from './colour.ts';
import type { Rgb } from './colour.ts';
import { atOnce, inBands, inTurn } from './picture.ts';
import type { Picture, Steps } from './picture.ts';
import { smoothstep } from './scalar.ts';
import type { Scene } from './scene.ts';

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

const warm: Rgb = [1, 0.82, 0.65];
const cold: Rgb = [0.7, 0.85, 1];

/** Scatters stars over the sky, fewer toward the horizon; `count` is for a square picture. */
export function paintStars(scene: Scene, skyHeight: number, count: number): void {
  const random = scene.stream('stars');
  const total = Math.round(count * Math.min(4, (scene.width * skyHeight) / (scene.span * scene.span * 0.6)));
  const unit = Math.max(0.45, scene.unit);
  for (let i = 0; i < total; i++) {
    const x = random() * scene.width;
    const y = random() ** 1.15 * skyHeight;
    const magnitude = random() ** 7;
    const colour = mixRgb(warm, cold, random());
    const strength = (0.1 + magnitude * 2.6) * smoothstep(0, 0.25, 1 - y / skyHeight) * twinkleAt(i, scene.time);
    addGlow(scene.picture, x, y, (0.55 + magnitude * 1) * unit, colour, strength);
  }
}

/** How much brighter or darker star number `star` is than at time 0, where this is 1. */
export function twinkleAt(star: number, time: number): number {
  const phase = star * 2.399;
  const pace = 1.7 + ((star * 0.618) % 1) * 4;
  return Math.max(0.25, 1 + 0.4 * (Math.sin(time * pace + phase) - Math.sin(phase)));
}

const dustWarm: Rgb = hex('#8a6a5a');
const dustCold: Rgb = hex('#5a6ea8');

/** Adds rows of the milky way: a slanting band of pale light, broken by dark lanes. */
export function paintMilkyWayRows(scene: Scene, skyHeight: number, from: number, to: number): void {
  const { width, span, noise, offset, picture } = scene;
  const { pixels } = picture;
  const lean = scene.stream('milky way')() < 0.5 ? 1 : -1;
  for (let y = from; y < to; y++) {
    const fade = smoothstep(0, 0.35, 1 - y / skyHeight);
    for (let x = 0; x < width; x++) {
      const u = (x - width / 2) / span;
      const v = (y - skyHeight * 0.5) / span;
      const away = (u * 0.86 + v * 0.5 * lean) * 3.6;
      const band = Math.exp(-away * away);
      if (band < 0.03) continue;
      const cloud = noise.fbm(u * 5 + offset.x, v * 5 + offset.y, 5);
      const lane =
        smoothstep(0.4, 0.62, noise.fbm(u * 8 + offset.y + cloud * 2, v * 8 + offset.x, 4)) *
        Math.exp(-away * away * 5);
      const light = band * smoothstep(0.22, 0.75, cloud) * (1 - lane * 0.8) * fade * 0.5;
      const o = (y * width + x) * 3;
      for (let c = 0; c < 3; c++)
        pixels[o + c] =
          (pixels[o + c] ?? 0) + ((dustCold[c] ?? 0) * (1 - cloud) + (dustWarm[c] ?? 0) * cloud) * light * 2;
    }
  }
}

/** The stars of a night: more of them, and the milky way, when the words ask for stars. */
export function paintNightStars(scene: Scene, skyHeight: number, count: number): Steps {
  if (!scene.has('stars')) return atOnce(() => paintStars(scene, skyHeight, count));
  return inTurn(
    inBands(0, Math.min(scene.height, skyHeight), (from, to) => paintMilkyWayRows(scene, skyHeight, from, to)),
    atOnce(() => paintStars(scene, skyHeight, count * 2.4)),
  );
}
