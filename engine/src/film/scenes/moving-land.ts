import type { Picture } from '../../raster/picture.ts';
import type { GroundPaint } from '../../raster/terrain-shade.ts';
import { airColumns, shadeGround, smoothOutlines } from '../../raster/terrain-shade.ts';
import { seeColumns } from '../../raster/terrain-view.ts';
import type { SeenTerrain, TerrainView } from '../../raster/terrain-view.ts';
import type { Scene } from '../../raster/scene.ts';

/** Rays take finer steps than a still's: coarse ones meet another ridge in each frame, and the skyline trembles. */
const usualGrowth = 1.0055;

export function createSeen({ width, height }: Picture): SeenTerrain {
  return { distance: new Float32Array(width * height), coverage: new Float32Array(width * height) };
}

/** The view after the camera has flown forward and risen, world units. */
export function flyOn(view: TerrainView, way: { forward: number; up: number; turn: number }): TerrainView {
  const { camera } = view;
  return {
    ...view,
    camera: {
      ...camera,
      x: camera.x + Math.cos(camera.angle) * way.forward,
      y: camera.y + Math.sin(camera.angle) * way.forward,
      height: camera.height + way.up,
      angle: camera.angle + way.turn,
    },
    advanced: way.forward,
    growth: usualGrowth,
  };
}

/** Paints the land over the sky that is there already. */
export function paintLand(scene: Scene, view: TerrainView, seen: SeenTerrain, paint: Omit<GroundPaint, 'air'>): void {
  seen.distance.fill(0);
  const air = airColumns(scene, view.camera.horizon);
  seeColumns(scene, view, seen, 0, scene.width);
  shadeGround(scene, view, seen, { ...paint, air }, 0, scene.height);
  smoothOutlines(scene, seen, 0, scene.height);
}

/** Blends the uppermost pixel of water with the shore above it: far shores are flat, and their steps show. */
export function softenShore({ width, height, pixels }: Picture, { distance, coverage }: SeenTerrain): void {
  for (let at = width; at < width * height; at++) {
    const covered = coverage[at] ?? 1;
    if ((distance[at] ?? 0) >= 0 || (distance[at - width] ?? 0) <= 0 || covered >= 1) continue;
    for (let o = at * 3; o < at * 3 + 3; o++)
      pixels[o] = (pixels[o] ?? 0) * covered + (pixels[o - width * 3] ?? 0) * (1 - covered);
  }
}
