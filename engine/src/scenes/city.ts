import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { paintAurora } from '../raster/aurora.ts';
import { atOnce, inBands, inTurn } from '../raster/picture.ts';
import type { Steps } from '../raster/picture.ts';
import { smoothstep } from '../raster/scalar.ts';
import { addLight, clearSheet, createSheet, layOver } from '../raster/sheet.ts';
import { paintSky } from '../raster/sky.ts';
import { paintStars } from '../raster/stars.ts';
import { paintRain, paintSnowfall } from '../raster/weather.ts';
import { paintWetRows } from '../raster/wet-ground.ts';
import { drawBlock } from './city-block.ts';
import type { Block, CityLook } from './city-block.ts';
import type { Mood } from '../raster/mood.ts';
import { usualDevelopment } from './scene.ts';
import type { Development } from '../raster/develop.ts';
import type { Scene } from '../raster/scene.ts';
import type { ScenePlan } from './scene.ts';
import { drawBirds, drawTraveller } from './silhouettes.ts';

export const cityLayers = 5;
const usualNeonColours: readonly Rgb[] = ['#ff2a8a', '#22d8ff', '#9a4bff', '#ffb02e', '#2affc0'].map(hex);

/** A skyline in layers of haze over a wet street or river. */
export function planCity(scene: Scene): ScenePlan {
  const horizon = cityHorizon(scene);
  const { look, dressed } = dressCity(scene);
  return {
    development: cityDevelopment(look),
    stages: [
      { layer: 'sky', weight: 4, steps: () => paintHeaven(dressed, horizon) },
      { layer: 'terrain', weight: 5, steps: () => paintSkyline(dressed, look, horizon) },
      { layer: 'water', weight: 3, steps: () => paintStreet(dressed, horizon) },
      { layer: 'foreground', weight: 1, steps: () => atOnce(() => paintNear(dressed, horizon)) },
    ],
  };
}

/** Row where the buildings meet the street. */
export function cityHorizon({ height }: Scene): number {
  return Math.round(height * 0.7);
}

export function cityDevelopment({ neon }: CityLook): Development {
  return { ...usualDevelopment, bloom: neon ? 0.62 : 0.5 };
}

/** What the city looks like, and the scene in its light. */
export function dressCity(scene: Scene): { look: CityLook; dressed: Scene } {
  const look = decideLook(scene);
  return { look, dressed: look.neon ? { ...scene, mood: neonMood(scene) } : scene };
}

function decideLook(scene: Scene): CityLook {
  const { mood } = scene;
  const neon = scene.has('neon') || mood.night;
  const lit = neon ? 0.42 : { dawn: 0.1, day: 0.02, golden: 0.1, sunset: 0.2, dusk: 0.34, night: 0.4 }[mood.time];
  return {
    neon,
    lit,
    neonColours: [...mood.colours, ...usualNeonColours].slice(0, 4 + mood.colours.length),
    signs: scene.has('neon') ? 0.6 : neon ? 0.22 : 0,
  };
}

/** A night sky lit from below by the city's own signs. */
function neonMood({ mood, stream }: Scene): Mood {
  const random = stream('neon');
  const first = mood.colours[0] ?? hex(random() < 0.5 ? '#e0307e' : '#6a3ae0');
  const second = mood.colours[1] ?? hex('#1f9cd0');
  return {
    ...mood,
    night: true,
    palette: {
      zenith: hex('#05071a'),
      middle: scaleRgb(mixRgb(hex('#191650'), second, 0.14), 0.75),
      horizon: scaleRgb(mixRgb(first, second, 0.3), 0.36),
      sun: hex('#c8d4ff'),
    },
    sun: {
      ...mood.sun,
      y: 0.22,
      radius: 0.028,
      visible: mood.sun.visible && (random() < 0.35 || mood.time === 'night'),
      glow: 0.1,
    },
    clouds: { ...mood.clouds, cover: 0.62, lit: scaleRgb(mixRgb(first, second, 0.5), 0.2), dark: hex('#0b0c28') },
  };
}

function paintHeaven(scene: Scene, horizon: number): Steps {
  const parts = [paintSky(scene, horizon)];
  if (scene.mood.night && !scene.has('rain')) parts.push(atOnce(() => paintStars(scene, horizon * 0.75, 320)));
  if (scene.has('aurora')) parts.push(paintAurora(scene, Math.round(horizon * 0.8)));
  return inTurn(...parts);
}

function* paintSkyline(scene: Scene, look: CityLook, horizon: number): Steps {
  const walls = createSheet(scene);
  const lights = createSheet(scene);
  for (let layer = 0; layer < cityLayers; layer++) {
    const near = layer / (cityLayers - 1);
    layHaze(scene, look, horizon, near);
    clearSheet(walls);
    clearSheet(lights);
    for (const block of layOutBlocks(scene, look, { layer, near, horizon }))
      drawBlock({ walls: walls.pen, lights: lights.pen, look, block, horizon, scene });
    yield (layer + 0.5) / cityLayers;
    layOver(scene.picture, walls);
    addLight(scene.picture, lights, look.neon ? 2.3 : 2.2);
    yield (layer + 1) / cityLayers;
  }
}

