import { white, css, hex, mixRgb, saturate } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { atOnce, inBands, inTurn } from '../raster/picture.ts';
import type { Steps } from '../raster/picture.ts';
import { pick } from '../raster/random.ts';
import { clamp01, smoothstep } from '../raster/scalar.ts';
import { addLight, clearSheet, createSheet, layOver } from '../raster/sheet.ts';
import { paintRain } from '../raster/weather.ts';
import { drawBlossom } from './blossom.ts';
import type { Blossom } from './blossom.ts';
import { usualDevelopment } from './scene.ts';
import type { Development } from '../raster/develop.ts';
import type { Scene } from '../raster/scene.ts';
import type { ScenePlan } from './scene.ts';

/** Flowers before a soft background, in three depths of focus. */
export function planFlowers(scene: Scene): ScenePlan {
  const { colours, ground, blossoms } = layOutGarden(scene);
  return {
    development: flowersDevelopment,
    stages: [
      {
        layer: 'sky',
        weight: 3,
        steps: () => inBands(0, scene.height, (from, to) => paintBackdrop(scene, ground, from, to)),
      },
      { layer: 'terrain', weight: 1, steps: () => atOnce(() => paintBokeh(scene, colours)) },
      { layer: 'foreground', weight: 5, steps: () => paintBlossoms(scene, blossoms) },
    ],
  };
}

export const flowersDevelopment: Development = { ...usualDevelopment, bloom: 0.4, vignette: 0.26 };

/** Which flowers grow where, and their colours and the ground's. */
export function layOutGarden(scene: Scene): Garden {
  const colours = petalColours(scene);
  const ground = groundColours(scene);
  return { colours, ground, blossoms: plantBlossoms(scene, colours, ground.light) };
}

interface Garden {
  readonly colours: readonly [Rgb, Rgb];
  readonly ground: GroundColours;
  readonly blossoms: readonly Blossom[];
}

function petalColours(scene: Scene): readonly [Rgb, Rgb] {
  const random = scene.stream('petals');
  const [first, second] = scene.mood.colours;
  const chosen = pick<readonly [string, string]>(
    [
      ['#f2557f', '#ffc2d4'],
      ['#f0743a', '#ffd49a'],
      ['#9a62e0', '#dcc0ff'],
      ['#f4bc45', '#ffedc0'],
      ['#e04552', '#ffa088'],
      ['#e88ab8', '#fff0ea'],
    ],
    random,
  );
  if (!first) return [hex(chosen[0]), hex(chosen[1])];
  return [first, second ?? mixRgb(first, white, 0.55)];
}

interface GroundColours {
  readonly deep: Rgb;
  readonly light: Rgb;
}

function groundColours({ mood }: Scene): GroundColours {
  const dim = mood.night ? 0.35 : 1;
  const deep = mixRgb(hex('#17382c'), saturate(mood.palette.middle, 0.7), 0.22);
  const light = mixRgb(hex('#86b06a'), mood.palette.horizon, 0.32);
  return { deep: mixRgb([0, 0, 0], deep, dim), light: mixRgb(deep, light, dim) };
}

function plantBlossoms(scene: Scene, colours: readonly [Rgb, Rgb], ground: Rgb): readonly Blossom[] {
  const random = scene.stream('plants');
  const { width, height, span } = scene;
  const field = scene.has('field');
  const size = Math.min(width, height, span * 0.8);
  const spread = Math.min(4, Math.max(1, width / size));
  const count = Math.round((field ? 30 : 9) * spread);
  const shiftX = random();
  const shiftY = random();
  const plants: Blossom[] = [];
  for (let i = 0; i < count; i++) {
    const near = (i + 0.5) / count;
    const [main, other] = i % 2 === 0 ? colours : [colours[1], colours[0]];
    plants.push({
      x: width * (0.07 + 0.86 * ((i * 0.618 + shiftX) % 1)),
      y: height * (field ? 0.4 + 0.48 * near + (random() - 0.5) * 0.08 : 0.24 + 0.44 * ((i * 0.382 + shiftY) % 1)),
      radius: size * (field ? 0.03 + 0.1 * near * near : 0.075 + 0.125 * near * near) * (0.85 + random() * 0.3),
      near,
      seed: Math.floor(random() * 1e9),
      main,
      other,
      leaf: ground,
      foot: height + 20,
    });
  }
  return plants;
}

