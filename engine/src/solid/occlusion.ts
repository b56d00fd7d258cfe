import { materials } from './materials.ts';
import { stride } from './mesh.ts';
import { clamp } from './noise.ts';
import type { Rect } from './rect.ts';
import type { View } from './view.ts';
import type { World } from './world.ts';

const samples = 8;
const turns = 16;
/** Cosines and sines of all directions in which is looked, turn by turn, and how far out, as a share of the reach: closer where things touch. */
const cosines = Float64Array.from({ length: turns * samples }, (_, i) => Math.cos(angleAt(i)));
const sines = Float64Array.from({ length: turns * samples }, (_, i) => Math.sin(angleAt(i)));
const reaches = Float64Array.from({ length: samples }, (_, s) => ((s + 0.5) / samples) ** 0.8);

/** Which turn is taken at each of four by four places: those side by side look in directions far apart. */
const turnAt = Uint8Array.of(0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5);

/**
 * How much of what hides the sky is felt on a material. What a clear coat mirrors is hidden by nothing so near; on it the grain of these few samples
 * would look like dirt. Sockets of eyes and what lies between strands are lit by the skin and hair about them.
 */
const felt: Readonly<Partial<Record<number, number>>> = {
  [materials.paint]: 0.35,
  [materials.pane]: 0.35,
  [materials.skin]: 0.5,
  [materials.wet]: 0.5,
  [materials.strands]: 0.5,
};

function angleAt(i: number): number {
  return Math.trunc(i / samples) * 0.39 + (i % samples) * 2.39996;
}

/** How far around a pixel anything is looked for that hides the sky from it, pixels. */
export const occlusionReach = (height: number): number => height * 0.09;

/** Darkens corners and the ground under things, in a part of a view or those pixels of it that a mask has: how much of the sky is hidden by what is seen close by. */
export function occlude(view: View, normals: Float32Array, world: World, within: Rect, mask?: Uint8Array): void {
  const { width, nearness, light } = view;
  const w = width >> 1;
  const h = view.height >> 1;
  const open = new Float32Array(w * h).fill(1);
  const [left, right] = [Math.max(1, (within.left >> 1) - 1), Math.min(w - 1, (within.right >> 1) + 2)];
  const [top, bottom] = [Math.max(1, (within.top >> 1) - 1), Math.min(h - 1, (within.bottom >> 1) + 2)];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) open[y * w + x] = 1 - hiddenAt(view, normals, world, x, y);
  }
  const even = evened(view, open, { left, right, top, bottom });
  for (let y = within.top; y < within.bottom; y++) {
    for (let x = within.left; x < within.right; x++) {
      const i = y * width + x;
      if ((nearness[i] ?? 0) <= 0 || (mask && mask[i] !== 1)) continue;
      // Each even number lies between two pixels of the whole view.
      const column = Math.min(w - 2, Math.max(1, (x - 1) >> 1));
      const o = Math.min(h - 2, Math.max(1, (y - 1) >> 1)) * w + column;
      const aside = x & 1 ? 0 : 1;
      const below = y & 1 ? 0 : w;
      const share =
        ((even[o] ?? 1) + (even[o + aside] ?? 1) + (even[o + below] ?? 1) + (even[o + aside + below] ?? 1)) / 4;
      light[i * 3] = (light[i * 3] ?? 0) * share;
      light[i * 3 + 1] = (light[i * 3 + 1] ?? 0) * share;
      light[i * 3 + 2] = (light[i * 3 + 2] ?? 0) * share;
    }
  }
}

/** How much farther off the eye something is that is still the same surface, as a share of that. */
const sameSurface = 0.04;

/** The mean of the four by four places around each, which together look in all directions: one alone is grain. What is before or behind is left out. */
function evened(view: View, open: Float32Array, { left, right, top, bottom }: Rect): Float32Array {
  const { width, nearness } = view;
  const [w, h] = [width >> 1, view.height >> 1];
  const even = open.slice();
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const near = nearness[y * 2 * width + x * 2] ?? 0;
      const o = y * w + x;
      const corners =
        (open[o - w - 1] ?? 1) + (open[o - w + 2] ?? 1) + (open[o + 2 * w - 1] ?? 1) + (open[o + 2 * w + 2] ?? 1);
      // Most of a picture is open.
      if (near <= 0 || (open[o] ?? 1) + (open[o + 1] ?? 1) + (open[o + w] ?? 1) + corners === 7) continue;
      const least = near * (1 - sameSurface);
      const most = near * (1 + sameSurface);
      let sum = 0;
      let count = 0;
      for (let v = y - 1; v <= y + 2 && v < h; v++)
        for (let u = x - 1; u <= x + 2 && u < w; u++) {
          const other = nearness[v * 2 * width + u * 2] ?? 0;
          if (other < least || other > most) continue;
          sum += open[v * w + u] ?? 1;
          count++;
        }
      if (count > 0) even[y * w + x] = sum / count;
    }
  return even;
}

function hiddenAt(view: View, normals: Float32Array, world: World, x: number, y: number): number {
  const { width, height, nearness, ids, focal } = view;
  const column = x * 2;
  const row = y * 2;
  const i = row * width + column;
  const near = nearness[i] ?? 0;
  const id = ids[i] ?? -1;
  const material = id >= 0 ? world.mesh.data[id * stride + 24] : undefined;
  if (near <= 0 || material === materials.water) return 0;
  const { radius, power } = world.occlusion;
  const away = 1 / near;
  const reach = Math.min(occlusionReach(height), Math.max(3, (radius * focal) / away));
  const from = (turnAt[(y & 3) * 4 + (x & 3)] ?? 0) * samples;
  const nx = normals[i * 3] ?? 0;
  const ny = normals[i * 3 + 1] ?? 0;
  const nz = normals[i * 3 + 2] ?? 0;
  let hidden = 0;
  for (let s = 0; s < samples; s++) {
    const q = reach * (reaches[s] ?? 0);
    const sx = Math.round(column + (cosines[from + s] ?? 0) * q);
    const sy = Math.round(row + (sines[from + s] ?? 0) * q);
    if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
    const j = sy * width + sx;
    const other = nearness[j] ?? 0;
    if (other <= 0) continue;
    const gap = away - 1 / other;
    if (gap <= radius * 0.03 || gap >= radius * 2.2) continue;
    const same = nx * (normals[j * 3] ?? 0) + ny * (normals[j * 3 + 1] ?? 0) + nz * (normals[j * 3 + 2] ?? 0);
    hidden += (1 - 0.75 * same * same) * (1 - gap / (radius * 2.2));
  }
  return Math.min(0.75, clamp((hidden / samples) * 1.65 * power * (felt[material ?? materials.coat] ?? 1)));
}
