import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, hex, mixRgb, saturate, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { atOnce, inBands, inTurn } from '../raster/picture.ts';
import type { Steps } from '../raster/picture.ts';
import type { Random } from '../raster/random.ts';
import { smoothstep } from '../raster/scalar.ts';
import { clearSheet, createSheet, layOver } from '../raster/sheet.ts';
import { addGlow } from '../raster/stars.ts';
import { paintRain, paintSnowfall } from '../raster/weather.ts';
import { usualDevelopment } from './scene.ts';
import type { Development } from '../raster/develop.ts';
import type { Scene } from '../raster/scene.ts';
import type { ScenePlan } from './scene.ts';
import { drawDeer, drawTraveller, drawWolf } from './silhouettes.ts';
import { drawFern, drawTrunk } from './trees.ts';

/** Trunks in each layer of a square picture, from the farthest to the nearest. */
export const trunksByLayer = [36, 27, 19, 12, 7, 3] as const;

/** The light of a forest: where it comes from, and its colours from glow to shade. */
export interface ForestLight {
  readonly x: number;
  readonly y: number;
  readonly glow: Rgb;
  /** The cooler light away from the glow; one hue alone made forests dull. */
  readonly shade: Rgb;
  readonly dark: Rgb;
  readonly night: boolean;
}

/** A forest against the light, in layers of mist, with rays from above. */
export function planForest(scene: Scene): ScenePlan {
  const light = decideLight(scene);
  return {
    development: forestDevelopment(light),
    stages: [
      {
        layer: 'sky',
        weight: 2,
        steps: () => inBands(0, scene.height, (from, to) => paintGlow(scene, light, from, to)),
      },
      { layer: 'terrain', weight: 6, steps: () => paintTrees(scene, light) },
      { layer: 'foreground', weight: 2, steps: () => paintLightEffects(scene, light) },
    ],
  };
}

export function forestDevelopment({ night }: ForestLight): Development {
  return { ...usualDevelopment, exposure: night ? 1.25 : 1.16 };
}

export function decideLight(scene: Scene): ForestLight {
  const { mood, width, height } = scene;
  const random = scene.stream('forest light');
  const autumn = scene.has('autumn') || mood.time === 'golden' || mood.time === 'sunset';
  const magic = scene.has('fireflies');
  const tints = mood.night
    ? ['#4a7ac0', '#3a8aa8']
    : autumn
      ? ['#f0b060', '#f2a04a']
      : scene.has('snow')
        ? ['#cfe0ee', '#e8e0e8']
        : ['#b8d48a', '#d8d890', '#a8d8b0'];
  const tint = mood.colours[0] ?? hex(tints[Math.floor(random() * tints.length)] ?? '#b8d48a');
  const glow = scaleRgb(mixRgb(tint, mood.palette.sun, mood.night ? 0.2 : 0.42), mood.night ? 0.75 : 0.95);
  const cool = magic ? hex('#2a6a78') : mood.night ? hex('#12284a') : autumn ? hex('#6a4a52') : hex('#3f7268');
  return {
    x: mood.sun.x * width,
    y: height * 0.3,
    glow,
    shade: scaleRgb(mixRgb(saturate(cool, 0.9), mood.colours[1] ?? cool, 0.6), mood.night ? 0.6 : 0.8),
    dark: scaleRgb(mixRgb(mixRgb(hex('#0b1512'), cool, 0.14), tint, 0.04), 0.7),
    night: mood.night,
  };
}

/** The light behind the trees. */
export function paintGlow(
  { width, span, picture, noise, offset }: Scene,
  light: ForestLight,
  from: number,
  to: number,
): void {
  const { pixels } = picture;
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (x - light.x) / span;
      const dy = (y - light.y) / span;
      const q = dx * dx + dy * dy * 0.7;
      const near = Math.exp(-q * 7);
      const drift = 0.8 + 0.4 * noise.fbm((x / span) * 4 + offset.x, (y / span) * 4 + offset.y, 3);
      const value = (0.24 + 1.15 * near + 0.4 * Math.exp(-q * 2)) * drift;
      const o = (y * width + x) * 3;
      for (let c = 0; c < 3; c++)
        pixels[o + c] = ((light.shade[c] ?? 0) * (1 - near) + (light.glow[c] ?? 0) * (0.35 + near * 0.65)) * value;
    }
  }
}

