import { createRandom } from '../raster/random.ts';
import { clamp01, smoothstep } from '../raster/scalar.ts';

// Noise over one fixed table: pure functions without state, so that two pictures painted in turns cannot disturb each
// other. Pictures differ because each setting looks at another place of the noise, chosen by its seed.

const shuffled = new Uint8Array(1024);
const value = new Float32Array(256);
fillTables();

function fillTables(): void {
  const random = createRandom(1);
  const order = Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const held = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = held;
  }
  for (let i = 0; i < 1024; i++) shuffled[i] = order[i & 255] ?? 0;
  for (let i = 0; i < 256; i++) value[i] = random();
}

/** Value noise over the plane, 0..1, one cell per unit. */
export function noise2(x: number, y: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const row = shuffled[yi & 255] ?? 0;
  const next = shuffled[(yi + 1) & 255] ?? 0;
  const a = value[shuffled[(xi & 255) + row] ?? 0] ?? 0;
  const b = value[shuffled[((xi + 1) & 255) + row] ?? 0] ?? 0;
  const c = value[shuffled[(xi & 255) + next] ?? 0] ?? 0;
  const d = value[shuffled[((xi + 1) & 255) + next] ?? 0] ?? 0;
  return (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v;
}

/** Value noise in space, 0..1. */
export function noise3(x: number, y: number, z: number): number {
  const zi = Math.floor(z);
  const f = z - zi;
  const w = f * f * (3 - 2 * f);
  const shift = (at: number, by: number): number => (shuffled[at & 255] ?? 0) * by;
  const near = noise2(x + shift(zi, 1.37), y + shift(zi + 7, 0.71));
  const far = noise2(x + shift(zi + 1, 1.37), y + shift(zi + 8, 0.71));
  return near * (1 - w) + far * w;
}

/** The cell of a point among cells with straight borders, as rock is split into blocks and mud into plates. */
export interface Cell {
  /** A number from 0 to 1 that belongs to the cell. */
  chance: number;
  /** Another two of them. */
  second: number;
  third: number;
  /** How far off the point the nearest border is, about; a cell is 1 wide. */
  inside: number;
  /** From the middle of the cell to the point. */
  dx: number;
  dy: number;
  dz: number;
}

/** The cell of a place in space, written into `out`: one cell per unit (after Worley, of the eight nearest middles). */
export function cellAt(x: number, y: number, z: number, out: Cell): void {
  const xi = Math.floor(x - 0.5);
  const yi = Math.floor(y - 0.5);
  const zi = Math.floor(z - 0.5);
  let first = 9;
  let next = 9;
  for (let i = 0; i < 8; i++) {
    const cx = xi + (i & 1);
    const cy = yi + ((i >> 1) & 1);
    const cz = zi + (i >> 2);
    const a = (shuffled[(cx & 255) + (shuffled[(cy & 255) + (shuffled[cz & 255] ?? 0)] ?? 0)] ?? 0) & 255;
    const one = value[a] ?? 0;
    const two = value[(a + 71) & 255] ?? 0;
    const three = value[(a + 149) & 255] ?? 0;
    const dx = x - cx - 0.5 - (one - 0.5) * 0.72;
    const dy = y - cy - 0.5 - (two - 0.5) * 0.72;
    const dz = z - cz - 0.5 - (three - 0.5) * 0.72;
    const away = dx * dx + dy * dy + dz * dz;
    if (away >= first) {
      if (away < next) next = away;
      continue;
    }
    next = first;
    first = away;
    out.chance = one;
    out.second = two;
    out.third = three;
    out.dx = dx;
    out.dy = dy;
    out.dz = dz;
  }
  out.inside = (Math.sqrt(next) - Math.sqrt(first)) / 2;
}

/** `octaves` layers of value noise, each half as strong as the last; 0..1. */
export function fbm(x: number, y: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * noise2(x, y);
    total += amplitude;
    amplitude *= 0.5;
    const turned = x * 1.6 - y * 1.2 + 3.1;
    y = x * 1.2 + y * 1.6 + 1.7;
    x = turned;
  }
  return sum / total;
}

/** Noise damped by its own slope: ridges stay crisp and valleys smooth, as after erosion (after Quilez). */
export function eroded(x: number, y: number, octaves: number): number {
  let sum = 0;
  let amplitude = 1;
  let slopeX = 0;
  let slopeY = 0;
  for (let i = 0; i < octaves; i++) {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const fx = x - xi;
    const fy = y - yi;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const row = shuffled[yi & 255] ?? 0;
    const next = shuffled[(yi + 1) & 255] ?? 0;
    const a = value[shuffled[(xi & 255) + row] ?? 0] ?? 0;
    const b = value[shuffled[((xi + 1) & 255) + row] ?? 0] ?? 0;
    const c = value[shuffled[(xi & 255) + next] ?? 0] ?? 0;
    const d = value[shuffled[((xi + 1) & 255) + next] ?? 0] ?? 0;
    const k = a - b - c + d;
    slopeX += 30 * fx * fx * (fx - 1) * (fx - 1) * (b - a + k * v);
    slopeY += 30 * fy * fy * (fy - 1) * (fy - 1) * (c - a + k * u);
    const height = a + (b - a) * u + (c - a) * v + k * u * v;
    sum += (amplitude * height) / (1 + (slopeX * slopeX + slopeY * slopeY) * 0.9);
    amplitude *= 0.5;
    const turned = x * 1.6 - y * 1.2;
    y = x * 1.2 + y * 1.6;
    x = turned;
  }
  return sum;
}

/** A number from 0 to 1 that belongs to a pair: the same pair always gives the same. */
export function chanceAt(a: number, b: number): number {
  const s = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return s - Math.floor(s);
}

/** A number from 0 to 1 for a pixel: neighbours differ evenly, so that what is begun by it has no pattern (after Jimenez). */
export function grain(x: number, y: number): number {
  const s = 52.9829189 * ((x * 0.06711056 + y * 0.00583715) % 1);
  return s - Math.floor(s);
}

/** The short name that shapes and settings use for `smoothstep`. */
export const smooth = smoothstep;
export const clamp = clamp01;