/** Far garden out of focus: soft patches, green below and light above. */
export function paintBackdrop(
  { width, height, span, noise, offset, mood, picture }: Scene,
  ground: GroundColours,
  from: number,
  to: number,
): void {
  const { pixels } = picture;
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const u = x / span;
      const v = y / height;
      const patch = noise.fbm(u * 2.2 + offset.x, v * 2.2 + offset.y, 3);
      const blot = noise.fbm(u * 5 + offset.y, v * 5 + offset.x, 2);
      const lightness = clamp01(smoothstep(1, 0, v) * 0.8 + patch * 0.75 + (blot - 0.4) * 0.3 - 0.26);
      const dx = x / width - mood.sun.x;
      const dy = v - 0.12;
      const glow = Math.exp(-(dx * dx + dy * dy) * 5) * (mood.night ? 0.12 : 0.42);
      const o = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const base = (ground.deep[c] ?? 0) + ((ground.light[c] ?? 0) - (ground.deep[c] ?? 0)) * lightness;
        pixels[o + c] = base * 0.8 + (mood.palette.sun[c] ?? 0) * glow;
      }
    }
  }
}

/** Points of light out of focus. */
export function paintBokeh(scene: Scene, colours: readonly [Rgb, Rgb]): void {
  const random = scene.stream('bokeh');
  const { width, height, span, mood, unit } = scene;
  const sheet = createSheet(scene);
  const { pen } = sheet;
  for (let i = 0; i < 60; i++) {
    const kind = random();
    const colour = kind < 0.25 ? colours[0] : kind < 0.45 ? colours[1] : mixRgb(mood.palette.sun, white, 0.3);
    const since = (pace: number): number => Math.sin(scene.time * pace + i * 2.399) - Math.sin(i * 2.399);
    const strength = random() ** 1.5 * Math.max(0.3, 1 + since(0.9) * 0.25);
    pen.fillStyle = css(colour, 0.04 + strength * 0.14);
    pen.strokeStyle = css(colour, 0.05 + strength * 0.13);
    pen.lineWidth = 1.4 * unit;
    pen.beginPath();
    const x = random() * width + since(0.4) * span * 0.008;
    const y = random() ** 1.2 * height * 0.85 + since(0.3) * span * 0.006;
    pen.arc(x, y, span * (0.01 + random() * 0.045), 0, 7);
    pen.fill();
    pen.stroke();
  }
  addLight(scene.picture, sheet, mood.night ? 0.5 : 0.85);
}

/** Blur of each depth, in pixels of a picture of 1024, and which blossoms (by nearness) it holds. */
export const depths = [
  { blur: 9, from: 0, to: 0.35 },
  { blur: 2.6, from: 0.35, to: 0.6 },
  { blur: 0, from: 0.6, to: 1.01 },
] as const;

function* paintBlossoms(scene: Scene, blossoms: readonly Blossom[]): Steps {
  const sheet = createSheet(scene);
  const blurred = createSheet(scene);
  for (const [index, depth] of depths.entries()) {
    clearSheet(sheet);
    for (const blossom of blossoms) {
      if (blossom.near < depth.from || blossom.near >= depth.to) continue;
      drawBlossom(sheet.pen, blossom);
      yield (index + 0.5 * blossom.near) / depths.length;
    }
    if (depth.blur > 0) {
      clearSheet(blurred);
      blurred.pen.filter = `blur(${depth.blur * scene.unit}px)`;
      blurred.pen.drawImage(sheet.canvas, 0, 0);
      layOver(scene.picture, blurred);
    } else {
      layOver(scene.picture, sheet);
    }
    yield (index + 1) / depths.length;
  }
  if (scene.has('rain')) yield* inTurn(atOnce(() => paintRain(scene)));
}
