import { mix } from '../raster/scalar.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { EventPainter } from '../solid/world.ts';

/** A cloud of fine drops: where its middle is, how wide and how high it is, and how much it hides, 0 to 1. Metres. */
export interface Spray {
  readonly at: Vec3;
  readonly wide: number;
  readonly high: number;
  readonly dense: number;
}

/** Spray that hangs where water bursts, in the light of the sky and the sun, before what stands behind it. */
export function hangSpray(sprays: readonly Spray[]): EventPainter {
  return ({ width, height, light, nearness, focal, camera: { eye, forward, right, up }, isMirror }, { air }) => {
    // Too thin to be seen in the water.
    if (isMirror) return;
    const sunned = air.night ? 0.12 : 0.24;
    const grey = air.ambient[1] * 0.85 + air.sunLight[1] * sunned;
    // Drops scatter the light of the whole sky: they are whiter than what the sun alone would make of them.
    const lit = ([0, 1, 2] as const).map((k) => mix(grey, air.ambient[k] * 0.85 + air.sunLight[k] * sunned, 0.45));
    const far = sprays.toSorted((a, b) => depthOf(b.at) - depthOf(a.at));
    for (const [n, { at, wide, high, dense }] of far.entries()) {
      const depth = depthOf(at);
      if (depth < 1) continue;
      const along = (axis: Vec3) =>
        axis[0] * (at[0] - eye[0]) + axis[1] * (at[1] - eye[1]) + axis[2] * (at[2] - eye[2]);
      const [cx, cy] = [width / 2 + (along(right) / depth) * focal, height / 2 - (along(up) / depth) * focal];
      const [rx, ry] = [(wide / depth) * focal, (high / depth) * focal];
      const [left, last] = [Math.max(0, Math.floor(cx - rx)), Math.min(width - 1, Math.ceil(cx + rx))];
      const [top, bottom] = [Math.max(0, Math.floor(cy - ry)), Math.min(height - 1, Math.ceil(cy + ry))];
      for (let y = top; y <= bottom; y++) {
        for (let x = left; x <= last; x++) {
          const [u, v] = [(x - cx) / rx, (y - cy) / ry];
          const round = 1 - u * u - v * v;
          if (round <= 0) continue;
          const i = y * width + x;
          const near = nearness[i] ?? 0;
          // It thins towards what stands in it.
          const behind = near > 0 ? smooth(-0.5, 1, (1 / near - depth) / wide) : 1;
          if (behind === 0) continue;
          const billows = smooth(0.3, 0.68, fbm(u * wide * 1.3 + n * 5.3, v * high * 1.3 + n * 3.1, 4));
          const share = dense * round * round * behind * (0.2 + 0.8 * billows);
          for (const k of [0, 1, 2] as const)
            light[i * 3 + k] = (light[i * 3 + k] ?? 0) * (1 - share) + (lit[k] ?? 0) * share;
        }
      }
    }

    function depthOf(p: Vec3): number {
      return (p[0] - eye[0]) * forward[0] + (p[1] - eye[1]) * forward[1] + (p[2] - eye[2]) * forward[2];
    }
  };
}
