import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { noise2, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** Its flank, back, belly and head. */
export type SalmonColours = readonly [flank: string, back: string, belly: string, head: string];

/** A salmon about its middle, 0.95 metres long, that heads towards -x; both ends hang so far below its middle (metres). */
export function buildSalmon(mesh: Mesh, said: SalmonColours, droop = 0): void {
  const [flank, back, belly, head] = said.map((colour) => readColour(colour));
  if (!flank || !back || !belly || !head) return;
  const bent = ([x, y, z]: Vec3): Vec3 => [x, y - droop * (x / half) ** 2, z + 0.05 * Math.max(0, x / half) ** 2];
  const onSide = (u: number, v: number, s: number): Vec3 => bent(sideAt(u, v, s));
  const dark = mixRgb(back, [0.01, 0.01, 0.012], 0.5);
  for (const s of [-1, 1]) {
    mesh.sheet(
      (u, v) => onSide(u, v, s),
      120,
      44,
      (u, v) => skinAt(u, v, { flank, back, belly, head, dark }),
      materials.wet,
    );
    const [ex, ey, ez] = onSide(0.085, 0.66, s);
    mesh.ball(ex, ey, ez - 0.004 * s, 0.019, 0.019, 0.01, dark, materials.wet, 16);
    mesh.ball(ex, ey, ez - 0.001 * s, 0.0155, 0.0155, 0.01, '#d8b860', materials.gloss, 16);
    mesh.ball(ex - 0.001, ey, ez + 0.003 * s, 0.0085, 0.0085, 0.008, '#0b0a0a', materials.gloss, 12);
    // The mouth runs back under the eye, and the gill cover ends in a bow.
    seam(mesh, [0.005, 0.05, 0.1, 0.14], (u) => onSide(u, 0.42 - 0.5 * u, s), dark);
    seam(
      mesh,
      [0, 0.2, 0.4, 0.6, 0.8, 1],
      (t) => onSide(0.185 + 0.045 * Math.sin(Math.PI * t), 0.16 + 0.66 * t, s),
      dark,
    );
    const [px, py, pz] = sideAt(0.24, 0.24, s);
    fin(mesh, (u, v) => bent([px + u * (0.1 - 0.03 * v), py - (0.05 + 0.05 * v) * u, pz + s * u * 0.05]), [back, dark]);
    const [vx, vy, vz] = sideAt(0.56, 0.1, s);
    fin(mesh, (u, v) => bent([vx + u * 0.07 + v * 0.03, vy - u * 0.055, vz * (1 + u * 0.5)]), [belly, back]);
  }
  // The hooked jaw of those that have come up a river.
  const [jx, jy] = sideAt(0, 0.5, 1);
  mesh.tube(
    [
      [jx + 0.06, jy - 0.03, 0],
      [jx + 0.01, jy - 0.024, 0],
      [jx - 0.012, jy - 0.008, 0],
    ].map(([x = 0, y = 0, z = 0]) => bent([x, y, z])),
    [0.019, 0.015, 0.006],
    mixRgb(head, belly, 0.4),
    materials.wet,
    12,
  );
  for (const { from, long, side, high, lean } of crests)
    fin(
      mesh,
      (u, v) => {
        const at = from + long * v;
        const [x, y] = sideAt(at, side > 0 ? 1 : 0, 1);
        return bent([
          x + u * lean * (1 + 0.4 * v),
          y - side * 0.008 + side * u * high * (1 - 0.55 * v) * Math.sin(Math.PI * (0.2 + 0.75 * v)) ** 0.5,
          0,
        ]);
      },
      [mixRgb(flank, back, 0.6), dark],
    );
  fin(
    mesh,
    (u, v) => {
      const a = (v - 0.5) * 1.9;
      const long = 0.17 * (0.74 + 0.5 * (Math.abs(v - 0.5) * 2) ** 1.4);
      return bent([0.335 + Math.cos(a) * u * long, (v - 0.5) * 0.05 + Math.sin(a) * u * long * 0.95, 0]);
    },
    [mixRgb(flank, back, 0.65), dark],
  );
}

/** Half of its length, metres. */
const half = 0.47;

/** Fins along its back (side 1) and its keel (-1): where they begin and how long they are (of the body), how high, and how far they lean back. */
const crests = [
  { from: 0.42, long: 0.17, side: 1, high: 0.11, lean: 0.05 },
  { from: 0.85, long: 0.035, side: 1, high: 0.04, lean: 0.05 },
  { from: 0.72, long: 0.12, side: -1, high: 0.085, lean: 0.05 },
] as const;

/** A point of one side: from the mouth (0) to the root of the tail (1), from the keel (0) to the back (1). */
function sideAt(u: number, v: number, side: number): Vec3 {
  const high = 0.112 * Math.sin(Math.PI * Math.min(1, u ** 0.75 * 0.94 + 0.035)) ** 0.8 + 0.016 * smooth(0.55, 1, u);
  const a = (v - 0.5) * Math.PI;
  return [-half + u * 0.82, high * Math.sin(a), side * high * (0.58 - 0.26 * u) * Math.cos(a)];
}

/** Small scales, dark spots over the line of the side, and a head of bare skin. */
function skinAt(
  u: number,
  v: number,
  { flank, back, belly, head, dark }: Record<'flank' | 'back' | 'belly' | 'head' | 'dark', Rgb>,
): Rgb {
  const side = mixRgb(mixRgb(belly, flank, smooth(0.14, 0.42, v)), back, smooth(0.66, 0.86, v));
  const row = Math.floor(v * 26);
  const [along, up] = [(u * 52 + (row % 2) * 0.5) % 1, (v * 26) % 1];
  const scaled = mixRgb(side, dark, 0.2 * smooth(0.4, 0.62, Math.hypot(along - 0.3, up - 0.5)));
  const face = mixRgb(mixRgb(belly, head, smooth(0.12, 0.4, v)), back, 0.8 * smooth(0.62, 0.9, v));
  const bare = mixRgb(face, scaled, smooth(0.19, 0.215, u - 0.03 * Math.sin(Math.PI * v)));
  const [sx, sy] = [u * 23, v * 9];
  const [cx, cy] = [Math.floor(sx), Math.floor(sy)];
  // One spot in each cell of a grid, each pushed somewhere else within its own.
  const away = Math.hypot(
    sx - cx - 0.5 - 0.5 * noise2(cx * 7.3, cy * 3.1),
    (sy - cy - 0.5 - 0.5 * noise2(cx * 2.7 + 9, cy * 5.9)) * 0.9,
  );
  return mixRgb(bare, dark, 0.85 * smooth(0.3, 0.2, away) * smooth(0.58, 0.66, v) * smooth(0.05, 0.12, u));
}

/** A thin dark line on its skin. */
function seam(mesh: Mesh, at: readonly number[], way: (t: number) => Vec3, colour: Rgb): void {
  mesh.tube(
    at.map((t) => way(t)),
    at.map((_, i) => (i === 0 || i === at.length - 1 ? 0.001 : 0.0038)),
    colour,
    materials.wet,
    6,
  );
}

/** A fin of rays with a dark hem. */
function fin(mesh: Mesh, shape: (u: number, v: number) => Vec3, [light, dark]: readonly [Rgb, Rgb]): void {
  mesh.sheet(
    shape,
    8,
    34,
    (u, v) => mixRgb(light, dark, 0.15 + 0.35 * (Math.floor(v * 34) % 2) + 0.4 * smooth(0.7, 1, u)),
    materials.wet,
  );
}
