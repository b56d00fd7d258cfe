import { inBands } from './picture.ts';
import type { Steps } from './picture.ts';
import { clamp, clamp01, mix } from './scalar.ts';
import { readTile } from './tile.ts';
import type { Tile } from './tile.ts';
import { bakeWaves } from './waves.ts';
import type { Scene } from './scene.ts';

export interface WaterSurface {
  /** Row of the horizon, about which the picture above is mirrored. */
  readonly horizon: number;
  /** Root mean square of the slopes: 0.012 a calm lake, 0.09 an open sea. */
  readonly roughness: number;
  /** Height of the eye over the water, in spans of the picture. */
  readonly eye: number;
  /** Whether a pixel shows water; all pixels below the horizon when left out. */
  readonly isWater?: (pixel: number) => boolean;
  /** How far the eye has moved over the water, across and along the view, in spans; a still has not moved. */
  readonly moved?: { readonly across: number; readonly along: number };
  /** Samples along a side of the patch of waves; a film bakes one for every frame and takes a coarser one. */
  readonly waveSize?: number;
}

/** The picture above the water at half size, so that a reflection read between its samples is smooth. */
interface Mirror {
  readonly width: number;
  readonly height: number;
  readonly sharp: Float32Array;
  /** The same smeared upright, for water whose waves are finer than a pixel. */
  readonly smeared: Float32Array;
}

/** Paints water by mirroring what is already there, bent by waves, with depth colour and the sun's glitter. */
export function* paintWater(scene: Scene, surface: WaterSurface): Steps {
  const waves = bakeWaves(scene.stream('waves'), scene.time, surface.waveSize);
  const mirror = makeMirror(scene, surface);
  yield 0.15;
  const rows = inBands(surface.horizon, scene.height, (from, to) =>
    paintWaterRows(scene, surface, { waves, mirror, from, to }),
  );
  for (const fraction of rows) yield 0.15 + fraction * 0.85;
}

function makeMirror({ picture, span }: Scene, surface: WaterSurface): Mirror {
  const width = picture.width >> 1;
  const height = Math.max(2, Math.min(picture.height, surface.horizon + 2) >> 1);
  const sharp = new Float32Array(width * height * 3);
  const stride = picture.width * 3;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * 2 * picture.width + x * 2) * 3;
      for (let c = 0; c < 3; c++) {
        const p = from + c;
        const sum =
          (picture.pixels[p] ?? 0) +
          (picture.pixels[p + 3] ?? 0) +
          (picture.pixels[p + stride] ?? 0) +
          (picture.pixels[p + stride + 3] ?? 0);
        // The sun's disc would print hard ovals on every wave; its glitter is painted by itself.
        sharp[(y * width + x) * 3 + c] = Math.min(1.6, sum * 0.25);
      }
    }
  }
  const radius = Math.max(1, Math.round(surface.roughness * span * 0.55));
  return { width, height, sharp, smeared: smearUpright(sharp, width, height, radius) };
}

function smearUpright(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const result = new Float32Array(source.length);
  const share = 1 / (radius * 2 + 1);
  const row = width * 3;
  const sums = new Float32Array(row);
  const at = (y: number): number => clamp(y, 0, height - 1) * row;
  for (let y = -radius; y <= radius; y++)
    for (let i = 0; i < row; i++) sums[i] = (sums[i] ?? 0) + (source[at(y) + i] ?? 0);
  for (let y = 0; y < height; y++) {
    const enter = at(y + radius + 1);
    const leave = at(y - radius);
    for (let i = 0; i < row; i++) {
      result[y * row + i] = (sums[i] ?? 0) * share;
      sums[i] = (sums[i] ?? 0) + (source[enter + i] ?? 0) - (source[leave + i] ?? 0);
    }
  }
  return result;
}

/** Lengths of the three systems of waves (in spans) and what share of the slopes each carries. */
const waveSystems = [
  { length: 1.9, share: 0.5, turn: 0.1 },
  { length: 0.47, share: 0.62, turn: 0.7 },
  { length: 0.13, share: 0.6, turn: -0.5 },
] as const;

const standing = { across: 0, along: 0 } as const;

interface WaterRows {
  readonly waves: Tile;
  readonly mirror: Mirror;
  readonly from: number;
  readonly to: number;
}

