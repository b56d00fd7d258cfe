import { createCloudMap, paintCloudRows } from '../../raster/clouds.ts';
import type { CloudMap } from '../../raster/clouds.ts';
import { createPicture } from '../../raster/picture.ts';
import { clamp01 } from '../../raster/scalar.ts';
import { paintSkyRows, spreadHalo } from '../../raster/sky.ts';
import { paintMilkyWayRows, paintStars } from '../../raster/stars.ts';
import type { Scene } from '../../raster/scene.ts';

/** How far clouds overhead drift in a second, in units of their noise. */
const wind = 0.045;
/** The longest film, seconds: clouds are baked as far to the right as they come into view within it. */
const longestS = 10;

/**
 * A sky whose clouds drift. They lie on a plane seen in perspective and move along the horizon, so each row of the map
 * only slides, far rows slower: baked once and shifted, they cost a tenth of painting them anew.
 */
export function openSky(still: Scene, skyHeight: number): (scene: Scene) => void {
  const { cover: amount } = still.mood.clouds;
  const baked = bakeClouds(still, skyHeight);
  const clouds = createCloudMap(still, skyHeight);
  const halo = spreadHalo(still, skyHeight);
  const last = Math.min(still.height, skyHeight + 2);
  return (scene) => {
    if (amount > 0) slideClouds(scene, { baked, clouds, skyHeight });
    paintSkyRows(scene, { clouds, halo, skyHeight, from: 0, to: last });
  };
}

/** The stars of a night, twinkling; the milky way behind them is painted once. */
export function openStars(still: Scene, skyHeight: number, count: number): (scene: Scene) => void {
  if (!still.has('stars')) return (scene) => paintStars(scene, skyHeight, count);
  const rows = Math.min(still.height, Math.floor(skyHeight));
  const dust = createPicture(still.width, still.height);
  paintMilkyWayRows({ ...still, picture: dust }, skyHeight, 0, rows);
  const length = rows * still.width * 3;
  return (scene) => {
    const { pixels } = scene.picture;
    for (let i = 0; i < length; i++) pixels[i] = (pixels[i] ?? 0) + (dust.pixels[i] ?? 0);
    paintStars(scene, skyHeight, count * 2.4);
  };
}

function bakeClouds(scene: Scene, skyHeight: number): CloudMap {
  if (scene.mood.clouds.cover <= 0) return createCloudMap(scene, 0);
  const margin = Math.ceil(slideAt(scene, 1, longestS)) + 2;
  const map = createCloudMap({ ...scene, width: scene.width + margin * 2 }, skyHeight);
  paintCloudRows(scene, map, skyHeight, 0, map.height);
  return map;
}

/** Samples of the map by which clouds at an elevation (0 horizon, 1 top) have slid. */
function slideAt({ span, mood }: Scene, elevation: number, time: number): number {
  return (time * wind * span * (elevation * 1.1 + 0.16)) / mood.clouds.scale / 2;
}

function slideClouds(
  scene: Scene,
  { baked, clouds, skyHeight }: { baked: CloudMap; clouds: CloudMap; skyHeight: number },
): void {
  for (let row = 0; row < clouds.height; row++) {
    const slide = slideAt(scene, clamp01(1 - (row * 2) / skyHeight), scene.time);
    const whole = Math.floor(slide);
    const f = slide - whole;
    const to = row * clouds.width;
    const from = row * baked.width + whole;
    for (let x = 0; x < clouds.width; x++) {
      clouds.cover[to + x] = (baked.cover[from + x] ?? 0) * (1 - f) + (baked.cover[from + x + 1] ?? 0) * f;
      clouds.light[to + x] = (baked.light[from + x] ?? 0) * (1 - f) + (baked.light[from + x + 1] ?? 0) * f;
    }
  }
}
