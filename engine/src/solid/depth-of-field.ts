import type { View } from './view.ts';
import type { World } from './world.ts';

const turns = 7;
const mostTaps = 24;
/** Cosines and sines of all directions in which neighbours are looked for: worked out for every pixel, they took longer than all else here. */
const [cosines, sines] = [Math.cos, Math.sin].map((of) =>
  Float64Array.from({ length: turns * mostTaps }, (_, i) => of((i % mostTaps) * 2.39996 + Math.trunc(i / mostTaps))),
) as [Float64Array, Float64Array]; // two functions give two tables
/** How far out each of so many neighbours lies, as a share of the circle; few of a large circle would be seen as dots. */
const reaches = [12, 18, mostTaps].map((taps) => Float64Array.from({ length: taps }, (_, s) => Math.sqrt(s / taps)));
const none = new Float64Array(0);

/** From this circle on, in pixels, light is gathered at half the size: every look takes in four points, and what glints leaves no dots. */
const coarseFrom = 4;
/** Below this circle, in points of the half-sized plane, all of it is looked at: few looks would leave teeth along every edge. */
const allBelow = 4;
/** Light above this is held back before it is spread: a glint would be seen at every place from where it was looked at. */
const brightest = 2.5;

/** A smaller circle, in pixels, is not seen. */
const sharpBelow = 0.8;

/** The largest circle, of the height of the picture. */
export const widest = 0.016;

/** Light, and the circle that it is spread over, of each point of a grid. */
interface Plane {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
  readonly circle: Float32Array;
}

/** Blurs what lies nearer or farther than the depth that is sharp, as a lens does; `high` is the height of the whole where the view is a part of it. */
export function blurByDepth(view: View, lens: NonNullable<World['depthOfField']>, high = view.height): void {
  const { width, height, light } = view;
  const whole: Plane = { width, height, light: light.slice(), circle: circlesOf(view, lens, high) };
  const half = halfOf(whole);
  const blurred = blurCoarsely(half);
  const sum: [number, number, number] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const c = whole.circle[i] ?? 0;
      if (c < sharpBelow) continue;
      // Few looks into a circle would be seen as a row of teeth along every edge.
      if (!readCoarsely(blurred, x, y, sum)) gatherAll(whole, x, y, c, sum);
      light[i * 3] = sum[0];
      light[i * 3 + 1] = sum[1];
      light[i * 3 + 2] = sum[2];
    }
  }
}

/** Whether nothing is out of focus where `which` is 1. */
export function isInFocus(
  { nearness, height }: View,
  which: Uint8Array,
  lens: NonNullable<World['depthOfField']>,
  high = height,
): boolean {
  return which.every((is, i) => is === 0 || circleAt(nearness[i] ?? 0, lens, high) < sharpBelow);
}

/** How large a circle the light of each pixel is spread over, pixels. */
function circlesOf({ nearness }: View, lens: NonNullable<World['depthOfField']>, high: number): Float32Array {
  const circle = new Float32Array(nearness.length);
  for (let i = 0; i < circle.length; i++) circle[i] = circleAt(nearness[i] ?? 0, lens, high);
  return circle;
}

/** How large a circle the light of what is so near is spread over, pixels. */
function circleAt(
  near: number,
  { focus, sharp = 0, strength }: NonNullable<World['depthOfField']>,
  high: number,
): number {
  const away = near > 0 ? 1 / near : 1e4;
  return Math.min(high * widest, (Math.max(0, Math.abs(away - focus) - sharp) / away) * strength * high);
}

/** The same at half the size: the mean of the light, and the smallest of the circles. */
function halfOf({ width, light, circle, height }: Plane): Plane {
  const across = width >> 1;
  const down = height >> 1;
  const half = {
    width: across,
    height: down,
    light: new Float32Array(across * down * 3),
    circle: new Float32Array(across * down),
  };
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const i = y * 2 * width + x * 2;
      const o = y * across + x;
      const least = Math.min(circle[i] ?? 0, circle[i + 1] ?? 0, circle[i + width] ?? 0, circle[i + width + 1] ?? 0);
      half.circle[o] = least / 2;
      for (let k = 0; k < 3; k++) {
        const a = Math.min(brightest, light[i * 3 + k] ?? 0) + Math.min(brightest, light[i * 3 + 3 + k] ?? 0);
        const j = (i + width) * 3 + k;
        half.light[o * 3 + k] = (a + Math.min(brightest, light[j] ?? 0) + Math.min(brightest, light[j + 3] ?? 0)) / 4;
      }
    }
  }
  return half;
}

/** What of a half-sized plane is blurred much, with the grain of its few looks smoothed; where the circle is small nothing is known. */
function blurCoarsely(half: Plane): Plane {
  const { width, height, circle } = half;
  const sum: [number, number, number] = [0, 0, 0];
  const grainy = new Float32Array(half.light.length);
  const isKnown = (at: number): boolean => (circle[at] ?? 0) >= coarseFrom / 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (!isKnown(at)) continue;
      const c = circle[at] ?? 0;
      if (c < allBelow) gatherAll(half, x, y, c, sum);
      else gather(half, x, y, c, sum);
      grainy.set(sum, at * 3);
    }
  }
  return { ...half, light: smoothed(smoothed(grainy, half), half) };
}

