import { paintAurora } from '../raster/aurora.ts';
import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { paintMistRows } from '../raster/mist.ts';
import { atOnce, inBands, inTurn, shareOf } from '../raster/picture.ts';
import type { Steps } from '../raster/picture.ts';
import { createSheet, layOver } from '../raster/sheet.ts';
import type { Sheet } from '../raster/sheet.ts';
import { paintSky } from '../raster/sky.ts';
import { paintNightStars } from '../raster/stars.ts';
import { bakeMountains } from '../raster/terrain.ts';
import { bakeLight } from '../raster/terrain-light.ts';
import { airColumns, shadeGround, smoothOutlines } from '../raster/terrain-shade.ts';
import { seeColumns } from '../raster/terrain-view.ts';
import { bakeGroundTile } from '../raster/tile.ts';
import { paintWater } from '../raster/water.ts';
import { paintRain, paintSnowfall } from '../raster/weather.ts';
import { drawGroundEdge } from './ground-edge.ts';
import { aimSun, chooseView } from './mountain-camera.ts';
import { mountainMaterial } from './mountain-material.ts';
import { usualDevelopment } from './scene.ts';
import type { Development } from '../raster/develop.ts';
import type { Scene } from '../raster/scene.ts';
import type { ScenePlan } from './scene.ts';
import { drawBirds, drawDeer, drawPine, drawSailBoat, drawTraveller, drawWolf } from './silhouettes.ts';

export const lakeLevel = 0.17;

/** Mountains under a sky, with a lake, an aurora, snow or mist when asked for. */
export function planMountains(scene: Scene): ScenePlan {
  const lake = scene.has('lake');
  const horizon = horizonOf(scene);
  const seen = {
    distance: new Float32Array(scene.width * scene.height),
    coverage: new Float32Array(scene.width * scene.height),
  };
  return {
    development: mountainDevelopment(scene),
    stages: [
      { layer: 'sky', weight: 3, steps: () => paintHeaven(scene, horizon) },
      { layer: 'terrain', weight: 6, steps: () => paintRange(scene, { horizon, lake, seen }) },
      {
        layer: 'water',
        weight: 2,
        steps: () =>
          lake
            ? paintWater(scene, {
                horizon,
                roughness: 0.014,
                eye: 0.055,
                isWater: (pixel) => (seen.distance[pixel] ?? 0) < 0,
              })
            : atOnce(() => undefined),
      },
      { layer: 'foreground', weight: 1, steps: () => paintForeground(scene, { horizon, lake }) },
    ],
  };
}

/** Row of the horizon. */
export function horizonOf(scene: Scene): number {
  const composition = scene.stream('composition');
  const share = scene.has('aurora') ? 0.66 : scene.has('lake') ? 0.56 : 0.5 + composition() * 0.08;
  return Math.round(scene.height * share);
}

/** Eyes see little colour by moonlight; green meadows at midnight looked wrong. */
export function mountainDevelopment(scene: Scene): Development {
  return scene.mood.night && !scene.has('aurora') ? { ...usualDevelopment, saturation: 0.72 } : usualDevelopment;
}

/** Rows that hold sky: some below the horizon as well, where land may lie low. */
export function mountainSkyHeight(scene: Scene, horizon: number): number {
  return Math.round(Math.max(scene.height * 0.62, horizon + 4));
}

/** How high a height of 1 is, in world units. */
export function mountainRelief(scene: Scene): number {
  return scene.has('aurora') ? 0.19 : 0.22;
}

function paintHeaven(scene: Scene, horizon: number): Steps {
  const parts = [paintSky(scene, mountainSkyHeight(scene, horizon))];
  if (scene.mood.night) parts.push(paintNightStars(scene, horizon, 900));
  if (scene.has('aurora')) parts.push(paintAurora(scene, Math.round(horizon * 0.98)));
  return inTurn(...parts);
}

function* paintRange(
  scene: Scene,
  options: { horizon: number; lake: boolean; seen: { distance: Float32Array; coverage: Float32Array } },
): Steps {
  const { horizon, lake, seen } = options;
  const { noise, width, height } = scene;
  const terrain = yield* shareOf(0.3, bakeMountains(noise, scene.stream('erosion'), mountainRelief(scene)));
  const waterLevel = lake ? lakeLevel : undefined;
  const view = chooseView(scene, terrain, { horizon, waterLevel, focus: 1.08 * scene.span });
  const sun = aimSun(scene, view);
  const paint = {
    light: yield* shareOf(0.45, bakeLight(terrain, sun)),
    tile: bakeGroundTile(noise),
    air: airColumns(scene, horizon),
    sun,
    material: mountainMaterial(scene, waterLevel),
    roughness: 0.26,
  };
  yield 0.45;
  const work = inTurn(
    inBands(0, width, (from, to) => seeColumns(scene, view, seen, from, to)),
    inBands(0, height, (from, to) => shadeGround(scene, view, seen, paint, from, to)),
    inBands(0, height, (from, to) => smoothOutlines(scene, seen, from, to)),
  );
  for (const fraction of work) yield 0.45 + fraction * 0.55;
}

