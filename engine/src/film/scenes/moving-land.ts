import type { Picture } from '../../raster/picture.ts';
import type { GroundPaint } from '../../raster/terrain-shade.ts';
import { airColumns, shadeGround, smoothOutlines } from '../../raster/terrain-shade.ts';
import { seeColumns } from '../../raster/terrain-view.ts';
import type { SeenTerrain, TerrainView } from '../../raster/terrain-view.ts';
import type { Scene } from '../../scenes/scene.ts';

/** Rays take finer steps than a still's: coarse ones meet another ridge in each frame, and the skyline trembles. */
const GROWTH = 1.0045;

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
    growth: GROWTH,
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
