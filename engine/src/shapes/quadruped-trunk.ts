import { melting, widened } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
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
export const loinOf = ({ girth, belly = 0.84 }: QuadrupedForm): number => girth * (0.3 + 0.62 * belly);

/** Neck, rib cage, loin and rump as one body along a curve, so that no joint shows between them: withers rise, the back dips, the croup falls off. */
export function trunk(form: QuadrupedForm, head: HeadAxes, settled: (at: Vec3) => Vec3 = (at) => at): Cones {
  const { length: L, height: H, girth: G, neck, paint, back = {} } = form;
  const {
    withers = onHooves(form) ? 0.06 : 0.02,
    dip = 0.07,
    croup = 0.02,
    crest = onHooves(form) ? 0.16 : 0.04,
  } = back;
  const breadth = form.breadth ?? (form.foot === 'pad' ? 1 : 0.78);
  const loin = loinOf(form);
  const nape = head(-0.34, -0.1, 0);
  const base: Vec3 = [-L * 0.5 - G * 0.06, H - G * 0.7, 0];
  const throat = Math.min(G * 0.82, neck.radius * 1.42);
  const slim = onHooves(form) ? 0.66 : 0.84;
  // A neck is bent: it leaves the withers flat and rises to the poll.
  const along = (t: number, lift: number): Vec3 => [
    base[0] + (nape[0] - base[0]) * t,
    base[1] + (nape[1] - base[1]) * t + neck.length * lift,
    nape[2] * t,
  ];
  const section = (x: number, top: number, deep: number, wide: number): Station => ({
    at: settled([x, top - deep, 0]),
    deep,
    wide,
  });
  const stations: readonly Station[] = [
    { at: nape, deep: neck.radius * 0.8, wide: slim + 0.1 },
    { at: along(0.55, crest), deep: neck.radius * 0.98, wide: slim },
    { at: along(0.12, crest * 0.3), deep: throat, wide: slim * 1.02 },
    section(-L * 0.4, H + G * withers, G * (1 + withers / 2), breadth * 0.94),
    section(-L * 0.1, H - G * dip, G * (0.985 - dip / 2), breadth),
    section(L * 0.2, H - G * dip * 0.8, loin * 1.02, breadth * (0.4 + 0.6 * (G / loin) * 0.92)),
    section(L * 0.42, H + G * croup, loin * 0.9, breadth * 1.04),
    section(L * 0.5 + G * 0.36, H - G * 0.26, G * 0.52, breadth * 1.12),
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
    const [from, [deep, wide], [next]] = [way[i] ?? to, sizes[i] ?? [0, 1], sizes[i + 1] ?? [0]];
    return widened(wide, [[...from, deep, ...to, next, 0]]);
  });
  const low = paint?.belly ?? 0;
  return [
    ...melting(G * 0.06, spine),
    // The breast before the forelegs, and what is light of breast and belly.
    ...melting(G * 0.3, [
      [-L * 0.46, H - G * 1.34, 0, G * 0.5, -L * 0.55, H - G * 1.02, 0, G * 0.46, low],
      [
        ...settled([-L * 0.36, H - G * 1.42, 0]),
        G * 0.54,
        ...settled([L * 0.16, H - loin * 1.38 - G * 0.08, 0]),
        loin * 0.56,
        low,
      ],
    ]),
  ];
}

/** Pieces of the curve between two sections. */
const pieces = 3;
