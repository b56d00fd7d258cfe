import { paintAurora } from '../../raster/aurora.ts';
import { finish } from '../../raster/picture.ts';
import { bakeDunes } from '../../raster/terrain.ts';
import { bakeLight } from '../../raster/terrain-light.ts';
import { bakeGroundTile } from '../../raster/tile.ts';
import {
  desertRelief,
  chooseDune,
  desertHorizon,
  desertSkyHeight,
  inDust,
  paintFigures,
  sandMaterial,
} from '../../scenes/desert.ts';
import { aimSun } from '../../scenes/mountain-camera.ts';
import { usualDevelopment } from '../../scenes/scene.ts';
import type { Scene } from '../../raster/scene.ts';
import { shareLand } from '../land.ts';
import type { LandShare } from '../land.ts';
import { createSeen, flyOn, paintLand } from './moving-land.ts';
import { openSky, openStars } from './moving-sky.ts';
import type { SceneFilm } from './scene-film.ts';

/** World units a second. */
const speed = 0.008;

/** A flight over dunes under drifting clouds. */
export function filmDesert(painted: Scene, share: LandShare): SceneFilm {
  const scene = inDust(painted);
  const horizon = desertHorizon(scene);
  const { terrain, light } = shareLand(share, desertRelief, () => {
    const terrain = finish(bakeDunes(scene.noise, desertRelief));
    return { terrain, light: finish(bakeLight(terrain, aimSun(scene, chooseDune(scene, terrain, horizon)))) };
  });
  const view = chooseDune(scene, terrain, horizon);
  const paint = {
    light,
    tile: bakeGroundTile(scene.noise),
    sun: aimSun(scene, view),
    material: sandMaterial(scene, view),
    roughness: 0.035,
  };
  const sky = openSky(scene, desertSkyHeight(scene, horizon));
  const stars = scene.mood.night ? openStars(scene, horizon, 1300) : undefined;
  const seen = createSeen(scene.picture);
  return {
    development: usualDevelopment,
    paint: ({ time, travel }) => {
      // The figure stands about as deep in the picture as the sand that grows this fast.
      const now: Scene = { ...scene, time, lens: { scale: 1 + 0.03 * travel, x: scene.width / 2, y: horizon } };
      sky(now);
      stars?.(now);
      if (scene.has('aurora')) finish(paintAurora(now, horizon));
      paintLand(now, flyOn(view, { forward: travel * speed, up: travel * 0.0012, turn: 0 }), seen, paint);
      paintFigures(now, horizon);
    },
  };
}
