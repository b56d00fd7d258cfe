import { boned, haired, melting } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import { cross, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { AnimalHead, HeadAxes } from './quadruped-form.ts';
import { smoothWay } from './smooth-way.ts';

/** A section of an ear in the axes of the head: its middle, half of its width, and how deep its hollow is. */
type Row = readonly [at: Vec3, wide: number, deep: number];

/** Across an ear from edge to edge. */
const across = [-1, -0.5, 0, 0.5, 1] as const;

/** The ear of one side: a thin leaf of skin that is bent around its hollow, and lighter hair in that. */
export function ear({ ears, head }: AnimalHead, at: HeadAxes, s: number): Cones {
  const { rows: few, opens, thick } = shapeOf(ears.kind, ears.size);
  const ends = smoothWay(
    few.map(([, wide, deep]): Vec3 => [wide, deep, 0]),
    2,
  );
  const rows = smoothWay(
    few.map(([middle]) => middle),
    2,
  ).map((middle, i): Row => [middle, Math.max(0.02, ends[i]?.[0] ?? 0), Math.max(0, ends[i]?.[1] ?? 0)]);
  const r = head.size;
  const place = ([f, u, a]: Vec3): Vec3 => at(f, u, a * s);
  const inside = ears.inside ?? 0;
  const points = rows.map(([middle, wide, deep], i) => {
    const [before, after] = [rows[i - 1]?.[0] ?? middle, rows[i + 1]?.[0] ?? middle];
    const along = normalised([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
    const edge = normalised(cross(along, opens));
    return across.map((t): Vec3 => {
      // The middle lies behind the edges.
      const back = -deep * (1 - t * t);
      const on = (axis: 0 | 1 | 2): number => middle[axis] + edge[axis] * t * wide + opens[axis] * back;
      return place([on(0), on(1), on(2)]);
    });
  });
  const melt = r * (ears.kind === 'floppy' ? 0.24 : thick * 0.8);
  // Neighbours across the leaf touch, however far it is bent, or one could see through it.
  const touching = ([, wide, deep]: Row): number => 1.1 * Math.hypot(wide * 0.25, deep * 0.375);
  const thin = (i: number): number => {
    const row = rows[i];
    return r * (i === rows.length - 1 || !row ? thick * 0.3 : Math.max(thick * (0.8 - 0.05 * i), touching(row)));
  };
  const leaf = rows.slice(1).flatMap((_, i) =>
    across.map((__, t): readonly number[] => {
      const [from, to] = [points[i]?.[t] ?? [0, 0, 0], points[i + 1]?.[t] ?? [0, 0, 0]];
      return [...from, thin(i), ...to, thin(i + 1), 0];
    }),
  );
  const hollow = rows.slice(1, -1).map((row, i): readonly number[] => {
    const on = ([middle, , deep]: Row, share: number): Vec3 =>
      place([
        middle[0] + opens[0] * (thick * 0.9 - deep * share),
        middle[1] + opens[1] * (thick * 0.9 - deep * share),
        middle[2] + opens[2] * (thick * 0.9 - deep * share),
      ]);
    const from = rows[i] ?? row;
    return [...on(from, 0.9), r * from[1] * 0.5, ...on(row, 0.9), r * row[1] * 0.52, inside];
  });
  return [
    ...boned(haired(1.6, melting(melt, leaf))),
    ...haired(2.5, melting(r * 0.05, ears.kind === 'floppy' ? [] : hollow)),
  ];
}

/** The sections of each kind of ear, where its hollow opens to, and how thick its skin is; in radii of the skull, aside from the head. */
function shapeOf(
  kind: AnimalHead['ears']['kind'],
  e: number,
): { readonly rows: readonly Row[]; readonly opens: Vec3; readonly thick: number } {
  if (kind === 'round')
    return {
      rows: [
        [[-0.14, 0.56, 0.6], 0.28 * e, 0.14 * e],
        [[-0.16, 0.58 + 0.18 * e, 0.68 + 0.06 * e], 0.34 * e, 0.2 * e],
        [[-0.18, 0.58 + 0.36 * e, 0.7 + 0.09 * e], 0.29 * e, 0.14 * e],
        [[-0.19, 0.58 + 0.47 * e, 0.71 + 0.1 * e], 0.15 * e, 0.04 * e],
      ],
      opens: normalised([0.86, 0.06, 0.5]),
      thick: Math.min(0.1, 0.12 * e),
    };
  if (kind === 'floppy')
    // Folded at its root, it hangs beside the cheek, broad above and pointed below.
    return {
      rows: [
        [[-0.36, 0.46, 0.56], 0.24, 0],
        [[-0.34, 0.46, 0.84], 0.32, 0],
        [[-0.26, 0.2, 1.0], 0.36, 0],
        [[-0.14, -0.1 - 0.1 * e, 1.06], 0.33, 0],
        [[-0.04, -0.3 - 0.34 * e, 1.04], 0.2, 0],
        [[0.0, -0.42 - 0.42 * e, 1.0], 0.06, 0],
      ],
      opens: normalised([0.1, -0.2, -1]),
      thick: 0.11,
    };
  if (kind === 'long') {
    const reach = 0.5 + 0.75 * e;
    return {
      rows: [
        [[-0.32, 0.46, 0.62], 0.13, 0.1],
        [[-0.4, 0.56 + reach * 0.14, 0.7 + reach * 0.32], 0.1 + 0.11 * e, 0.16],
        [[-0.46, 0.58 + reach * 0.26, 0.7 + reach * 0.62], 0.08 + 0.1 * e, 0.12],
        [[-0.52, 0.56 + reach * 0.34, 0.7 + reach * 0.92], 0.02, 0],
      ],
      opens: normalised([0.84, -0.4, 0.14]),
      thick: 0.07,
    };
  }
  if (kind === 'leaf')
    return {
      rows: [
        [[-0.22, 0.62, 0.42], 0.16, 0.12],
        [[-0.24, 0.62 + (0.3 + e) * 0.42, 0.52], 0.12 + 0.12 * e, 0.18],
        [[-0.24, 0.62 + (0.3 + e) * 0.78, 0.6], 0.08 + 0.08 * e, 0.1],
        [[-0.2, 0.62 + (0.3 + e), 0.6], 0.02, 0],
      ],
      opens: normalised([0.9, 0.1, 0.42]),
      thick: 0.08,
    };
  // Wide where it grows, and pointed; its hollow is turned ahead and a little aside.
  return {
    rows: [
      [[-0.1, 0.5, 0.58], 0.4, 0.2],
      [[-0.14, 0.5 + (0.22 + e) * 0.36, 0.68], 0.33, 0.2],
      [[-0.17, 0.5 + (0.22 + e) * 0.72, 0.76], 0.18, 0.12],
      [[-0.2, 0.5 + (0.22 + e), 0.82], 0.02, 0],
    ],
    opens: normalised([0.88, 0.02, 0.46]),
    thick: 0.085,
  };
}
