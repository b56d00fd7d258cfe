import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

type Corner = readonly [x: number, y: number];

/** What one strip of an extruded body is painted with, from a corner of its profile to the next. */
interface Strip {
  readonly colour: Colour;
  readonly material?: number;
}

/**
 * A body with one profile all across its width, seen from the side: cabs, vans, hulls of tanks. Corners go round once; every one of them is seen from
 * the middle. Its edges are bevelled, and single strips of it may be painted otherwise, as windscreens are.
 */
export function extruded(
  mesh: Mesh,
  profile: readonly Corner[],
  { half, bevel }: { readonly half: number; readonly bevel: number },
  paint: Strip,
  strips: Readonly<Record<number, Strip>> = {},
): void {
  const n = profile.length;
  const corner = (i: number): Corner => profile[(i + n) % n] ?? [0, 0];
  const middle: Corner = [profile.reduce((sum, [x]) => sum + x, 0) / n, profile.reduce((sum, [, y]) => sum + y, 0) / n];
  const inset = profile.map(([x, y]): Corner => {
    const far = Math.hypot(x - middle[0], y - middle[1]);
    const share = Math.max(0, 1 - (bevel * 1.3) / far);
    return [middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share];
  });
  const inner = (i: number): Corner => inset[(i + n) % n] ?? [0, 0];
  const { colour, material = materials.gloss } = paint;
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [corner(i), corner(i + 1), inner(i), inner(i + 1)];
    const strip = strips[i];
    mesh.face(
      [
        [...a, -half + bevel],
        [...b, -half + bevel],
        [...b, half - bevel],
        [...a, half - bevel],
      ],
      strip?.colour ?? colour,
      strip ? (strip.material ?? materials.gloss) : material,
    );
    for (const s of [-1, 1]) {
      const rim = (p: Corner): Vec3 => [...p, s * (half - bevel)];
      const side = (p: Corner): Vec3 => [...p, s * half];
      mesh.face([rim(a), rim(b), side(d), side(c)], colour, material);
      mesh.face([side(c), side(d), side(middle)], colour, material);
    }
  }
}
