import { mixRgb, scaleRgb } from './colour.ts';
import type { Rgb } from './colour.ts';
import { createCloudMap, paintCloudRows } from './clouds.ts';
import type { CloudMap } from './clouds.ts';
import { inBands, inTurn } from './picture.ts';
import type { Steps } from './picture.ts';
import { clamp01, mix, smoothstep } from './scalar.ts';
import type { Scene } from './scene.ts';

/** Paints sky, sun or moon and clouds from the top down to `skyHeight` (the horizon row). */
export function paintSky(scene: Scene, skyHeight: number): Steps {
  const clouds = createCloudMap(scene, skyHeight);
  const halo = spreadHalo(scene, skyHeight);
  const last = Math.min(scene.height, skyHeight + 2);
  const cloudSteps = scene.mood.clouds.cover > 0 ? clouds.height : 0;
  return inTurn(
    inBands(0, cloudSteps, (from, to) => paintCloudRows(scene, clouds, skyHeight, from, to)),
    inBands(0, last, (from, to) => paintSkyRows(scene, { clouds, halo, skyHeight, from, to })),
  );
}

/** The sun's glow is made of products of a row and a column part: no exponential per pixel. */
export interface Halo {
  readonly near: { readonly columns: Float32Array; readonly rows: Float32Array };
  readonly band: { readonly columns: Float32Array; readonly rows: Float32Array };
}

export function spreadHalo({ width, height, span, mood }: Scene, skyHeight: number): Halo {
  const alongColumns = (sharpness: number): Float32Array =>
    Float32Array.from({ length: width }, (_, x) => Math.exp(-sharpness * ((x - mood.sun.x * width) / span) ** 2));
  const alongRows = (sharpness: number): Float32Array =>
    Float32Array.from({ length: height }, (_, y) => Math.exp(-sharpness * ((y - mood.sun.y * skyHeight) / span) ** 2));
  return {
    near: { columns: alongColumns(9), rows: alongRows(12) },
    // A wide, flat band of light along the horizon is what sells a sunset.
    band: { columns: alongColumns(3), rows: alongRows(15) },
  };
}

export interface SkyRows {
  readonly clouds: CloudMap;
  readonly halo: Halo;
  readonly skyHeight: number;
  readonly from: number;
  readonly to: number;
}

/** Paints rows of the sky under given clouds. */
export function paintSkyRows(scene: Scene, { clouds, halo, skyHeight, from, to }: SkyRows): void {
  const { width, span, mood, picture } = scene;
  const { sun, palette } = mood;
  const { pixels } = picture;
  const { cover: cloudCover, light: cloudLight } = clouds;
  const [litR, litG, litB] = mood.clouds.lit;
  const [darkR, darkG, darkB] = mood.clouds.dark;
  const [sunR, sunG, sunB] = palette.sun;
  const sunX = sun.x * width;
  const sunY = sun.y * skyHeight;
  const bandStrength = 0.5 * (mood.night ? 0.3 : 1);
  for (let y = from; y < to; y++) {
    const base = skyAt(scene, clamp01(1 - y / skyHeight));
    const nearRow = halo.near.rows[y] ?? 0;
    const bandRow = (halo.band.rows[y] ?? 0) * bandStrength;
    const dy = ((y - sunY) / span) * 1.15;
    const mapRow = Math.min(clouds.height - 2, y >> 1) * clouds.width;
    const fy = (y & 1) * 0.5;
    for (let x = 0; x < width; x++) {
      const dx = (x - sunX) / span;
      const q = dx * dx + dy * dy;
      const near = nearRow * (halo.near.columns[x] ?? 0);
      const glow = (0.0275 / (q * 14 + 0.05) + near * 0.35 + bandRow * (halo.band.columns[x] ?? 0)) * sun.glow;
      let r = base[0] + sunR * glow;
      let g = base[1] + sunG * glow;
      let b = base[2] + sunB * glow;
      if (sun.visible && q < sun.radius * sun.radius * 1.6) {
        const disc = discAt(scene, Math.sqrt(q) / sun.radius, x, y);
        r = mix(r, sunR * disc.value + 0.2, disc.amount);
        g = mix(g, sunG * disc.value + 0.2, disc.amount);
        b = mix(b, sunB * disc.value + 0.2, disc.amount);
      }
      const at = mapRow + (x >> 1);
      const fx = (x & 1) * 0.5;
      const cover = bilinear(cloudCover, at, clouds.width, fx, fy) * 0.94;
      if (cover > 0.003) {
        const light = bilinear(cloudLight, at, clouds.width, fx, fy);
        const lit = light * (0.6 + near * 1.1);
        const rim = near * lit * (mood.night ? 0.35 : 0.6);
        r = mix(r, mix(darkR, litR, lit) + sunR * rim, cover);
        g = mix(g, mix(darkG, litG, lit) + sunG * rim, cover);
        b = mix(b, mix(darkB, litB, lit) + sunB * rim, cover);
      }
      const o = (y * width + x) * 3;
      pixels[o] = r;
      pixels[o + 1] = g;
      pixels[o + 2] = b;
    }
  }
}

/** The bare sky at an elevation (0 horizon, 1 top of the picture). */
export function skyAt({ mood }: Scene, elevation: number): Rgb {
  const { zenith, middle, horizon } = mood.palette;
  const low = mixRgb(horizon, middle, smoothstep(0, 0.42, elevation));
  const high = mixRgb(low, zenith, smoothstep(0.18, 0.95, elevation));
  return elevation < 0.02 ? scaleRgb(high, 0.98) : high;
}

function discAt(
  { mood, noise, span }: Scene,
  distance: number,
  x: number,
  y: number,
): { value: number; amount: number } {
  const amount = 1 - smoothstep(0.94, 1.06, distance);
  if (!mood.night) return { value: 5, amount };
  // Grey seas on the moon, and a little darkening to its edge.
  const seas = smoothstep(0.4, 0.62, noise.fbm((x / span) * 34 + 9, (y / span) * 34, 4));
  return { value: (1.5 - 0.6 * seas) * (1 - 0.25 * distance * distance), amount };
}

/** Reads between four neighbours of a map, `at` being the upper left one. */
export function bilinear(map: Float32Array, at: number, stride: number, fx: number, fy: number): number {
  const top = (map[at] ?? 0) * (1 - fx) + (map[at + 1] ?? 0) * fx;
  const bottom = (map[at + stride] ?? 0) * (1 - fx) + (map[at + stride + 1] ?? 0) * fx;
  return top * (1 - fy) + bottom * fy;
}
