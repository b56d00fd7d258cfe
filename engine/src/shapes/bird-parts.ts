import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

interface BirdLeg {
  /** Where it leaves the feathers, its heel (which bends backwards, +x), and the middle of its foot. */
  readonly joints: readonly [Vec3, Vec3, Vec3];
  readonly thick: number;
  /** Length of the toes. */
  readonly toe: number;
  readonly webbed?: boolean;
  readonly colour: Colour;
}

/** The bare part of a bird's leg with its joints, three toes ahead and one behind; it heads towards -x. */
export function buildBirdLeg(mesh: Mesh, { joints, thick, toe, webbed = false, colour }: BirdLeg): void {
  const [hip, heel, foot] = joints;
  mesh.tube([hip, heel], [thick * 1.15, thick * 0.95], colour, materials.wet, 9);
  mesh.ball(...heel, thick * 1.3, thick * 1.25, thick * 1.2, colour, materials.wet, 10);
  mesh.tube([heel, foot], [thick * 0.95, thick * 0.85], colour, materials.wet, 9);
  mesh.ball(...foot, thick * 1.1, thick * 0.9, thick * 1.1, colour, materials.wet, 8);
  const end = (angle: number, length: number): Vec3 => [
    foot[0] - Math.cos(angle) * length,
    thick * 0.35,
    foot[2] + Math.sin(angle) * length,
  ];
  const toes = [-0.62, 0, 0.62].map((angle) => end(angle, toe * (angle === 0 ? 1.1 : 1)));
  for (const tip of [...toes, end(Math.PI, toe * 0.35)]) {
    const middle: Vec3 = [(foot[0] + tip[0]) / 2, thick * 0.62, (foot[2] + tip[2]) / 2];
    mesh.tube(
      [[foot[0], foot[1], foot[2]], middle, tip],
      [thick * 0.85, thick * 0.6, thick * 0.28],
      colour,
      materials.wet,
      7,
    );
  }
  if (!webbed) return;
  const skin = mixRgb(readColour(colour), [0.05, 0.03, 0.02], 0.18);
  for (const [a, b] of [
    [toes[0], toes[1]],
    [toes[1], toes[2]],
  ]) {
    if (!a || !b) continue;
    mesh.sheet(
      (u, v) => {
        const reach = u * (1 - 0.5 * v * (1 - v));
        const at = (k: 0 | 1 | 2): number => foot[k] + (a[k] + (b[k] - a[k]) * v - foot[k]) * reach;
        return [at(0), at(1) + thick * 0.1, at(2)];
      },
      5,
      5,
      () => skin,
      materials.wet,
    );
  }
}

interface FoldedWing {
  /** Where the skin is, as `skinOf` gives it. */
  readonly skin: (inside: Vec3, towards: Vec3) => Vec3;
  readonly side: number;
  /** The shoulder and the end of the covering feathers, seen from the side: x and y. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** From the upper to the lower edge where it is widest. */
  readonly depth: number;
  /** How far the flight feathers reach beyond `to`, as a share of the wing. */
  readonly reach?: number;
  /** Covering feathers, their edges, flight feathers. */
  readonly colours: readonly [Colour, Colour, Colour];
  /** Of the small feathers at the shoulder, if they are of another colour than those that follow. */
  readonly shoulder?: Colour;
}

/** A wing that lies folded on the side of a bird: scales of covering feathers over long flight feathers, all on its skin. */
export function buildFoldedWing(
  mesh: Mesh,
  { skin, side, from, to, depth, reach = 0.3, colours, shoulder }: FoldedWing,
): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ax, ay] = [dx / length, dy / length];
  const surface = skinHeights(skin, side, {
    x: [from[0] - depth, to[0] + ax * length * reach * 1.2 + depth * 0.5],
    y: [Math.min(from[1], to[1] + ay * length * reach * 1.2) - depth, Math.max(from[1], to[1]) + depth],
  });
  // From the upper edge (-1) to the lower (1).
  const place = (along: number, down: number): readonly [number, number] => {
    const wide = 0.5 * depth * Math.sin(Math.PI * Math.min(1, 0.18 + 0.72 * Math.max(0, along))) ** 0.7;
    return [from[0] + ax * along * length + ay * down * wide, from[1] + ay * along * length - ax * down * wide];
  };
  const feather = (
    root: readonly [number, number],
    way: number,
    size: number,
    half: number,
    lift: number,
    tone: Colour,
    edge: Colour,
  ): void => {
    const [wx, wy] = [Math.cos(way) * ax - Math.sin(way) * ay, Math.cos(way) * ay + Math.sin(way) * ax];
    mesh.sheet(
      (u, v) => {
        const end = Math.max(0, (u - 0.6) / 0.4);
        const w = (v - 0.5) * 2 * half * Math.sqrt(Math.max(0.01, 1 - end * end)) * Math.min(1, 0.55 + u * 1.5);
        const [x, y] = [root[0] + wx * u * size - wy * w, root[1] + wy * u * size + wx * w];
        const z = surface(x, y);
        return [x, y, z + side * (lift + depth * (0.012 + 0.03 * u - 0.03 * (v - 0.5) ** 2))];
      },
      9,
      6,
      vane(tone, edge),
      materials.cloth,
    );
  };
  const dark = readColour(colours[2]);
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const tone = mixRgb(dark, [1, 1, 1], i % 2 ? 0.06 : 0);
    const root = place(0.42 + 0.1 * t, 0.75 - 1.25 * t);
    feather(
      root,
      0.14 - 0.16 * t,
      length * (0.42 + reach * (0.45 + 0.55 * t)),
      depth * 0.085,
      depth * 0.012 * t,
      tone,
      mixRgb(tone, [0.9, 0.88, 0.84], 0.12),
    );
  }
  const cover = readColour(colours[0]);
  const small = readColour(shoulder ?? colours[0]);
  const edge = readColour(colours[1]);
  for (let row = 7; row >= 0; row--) {
    const along = row / 7;
    const many = 7 - Math.round(along * 2);
    for (let i = 0; i < many; i++) {
      const down = ((i + (row % 2 ? 0.5 : 0.1)) / many) * 2 - 0.98;
      const tone = mixRgb(row < 4 ? small : cover, dark, ((i * 5 + row * 3) % 4) * 0.05 + along * 0.12);
      const size = length * (0.2 + 0.1 * along);
      feather(
        place(along * 0.74, down * 0.92),
        -0.1 * down,
        size,
        (depth / many) * (0.62 + 0.1 * along),
        depth * (0.045 - 0.03 * along),
        tone,
        row < 4 && shoulder !== undefined ? mixRgb(small, [0.02, 0.01, 0.01], 0.14) : edge,
      );
    }
  }
}

