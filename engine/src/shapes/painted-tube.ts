import type { Colour, Mesh } from '../solid/mesh.ts';
import { normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

interface Skin {
  /** Radius at a share of the way, 0..1; 0 closes an end. */
  readonly radius: (along: number) => number;
  /** Colour at a turn (0..1) and a share of the way. */
  readonly colour: (turn: number, along: number) => Colour;
  readonly material: number;
  readonly around?: number;
  readonly pieces?: number;
  /** How much further out it is there, as a factor. */
  readonly bulge?: (turn: number, along: number) => number;
}

/** A bent body along a way, whose thickness and colour change along it: a sausage, an aubergine, a chili. A turn of a quarter looks up. */
export function paintedTube(
  mesh: Mesh,
  way: readonly Vec3[],
  { radius, colour, material, around = 28, pieces = 40, bulge = () => 1 }: Skin,
): void {
  const last = way.length - 1;
  const on = (share: number): Vec3 => {
    const at = Math.min(last, Math.max(0, share * last));
    const [a, b] = [way[Math.floor(at)] ?? [0, 0, 0], way[Math.ceil(at)] ?? [0, 0, 0]];
    const t = at - Math.floor(at);
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
  };
  mesh.sheet(
    (u, v) => {
      const [p, before, after] = [on(v), on(v - 0.02), on(v + 0.02)];
      const [tx, ty, tz] = normalised([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
      // Aside of the way and level, or along x where the way is upright.
      const level = Math.hypot(tx, tz);
      const [sx, sz] = level > 0.05 ? [tz / level, -tx / level] : [1, 0];
      const up: Vec3 = [ty * sz, tz * sx - tx * sz, -ty * sx];
      const r = radius(Math.min(1, Math.max(0, v))) * bulge(u, v);
      const [c, s] = [Math.cos(u * tau) * r, Math.sin(u * tau) * r];
      return [p[0] + sx * c + up[0] * s, p[1] + up[1] * s, p[2] + sz * c + up[2] * s];
    },
    around,
    pieces,
    colour,
    material,
  );
}
