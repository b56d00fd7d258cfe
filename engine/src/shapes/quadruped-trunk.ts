import { minus, plus } from '../body/affine.ts';
import { boned, haired, melting, widened } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Neck } from '../solid/triangle-soup.ts';
import { normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { onHooves } from './quadruped-form.ts';
import type { HeadAxes, QuadrupedForm } from './quadruped-form.ts';
import { smoothWay } from './smooth-way.ts';

/** A section of the trunk: its middle, half of its depth, and how wide it is for that depth. */
interface Station {
  readonly at: Vec3;
  readonly deep: number;
  readonly wide: number;
}

/** Half of the depth of the loin, where the belly is tucked up. */
export const loinOf = ({ girth, belly = 0.84 }: Pick<QuadrupedForm, 'girth' | 'belly'>): number =>
  girth * (0.3 + 0.62 * belly);

/** How wide the trunk is for its depth: hunters are narrow, what stands on pads is a barrel. */
export const breadthOf = ({ breadth, foot }: Pick<QuadrupedForm, 'breadth' | 'foot'>): number =>
  breadth ?? (foot === 'pad' ? 0.96 : 0.74);

/** Where a neck ends at the head, and where it leaves the trunk. */
const neckEnds = (
  { length, height, girth }: Pick<QuadrupedForm, 'length' | 'height' | 'girth'>,
  head: HeadAxes,
): { readonly nape: Vec3; readonly base: Vec3 } => ({
  nape: head(-0.34, -0.1, 0),
  base: [-length * 0.5 - girth * 0.1, height - girth * 0.72, 0],
});

/** Where a collar lies around a neck: high on it, over the hair. */
export function collarAt(form: QuadrupedForm, head: HeadAxes): Neck {
  const { nape, base } = neckEnds(form, head);
  const way = minus(nape, base);
  return { at: plus(base, way, 0.7), along: normalised(way), radius: form.neck.radius * 0.98 };
}

/**
 * Neck, rib cage, loin and rump as one body along a curve, so that no joint shows between them: withers rise, the back dips, the croup falls off;
 * the brisket is deepest between the elbows, and from there the line of the belly rises to the flank.
 */
export function trunk(form: QuadrupedForm, head: HeadAxes, settled: (at: Vec3) => Vec3 = (at) => at): Cones {
  const { length: L, height: H, girth: G, neck, paint, back = {} } = form;
  const {
    withers = onHooves(form) ? 0.1 : 0.05,
    dip = 0.07,
    croup = 0.02,
    crest = onHooves(form) ? 0.16 : 0.04,
  } = back;
  const breadth = breadthOf(form);
  const loin = loinOf(form);
  // What the belly of a lean one lacks at the loin, in depths of the chest.
  const tuck = (2 * (G - loin)) / G;
  const { nape, base } = neckEnds(form, head);
  const throat = Math.min(G * 0.84, neck.radius * 1.42);
  const slim = onHooves(form) ? 0.6 : 0.8;
  // A neck is bent: it leaves the withers flat and rises to the poll.
  const along = (t: number, lift: number): Vec3 => [
    base[0] + (nape[0] - base[0]) * t,
    base[1] + (nape[1] - base[1]) * t + neck.length * lift,
    nape[2] * t,
  ];
  /** From the line of the back down to that of the belly, both counted from the height of the shoulders in girths. */
  const section = (x: number, top: number, low: number, half: number): Station => {
    const deep = (G * (top + low)) / 2;
    return { at: settled([x, H + G * top - deep, 0]), deep, wide: (half * G) / deep };
  };
  const stations: readonly Station[] = [
    { at: nape, deep: neck.radius * 0.8, wide: slim + 0.1 },
    { at: along(0.55, crest), deep: neck.radius * 0.98, wide: slim },
    { at: along(0.16, crest * 0.3), deep: throat, wide: slim * 0.96 },
    section(-L * 0.42, withers, 1.9, breadth * 0.84),
    section(-L * 0.2, withers * 0.5 - dip * 0.5, 2, breadth * 0.98),
    section(L * 0.06, -dip, 1.95 - tuck * 0.3, breadth),
    section(L * 0.28, -dip * 0.8, 1.86 - tuck * 0.84, breadth * (0.5 + 0.42 * (loin / G))),
    section(L * 0.44, croup, 1.56 - tuck * 0.6, breadth * 0.82),
    section(L * 0.5 + G * 0.3, croup - 0.16, 1.2, breadth * 0.72),
    section(L * 0.5 + G * 0.62, -0.42, 0.98, breadth * 0.4),
  ];
  const way = smoothWay(
    stations.map(({ at }) => at),
    pieces,
  );
  const sizes = smoothWay(
    stations.map(({ deep, wide }): Vec3 => [deep, wide, 0]),
    pieces,
  );
  const spine = way.slice(1).flatMap((to, i): Cones => {
    const [from, [deep, wide], [next, nextWide]] = [way[i] ?? to, sizes[i] ?? [0, 1], sizes[i + 1] ?? [0, 1]];
    // The last of it ends in the seat, where long hair would stand off like a second tail.
    const piece = widened(wide, [[...from, deep, ...to, next, 0]], nextWide);
    return i >= way.length - 1 - pieces ? haired(0.5, piece) : piece;
  });
  const low = paint?.belly ?? 0;
  const breast = form.foot === 'pad' ? 0.3 : 0.42;
  return [
    ...boned(melting(G * 0.1, spine)),
    // The breast before the forelegs, and what is light and longer of breast and belly.
    ...melting(G * 0.18, [
      [-L * 0.44, H - G * 1.4, 0, G * (breast - 0.02), -L * 0.53, H - G * 1.06, 0, G * breast, low],
    ]),
    ...haired(
      1.3,
      melting(G * 0.14, [
        [
          ...settled([-L * 0.36, H - G * 1.56, 0]),
          G * 0.4,
          ...settled([L * 0.04, H - G * (1.6 - tuck * 0.3), 0]),
          G * 0.38,
          low,
        ],
        [
          ...settled([L * 0.04, H - G * (1.6 - tuck * 0.3), 0]),
          G * 0.38,
          ...settled([L * 0.3, H - G * (1.52 - tuck * 0.8), 0]),
          G * 0.3,
          low,
        ],
      ]),
    ),
  ];
}

/** Pieces of the curve between two sections. */
const pieces = 1;
