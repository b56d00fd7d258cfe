import { blurPlane } from './blur.ts';
import { clamp01 } from './scalar.ts';
import { lightChannels } from './terrain-light.ts';
import type { Direction, LightMap } from './terrain.ts';
import { liftAt, riseAt } from './terrain-view.ts';
import type { SeenTerrain, TerrainView } from './terrain-view.ts';
import { readTile } from './tile.ts';
import type { Tile } from './tile.ts';
import type { Scene } from './scene.ts';

/** What is known of a spot of ground when its material is chosen. Reused from pixel to pixel. */
export interface Spot {
  x: number;
  y: number;
  /** World units from the camera. */
  distance: number;
  /** 0..1 as the map's heights, lift included. */
  height: number;
  slopeX: number;
  slopeY: number;
  /** 0 flat, toward 1 upright. */
  steepness: number;
  /** About -0.7..0.7, fading with distance. */
  mottle: number;
}

/** Chooses the colour of a spot into `out[0..2]`; may also change the spot's slopes (ripples). */
export type Material = (spot: Spot, out: Float32Array) => void;

export interface GroundPaint {
  readonly light: LightMap;
  readonly tile: Tile;
  readonly sun: Direction;
  readonly material: Material;
  /** The colour of far air in each column; see `airColumns`. */
  readonly air: Float32Array;
  /** Strength of the fine relief. */
  readonly roughness: number;
}

/** Colours all pixels of the rows that see land: material, sunshine, sky light, then the air between. */
export function shadeGround(
  scene: Scene,
  view: TerrainView,
  seen: SeenTerrain,
  paint: GroundPaint,
  from: number,
  to: number,
): void {
  const { width, mood, picture } = scene;
  const { pixels } = picture;
  const { camera } = view;
  const cos = Math.cos(camera.angle);
  const sin = Math.sin(camera.angle);
  const spot: Spot = { x: 0, y: 0, distance: 0, height: 0, slopeX: 0, slopeY: 0, steepness: 0, mottle: 0 };
  const colour = new Float32Array(3);
  const facts = new Float32Array(5);
  const detail = new Float32Array(3);
  const { air } = paint;
  const [sunX, sunY, sunZ] = paint.sun;
  const [sunR, sunG, sunB] = mood.light.sun;
  const [skyR, skyG, skyB] = mood.light.ambient;
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const distance = seen.distance[at] ?? 0;
      if (distance < 0) {
        // Water is painted later; until then its place must not darken the outlines of islands.
        fillWithAir(pixels, air, at * 3, x * 3);
      }
      if (distance === 0 && y > camera.horizon) fillWithAir(pixels, air, at * 3, x * 3);
      if (distance <= 0) continue;
      const side = (x - width / 2) / camera.focus;
      spot.x = camera.x + (cos - sin * side) * distance;
      spot.y = camera.y + (sin + cos * side) * distance;
      spot.distance = distance;
      readFacts(view, paint.light, spot.x, spot.y, facts);
      const lift = liftAt(scene, spot.x, spot.y);
      const rise = lift * riseAt(view, distance);
      spot.height = (facts[4] ?? 0) * rise;
      spot.slopeX = (facts[0] ?? 0) * rise;
      spot.slopeY = (facts[1] ?? 0) * rise;
      addDetail(paint, camera.focus, spot, detail);
      spot.steepness = 1 - 1 / Math.sqrt(spot.slopeX * spot.slopeX + spot.slopeY * spot.slopeY + 1);
      paint.material(spot, colour);
      const inverse = 1 / Math.sqrt(spot.slopeX * spot.slopeX + spot.slopeY * spot.slopeY + 1);
      const facing = (sunZ - spot.slopeX * sunX - spot.slopeY * sunY) * inverse;
      const direct = (facing > 0 ? facing : 0) * (facts[2] ?? 0);
      const open = (facts[3] ?? 0) * (0.55 + 0.45 * inverse);
      const fade = 1 - Math.exp(-((distance / mood.fog.depth) ** 1.5) * (1.15 - 0.65 * clamp01(spot.height * 1.3)));
      const clear = 1 - fade;
      const o = at * 3;
      const a = x * 3;
      let r = (colour[0] ?? 0) * (sunR * direct + skyR * open) * clear + (air[a] ?? 0) * fade;
      let g = (colour[1] ?? 0) * (sunG * direct + skyG * open) * clear + (air[a + 1] ?? 0) * fade;
      let b = (colour[2] ?? 0) * (sunB * direct + skyB * open) * clear + (air[a + 2] ?? 0) * fade;
      const covered = seen.coverage[at] ?? 1;
      if (covered < 1 && y > 0) {
        const above = o - width * 3;
        r = r * covered + (pixels[above] ?? 0) * (1 - covered);
        g = g * covered + (pixels[above + 1] ?? 0) * (1 - covered);
        b = b * covered + (pixels[above + 2] ?? 0) * (1 - covered);
      }
      pixels[o] = r;
      pixels[o + 1] = g;
      pixels[o + 2] = b;
    }
  }
}