/** The light of a plane with that of the points next to each mixed in, where those are known as well. */
function smoothed(light: Float32Array, { width, height, circle }: Plane): Float32Array {
  const out = light.slice();
  const isKnown = (at: number): boolean => (circle[at] ?? 0) >= coarseFrom / 2;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (!(isKnown(at) && isKnown(at - 1) && isKnown(at + 1) && isKnown(at - width) && isKnown(at + width))) continue;
      for (let k = 0; k < 3; k++) {
        const o = at * 3 + k;
        const row = width * 3;
        const beside = (light[o - 3] ?? 0) + (light[o + 3] ?? 0) + (light[o - row] ?? 0) + (light[o + row] ?? 0);
        const corners =
          (light[o - row - 3] ?? 0) + (light[o - row + 3] ?? 0) + (light[o + row - 3] ?? 0) + (light[o + row + 3] ?? 0);
        out[o] = ((light[o] ?? 0) * 4 + beside * 2 + corners) / 16;
      }
    }
  }
  return out;
}

/** The blurred light of a pixel between four points of the half-sized plane; false where one of them is not known. */
function readCoarsely(
  { width, height, light, circle }: Plane,
  x: number,
  y: number,
  sum: [number, number, number],
): boolean {
  // The middle of a point lies between two pixels.
  const left = (x - 1) >> 1;
  const top = (y - 1) >> 1;
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return false;
  const at = top * width + left;
  const least = Math.min(circle[at] ?? 0, circle[at + 1] ?? 0, circle[at + width] ?? 0, circle[at + width + 1] ?? 0);
  if (least < coarseFrom / 2) return false;
  const u = (x & 1) === 1 ? 0.25 : 0.75;
  const v = (y & 1) === 1 ? 0.25 : 0.75;
  for (const k of [0, 1, 2] as const) {
    const o = at * 3 + k;
    const upper = (light[o] ?? 0) * (1 - u) + (light[o + 3] ?? 0) * u;
    const lower = (light[o + width * 3] ?? 0) * (1 - u) + (light[o + width * 3 + 3] ?? 0) * u;
    sum[k] = upper * (1 - v) + lower * v;
  }
  return true;
}

/** Gathers the light of every point of a small circle around a point. */
function gatherAll(
  { width, height, light, circle }: Plane,
  x: number,
  y: number,
  c: number,
  sum: [number, number, number],
): void {
  const reach = Math.ceil(c);
  let r = 0;
  let g = 0;
  let b = 0;
  let total = 0;
  for (let dy = -reach; dy <= reach; dy++) {
    const row = Math.min(height - 1, Math.max(0, y + dy));
    for (let dx = -reach; dx <= reach; dx++) {
      const away = Math.sqrt(dx * dx + dy * dy);
      const inside = Math.min(1, c + 0.5 - away);
      if (inside <= 0) continue;
      const j = row * width + Math.min(width - 1, Math.max(0, x + dx));
      const weight = away > 0 && (circle[j] ?? 0) < away * 0.7 ? 0.06 * inside : inside;
      r += (light[j * 3] ?? 0) * weight;
      g += (light[j * 3 + 1] ?? 0) * weight;
      b += (light[j * 3 + 2] ?? 0) * weight;
      total += weight;
    }
  }
  sum[0] = r / total;
  sum[1] = g / total;
  sum[2] = b / total;
}

/** Gathers the light of some points of the circle of `c` points around a point. */
function gather(
  { width, height, light, circle }: Plane,
  x: number,
  y: number,
  c: number,
  sum: [number, number, number],
): void {
  const reach = reaches[c < 5 ? 0 : c < 10 ? 1 : 2] ?? none;
  const taps = reach.length;
  const from = ((x * 3 + y * 5) % turns) * mostTaps;
  let r = 0;
  let g = 0;
  let b = 0;
  let total = 0;
  for (let s = 0; s < taps; s++) {
    const q = c * (reach[s] ?? 0);
    const column = Math.min(width - 1, Math.max(0, Math.round(x + (cosines[from + s] ?? 0) * q)));
    const row = Math.min(height - 1, Math.max(0, Math.round(y + (sines[from + s] ?? 0) * q)));
    const j = row * width + column;
    // What is sharp does not spread over what is blurred.
    const weight = s > 0 && (circle[j] ?? 0) < q * 0.7 ? 0.06 : 1;
    r += (light[j * 3] ?? 0) * weight;
    g += (light[j * 3 + 1] ?? 0) * weight;
    b += (light[j * 3 + 2] ?? 0) * weight;
    total += weight;
  }
  sum[0] = r / total;
  sum[1] = g / total;
  sum[2] = b / total;
}
