import { css, mixRgb, scaleRgb } from '../raster/colour.ts';
import { atOnce, inTurn } from '../raster/picture.ts';
import type { Steps } from '../raster/picture.ts';
import { paintAurora } from '../raster/aurora.ts';
import { smoothstep } from '../raster/scalar.ts';
import { createSheet, layOver } from '../raster/sheet.ts';
import { paintSky } from '../raster/sky.ts';
import { paintNightStars } from '../raster/stars.ts';
import { paintWater } from '../raster/water.ts';
import type { WaterSurface } from '../raster/water.ts';
import { paintRain } from '../raster/weather.ts';
import { usualDevelopment } from './scene.ts';
import type { Scene } from '../raster/scene.ts';
import type { ScenePlan } from './scene.ts';
import { drawBirds, drawSailBoat, drawWhale } from './silhouettes.ts';

/** Open sea under a large sky, perhaps with far islands, a sail or a whale. */
export function planOcean(scene: Scene): ScenePlan {
  const horizon = oceanHorizon(scene);
  return {
    development: usualDevelopment,
    stages: [
      { layer: 'sky', weight: 4, steps: () => paintHeaven(scene, horizon) },
      { layer: 'terrain', weight: 1, steps: () => atOnce(() => paintIslands(scene, horizon)) },
      {
        layer: 'water',
        weight: 4,
        steps: () => paintWater(scene, oceanSurface(scene, horizon)),
      },
      { layer: 'foreground', weight: 1, steps: () => atOnce(() => paintFigures(scene, horizon)) },
    ],
  };
}

/** Row of the horizon. */
export function oceanHorizon(scene: Scene): number {
  const composition = scene.stream('composition');
  return Math.round(scene.height * (0.5 + composition() * 0.1));
}

/** A swell, or the high seas of a storm. */
export function oceanSurface(scene: Scene, horizon: number): WaterSurface {
  const stormy = scene.has('storm');
  return { horizon, roughness: stormy ? 0.13 : 0.07, eye: stormy ? 0.3 : 0.22 };
}

function paintHeaven(scene: Scene, horizon: number): Steps {
  const parts = [paintSky(scene, horizon)];
  if (scene.mood.night) parts.push(paintNightStars(scene, horizon, 900));
  if (scene.has('aurora')) parts.push(paintAurora(scene, horizon));
  return inTurn(...parts);
}

/** Three ridges of far land, each paler than the one before it, on the side away from the sun. */
export function paintIslands(scene: Scene, horizon: number): void {
  const { width, height, span, mood, noise, offset } = scene;
  const random = scene.stream('islands');
  if (!scene.has('island') && (random() > 0.45 || !scene.decorates)) return;
  const sheet = createSheet(scene);
  const { pen } = sheet;
  const onLeft = mood.sun.x > 0.5;
  const size = Math.min(height, span);
  for (let layer = 0; layer < 3; layer++) {
    const near = mixRgb(mood.fog.colour, scaleRgb(mood.palette.zenith, 0.8), 0.2 + layer * 0.24);
    const foot = mixRgb(near, mood.fog.colour, 0.55);
    const fill = pen.createLinearGradient(0, horizon - size * 0.16, 0, horizon);
    fill.addColorStop(0, css(near));
    fill.addColorStop(1, css(foot));
    pen.fillStyle = fill;
    const reach = 0.5 - layer * 0.09;
    const first = onLeft ? 0 : width * (1 - reach);
    const last = onLeft ? width * reach : width;
    pen.beginPath();
    pen.moveTo(first, horizon + 1);
    for (let x = first; x <= last + 1; x += 1.5) {
      const u = (x - first) / (last - first);
      const envelope = onLeft ? smoothstep(1, 0.2, u) : smoothstep(0, 0.8, u);
      const ridge = noise.fbm((x / span) * 5.5 + layer * 5 + offset.x, layer * 3 + offset.y, 7) * 0.95 - 0.14;
      pen.lineTo(x, horizon - Math.max(0, envelope * ridge) * size * (0.26 - 0.055 * layer));
    }
    pen.lineTo(last, horizon + 1);
    pen.fill();
  }
  layOver(scene.picture, sheet);
}

export function paintFigures(scene: Scene, horizon: number): void {
  const { width, height, span, mood } = scene;
  const random = scene.stream('figures');
  const sheet = createSheet(scene);
  const { pen } = sheet;
  const size = Math.min(height, span);
  const colour = mixRgb(scaleRgb(mood.palette.zenith, 0.2), mood.fog.colour, mood.night ? 0.04 : 0.1);
  pen.fillStyle = css(colour);
  pen.strokeStyle = css(colour, 0.85);
  const facing = mood.sun.x > 0.5 ? 1 : -1;
  if (scene.has('whale')) {
    drawWhale(pen, {
      x: width * (mood.sun.x > 0.5 ? 0.4 : 0.6),
      y: horizon + size * 0.13 + heave(scene, size * 0.01),
      height: size * 0.26,
      facing,
    });
  } else if (scene.has('boat') || (random() < 0.35 && scene.decorates)) {
    const x = width * Math.min(0.8, Math.max(0.2, mood.sun.x + (random() - 0.5) * 0.22));
    const y = horizon + size * 0.04 + heave(scene, size * 0.004);
    drawBoatWithReflection(scene, pen, { x: x + scene.time * size * 0.004 * facing, y, size: size * 0.14, facing });
  }
  if (scene.has('birds') || (!mood.night && scene.decorates)) {
    const flock = {
      x: width * (0.3 + random() * 0.4),
      y: horizon * (0.3 + random() * 0.25),
      width: span * 0.32,
      height: size * 0.12,
      size: size * 0.0115,
      time: scene.time,
    };
    drawBirds(pen, flock, scene.has('birds') ? 16 : 6, random);
  }
  layOver(scene.picture, sheet);
  if (scene.has('rain') || (scene.has('storm') && random() < 0.6)) paintRain(scene);
}

/** How far the swell has moved a thing down since time 0, at most `most` pixels. */
function heave({ time }: Scene, most: number): number {
  return Math.sin(time * 1.3) * most;
}

/** The boat, and its image broken by the waves into strips that drift apart with depth. */
function drawBoatWithReflection(
  scene: Scene,
  pen: ReturnType<typeof createSheet>['pen'],
  boat: { x: number; y: number; size: number; facing: 1 | -1 },
): void {
  const { x, y, size, facing } = boat;
  const random = scene.stream('reflection');
  const strip = Math.max(1, size * 0.022);
  for (let down = 0; down < size * 0.85; down += strip) {
    const part = down / (size * 0.85);
    const half = size * (0.34 * (1 - part) + 0.05) * (0.6 + random() * 0.5);
    pen.globalAlpha = 0.34 * (1 - part) ** 1.3;
    const drift = (Math.sin(scene.time * 2.2 + part * 9) - Math.sin(part * 9)) * size * 0.03 * part;
    pen.fillRect(
      x - half + (random() - 0.5) * size * 0.12 + drift,
      y + size * 0.03 + down,
      half * 1.9,
      strip * (0.5 + random() * 0.5),
    );
  }
  pen.globalAlpha = 1;
  drawSailBoat(pen, { x, y, height: size, facing });
}
