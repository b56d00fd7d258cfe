import { scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { cross, dot, normalised } from '../solid/vectors.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { distanceFrom } from './body-parts.ts';
import { tau } from './chance.ts';

/** Cloth around a part of a body: `u` goes from where it begins (0) to its hem (1), `turn` around it, 0 before it and a quarter to +x. */
export interface Cloth {
  /** The middle of the part, from where the cloth begins to its hem. */
  readonly way: readonly Vec3[];
  /** The body under it, and how far its cones melt together, metres. */
  readonly cones: Cones;
  readonly melt: number;
  /** How far a place is from the skin of a body that was modelled, which lies under it beside the cones. */
  readonly toSkin?: ToSkin | undefined;
  /** Farther than this from the middle there is no skin of this part, metres. */
  readonly reach: number;
  readonly rows: number;
  readonly columns: number;
  /** How far it is from the skin, metres. */
  readonly ease: (u: number, turn: number) => number;
  /** How far it comes in at most for each metre that it falls; below 0 it spreads. */
  readonly cling: number | ((u: number) => number);
  /** How far it comes in at most for each radian around the body, metres: where a knee or a heel carries it, it is drawn tight on both sides. */
  readonly taut?: number | ((u: number) => number);
  /** How far a fold stands out, metres. */
  readonly fold?: (u: number, turn: number) => number;
  /** Where it begins and ends at a turn, as a share of the way. */
  readonly from?: (turn: number) => number;
  readonly to?: (turn: number) => number;
  /** Half of the angle that it is open before, radians. */
  readonly gap?: (u: number) => number;
  readonly colour: Colour | ((u: number, turn: number) => Colour);
  readonly material?: number;
}

type ToSkin = ReturnType<typeof distanceFrom>;

interface Frame {
  readonly at: Vec3;
  readonly ahead: Vec3;
  readonly aside: Vec3;
}

/** How far the hem is turned inwards, metres. */
const hem = 0.009;
/** How far taut cloth comes out at most for each metre that it falls. */
const steepest = 1.1;
/** How much darker it is where a fold goes in, for each metre, and how dark at most. */
const [shadePerMetre, darkest] = [15, 0.42] as const;

/**
 * Cloth that hangs over a body: it lies on the skin where that comes out, falls straight below, as steeply as it clings, and is thrown into folds
 * whose grooves are dark.
 */
export function drape(mesh: Mesh, cloth: Cloth): void {
  const { way, rows, columns, fold, material = materials.cloth, gap, from, to, taut } = cloth;
  const frames = framesOf(way);
  const last = frames.length - 1;
  const points: Vec3[][] = [];
  const shades: number[][] = [];
  const turnOf = (u: number, j: number): number => {
    const open = gap?.(u) ?? 0;
    return open + (j / columns) * (tau - open * 2);
  };
  const radii = Array.from({ length: columns + 1 }, () => 0);
  const lengths = Array.from({ length: columns + 1 }, () => -1);
  const long = lengthOf(way);
  const allSpots: { turn: number; at: Vec3; way: Vec3; out: number; isHidden: boolean }[][] = [];
  const allOuts: number[][] = [];
  for (let i = 0; i <= rows; i++) {
    const u = i / rows;
    const toSkin = nearRow(cloth, frames, u);
    const spots = Array.from({ length: columns + 1 }, (_, j) => {
      const turn = turnOf(u, j);
      const [first, end] = [from?.(turn) ?? 0, to?.(turn) ?? 1];
      const share = first + (end - first) * u;
      const frame = between(frames, share * last);
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const { ahead: f, aside: r } = frame;
      const way: Vec3 = [f[0] * c + r[0] * s, f[1] * c + r[1] * s, f[2] * c + r[2] * s];
      const skin = skinAt(toSkin, cloth.reach, frame.at, way);
      const isHidden = skin >= cloth.reach;
      let out = skin + cloth.ease(u, turn);
      const fallen = share * long - (lengths[j] ?? 0);
      const cling = typeof cloth.cling === 'number' ? cloth.cling : cloth.cling(u);
      if (i > 0) out = Math.max(out, (radii[j] ?? 0) - cling * fallen);
      lengths[j] = share * long;
      return { turn, at: frame.at, way, out, isHidden };
    });
    const outs = spots.map(({ out }) => out);
    if (taut !== undefined) tighten(outs, ((typeof taut === 'number' ? taut : taut(u)) * tau) / columns);
    // What lies within another part carries nothing.
    spots.forEach(({ isHidden }, j) => (radii[j] = isHidden ? 0 : (outs[j] ?? 0)));
    allSpots.push(spots);
    allOuts.push(outs);
  }
  if (taut !== undefined) slope(allOuts, (steepest * long) / rows);
  for (const [i, spots] of allSpots.entries()) {
    const u = i / rows;
    const [line, shade]: [Vec3[], number[]] = [[], []];
    spots.forEach(({ turn, at: [x, y, z], way }, j) => {
      const out = allOuts[i]?.[j] ?? 0;
      const folded = fold?.(u, turn) ?? 0;
      const at = Math.max(0.004, out + folded);
      line.push([x + way[0] * at, y + way[1] * at, z + way[2] * at]);
      shade.push(Math.min(1.06, Math.max(1 - darkest, 1 + folded * shadePerMetre)));
    });
    points.push(line);
    shades.push(shade);
  }
  // The hem is turned in: cloth has a thickness.
  const end = points.at(-1) ?? [];
  const tip = frames.at(-1);
  if (tip)
    points.push(
      end.map((p) => {
        const [x, y, z] = [tip.at[0] - p[0], tip.at[1] - p[1], tip.at[2] - p[2]];
        const share = Math.min(0.9, hem / (Math.hypot(x, y, z) || 1));
        return [p[0] + x * share, p[1] + y * share, p[2] + z * share];
      }),
    );
  shades.push(end.map(() => 0.5));
  const isClosed = gap === undefined;
  const normals = normalsOf(points, isClosed);
  const { colour } = cloth;
  for (let i = 0; i <= rows; i++) {
    for (let j = 0; j < columns; j++) {
      const [p, q, n, m] = [points[i], points[i + 1], normals[i], normals[i + 1]];
      const [a, b, c, d] = [p?.[j], q?.[j], q?.[j + 1], p?.[j + 1]];
      const [na, nb, nc, nd] = [n?.[j], m?.[j], m?.[j + 1], n?.[j + 1]];
      if (!a || !b || !c || !d || !na || !nb || !nc || !nd) continue;
      const u = Math.min(1, (i + 0.5) / rows);
      const tint = readColour(typeof colour === 'function' ? colour(u, turnOf(u, j + 0.5)) : colour);
      const read = i === rows ? scaleRgb(tint, 0.7) : tint;
      const [sa = 1, sb = 1, sc = 1, sd = 1] = [
        shades[i]?.[j],
        shades[i + 1]?.[j],
        shades[i + 1]?.[j + 1],
        shades[i]?.[j + 1],
      ];
      mesh.tri(a, b, c, na, nb, nc, read, material, sa, sb, sc);
      mesh.tri(a, c, d, na, nc, nd, read, material, sa, sc, sd);
    }
  }
}

/** Lets none of a row, whose last column is its first one, be nearer than its neighbours by more than a step. */
function tighten(outs: number[], step: number): void {
  const columns = outs.length - 1;
  for (const way of [1, -1])
    for (let k = 1; k <= columns * 2; k++) {
      const [own, before] = [k * way, (k - 1) * way].map((at) => ((at % columns) + columns) % columns) as [
        number,
        number,
      ]; // Of two numbers.
      outs[own] = Math.max(outs[own] ?? 0, (outs[before] ?? 0) - step);
    }
  outs[columns] = outs[0] ?? 0;
}

/** Lets cloth come out to what carries it below from farther up. */
function slope(rows: readonly number[][], step: number): void {
  for (let i = rows.length - 2; i >= 0; i--) {
    const [own, below] = [rows[i] ?? [], rows[i + 1] ?? []];
    own.forEach((out, j) => (own[j] = Math.max(out, (below[j] ?? 0) - step)));
  }
}

function lengthOf(way: readonly Vec3[]): number {
  return way.slice(1).reduce((sum, p, i) => {
    const q = way[i] ?? p;
    return sum + Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  }, 0);
}

/** How far places of a row are from the skin: most cones of a body are far from each. */
function nearRow({ cones, melt, toSkin, reach, from, to }: Cloth, frames: readonly Frame[], u: number): ToSkin {
  const share = (turn: number): number => {
    const [first, end] = [from?.(turn) ?? 0, to?.(turn) ?? 1];
    return (first + (end - first) * u) * (frames.length - 1);
  };
  // Rows need not be level: neck and hem are lower before than behind.
  const places = ((from ?? to) ? [0, 0.25, 0.5, 0.75] : [0]).map((turn) => between(frames, share(turn * tau)).at);
  const near = cones.filter(([ax = 0, ay = 0, az = 0, ra = 0, bx = 0, by = 0, bz = 0, rb = 0]) => {
    const half = Math.hypot(bx - ax, by - ay, bz - az) / 2 + Math.max(ra, rb) + melt + reach;
    return places.some((at) => Math.hypot((ax + bx) / 2 - at[0], (ay + by) / 2 - at[1], (az + bz) / 2 - at[2]) < half);
  });
  if (near.length === 0) return toSkin ?? (() => 1);
  const toCones = distanceFrom(near, melt);
  return toSkin ? (x, y, z) => Math.min(toSkin(x, y, z), toCones(x, y, z)) : toCones;
}

/** How far the skin is from the middle along a line, looked for from outside. */
function skinAt(toSkin: ToSkin, reach: number, at: Vec3, way: Vec3): number {
  let t = reach;
  for (let k = 0; k < 14; k++) {
    const d = toSkin(at[0] + way[0] * t, at[1] + way[1] * t, at[2] + way[2] * t);
    // It begins within another part, and stays hidden there.
    if (k === 0 && d < 0) return reach;
    if (d < 0.001) break;
    t -= d;
    if (t < 0.01) return 0.01;
  }
  return t;
}

/** The axes at each point of a way: across it, as ahead as that goes, and aside; they turn with it and not about it. */
function framesOf(way: readonly Vec3[]): readonly Frame[] {
  let ahead: Vec3 | undefined;
  return way.map((at, i) => {
    const [p, q] = [way[Math.max(0, i - 1)] ?? at, way[i + 1] ?? at];
    const along = normalised([q[0] - p[0], q[1] - p[1], q[2] - p[2]]);
    const before: Vec3 = ahead ?? (Math.abs(along[2]) > 0.9 ? [0, along[2] < 0 ? 1 : -1, 0] : [0, 0, -1]);
    const by = dot(before, along);
    ahead = normalised([before[0] - along[0] * by, before[1] - along[1] * by, before[2] - along[2] * by]);
    return { at, ahead, aside: normalised(cross(along, ahead)) };
  });
}

function between(frames: readonly Frame[], place: number): Frame {
  const i = Math.max(0, Math.min(frames.length - 2, Math.floor(place)));
  const [a, b] = [frames[i], frames[i + 1]];
  if (!a || !b) return { at: [0, 0, 0], ahead: [0, 0, -1], aside: [1, 0, 0] };
  const t = place - i;
  const blend = (p: Vec3, q: Vec3): Vec3 => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
    p[2] + (q[2] - p[2]) * t,
  ];
  return {
    at: blend(a.at, b.at),
    ahead: normalised(blend(a.ahead, b.ahead)),
    aside: normalised(blend(a.aside, b.aside)),
  };
}

function normalsOf(points: readonly (readonly Vec3[])[], isClosed: boolean): readonly (readonly Vec3[])[] {
  return points.map((line, i) => {
    const [above, below] = [points[Math.max(0, i - 1)] ?? line, points[i + 1] ?? line];
    const last = line.length - 1;
    return line.map((p, j) => {
      const left = (j > 0 ? line[j - 1] : isClosed ? line[last - 1] : p) ?? p;
      const right = (j < last ? line[j + 1] : isClosed ? line[1] : p) ?? p;
      const [up, down] = [above[j] ?? p, below[j] ?? p];
      return normalised(
        cross(
          [down[0] - up[0], down[1] - up[1], down[2] - up[2]],
          [right[0] - left[0], right[1] - left[1], right[2] - left[2]],
        ),
      );
    });
  });
}