function* paintTrees(scene: Scene, light: ForestLight): Steps {
  const sheet = createSheet(scene);
  for (const [layer, trunks] of trunksByLayer.entries()) {
    clearSheet(sheet);
    drawTreeLayer(scene, sheet.pen, { light, layer, trunks });
    layOver(scene.picture, sheet);
    yield (layer + 0.6) / trunksByLayer.length;
    const near = layer / (trunksByLayer.length - 1);
    if (near < 0.95)
      for (const fraction of inBands(0, scene.height, (from, to) => paintFogRows(scene, light, near, from, to)))
        yield (layer + 0.6 + fraction * 0.4) / trunksByLayer.length;
  }
}

/** Draws one of the layers of trees, its ground and what grows there. */
export function drawTreeLayer(
  scene: Scene,
  pen: SKRSContext2D,
  { light, layer, trunks }: { light: ForestLight; layer: number; trunks: number },
): void {
  const { width, height, span, noise, offset, unit } = scene;
  const random = scene.stream(`trees ${layer}`);
  const near = layer / (trunksByLayer.length - 1);
  const size = Math.min(height, span);
  const far = mixRgb(scaleRgb(light.glow, 0.55), light.shade, 0.45);
  const colour = mixRgb(far, light.dark, near ** 0.6);
  const base = height * (0.665 + 0.056 * layer);
  pen.fillStyle = css(colour);
  pen.strokeStyle = css(colour);
  drawGround(pen, {
    width,
    height,
    base,
    swell: size * 0.1,
    wave: (x) => noise.fbm((x / span) * 4 + layer * 7 + offset.x, layer * 3, 4) - 0.45,
  });
  const count = Math.max(2, Math.round((trunks * width) / span));
  const gap = layer === 5 ? 0.26 : layer >= 3 ? 0.14 : 0;
  for (let i = 0; i < count; i++) {
    const x = keepClear(((i + random()) / count) * width, light.x, gap * span);
    const girth = span * (0.005 + 0.0068 * layer * (0.65 + random() * 0.7));
    drawTrunk(pen, {
      x,
      base: base + size * 0.04,
      girth,
      lean: (random() - 0.5) * span * 0.035,
      height,
      span,
      near,
      unit,
      random,
    });
  }
  drawCanopy(scene, pen, { light, layer, near, random });
  if (layer >= 3)
    for (let i = 0; i < (26 * width) / span; i++)
      drawFern(pen, {
        x: random() * width,
        y: base + size * (0.005 + random() * 0.05),
        size: size * (0.02 + random() * 0.035) * (0.6 + near),
        random,
      });
  if (layer === 4) drawCreature(scene, pen, { x: light.x, y: base + size * 0.01, size, random });
}

function drawGround(
  pen: SKRSContext2D,
  ground: { width: number; height: number; base: number; swell: number; wave: (x: number) => number },
): void {
  pen.beginPath();
  pen.moveTo(-4, ground.height + 4);
  for (let x = -4; x <= ground.width + 4; x += 4) pen.lineTo(x, ground.base - ground.wave(x) * ground.swell);
  pen.lineTo(ground.width + 4, ground.height + 4);
  pen.fill();
}

/** Moves a near trunk out of the gap through which the light falls. */
function keepClear(x: number, centre: number, gap: number): number {
  const away = x - centre;
  return Math.abs(away) < gap ? x + Math.sign(away || 1) * gap : x;
}

