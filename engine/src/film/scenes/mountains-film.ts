import { paintAurora } from '../../raster/aurora.ts';
import { finish } from '../../raster/picture.ts';
import { bakeMountains } from '../../raster/terrain.ts';
import { bakeLight } from '../../raster/terrain-light.ts';
import { bakeGroundTile } from '../../raster/tile.ts';
import { paintWater } from '../../raster/water.ts';
import { aimSun, chooseView } from '../../scenes/mountain-camera.ts';
import { mountainMaterial } from '../../scenes/mountain-material.ts';
import {
  lakeLevel,
  horizonOf,
  mountainDevelopment,
  mountainRelief,
  mountainSkyHeight,
  paintForeground,
} from '../../scenes/mountains.ts';
import type { Scene } from '../../raster/scene.ts';
import { shareLand } from '../land.ts';
import type { LandShare } from '../land.ts';
import { createSeen, flyOn, paintLand, softenShore } from './moving-land.ts';
import { openSky, openStars } from './moving-sky.ts';
import type { SceneFilm } from './scene-film.ts';

/** World units a second: the near meadow passes by, the peaks hardly grow. */
const speed = 0.011;
/** A lake's waves are measured in spans, land in world units; seen from one height they must pass equally fast. */
const lakeSpans = 1.7;
const waveSamples = 128;

/** A flight toward the mountains, over the lake when there is one. */
export function filmMountains(scene: Scene, share: LandShare): SceneFilm {
  const horizon = horizonOf(scene);
  const lake = scene.has('lake');
  const land = openLand(scene, share, { horizon, waterLevel: lake ? lakeLevel : undefined });
  const sky = openSky(scene, mountainSkyHeight(scene, horizon));
  const stars = scene.mood.night ? openStars(scene, horizon, 900) : undefined;
  const seen = createSeen(scene.picture);
  return {
    development: mountainDevelopment(scene),
    paint: ({ time, travel }) => {
      const now: Scene = {
        ...scene,
        time,
        lens: { scale: 1 + 0.022 * travel, x: scene.width / 2, y: horizon },
      };
      const forward = travel * speed;
      sky(now);
      stars?.(now);
      if (scene.has('aurora')) finish(paintAurora(now, Math.round(horizon * 0.98)));
      paintLand(now, flyOn(land.view, { forward, up: lake ? 0 : forward * 0.12, turn: 0 }), seen, land.paint);
      if (lake) {
        finish(
          paintWater(now, {
            horizon,
            roughness: 0.014,
            eye: 0.055,
            isWater: (pixel) => (seen.distance[pixel] ?? 0) < 0,
            moved: { across: time * 0.004, along: forward * lakeSpans },
            waveSize: waveSamples,
          }),
        );
        softenShore(scene.picture, seen);
      }
      finish(paintForeground(now, { horizon, lake }));
    },
  };
}

function openLand(
  scene: Scene,
  share: LandShare,
  { horizon, waterLevel }: { horizon: number; waterLevel: number | undefined },
) {
  const chooseHere = (terrain: Parameters<typeof chooseView>[1]) =>
    chooseView(scene, terrain, { horizon, waterLevel, focus: 1.08 * scene.span });
  const relief = mountainRelief(scene);
  const { terrain, light } = shareLand(share, relief, () => {
    const terrain = finish(bakeMountains(scene.noise, scene.stream('erosion'), relief));
    return { terrain, light: finish(bakeLight(terrain, aimSun(scene, chooseHere(terrain)))) };
  });
  const view = chooseHere(terrain);
  return {
    view,
    paint: {
      light,
      tile: bakeGroundTile(scene.noise),
      sun: aimSun(scene, view),
      material: mountainMaterial(scene, waterLevel),
      roughness: 0.26,
    },
  };
}
