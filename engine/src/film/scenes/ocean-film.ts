import { paintAurora } from '../../raster/aurora.ts';
import { finish } from '../../raster/picture.ts';
import { paintWater } from '../../raster/water.ts';
import { oceanHorizon, oceanSurface, paintFigures, paintIslands } from '../../scenes/ocean.ts';
import { usualDevelopment } from '../../scenes/scene.ts';
import type { Scene } from '../../raster/scene.ts';
import { openSky, openStars } from './moving-sky.ts';
import type { SceneFilm } from './scene-film.ts';

const waveSamples = 128;
/** Spans of water a second. */
const speed = 0.035;

/** Sailing slowly over open water. */
export function filmOcean(scene: Scene): SceneFilm {
  const horizon = oceanHorizon(scene);
  const sky = openSky(scene, horizon);
  const stars = scene.mood.night ? openStars(scene, horizon, 900) : undefined;
  const surface = { ...oceanSurface(scene, horizon), waveSize: waveSamples };
  const centre = { x: scene.mood.sun.x * scene.width, y: horizon };
  return {
    development: usualDevelopment,
    paint: ({ time, travel }) => {
      const now: Scene = { ...scene, time };
      const moved = { across: travel * speed * 0.25, along: travel * speed };
      sky(now);
      stars?.(now);
      if (scene.has('aurora')) finish(paintAurora(now, horizon));
      paintIslands({ ...now, lens: { ...centre, scale: 1 + travel * 0.004 } }, horizon);
      finish(paintWater(now, { ...surface, moved }));
      paintFigures({ ...now, lens: { ...centre, scale: 1 + travel * 0.014 } }, horizon);
    },
  };
}
