import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { strandShade } from '../solid/strand-shade.ts';
import { cross, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { smoothWay } from './smooth-way.ts';

/** A lock of long hair, from its root to its tip. */
export interface HairLock {
  readonly way: readonly Vec3[];
  /** How wide it is at its widest, metres; it is half of that at its root, and runs out in a point. */
  readonly wide: number;
  /** To where it faces. */
  readonly out: Vec3;
  readonly colour: Rgb;
  /** How light it is beside its colour. */
  readonly light: number;
}

/** Pieces of a lock between two places of its way. */
const pieces = 4;

/** How far the edges of a lock are turned away from where it faces: its strands lie over one another, and it is round to the light. */
const rounded = 0.55;

/** Draws a lock as a ribbon of strands, whose own light runs along them. */
export function drawLock(mesh: Mesh, { way, wide, out, colour, light }: HairLock): void {
  const points = smoothWay(way, pieces);
  const last = points.length - 1;
  const rows = points.map((point, i) => {
    const [from, to] = [points[Math.max(0, i - 1)] ?? point, points[Math.min(last, i + 1)] ?? point];
    const across = normalised(cross([to[0] - from[0], to[1] - from[1], to[2] - from[2]], out));
    const t = i / last;
    const half = (wide / 2) * Math.min(1, 0.5 + t * 2.5) * (1 - t) ** 0.45;
    const beside = (k: number): Vec3 => [point[0] + across[0] * k, point[1] + across[1] * k, point[2] + across[2] * k];
    const facing = (k: number): Vec3 =>
      normalised([out[0] + across[0] * k, out[1] + across[1] * k, out[2] + across[2] * k]);
    // Roots lie under the hair above them; tips have been bleached.
    const shade = strandShade(light * (0.72 + 0.34 * Math.min(1, t * 2)), 0, 'lock');
    return { a: beside(-half), b: beside(half), na: facing(-rounded), nb: facing(rounded), shade, t };
  });
  for (const [i, to] of rows.slice(1).entries()) {
    const from = rows[i] ?? to;
    const own = mixRgb(colour, [colour[0] * 1.12, colour[1] * 1.06, colour[2]], to.t);
    const [s, e] = [from.shade, to.shade];
    mesh.tri(from.a, to.a, to.b, from.na, to.na, to.nb, own, materials.strands, s, e, e);
    mesh.tri(from.b, to.b, from.a, from.nb, to.nb, from.na, own, materials.strands, s, e, s);
  }
}
