import { clamp01 } from '../raster/scalar.ts';
import type { Direction, Terrain } from '../raster/terrain.ts';
import { groundAt, riseAt } from '../raster/terrain-view.ts';
import type { TerrainView } from '../raster/terrain-view.ts';
import type { Scene } from '../raster/scene.ts';

const poses = 140;
const sides = [-0.42, -0.28, -0.14, 0, 0.14, 0.28, 0.42];

/**
 * Tries many random poses and keeps the best composed: near ground low, a varied skyline with one peak
 * that rises well but not out of the picture.
 */
export function chooseView(
  scene: Scene,
  terrain: Terrain,
  options: { horizon: number; waterLevel: number | undefined; focus: number },
): TerrainView {
  const random = scene.stream('camera');
  const { horizon, waterLevel, focus } = options;
  let best: TerrainView | undefined;
  let bestScore = -Infinity;
  for (let i = 0; i < poses; i++) {
    const x = random();
    const y = random();
    const angle = random() * Math.PI * 2;
    const height = waterLevel === undefined ? 0.085 : waterLevel * terrain.relief + 0.03;
    const view: TerrainView = {
      terrain,
      camera: { x, y, angle, height, focus, horizon },
      waterLevel,
      reach: 2.8,
      flattenNear: true,
    };
    const score = scorePose(scene, view);
    if (score <= bestScore) continue;
    best = view;
    bestScore = score;
  }
  if (!best) throw new Error('At least one pose is tried, so one must win.');
  return best;
}

function scorePose(scene: Scene, view: TerrainView): number {
  const { camera } = view;
  const room = Math.min(0.42, (camera.horizon / camera.focus) * 0.66);
  const skyline: number[] = [];
  let blocked = 0;
  let waterSeen = 0;
  for (const side of sides) {
    const { near, far, wet } = lookAlong(scene, view, side);
    skyline.push(far);
    blocked += Math.max(0, near - 0.005);
    waterSeen += wet;
  }
  const peak = Math.max(...skyline);
  const mean = skyline.reduce((sum, value) => sum + value, 0) / skyline.length;
  const variety = Math.sqrt(skyline.reduce((sum, value) => sum + (value - mean) ** 2, 0) / skyline.length);
  const centred = 1 - Math.abs(Math.abs(skyline.indexOf(peak) - 3) - 1) * 0.2;
  const fit = 1 - Math.abs(peak - room) * 3.2;
  const water = view.waterLevel === undefined ? 0 : (waterSeen / sides.length) * 2.6;
  return fit + variety * 4 * centred - blocked * 4 - Math.max(0, mean - room * 0.75) * 2 + water;
}

/** Steepest rise near and far along one direction, as height over distance, and the share of near water. */
function lookAlong(scene: Scene, view: TerrainView, side: number): { near: number; far: number; wet: number } {
  const { camera, terrain } = view;
  const dirX = Math.cos(camera.angle) - Math.sin(camera.angle) * side;
  const dirY = Math.sin(camera.angle) + Math.cos(camera.angle) * side;
  let near = -1;
  let far = -1;
  let wet = 0;
  let looked = 0;
  for (let z = 0.03; z < 1.7; z *= 1.16) {
    const ground = groundAt(scene, terrain, camera.x + dirX * z, camera.y + dirY * z) * riseAt(view, z);
    const rise = (ground * terrain.relief - camera.height) / z;
    if (z < 0.3) near = Math.max(near, rise);
    else far = Math.max(far, rise);
    if (z > 0.06 && z < 0.8) {
      looked++;
      if (view.waterLevel !== undefined && ground < view.waterLevel) wet++;
    }
  }
  return { near, far, wet: wet / Math.max(1, looked) };
}

/** A sun to the side of the view it is drawn in, so that relief shows: never flat from behind the eye. */
export function aimSun(scene: Scene, view: TerrainView): Direction {
  const { sun, night } = scene.mood;
  const elevation = night ? 0.6 : 0.32 + 0.52 * clamp01(1 - sun.y);
  const side = sun.x > 0.5 ? 1 : -1;
  const azimuth = view.camera.angle + side * (0.95 + Math.abs(sun.x - 0.5) * 0.9);
  const flat = Math.cos(elevation);
  return [Math.cos(azimuth) * flat, Math.sin(azimuth) * flat, Math.sin(elevation)];
}