/** Near ground, trees and whoever stands there: dark, but tinted by the sky, never plain black. */
export function* paintForeground(scene: Scene, { horizon, lake }: { horizon: number; lake: boolean }): Steps {
  const { height, mood } = scene;
  if (scene.has('mist') || mood.time === 'dawn') {
    const strength = scene.has('mist') ? 0.8 : 0.4;
    yield* inBands(horizon - height * 0.14, horizon + height * 0.3, (from, to) =>
      paintMistRows(scene, horizon, strength, from, Math.min(height, to)),
    );
  }
  const sheet = createSheet(scene);
  const dark = mood.night
    ? mixRgb(scaleRgb(mood.palette.zenith, 0.4), mood.palette.horizon, 0.05)
    : mixRgb(scaleRgb(mood.palette.zenith, 0.2), hex('#141a16'), 0.5);
  const distant = mixRgb(dark, scaleRgb(mood.palette.middle, 0.45), mood.night ? 0.12 : 0.24);
  const random = scene.stream('foreground');
  if (scene.has('boat')) drawBoatOnLake(scene, sheet, { horizon, colour: distant });
  const wooded = scene.has('pines') || (!scene.has('snow') && random() < 0.55);
  if (wooded) drawPines(scene, sheet, { base: height * 0.945, shift: 31, colour: distant, tallest: 0.2, count: 34 });
  const rowAt = wooded
    ? drawPines(scene, sheet, {
        base: height * (lake ? 0.985 : 0.965),
        shift: 7,
        colour: dark,
        tallest: 0.36,
        count: 17,
      })
    : drawBareEdge(scene, sheet, { colour: dark, shown: lake || standing.some((figure) => scene.has(figure)) });
  drawFigures(scene, sheet, { dark, rowAt, horizon });
  yield 0.6;
  layOver(scene.picture, sheet);
  if (scene.has('rain')) paintRain(scene);
  if (scene.description.modifiers.includes('snow') && scene.has('mist')) paintSnowfall(scene);
  yield 1;
}

/** Figures that need ground under their feet. */
const standing = ['person', 'deer', 'wolf'] as const;

/** A grassy edge without trees; left out where the land itself already makes a fine foreground. */
function drawBareEdge(
  scene: Scene,
  sheet: Sheet,
  { colour, shown }: { colour: Rgb; shown: boolean },
): (x: number) => number {
  if (!shown) return () => scene.height;
  return drawGroundEdge(scene, sheet, { base: scene.height * 0.975, swell: scene.height * 0.09, colour, shift: 7 })
    .rowAt;
}

interface PineRow {
  readonly base: number;
  readonly shift: number;
  readonly colour: Rgb;
  /** Fraction of the picture's height. */
  readonly tallest: number;
  /** Trees in a square picture. */
  readonly count: number;
}

/** A row of pines on its ground, crowded on the side away from the sun. */
function drawPines(scene: Scene, sheet: Sheet, row: PineRow): (x: number) => number {
  const { width, height, span, mood } = scene;
  const random = scene.stream(`pines ${row.shift}`);
  const { rowAt } = drawGroundEdge(scene, sheet, {
    base: row.base,
    swell: height * 0.1,
    colour: row.colour,
    shift: row.shift,
  });
  const count = Math.round(row.count * Math.min(4, Math.max(1, width / span)));
  const size = Math.min(height, span);
  const leftSide = mood.sun.x > 0.5;
  for (let i = 0; i < count; i++) {
    const u = random() ** 1.7 * 0.48;
    const x = (leftSide ? u : 1 - u) * width;
    const tall = size * row.tallest * (0.3 + 0.7 * (1 - u / 0.48)) * (0.55 + random() * 0.5);
    drawPine(sheet.pen, { x, y: rowAt(x) + 4, height: tall }, random);
  }
  return rowAt;
}

function drawFigures(
  scene: Scene,
  sheet: Sheet,
  { dark, rowAt, horizon }: { dark: Rgb; rowAt: (x: number) => number; horizon: number },
): void {
  const { width, height, span, mood } = scene;
  const random = scene.stream('figures');
  const right = mood.sun.x > 0.5;
  const size = Math.min(height, span);
  const x = width * (right ? 0.63 : 0.37);
  const stand = (share: number): { x: number; y: number; height: number; facing: 1 | -1 } => ({
    x,
    y: rowAt(x) + 3,
    height: size * share,
    facing: right ? 1 : -1,
  });
  if (scene.has('person')) drawTraveller(sheet.pen, stand(0.16));
  if (scene.has('deer')) drawDeer(sheet.pen, { ...stand(0.19), x: x + (scene.has('person') ? size * 0.2 : 0) });
  if (scene.has('wolf')) drawWolf(sheet.pen, stand(0.13));
  if (!scene.has('birds') && (mood.night || !scene.decorates)) return;
  sheet.pen.strokeStyle = `rgba(${dark.map((value) => Math.round(value * 255)).join(',')},.75)`;
  const flock = {
    x: width * (0.3 + random() * 0.4),
    y: horizon * (0.3 + random() * 0.22),
    width: span * 0.3,
    height: size * 0.1,
    size: size * 0.0105,
    time: scene.time,
  };
  drawBirds(sheet.pen, flock, scene.has('birds') ? 16 : 5 + Math.floor(random() * 5), random);
}

function drawBoatOnLake(scene: Scene, sheet: Sheet, { horizon, colour }: { horizon: number; colour: Rgb }): void {
  const { width, height, span, mood } = scene;
  sheet.pen.fillStyle = `rgb(${colour.map((value) => Math.round(Math.sqrt(value) * 255)).join(',')})`;
  const size = Math.min(height, span);
  drawSailBoat(sheet.pen, { x: width * (mood.sun.x > 0.5 ? 0.6 : 0.4), y: horizon + size * 0.13, height: size * 0.11 });
}
