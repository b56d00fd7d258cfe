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

/** A beam as the eye has it: `w` from its lamp to the eye, `e` that along the beam. */
interface SeenBeam extends Omit<Beam, 'from' | 'to'> {
  readonly axis: Vec3;
  readonly long: number;
  readonly w: Vec3;
  readonly e: number;
}

function seenFrom(eye: Vec3, { from, to, ...rest }: Beam): SeenBeam {
  const [ax, ay, az] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const long = Math.hypot(ax, ay, az);
  const axis: Vec3 = [ax / long, ay / long, az / long];
  const w: Vec3 = [eye[0] - from[0], eye[1] - from[1], eye[2] - from[2]];
  return { ...rest, axis, long, w, e: axis[0] * w[0] + axis[1] * w[1] + axis[2] * w[2] };
}

/** Beams of lamps in haze: each adds to a pixel what the line of sight crosses of it, before what stands there. */
export function shineBeams(beams: readonly Beam[]): EventPainter {
  return ({ width, height, light, nearness, focal, camera: { eye, forward, right, up } }) => {
    const lit = beams.map((beam) => seenFrom(eye, beam));
    for (let y = 0; y < height; y++) {
      const b = (height / 2 - y - 0.5) / focal;
      for (let x = 0; x < width; x++) {
        const a = (x + 0.5 - width / 2) / focal;
        const dx = forward[0] + right[0] * a + up[0] * b;
        const dy = forward[1] + right[1] * a + up[1] * b;
        const dz = forward[2] + right[2] * a + up[2] * b;
        const at = (y * width + x) * 3;
        const seen = 1 / Math.max(0.01, nearness[y * width + x] ?? 0);
        for (const beam of lit) {
          const share = shareOfBeam(beam, dx, dy, dz, seen);
          if (share <= 0) continue;
          light[at] = (light[at] ?? 0) + beam.colour[0] * share;
          light[at + 1] = (light[at + 1] ?? 0) + beam.colour[1] * share;
          light[at + 2] = (light[at + 2] ?? 0) + beam.colour[2] * share;
        }
      }
    }
  };
}

/** How much of a beam is seen along a line of sight that ends so far away. */
function shareOfBeam(
  { axis, w, e, long, radius, strength }: SeenBeam,
  dx: number,
  dy: number,
  dz: number,
  seen: number,
): number {
  const along = dx * axis[0] + dy * axis[1] + dz * axis[2];
  const rest = dx * dx + dy * dy + dz * dz - along * along;
  if (rest < 1e-5) return 0;
  // Where the line of sight comes nearest to the middle of the beam, or ends before it.
  const away = Math.min(seen, (along * e - dx * w[0] - dy * w[1] - dz * w[2]) / rest);
  const down = e + along * away;
  if (away <= 0 || down <= 0 || down >= long) return 0;
  const px = w[0] + dx * away - axis[0] * down;
  const py = w[1] + dy * away - axis[1] * down;
  const pz = w[2] + dz * away - axis[2] * down;
  const wide = 0.06 + radius * (down / long);
  const off = (px * px + py * py + pz * pz) / (wide * wide);
  if (off >= 1.6) return 0;
  const fades = (1 - 0.75 * (down / long)) * smooth(0, 0.06, down / long);
  return (strength * smooth(1.6, 0, off) * fades) / (0.5 + wide);
}
