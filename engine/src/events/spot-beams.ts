import type { Rgb } from '../raster/colour.ts';
import { smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { EventPainter } from '../solid/world.ts';

/** A cone of light that hangs in the haze of a stage; metres. */
export interface Beam {
  readonly from: Vec3;
  readonly to: Vec3;
  /** How far it has widened where it ends. */
  readonly radius: number;
  readonly colour: Rgb;
  readonly strength: number;
}

/** Beams of lamps in haze: each adds to a pixel what the line of sight crosses of it, before what stands there. */
export function shineBeams(beams: readonly Beam[]): EventPainter {
  return ({ width, height, light, nearness, focal, camera: { eye, forward, right, up } }) => {
    const lit = beams.map(({ from, to, radius, colour, strength }) => {
      const [ax, ay, az] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
      const long = Math.hypot(ax, ay, az);
      return { from, axis: [ax / long, ay / long, az / long] as const, long, radius, colour, strength };
    });
    for (let y = 0; y < height; y++) {
      const b = (height / 2 - y - 0.5) / focal;
      for (let x = 0; x < width; x++) {
        const a = (x + 0.5 - width / 2) / focal;
        const dx = forward[0] + right[0] * a + up[0] * b;
        const dy = forward[1] + right[1] * a + up[1] * b;
        const dz = forward[2] + right[2] * a + up[2] * b;
        const square = dx * dx + dy * dy + dz * dz;
        const at = y * width + x;
        const seen = 1 / Math.max(0.01, nearness[at] ?? 0);
        for (const { from, axis, long, radius, colour, strength } of lit) {
          const [wx, wy, wz] = [eye[0] - from[0], eye[1] - from[1], eye[2] - from[2]];
          const along = dx * axis[0] + dy * axis[1] + dz * axis[2];
          const [d, e] = [dx * wx + dy * wy + dz * wz, axis[0] * wx + axis[1] * wy + axis[2] * wz];
          const rest = square - along * along;
          if (rest < 1e-5) continue;
          // Where the line of sight comes nearest to the middle of the beam, or ends before it.
          const away = Math.min(seen, (along * e - d) / rest);
          if (away <= 0) continue;
          const down = e + along * away;
          if (down <= 0 || down >= long) continue;
          const [px, py, pz] = [
            wx + dx * away - axis[0] * down,
            wy + dy * away - axis[1] * down,
            wz + dz * away - axis[2] * down,
          ];
          const wide = 0.06 + radius * (down / long);
          const off = (px * px + py * py + pz * pz) / (wide * wide);
          if (off > 1.6) continue;
          const share =
            (strength * smooth(1.6, 0, off) * (1 - 0.75 * (down / long)) * smooth(0, 0.06, down / long)) / (0.5 + wide);
          for (const k of [0, 1, 2] as const) light[at * 3 + k] = (light[at * 3 + k] ?? 0) + colour[k] * share;
        }
      }
    }
  };
}