/** Buildings from left to right: taller toward the middle, the nearest layer lowest. */
export function layOutBlocks(
  scene: Scene,
  look: CityLook,
  place: { layer: number; near: number; horizon: number },
): readonly Block[] {
  const { width, height, span, mood } = scene;
  const { layer, near, horizon } = place;
  const random = scene.stream(`blocks ${layer}`);
  const size = Math.min(height, span);
  const pitch = span * (0.026 + 0.024 * near);
  const far = scaleRgb(mixRgb(mood.palette.horizon, mood.palette.middle, 0.6), look.neon ? 0.6 : 0.72);
  const colour = mixRgb(
    far,
    scaleRgb(mixRgb(mood.palette.zenith, mood.palette.middle, 0.15), 0.32),
    smoothstep(0, 1, near * 0.88 + 0.08),
  );
  const crowding = placeDowntowns(scene);
  const blocks: Block[] = [];
  let x = -pitch * random();
  while (x < width) {
    const wide = pitch * (0.55 + random() * 1.2);
    const crowd = crowding((x + wide / 2) / width);
    const rise = 0.1 + 0.45 * random() ** 1.6 * crowd * (1.15 - near * 0.42) + 0.1 * crowd * (1 - near);
    const tall = size * rise * (layer === cityLayers - 1 ? 0.62 : 1);
    blocks.push({
      x,
      y: horizon - tall + size * 0.01 * layer,
      width: wide,
      height: tall,
      near,
      colour: mixRgb(colour, scaleRgb(colour, 0.75), random()),
      foot: mixRgb(colour, scaleRgb(mood.palette.horizon, look.neon ? 0.5 : 0.8), 0.55 * (1 - near) + 0.14),
      random,
    });
    x += wide * (layer < 3 ? 0.92 : 1.03) + (random() < 0.14 ? pitch * 0.6 * random() : 0);
  }
  return blocks;
}

/** Two downtowns of unlike height, so that the skyline has a summit, a second and a pause between them. */
function placeDowntowns(scene: Scene): (u: number) => number {
  const random = scene.stream('downtowns');
  const wide = Math.max(1, scene.width / scene.span);
  const first = 0.26 + random() * 0.48;
  const second = (first + 0.38 + random() * 0.2) % 1;
  const hill = (u: number, centre: number, spread: number): number => Math.exp(-(((u - centre) * wide) ** 2) / spread);
  if (wide > 1.8) return (u) => 0.35 + 0.65 * scene.noise.at(u * wide * 1.7 + scene.offset.x, 3);
  return (u) => 0.24 + 0.92 * hill(u, first, 0.035) + 0.5 * hill(u, second, 0.03);
}

/** Air between two layers, thicker toward the street. */
export function layHaze({ picture, mood }: Scene, look: CityLook, horizon: number, near: number): void {
  const { width, height, pixels } = picture;
  const [a = mood.palette.horizon, b = a] = look.neonColours;
  const colour = look.neon
    ? scaleRgb(mixRgb(mixRgb(a, b, near), mood.palette.horizon, 0.6), 0.28)
    : scaleRgb(mixRgb(mood.palette.horizon, mood.palette.middle, 0.42), 0.82);
  const top = Math.floor(horizon * 0.32);
  for (let y = top; y < Math.min(height, horizon + 6); y++) {
    const v = Math.min(1, (y - top) / (horizon - top));
    const amount = v * v * (0.46 - 0.3 * near);
    for (let o = y * width * 3; o < (y + 1) * width * 3; o += 3) {
      for (let c = 0; c < 3; c++) pixels[o + c] = (pixels[o + c] ?? 0) * (1 - amount) + (colour[c] ?? 0) * amount;
    }
  }
}

export function* paintStreet(scene: Scene, horizon: number): Steps {
  const source = scene.picture.pixels.slice(0, (horizon + 1) * scene.width * 3);
  yield* inBands(horizon, scene.height, (from, to) =>
    paintWetRows(scene, source, { horizon, dryness: scene.mood.night ? 1 : 0.3, from, to }),
  );
}

export function paintNear(scene: Scene, horizon: number): void {
  const { width, height, span, mood } = scene;
  const sheet = createSheet(scene);
  const { pen } = sheet;
  const size = Math.min(height, span);
  const random = scene.stream('near');
  pen.fillStyle = '#07080f';
  pen.strokeStyle = mood.night ? '#07080f' : 'rgba(20,22,40,.75)';
  if (scene.has('person')) drawTraveller(pen, { x: width * 0.5, y: height * 0.965, height: size * 0.27 });
  if (scene.has('birds') || (!mood.night && scene.decorates)) {
    const flock = {
      x: width * (0.3 + random() * 0.4),
      y: horizon * 0.3,
      width: span * 0.3,
      height: size * 0.09,
      size: size * 0.009,
      time: scene.time,
    };
    drawBirds(pen, flock, scene.has('birds') ? 14 : 6, random);
  }
  layOver(scene.picture, sheet);
  if (scene.has('rain')) paintRain(scene);
  if (scene.has('snow')) paintSnowfall(scene);
}
