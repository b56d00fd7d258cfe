import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

interface Slab {
  readonly low: number;
  readonly high: number;
  /** How far its edges are rounded. */
  readonly edge?: number;
  readonly top: Colour | ((x: number, z: number) => Colour);
  /** Colour of its side at a point of the outline. */
  readonly side: Colour | ((nth: number) => Colour);
  readonly material: number;
  /** Rings in which its top is coloured. */
  readonly rings?: number;
}

/** A flat piece whose outline seen from above is seen whole from its middle: a slice of bread, a palette, a piece of chocolate. */
export function slab(
  mesh: Mesh,
  outline: readonly (readonly [x: number, z: number])[],
  { low, high, edge = 0, top, side, material, rings = 1 }: Slab,
): void {
  const count = outline.length;
  const mx = outline.reduce((sum, [x]) => sum + x, 0) / count;
  const mz = outline.reduce((sum, [, z]) => sum + z, 0) / count;
  const at = (i: number, [inward, y]: readonly [number, number]): Vec3 => {
    const [x, z] = outline[i % count] ?? [0, 0];
    const far = Math.hypot(x - mx, z - mz) || 1;
    const share = Math.max(0, 1 - inward / far);
    return [mx + (x - mx) * share, y, mz + (z - mz) * share];
  };
  type Row = readonly [number, number];
  const rows: readonly Row[] =
    edge > 0
      ? [
          [edge, low],
          [edge * 0.3, low + edge * 0.3],
          [0, low + edge],
          [0, high - edge],
          [edge * 0.3, high - edge * 0.3],
          [edge, high],
        ]
      : [
          [0, low],
          [0, high],
        ];
  for (let i = 0; i < count; i++) {
    const colour = typeof side === 'function' ? side(i) : side;
    for (let k = 1; k < rows.length; k++) {
      const [a, b] = [rows[k - 1], rows[k]];
      if (!a || !b) continue;
      mesh.face([at(i, a), at(i + 1, a), at(i + 1, b), at(i, b)], colour, material);
    }
    mesh.face([[mx, low, mz], at(i, [edge, low]), at(i + 1, [edge, low])], colour, material);
    const [from, to] = [at(i, [edge, high]), at(i + 1, [edge, high])];
    for (let k = 0; k < rings; k++) {
      const on = (end: Vec3, share: number): Vec3 => [mx + (end[0] - mx) * share, high, mz + (end[2] - mz) * share];
      const middle = on(from, (k + 0.5) / rings);
      mesh.face(
        [on(from, k / rings), on(from, (k + 1) / rings), on(to, (k + 1) / rings), on(to, k / rings)],
        typeof top === 'function' ? top(middle[0], middle[2]) : top,
        material,
      );
    }
  }
}
