import { scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

/** A ribbon that is wound around a limb: from where to where, how thick the limb is at both ends, and how often. */
export interface Winding {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly radii: readonly [number, number];
  readonly turns: number;
  /** Breadth of the ribbon; a little more than the way between two turns covers the limb. */
  readonly width: number;
  readonly colour: Colour;
  /** How much the lower edge of the ribbon stands off. */
  readonly lift?: number;
  /** How deep the limb is to how wide (in z). */
  readonly flat?: number;
}

/** Winds a ribbon around a limb: puttees, bandages, wrappings of hilts. */
export function wind(
  mesh: Mesh,
  { from, to, radii: [r0, r1], turns, width, colour, lift = 0.006, flat = 1 }: Winding,
): void {
  const d: Vec3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(...d);
  const [dx, dy, dz] = normalised(d);
  const side = normalised(Math.abs(dz) > 0.9 ? [dy, -dx, 0] : [-dy, dx, 0]);
  const other: Vec3 = [dy * side[2] - dz * side[1], dz * side[0] - dx * side[2], dx * side[1] - dy * side[0]];
  const read = readColour(colour);
  mesh.sheet(
    (u, v): Vec3 => {
      const a = u * turns * tau;
      const t = u + ((v - 0.5) * width) / length;
      const r = r0 + (r1 - r0) * Math.min(1, Math.max(0, t)) + lift * v;
      const [c, s] = [Math.cos(a) * r, Math.sin(a) * r];
      return [
        from[0] + d[0] * t + side[0] * c + other[0] * s,
        from[1] + d[1] * t + side[1] * c + other[1] * s,
        from[2] + d[2] * t + (side[2] * c + other[2] * s) * flat,
      ];
    },
    Math.ceil(turns * 20),
    2,
    (u, v) => scaleRgb(read, 0.93 + 0.1 * Math.sin(Math.floor(u * turns) * 5.3) - (v > 0.5 ? 0 : 0.1)),
    materials.cloth,
  );
}
