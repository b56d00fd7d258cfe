import { paintAurora } from '../raster/aurora.ts';
import { css, hex, mixRgb, saturate, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { atOnce, inBands, inTurn, shareOf } from '../raster/picture.ts';
import type { Steps } from '../raster/picture.ts';
import { clamp01, smoothstep } from '../raster/scalar.ts';
import { createSheet, layOver } from '../raster/sheet.ts';
import { paintSky } from '../raster/sky.ts';
import { paintNightStars } from '../raster/stars.ts';
import { bakeDunes } from '../raster/terrain.ts';
import type { Terrain } from '../raster/terrain.ts';
import { bakeLight } from '../raster/terrain-light.ts';
import { airColumns, shadeGround, smoothOutlines } from '../raster/terrain-shade.ts';
import type { Material } from '../raster/terrain-shade.ts';
import { groundAt, seeColumns } from '../raster/terrain-view.ts';
import type { TerrainView } from '../raster/terrain-view.ts';
import { bakeGroundTile } from '../raster/tile.ts';
import { aimSun } from './mountain-camera.ts';
import { usualDevelopment } from './scene.ts';
import type { Scene } from '../raster/scene.ts';
import type { ScenePlan } from './scene.ts';
import { drawBirds, drawTraveller } from './silhouettes.ts';

/** Dunes to the horizon under a low sun; red ones on Mars. */
export function planDesert(painted: Scene): ScenePlan {
  const scene = inDust(painted);
  const horizon = desertHorizon(scene);
  const seen = {
    distance: new Float32Array(scene.width * scene.height),
    coverage: new Float32Array(scene.width * scene.height),
  };
  return {
    development: usualDevelopment,
    stages: [
      { layer: 'sky', weight: 4, steps: () => paintHeaven(scene, horizon) },
      { layer: 'terrain', weight: 6, steps: () => paintDunes(scene, horizon, seen) },
      { layer: 'foreground', weight: 1, steps: () => atOnce(() => paintFigures(scene, horizon)) },
    ],
  };
}

/** Dunes beyond dunes only make a clutter: dusty air closes the view sooner than over mountains. */
export function inDust(scene: Scene): Scene {
  const fog = { ...scene.mood.fog, depth: scene.mood.fog.depth * 0.62 };
  return { ...scene, mood: { ...scene.mood, fog } };
}

/** Row of the horizon. */
export function desertHorizon(scene: Scene): number {
  const composition = scene.stream('composition');
  return Math.round(scene.height * (0.42 + composition() * 0.08));
}

/** Rows that hold sky. */
export function desertSkyHeight(scene: Scene, horizon: number): number {
  return Math.round(Math.max(horizon + 6, scene.height * 0.5));
}

/** How high a height of 1 is, in world units. */
export const desertRelief = 0.1;

function paintHeaven(scene: Scene, horizon: number): Steps {
  const parts = [paintSky(scene, desertSkyHeight(scene, horizon))];
  if (scene.mood.night) parts.push(paintNightStars(scene, horizon, 1300));
  if (scene.has('aurora')) parts.push(paintAurora(scene, horizon));
  return inTurn(...parts);
}

function* paintDunes(scene: Scene, horizon: number, seen: { distance: Float32Array; coverage: Float32Array }): Steps {
  const { noise, width, height } = scene;
  const terrain = yield* shareOf(0.3, bakeDunes(noise, desertRelief));
  const view = chooseDune(scene, terrain, horizon);
  const sun = aimSun(scene, view);
  const paint = {
    light: yield* shareOf(0.45, bakeLight(terrain, sun)),
    tile: bakeGroundTile(noise),
    air: airColumns(scene, horizon),
    sun,
    material: sandMaterial(scene, view),
    roughness: 0.035,
  };
  yield 0.4;
  const work = inTurn(
    inBands(0, width, (from, to) => seeColumns(scene, view, seen, from, to)),
    inBands(0, height, (from, to) => shadeGround(scene, view, seen, paint, from, to)),
    inBands(0, height, (from, to) => smoothOutlines(scene, seen, from, to)),
  );
  for (const fraction of work) yield 0.4 + fraction * 0.6;
}

/** Stands on the highest of many places, so that the dunes fall away in front. */
export function chooseDune(scene: Scene, terrain: Terrain, horizon: number): TerrainView {
  const random = scene.stream('camera');
  let x = 0;
  let y = 0;
  let angle = 0;
  let best = -Infinity;
  for (let i = 0; i < 80; i++) {
    const tryX = random();
    const tryY = random();
    const tryAngle = random() * Math.PI * 2;
    const here = groundAt(scene, terrain, tryX, tryY);
    let ahead = 0;
    for (let z = 0.06; z < 0.5; z += 0.06)
      ahead = Math.max(
        ahead,
        groundAt(scene, terrain, tryX + Math.cos(tryAngle) * z, tryY + Math.sin(tryAngle) * z) - here,
      );
    const score = here - ahead * 1.5;
    if (score <= best) continue;
    best = score;
    x = tryX;
    y = tryY;
    angle = tryAngle;
  }
  const height = groundAt(scene, terrain, x, y) * terrain.relief + 0.05;
  return {
    terrain,
    camera: { x, y, angle, height, focus: 1.05 * scene.span, horizon },
    waterLevel: undefined,
    reach: 4,
    flattenNear: false,
  };
}

/** Sand with wind ripples that bend around the dunes. */
export function sandMaterial(scene: Scene, view: TerrainView): Material {
  const { noise } = scene;
  const mars = scene.has('mars');
  const [first] = scene.mood.colours;
  const moonlit = scene.mood.night ? 0.45 : 1;
  const tinted = (sand: Rgb): Rgb => saturate(first ? mixRgb(sand, first, 0.28) : sand, moonlit);
  const low = tinted(hex(mars ? '#7c3a22' : '#a8683c'));
  const high = tinted(hex(mars ? '#c4714a' : '#e4b078'));
  const { focus } = view.camera;
  return (spot, out) => {
    const bend = noise.at(spot.x * 9, spot.y * 9) * 3 + noise.at(spot.x * 31, spot.y * 31) * 0.7;
    for (const [frequency, strength] of ripples) {
      const visible = clamp01(1.5 - (spot.distance * frequency) / (focus * 0.9));
      if (visible <= 0) continue;
      const phase = (spot.y * 0.8 + spot.x * 0.35) * frequency + bend * (2.4 + frequency * 0.006);
      const wave = Math.sin(phase) * strength * visible * (1 - smoothstep(0.06, 0.22, spot.steepness));
      spot.slopeX += wave * 0.4;
      spot.slopeY += wave * 0.9;
    }
    const tone = clamp01(spot.height * 0.9 + spot.mottle * 0.12 + (noise.at(spot.x * 40, spot.y * 40) - 0.5) * 0.12);
    for (let c = 0; c < 3; c++) out[c] = (low[c] ?? 0) + ((high[c] ?? 0) - (low[c] ?? 0)) * tone;
  };
}

/** Radians in one world unit, and slope: long sand waves and fine ripples. */
const ripples = [
  [240, 0.07],
  [760, 0.12],
] as const;

export function paintFigures(scene: Scene, horizon: number): void {
  const { width, height, span, mood } = scene;
  const sheet = createSheet(scene);
  const { pen } = sheet;
  const random = scene.stream('figures');
  const size = Math.min(height, span);
  const dark = mixRgb(scaleRgb(mood.palette.zenith, 0.16), hex('#1a1210'), 0.4);
  const right = mood.sun.x > 0.5;
  if (scene.has('person')) {
    const stand = {
      x: width * (right ? 0.37 : 0.63),
      y: height * 0.8,
      height: size * 0.13,
      facing: right ? 1 : -1,
    } as const;
    drawLongShadow(scene, sheet.pen, stand, dark);
    pen.fillStyle = css(dark);
    pen.strokeStyle = css(dark);
    drawTraveller(pen, stand);
  }
  pen.strokeStyle = css(dark, 0.7);
  if (!mood.night && !scene.has('mars') && scene.decorates)
    drawBirds(
      pen,
      {
        x: width * (0.3 + random() * 0.4),
        y: horizon * 0.5,
        width: span * 0.25,
        height: size * 0.08,
        size: size * 0.009,
        time: scene.time,
      },
      5,
      random,
    );
  layOver(scene.picture, sheet);
}

/** The figure's shadow on the sand, away from the sun; without it the figure floats. */
function drawLongShadow(
  scene: Scene,
  pen: ReturnType<typeof createSheet>['pen'],
  stand: { x: number; y: number; height: number },
  colour: Rgb,
): void {
  const { mood, width } = scene;
  if (mood.night) return;
  const away = stand.x > mood.sun.x * width ? 1 : -1;
  pen.save();
  pen.translate(stand.x, stand.y);
  pen.transform(1, 0, -away * 1.5, -0.42, 0, 0);
  pen.fillStyle = css(colour, 0.42);
  pen.strokeStyle = css(colour, 0.42);
  drawTraveller(pen, { x: 0, y: 0, height: stand.height * 1.25 });
  pen.restore();
}
