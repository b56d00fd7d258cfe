import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { HeadAxes, QuadrupedForm } from './quadruped-form.ts';

/** The ear of one side. */
export function ear({ ears, head }: QuadrupedForm, at: HeadAxes, s: number): Cones {
  const e = ears.size;
  const inSize = (cone: readonly number[], ra: number, rb: number, colour: number): number[] => [
    ...cone.slice(0, 3),
    ra,
    ...cone.slice(3),
    rb,
    colour,
  ];
  const from = (a: Vec3, b: Vec3, ra: number, rb: number, colour: number): number[] =>
    inSize([...a, ...b], ra, rb, colour);
  const r = head.size;
  if (ears.kind === 'round')
    return [from(at(-0.15, 0.8, 0.72 * s), at(-0.2, 0.9, 0.8 * s), e * r * 0.4, e * r * 0.36, 0)];
  if (ears.kind === 'floppy')
    // Folded at its root, it hangs beside the cheek.
    return [
      from(at(-0.25, 0.66, 0.66 * s), at(-0.2, 0.46, 0.98 * s), e * r * 0.22, e * r * 0.28, 2),
      from(at(-0.24, 0.4, 1.0 * s), at(-0.1, -0.34 * e, 1.1 * s), e * r * 0.26, e * r * 0.25, 2),
      from(at(-0.02, 0.3, 1.0 * s), at(0.04, -0.5 * e, 1.08 * s), e * r * 0.2, e * r * 0.17, 2),
    ];
  if (ears.kind === 'long' || ears.kind === 'leaf') {
    // A leaf that is wide in its middle, its hollow turned ahead.
    const lies = ears.kind === 'long';
    const place = (share: number, ahead: number): Vec3 =>
      lies
        ? at(-0.35 - 0.2 * share + ahead, 0.48 + (0.34 - 0.22 * share) * share, (0.7 + (0.5 + 0.75 * e) * share) * s)
        : at(-0.22 - 0.1 * share + ahead, 0.66 + (0.3 + e) * share, (0.44 + 0.34 * share) * s);
    const wide = r * (0.12 + 0.1 * e);
    return [
      from(place(0, 0), place(0.48, 0), r * 0.16, wide, 0),
      from(place(0.48, 0), place(1, 0), wide, r * 0.03, 0),
      from(place(0.2, 0.16), place(0.5, 0.16), wide * 0.5, wide * 0.62, ears.inside ?? 0),
      from(place(0.5, 0.16), place(0.88, 0.06), wide * 0.62, r * 0.02, ears.inside ?? 0),
    ];
  }
  // Wide where it grows, and pointed; its hollow is turned ahead. Narrow ones would be horns.
  const tip = at(-0.22, 0.72 + e, 0.86 * s);
  return [
    from(at(-0.24, 0.58, 0.44 * s), tip, r * 0.34, r * 0.01, 0),
    from(at(-0.22, 0.42, 0.74 * s), tip, r * 0.34, r * 0.01, 0),
    from(at(0.06, 0.7, 0.6 * s), at(-0.12, 0.6 + e * 0.8, 0.82 * s), r * 0.17, r * 0.02, ears.inside ?? 0),
  ];
}
