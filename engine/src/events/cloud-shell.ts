import { mix } from '../raster/scalar.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Air } from '../solid/air.ts';
import { fbm, grain, smooth } from '../solid/noise.ts';
import type { View } from '../solid/view.ts';
import type { EventPainter, Ground } from '../solid/world.ts';

/** A sea of clouds that is seen from above. */
export interface CloudSea {
  /** Height of its top at a place, and what nothing of it is higher than; metres. */
  readonly top: Ground;
  readonly highest: number;
  /** Colours where it is lit, and in its lanes. */
  readonly lit: Rgb;
  readonly shade: Rgb;
  /** As in `SettingOrder`. */
  readonly wide: number;
}

/** Farther off than this its top alone is seen, metres. */
const farthest = 1200;
/** Share of light that is lost in a metre of it, and how many stops a look through it makes at most. */
const [thick, stops] = [0.5, 72] as const;

/** The top of a sea of clouds as a grid that is fine where it is near, so that it can be asked for often. */
class TopMap {
  private readonly heights: Float32Array;
  private readonly spread: number;

  constructor({ top, wide }: CloudSea) {
    this.spread = 0.75 * wide;
    this.heights = new Float32Array((rows + 1) * (columns + 1));
    for (let j = 0; j <= rows; j++) {
      const z = first * (last / first) ** (j / rows);
      for (let i = 0; i <= columns; i++) {
        this.heights[j * (columns + 1) + i] = top((i / columns - 0.5) * 2 * this.spread * (z + 3), z);
      }
    }
  }

  at(x: number, z: number): number {
    const v = Math.min(
      rows - 0.01,
      Math.max(0, (Math.log(Math.max(first, z) / first) / Math.log(last / first)) * rows),
    );
    const u = Math.min(columns - 0.01, Math.max(0, (x / (2 * this.spread * (Math.max(first, z) + 3)) + 0.5) * columns));
    const i = Math.trunc(u);
    const j = Math.trunc(v);
    const fu = u - i;
    const fv = v - j;
    const at = j * (columns + 1) + i;
    const below = at + columns + 1;
    const { heights: h } = this;
    return mix(mix(h[at] ?? 0, h[at + 1] ?? 0, fu), mix(h[below] ?? 0, h[below + 1] ?? 0, fu), fv);
  }
}

const channels = [0, 1, 2] as const;
const [rows, columns, first, last] = [280, 200, 3, 1400] as const;

/** What a look through the cloud has met: its light, and what share of what is behind it is still seen. */
const met = { light: [0, 0, 0] as [number, number, number], left: 1 };

/** Wraps the top of a sea of clouds into cloud that thins outwards: without it the heaps would have the skin of snow. */
export function wrapInCloud(sea: CloudSea): EventPainter {
  return (view, { air }) => {
    if (view.isMirror) return;
    const map = new TopMap(sea);
    const { width, height, nearness, light } = view;
    const mixIn = (i: number): void => {
      for (const k of [0, 1, 2] as const) light[i * 3 + k] = (light[i * 3 + k] ?? 0) * met.left + met.light[k];
    };
    const others: number[] = [];
    // Cloud is soft: four pixels share one look, and what stands before it has its own.
    for (let y = 0; y < height; y += 2) {
      for (let x = 0; x < width; x += 2) {
        const nearest = nearness[y * width + x] ?? 0;
        others.length = 0;
        look(view, x + 1, y + 1, nearest);
        march(map, sea, air);
        for (let dy = 0; dy < 2 && y + dy < height; dy++)
          for (let dx = 0; dx < 2 && x + dx < width; dx++) {
            const i = (y + dy) * width + x + dx;
            if (Math.abs((nearness[i] ?? 0) - nearest) > 0.2 * nearest) others.push(i);
            else if (met.left < 1) mixIn(i);
          }
        for (const i of others) {
          look(view, (i % width) + 0.5, Math.trunc(i / width) + 0.5, nearness[i] ?? 0);
          march(map, sea, air);
          mixIn(i);
        }
      }
    }
  };
}

/** The look of a pixel: where from, along what, how far, and where in its first step it begins. */
const ray = { ex: 0, ey: 0, ez: 0, dx: 0, dy: 0, dz: 0, long: 0, jitter: 0 };

function look(
  { width, height, focal, camera: { eye, forward, right, up } }: View,
  x: number,
  y: number,
  near: number,
): void {
  const a = (x - width / 2) / focal;
  const b = (height / 2 - y) / focal;
  const dx = forward[0] + right[0] * a + up[0] * b;
  const dy = forward[1] + right[1] * a + up[1] * b;
  const dz = forward[2] + right[2] * a + up[2] * b;
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
  ray.ex = eye[0];
  ray.ey = eye[1];
  ray.ez = eye[2];
  ray.dx = dx / length;
  ray.dy = dy / length;
  ray.dz = dz / length;
  ray.long = Math.min(farthest, near > 0 ? length / near : farthest);
  ray.jitter = grain(Math.trunc(x), Math.trunc(y));
}

function march(map: TopMap, { lit, shade, highest }: CloudSea, air: Air): void {
  met.light[0] = met.light[1] = met.light[2] = 0;
  met.left = 1;
  const { ex, ey, ez, dx, dy, dz, long, jitter } = ray;
  if (dy >= 0 && ey > highest) return;
  let t = ey > highest ? (highest - ey) / dy : 0;
  let step = 1;
  const [sx, sy, sz] = air.sun;
  for (let n = 0; n < stops && t < long && met.left > 0.02; n++) {
    const at = t + step * jitter;
    const x = ex + dx * at;
    const y = ey + dy * at;
    const z = ez + dz * at;
    const under = map.at(x, z) - y;
    if (under < -4) {
      // Above it a stop is as long as nothing can be met.
      t += Math.max(1.2, -under * 0.6);
      continue;
    }
    step = 1.5 + t * 0.011;
    t += step;
    const curls = (fbm(x * 0.16 + y * 0.05, z * 0.16 - y * 0.21, 3) - 0.5) * 8;
    const dense = smooth(-2, 4, under + curls) * smooth(farthest, farthest * 0.6, at);
    if (dense <= 0) continue;
    const share = met.left * (1 - Math.exp(-dense * thick * step));
    const shaded = smooth(-3, 8, map.at(x + sx * 9, z + sz * 9) - y - sy * 9 + curls * 0.6);
    const far = smooth(-4, 9, map.at(x + sx * 26, z + sz * 26) - y - sy * 26);
    const sunned = (1 - 0.72 * shaded) * (1 - 0.55 * far);
    const high = smooth(highest - 46, highest - 16, y + curls * 0.5);
    const lost = 1 - Math.exp(-((at * air.fog) ** 1.25));
    for (const k of channels) {
      const own = mix(shade[k], lit[k], high) * (air.ambient[k] * 0.85 + air.sunLight[k] * 0.46 * sunned);
      met.light[k] += share * mix(own, air.fogColour[k], lost);
    }
    met.left -= share;
  }
}