/** The colours of a feather: its edges fade in towards its end and its sides, its root lies in the shade of those over it, and its shaft is dark. */
function vane(tone: Colour, edge: Colour): (u: number, v: number) => Colour {
  const [own, pale] = [readColour(tone), readColour(edge)];
  return (u, v) => {
    const aside = Math.abs(v - 0.5) * 2;
    const worn = Math.max(0.5 * smooth(0.5, 1, aside), 0.72 * smooth(0.66, 1, u + 0.12 * aside));
    const shaded = 0.34 * (1 - u) ** 2 + 0.22 * smooth(0.2, 0.05, aside);
    return mixRgb(mixRgb(own, pale, worn), [0.01, 0.008, 0.006], shaded);
  };
}

/** How far aside the skin is over a place seen from the side: asked once on a grid, since feathers ask thousands of times. */
function skinHeights(
  skin: FoldedWing['skin'],
  side: number,
  box: { readonly x: readonly [number, number]; readonly y: readonly [number, number] },
): (x: number, y: number) => number {
  const [nx, ny] = [44, 30];
  const rows = Array.from({ length: ny + 1 }, (_, j) =>
    Array.from({ length: nx + 1 }, (_, i) => {
      const x = box.x[0] + ((box.x[1] - box.x[0]) * i) / nx;
      const y = box.y[0] + ((box.y[1] - box.y[0]) * j) / ny;
      return skin([x, y, 0], [0, 0, side])[2];
    }),
  );
  return (x, y) => {
    const u = Math.min(nx - 1e-6, Math.max(0, ((x - box.x[0]) / (box.x[1] - box.x[0])) * nx));
    const v = Math.min(ny - 1e-6, Math.max(0, ((y - box.y[0]) / (box.y[1] - box.y[0])) * ny));
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const at = (di: number, dj: number): number => rows[j + dj]?.[i + di] ?? 0;
    const low = at(0, 0) + (at(1, 0) - at(0, 0)) * (u - i);
    const high = at(0, 1) + (at(1, 1) - at(0, 1)) * (u - i);
    return low + (high - low) * (v - j);
  };
}

/** Feathers that hang or stand like plumes around a middle: `count` of them, bent towards their ends. */
export function buildPlumes(
  mesh: Mesh,
  {
    at,
    way,
    count,
    length,
    spread,
    colour,
  }: {
    readonly at: Vec3;
    readonly way: Vec3;
    readonly count: number;
    readonly length: number;
    readonly spread: number;
    readonly colour: Colour;
  },
): void {
  for (let i = 0; i < count; i++) {
    const turn = (i / count) * tau * 2.4;
    const off = spread * Math.sqrt((i + 0.5) / count);
    const [a, b] = [Math.cos(turn) * off, Math.sin(turn) * off];
    const tip: Vec3 = [at[0] + way[0] * length + a, at[1] + way[1] * length + b * 0.6, at[2] + way[2] * length + b];
    const middle: Vec3 = [
      at[0] + way[0] * length * 0.55 + a * 0.8,
      at[1] + way[1] * length * 0.5 + length * 0.12 + b * 0.5,
      at[2] + way[2] * length * 0.5 + b * 0.7,
    ];
    const droop: Vec3 = [tip[0] + way[0] * length * 0.12, tip[1] - length * 0.22, tip[2]];
    mesh.tube(
      [at, middle, tip, droop],
      [length * 0.05, length * 0.11, length * 0.09, length * 0.012],
      colour,
      materials.cloth,
      6,
    );
  }
}