/** Leaves overhead, thinner where the light comes in. */
function drawCanopy(
  scene: Scene,
  pen: SKRSContext2D,
  { light, layer, near, random }: { light: ForestLight; layer: number; near: number; random: Random },
): void {
  const { width, height, span, unit } = scene;
  const count = Math.round((620 * width) / span);
  pen.globalAlpha = 0.5;
  for (let i = 0; i < count; i++) {
    const x = random() * width;
    const reach = height * (0.27 + 0.03 * layer) * (0.45 + 0.9 * Math.min(1, (Math.abs(x - light.x) / span) * 1.5));
    const y = random() ** 2 * reach - height * 0.02;
    const s = (2 + random() * 5.5) * unit * (0.4 + near * 1.1);
    pen.beginPath();
    pen.ellipse(x, y, s * 1.9, s * 0.9, random() * 3.1, 0, 7);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function drawCreature(
  scene: Scene,
  pen: SKRSContext2D,
  { x, y, size, random }: { x: number; y: number; size: number; random: Random },
): void {
  const facing = random() < 0.5 ? 1 : -1;
  if (scene.has('person')) drawTraveller(pen, { x, y, height: size * 0.19, facing });
  if (scene.has('wolf')) drawWolf(pen, { x: x - size * 0.05, y, height: size * 0.15, facing });
  if (scene.has('deer'))
    drawDeer(pen, { x: x + (scene.has('person') ? size * 0.2 : 0), y, height: size * 0.24, facing });
}

function paintFogRows(
  { width, height, span, picture, noise, offset }: Scene,
  light: ForestLight,
  near: number,
  from: number,
  to: number,
): void {
  const { pixels } = picture;
  for (let y = from; y < to; y++) {
    const v = y / height;
    const band = fogBand(v, near);
    for (let x = 0; x < width; x++) {
      const dx = (x - light.x) / span;
      const dy = (y - light.y) / span;
      const glow = Math.exp(-(dx * dx + dy * dy) * 5.5);
      const drift = 0.55 + 0.9 * noise.fbm((x / span) * 3 + offset.x + near * 9, (y / span) * 9 + offset.y, 2);
      const amount = fogAmount({ band, near, glow, drift });
      const o = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const fog = (light.shade[c] ?? 0) * 0.5 * (1 - glow) + (light.glow[c] ?? 0) * (0.25 + 0.72 * glow);
        pixels[o + c] = (pixels[o + c] ?? 0) * (1 - amount) + fog * amount;
      }
    }
  }
}

/** How thick the fog behind a layer is at a height of the picture (0 top, 1 bottom). */
export function fogBand(v: number, near: number): number {
  return 0.1 + 0.42 * Math.exp(-((v - 0.67 - near * 0.09) ** 2) / 0.014);
}

/** The share of a pixel that is fog. */
export function fogAmount(at: { band: number; near: number; glow: number; drift: number }): number {
  return Math.min(0.9, at.band * (1 - at.near) * 0.66 * (0.4 + at.glow) * at.drift);
}

function paintLightEffects(scene: Scene, light: ForestLight): Steps {
  return inTurn(
    inBands(0, scene.height, (from, to) => paintRays(scene, light, from, to)),
    atOnce(() => {
      paintFireflies(scene, light);
      if (scene.has('rain')) paintRain(scene);
      if (scene.has('snow')) paintSnowfall(scene);
    }),
  );
}

/** Beams through the leaves: noise of the angle around a point above the picture. */
function paintRays(scene: Scene, light: ForestLight, from: number, to: number): void {
  const { width, picture } = scene;
  const { pixels } = picture;
  const top = rayTop(scene, light);
  const strength = rayStrength(light);
  for (let y = Math.max(from, Math.ceil(top) + 1); y < to; y++) {
    const dy = y - top;
    for (let x = 0; x < width; x++) {
      const value = rayAt(scene, light, x, dy) * strength;
      if (value < 0.002) continue;
      const o = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) pixels[o + c] = (pixels[o + c] ?? 0) + (light.glow[c] ?? 0) * value;
    }
  }
}

/** Row above the picture from which the beams come. */
export function rayTop({ height }: Scene, light: ForestLight): number {
  return light.y - height * 0.42;
}

export function rayStrength({ night }: ForestLight): number {
  return night ? 0.2 : 0.46;
}

/** Brightness of the beams at a column, `dy` rows below where they come from. */
export function rayAt({ height, noise, time, offset }: Scene, light: ForestLight, x: number, dy: number): number {
  const angle = (x - light.x) / dy;
  const distance = Math.hypot(x - light.x, dy) / height;
  const beam =
    noise.at(angle * 7 + offset.x + time * 0.05, 1.5) * 0.6 +
    noise.at(angle * 19 + 3, time * 0.1 + 4.5 + offset.y) * 0.4;
  return smoothstep(0.42, 0.85, beam) * Math.exp(-distance * 1.1 - angle * angle * 1.3) * smoothstep(0, 0.25, distance);
}

/** Points of warm light, wandering and pulsing as time passes. */
export function paintFireflies(scene: Scene, light: ForestLight): void {
  const random = scene.stream('fireflies');
  const { width, height, span, unit, picture } = scene;
  const count = scene.has('fireflies') ? 90 : light.night ? 60 : 24;
  for (let i = 0; i < count; i++) {
    const x = random() * width;
    const y = (0.32 + random() * 0.62) * height;
    const radius = (0.8 + random() * 2.4) * Math.max(0.6, unit);
    const strength = 0.5 + random() * 2.4;
    const since = (pace: number): number => Math.sin(scene.time * pace + i * 2.399) - Math.sin(i * 2.399);
    const away = { x: (since(0.7) + since(0.31) * 1.6) * span * 0.014, y: (since(0.53) + since(0.9)) * span * 0.009 };
    const pulse = Math.max(0.06, 1 + 0.5 * since(1.6 + (i % 5) * 0.3));
    addGlow(picture, x + away.x, y + away.y, radius, [1, 0.86, 0.45], strength * pulse);
  }
}
