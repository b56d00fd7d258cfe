import { clamp01, smoothstep } from './scalar.ts';
import type { Scene } from './scene.ts';

/** Clouds at half resolution: how much they cover (0..1) and how lit they are (0..1). */
export interface CloudMap {
  readonly width: number;
  readonly height: number;
  readonly cover: Float32Array;
  readonly light: Float32Array;
}

/** An empty map for a sky of `skyHeight` pixels. */
export function createCloudMap(scene: Scene, skyHeight: number): CloudMap {
  const width = (scene.width >> 1) + 2;
  const height = (skyHeight >> 1) + 2;
  return { width, height, cover: new Float32Array(width * height), light: new Float32Array(width * height) };
}

/**
 * Fills rows of the map. The clouds lie on a flat plane overhead, seen in perspective; the light is the
 * density here less the density a step nearer to the sun.
 */
export function paintCloudRows(scene: Scene, map: CloudMap, skyHeight: number, from: number, to: number): void {
  const { noise, mood, span, offset, width } = scene;
  const { cover: amount, scale } = mood.clouds;
  const low = 0.63 - amount * 0.3;
  const high = 0.87 - amount * 0.19;
  const sunX = mood.sun.x * width;
  for (let row = from; row < to; row++) {
    const elevation = clamp01(1 - (row * 2) / skyHeight);
    const distance = (1 / (elevation * 1.1 + 0.16)) * scale;
    const fadeIn = smoothstep(0, 0.14, elevation);
    const v = distance * 0.9 + offset.y;
    for (let column = 0; column < map.width; column++) {
      const u = ((column * 2 - width / 2) / span) * distance + offset.x + scene.time * 0.02;
      const warp = noise.at(u * 0.7 + 3, v * 0.7) * 1.2;
      const x = u + warp;
      const y = v * 1.5 + warp * 0.6;
      const density = noise.fbm(x, y, 6);
      const cover = smoothstep(low, high, density) * fadeIn;
      const wisps = wispsAt(scene, u, v) * fadeIn * (1 - cover);
      const at = row * map.width + column;
      if (cover + wisps < 0.003) continue;
      const towardSun = noise.fbm(x + ((sunX - column * 2) / span) * 0.16, y - 0.09, 4);
      map.cover[at] = Math.min(1, cover + wisps);
      map.light[at] = clamp01(0.5 + (density - towardSun) * 3 + wisps * 0.4);
    }
  }
}

/** Thin high ice clouds, drawn out by the wind. */
function wispsAt({ noise, mood }: Scene, u: number, v: number): number {
  if (mood.clouds.cover < 0.1 || mood.clouds.cover > 0.9) return 0;
  const bend = noise.at(u * 0.5 + 40, v * 0.5) * 2;
  return smoothstep(0.52, 0.95, noise.fbm(u * 0.45 + bend + 17, v * 2.2 + bend + 31, 4)) * 0.5;
}
