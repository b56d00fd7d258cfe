import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { archOutline } from './arch.ts';

/** Half of the tower's width at a height, and how wide each of its four legs is; metres, at three tenths of its size. */
const outline = [
  [0, 19, 7.6],
  [8, 14.6, 6],
  [17.4, 10.9, 4.8],
  [26, 8, 4],
  [35, 5.9, 3.4],
  [44, 4.6, 3.4],
  [52, 3.75, 3.75],
  [66, 2.6, 2.6],
  [84, 1.6, 1.6],
] as const;

/** One of the four sides: the outer and the inner lattice of its two legs, and the one shaft that they grow into. */
export function latticeSide(mesh: Mesh, iron: Colour, lit: boolean): void {
  const beam = (a: Vec3, b: Vec3, r: number): Mesh => mesh.tube([a, b], [r], iron, materials.plain, 4);
  let y = 1.2;
  while (y < 83) {
    const step = Math.max(1.7, at(y).leg * 0.62);
    const up = Math.min(83, y + step);
    const [low, high] = [at(y), at(up)];
    const thick = 0.1 + 0.17 * (1 - y / 84);
    const joined = y >= 51.5;
    for (const s of joined ? [1] : [-1, 1]) {
      for (const inner of joined ? [false] : [false, true]) {
        const corner = (of: typeof low, h: number, far: boolean): Vec3 => [
          s * (far ? (joined ? -of.out : of.out - of.leg) : of.out),
          h,
          -(inner ? of.out - of.leg : of.out),
        ];
        const [a, b, c, d] = [
          corner(low, y, false),
          corner(low, y, true),
          corner(high, up, false),
          corner(high, up, true),
        ];
        beam(a, c, thick * 1.5);
        beam(b, d, thick * 1.5);
        beam(a, d, thick * 0.7);
        beam(b, c, thick * 0.7);
        beam(c, d, thick * 0.8);
        // A finer lattice along the edges of a leg.
        const mid = (p: Vec3, q: Vec3): Vec3 => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2];
        if (!inner && low.leg > 3) {
          beam(mid(a, b), mid(a, c), thick * 0.5);
          beam(mid(a, b), mid(b, d), thick * 0.5);
          beam(mid(a, c), mid(c, d), thick * 0.5);
          beam(mid(b, d), mid(c, d), thick * 0.5);
        }
        if (lit && !inner) {
          mesh.ball(a[0], a[1], a[2] - 0.1, 0.24, 0.24, 0.24, '#ffc860', materials.glow, 6);
          mesh.ball(...mid(a, d), 0.2, 0.2, 0.2, '#ffc860', materials.glow, 6);
        }
      }
    }
    y = up;
  }
}

/** A bow from leg to leg under the first deck, with its lattice. */
export function latticeArch(mesh: Mesh, iron: Colour): void {
  const ring = (wide: number, high: number): Vec3[] =>
    archOutline({ wide, high }, 12)
      .slice(1, -1)
      .map(([x, y]) => [x, y, -at(Math.min(17, Math.max(2, y))).out - 0.1]);
  const [inner, outer] = [ring(20.6, 13.6), ring(22.6, 14.8)];
  mesh.tube(inner, [0.26], iron, materials.plain, 6).tube(outer, [0.22], iron, materials.plain, 6);
  for (let i = 1; i < inner.length; i++) {
    const [a, b, c, d] = [inner[i - 1], inner[i], outer[i - 1], outer[i]];
    if (!a || !b || !c || !d) continue;
    mesh.tube([a, d], [0.1], iron, materials.plain, 4).tube([b, c], [0.1], iron, materials.plain, 4);
    mesh.tube([b, d], [0.1], iron, materials.plain, 4);
    if (Math.abs(d[0]) < 9) mesh.tube([d, [d[0], 17.2, -10.9]], [0.12], iron, materials.plain, 4);
  }
  mesh.tube(
    [
      [-8, 15.6, -11.5],
      [8, 15.6, -11.5],
    ],
    [0.16],
    iron,
    materials.plain,
    4,
  );
}

/** Half widths at a height, between those of the outline. */
function at(y: number): { readonly out: number; readonly leg: number } {
  const i = Math.max(
    0,
    outline.findIndex(([high], k) => y >= high && y <= (outline[k + 1]?.[0] ?? 1e9)),
  );
  const [a, b] = [outline[i] ?? outline[0], outline[i + 1] ?? outline[outline.length - 1] ?? outline[0]];
  const t = b[0] > a[0] ? Math.min(1, (y - a[0]) / (b[0] - a[0])) : 0;
  // The legs bend: a little within the straight line between two heights.
  const bow = 1 - 0.012 * Math.sin(t * Math.PI);
  return { out: (a[1] + (b[1] - a[1]) * t) * bow, leg: a[2] + (b[2] - a[2]) * t };
}