function fillWithAir(pixels: Float32Array, air: Float32Array, at: number, from: number): void {
  pixels[at] = air[from] ?? 0;
  pixels[at + 1] = air[from + 1] ?? 0;
  pixels[at + 2] = air[from + 2] ?? 0;
}

/**
 * The colour of far air per column: fog, sunlight scattered in it around the sun's column, and half of the sky
 * just above the horizon, into which far land has to melt. Call it after the sky and before the land is painted.
 */
export function airColumns({ width, height, span, mood, picture }: Scene, horizon: number): Float32Array {
  const row = Math.max(0, Math.min(height - 1, horizon - 3)) * width * 3;
  const air = picture.pixels.slice(row, row + width * 3).map((value) => Math.min(1.2, value));
  // Smoothed far to the sides: every cloud at the horizon would else draw an upright stripe into the haze.
  blurPlane({ width, height: 1, channels: 3, samples: air }, span / 7, 2, new Float32Array(air.length));
  for (let x = 0; x < width; x++) {
    const dx = (x - mood.sun.x * width) / span;
    const scattered = Math.exp(-dx * dx * 4) * mood.fog.sun;
    for (let c = 0; c < 3; c++) {
      const fog = (mood.fog.colour[c] ?? 0) + (mood.palette.sun[c] ?? 0) * scattered;
      air[x * 3 + c] = fog * 0.5 + (air[x * 3 + c] ?? 0) * 0.5;
    }
  }
  return air;
}

function readFacts(view: TerrainView, light: LightMap, x: number, y: number, out: Float32Array): void {
  const { size, heights } = view.terrain;
  const mask = size - 1;
  const gx = x * size;
  const gy = y * size;
  const xi = Math.floor(gx);
  const yi = Math.floor(gy);
  const fx = gx - xi;
  const fy = gy - yi;
  const row = (yi & mask) * size;
  const below = ((yi + 1) & mask) * size;
  const left = xi & mask;
  const right = (xi + 1) & mask;
  const a = row + left;
  const b = row + right;
  const c = below + left;
  const d = below + right;
  const wa = (1 - fx) * (1 - fy);
  const wb = fx * (1 - fy);
  const wc = (1 - fx) * fy;
  const wd = fx * fy;
  for (let k = 0; k < lightChannels; k++) {
    out[k] =
      (light[a * lightChannels + k] ?? 0) * wa +
      (light[b * lightChannels + k] ?? 0) * wb +
      (light[c * lightChannels + k] ?? 0) * wc +
      (light[d * lightChannels + k] ?? 0) * wd;
  }
  out[4] = (heights[a] ?? 0) * wa + (heights[b] ?? 0) * wb + (heights[c] ?? 0) * wc + (heights[d] ?? 0) * wd;
}

/** Periods of the fine relief in one world unit, from the middle distance to close by. Each is turned, or they line up in plaid. */
const detailScales = [7, 19, 53] as const;

/** Adds fine relief as far as it is wider than a pixel; finer would only flicker. */
function addDetail({ tile, roughness }: GroundPaint, focus: number, spot: Spot, detail: Float32Array): void {
  spot.mottle = 0;
  for (const scale of detailScales) {
    const strength = clamp01(1.4 - (spot.distance * scale * 42) / focus);
    if (strength <= 0) continue;
    readTile(tile, spot.x * scale + spot.y * 2.3, spot.y * scale - spot.x * 3.1, detail);
    spot.slopeX += (detail[0] ?? 0) * strength * roughness;
    spot.slopeY += (detail[1] ?? 0) * strength * roughness;
    spot.mottle += (detail[2] ?? 0) * strength;
  }
}

/** Softens steep outlines sideways, which the column-wise painting leaves stepped. */
export function smoothOutlines(scene: Scene, seen: SeenTerrain, from: number, to: number): void {
  const { width, picture } = scene;
  const { pixels } = picture;
  for (let y = from; y < to; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const here = Math.abs(seen.distance[at] ?? 0) || 9;
      const left = Math.abs(seen.distance[at - 1] ?? 0) || 9;
      const right = Math.abs(seen.distance[at + 1] ?? 0) || 9;
      if (left < here * 1.12 && left > here * 0.88 && right < here * 1.12 && right > here * 0.88) continue;
      const o = at * 3;
      for (let c = 0; c < 3; c++) {
        pixels[o + c] = (pixels[o + c] ?? 0) * 0.5 + ((pixels[o + c - 3] ?? 0) + (pixels[o + c + 3] ?? 0)) * 0.25;
      }
    }
  }
}