function paintWaterRows(scene: Scene, surface: WaterSurface, { waves, mirror, from, to }: WaterRows): void {
  const { width, span, mood, picture, offset } = scene;
  const { pixels } = picture;
  const { horizon, roughness, isWater, moved = standing } = surface;
  const [deepR, deepG, deepB] = mood.water.deep;
  const [sunR, sunG, sunB] = mood.palette.sun;
  const sunX = mood.sun.x * width;
  const glitterStrength = mood.water.glitter * (mood.sun.visible || mood.sun.y > 0.8 ? 1 : 0.35);
  const sunElevation = Math.max(0.02, ((1 - mood.sun.y) * horizon) / span);
  const reading = new Float32Array(3);
  const slope = new Float32Array(4);
  const sample = new Float32Array(3);
  for (let y = Math.max(from, horizon); y < to; y++) {
    const below = y - horizon + 0.5;
    const tilt = below / span;
    const distance = surface.eye / tilt;
    // A pixel is much longer along the view than across it.
    const footprint = (distance * distance) / (surface.eye * span);
    const systems = waveSystems.map((system) => ({
      ...system,
      clear: clamp01(1.25 - (footprint * 16) / system.length),
    }));
    for (let x = 0; x < width; x++) {
      if (isWater && !isWater(y * width + x)) continue;
      const across = ((x - width / 2) / span) * distance + moved.across;
      readSlope(systems, { waves, across, along: distance + moved.along, offset: offset.x }, reading, slope);
      const slopeX = (slope[0] ?? 0) * roughness;
      const slopeY = (slope[1] ?? 0) * roughness;
      const unresolved = 1 - (slope[2] ?? 0);
      // A wave's near face hides its far face at a low angle: mostly slopes that mirror higher sky are seen.
      const bend = slopeY < 0 ? slopeY * -0.7 : slopeY;
      const mirrorY = (horizon - below - 2 * bend * span - unresolved * roughness * span * 0.5) * 0.5;
      const mirrorX = (x + slopeX * (span * 0.25 + below * 1.2)) * 0.5;
      sampleMirror(mirror, { x: mirrorX, y: mirrorY, smear: unresolved }, sample);
      const facing = clamp01(tilt + slopeY * 0.9 + roughness * 0.3);
      const fresnel = clamp(0.03 + 0.97 * (1 - facing) ** 5, 0.22, 0.96);
      const glitter =
        glitterAt({ dx: (x - sunX) / span, tilt, slopeX, slopeY, sunElevation, roughness, unresolved }) *
        glitterStrength;
      const shade = 0.8 + 0.35 * (slope[3] ?? 0);
      const o = (y * width + x) * 3;
      pixels[o] = mix(deepR * shade, sample[0] ?? 0, fresnel) + sunR * glitter;
      pixels[o + 1] = mix(deepG * shade, sample[1] ?? 0, fresnel) + sunG * glitter;
      pixels[o + 2] = mix(deepB * shade, sample[2] ?? 0, fresnel) + sunB * glitter;
    }
  }
}

interface System {
  readonly length: number;
  readonly share: number;
  readonly turn: number;
  readonly clear: number;
}

/** Slopes at a place into `out`: across, along, how much of the waves a pixel resolves (0..1), height (-1..1). */
function readSlope(
  systems: readonly System[],
  place: { waves: Tile; across: number; along: number; offset: number },
  reading: Float32Array,
  out: Float32Array,
): void {
  let x = 0;
  let y = 0;
  let resolved = 0;
  let crest = 0;
  for (const { length, share, turn, clear } of systems) {
    if (clear <= 0) continue;
    const u = place.across / length + place.offset;
    const v = place.along / length + place.offset;
    readTile(place.waves, u + v * turn, v - u * turn * 0.3, reading);
    x += (reading[0] ?? 0) * share * clear;
    y += (reading[1] ?? 0) * share * clear;
    resolved += clear / 3;
    crest += (reading[2] ?? 0) * clear * 0.33;
  }
  out[0] = x;
  out[1] = y;
  out[2] = resolved;
  out[3] = clamp(crest, -1, 1);
}

/** Reads the mirror between its samples into `out[0..2]`, blending toward the smeared copy. */
function sampleMirror(mirror: Mirror, place: { x: number; y: number; smear: number }, out: Float32Array): void {
  const { x, y, smear } = place;
  const { width, height, sharp, smeared } = mirror;
  const up = y < 0 ? -y : y;
  const cx = clamp(x, 0, width - 1.001);
  const cy = clamp(up, 0, height - 1.001);
  const xi = Math.floor(cx);
  const yi = Math.floor(cy);
  const fx = cx - xi;
  const fy = cy - yi;
  const a = (yi * width + xi) * 3;
  const b = a + 3;
  const c = a + width * 3;
  const d = c + 3;
  for (let k = 0; k < 3; k++) {
    const crisp =
      ((sharp[a + k] ?? 0) * (1 - fx) + (sharp[b + k] ?? 0) * fx) * (1 - fy) +
      ((sharp[c + k] ?? 0) * (1 - fx) + (sharp[d + k] ?? 0) * fx) * fy;
    const soft =
      ((smeared[a + k] ?? 0) * (1 - fx) + (smeared[b + k] ?? 0) * fx) * (1 - fy) +
      ((smeared[c + k] ?? 0) * (1 - fx) + (smeared[d + k] ?? 0) * fx) * fy;
    out[k] = crisp + (soft - crisp) * smear;
  }
}

interface Glint {
  readonly dx: number;
  readonly tilt: number;
  readonly slopeX: number;
  readonly slopeY: number;
  readonly sunElevation: number;
  readonly roughness: number;
  readonly unresolved: number;
}

/** The sun's road: how well the wave here mirrors the sun, plus the steady part of waves too fine to see. */
function glitterAt({ dx, tilt, slopeX, slopeY, sunElevation, roughness, unresolved }: Glint): number {
  const missX = dx * 0.5 + slopeX * 0.9;
  const missY = (sunElevation - tilt) * 0.5 - slopeY;
  const width = 0.012 + roughness * (0.35 + unresolved * 0.8);
  const widthY = width * 2.6;
  const q = (missX * missX) / (width * width) + (missY * missY) / (widthY * widthY);
  return q > 12 ? 0 : Math.exp(-q) * (1.5 - unresolved * 0.8);
}
