import type { Vec3 } from '../solid/vectors.ts';
import type { Body } from './body.ts';
import { boneNames } from './bones.ts';
import { normalsOf } from './draw-body.ts';
import { loadPeople } from './people.ts';

/** What hair can lie on. */
const lying = new Set(
  ['neck', 'chest', 'waist', 'shoulder left', 'shoulder right', 'upper arm left', 'upper arm right'].map((name) =>
    (boneNames as readonly string[]).indexOf(name),
  ),
);

/** Side of the cells in which the vertices of a body are looked up, metres, and how many of them are looked through to each side. */
const [cell, reach] = [0.04, 2] as const;

/** How far aside the skin is looked for that something lies before, metres. */
const frontReach = 0.022;

/** A place of the surface of a body: where it is, and which way it faces. */
interface Near {
  readonly at: Vec3;
  readonly normal: Vec3;
}

/** The faces of neck and trunk, which are those of everybody. */
interface Lain {
  readonly quads: Uint32Array;
  readonly vertices: readonly number[];
}

let lain: Lain | undefined;

function trunkOfBody(): Lain {
  const { header, quadsOf, bones } = loadPeople();
  const all = quadsOf(header.body);
  const isLain = (v: number): boolean => lying.has(bones[v * 4] ?? 0);
  const quads: number[] = [];
  for (let q = 0; q < all.length; q += 4)
    if (all.subarray(q, q + 4).some(isLain)) quads.push(...all.subarray(q, q + 4));
  return { quads: Uint32Array.from(quads), vertices: [...new Set(quads)].filter(isLain) };
}

/** The neck and the trunk of a body in its pose, as something that a place is near to. */
export class Trunk {
  private readonly cells = new Map<number, number[]>();
  private readonly points: Float32Array;
  private readonly normals: Float32Array;

  constructor({ points }: Body) {
    const { quads, vertices } = (lain ??= trunkOfBody());
    this.points = points;
    this.normals = normalsOf({ points, quads });
    for (const v of vertices) {
      const key = keyOf(points[v * 3] ?? 0, points[v * 3 + 1] ?? 0, points[v * 3 + 2] ?? 0);
      const list = this.cells.get(key);
      if (list) list.push(v);
      else this.cells.set(key, [v]);
    }
  }

  /** How far over the skin a place is, metres, below 0 within it, and which way out is; nothing where no skin is near. */
  distance([x, y, z]: Vec3): { readonly far: number; readonly out: Vec3 } | undefined {
    const near = this.nearest(x, y, z);
    if (!near) return undefined;
    const [nx, ny, nz] = near.normal;
    return { far: (x - near.at[0]) * nx + (y - near.at[1]) * ny + (z - near.at[2]) * nz, out: near.normal };
  }

  /** How far ahead the skin reaches at a place that is seen from the front, to -z; nothing where there is none. */
  front(x: number, y: number): number | undefined {
    let most: number | undefined;
    for (const list of this.cells.values())
      for (const v of list) {
        if (Math.abs(this.at(v, 0) - x) > frontReach || Math.abs(this.at(v, 1) - y) > frontReach) continue;
        most = Math.min(most ?? Infinity, this.at(v, 2));
      }
    return most;
  }

  private nearest(x: number, y: number, z: number): Near | undefined {
    let best = -1;
    let least = Infinity;
    for (let ring = 0; ring <= reach; ring++) {
      // Whatever is in cells farther out is farther away than this.
      if (best >= 0 && least < ((ring - 1) * cell) ** 2) break;
      for (let i = -ring; i <= ring; i++)
        for (let j = -ring; j <= ring; j++)
          for (let k = -ring; k <= ring; k++) {
            if (Math.max(Math.abs(i), Math.abs(j), Math.abs(k)) < ring) continue;
            for (const v of this.cells.get(keyOf(x + i * cell, y + j * cell, z + k * cell)) ?? []) {
              const [dx, dy, dz] = [this.at(v, 0) - x, this.at(v, 1) - y, this.at(v, 2) - z];
              const square = dx * dx + dy * dy + dz * dz;
              if (square < least) [least, best] = [square, v];
            }
          }
    }
    if (best < 0) return undefined;
    const n = [0, 1, 2].map((c) => this.normals[best * 3 + c] ?? 0);
    const long = Math.hypot(...n) || 1;
    return {
      at: [this.at(best, 0), this.at(best, 1), this.at(best, 2)],
      normal: [(n[0] ?? 0) / long, (n[1] ?? 0) / long, (n[2] ?? 0) / long],
    };
  }

  private at(v: number, c: number): number {
    return this.points[v * 3 + c] ?? 0;
  }
}

const keyOf = (x: number, y: number, z: number): number =>
  (Math.floor(x / cell) + 512) * 1_048_576 + (Math.floor(y / cell) + 512) * 1024 + Math.floor(z / cell) + 512;

/** How far off the skin hair lies that would lie deep within it, metres: clothes are under it. */
const over = 0.012;
/** Within so much of that, hair that lies lower stays lower. */
const soft = 0.012;

/** How far off the skin something lies that would be so far: what would be within is over it, and layers stay in their order. */
export function liftedOff(far: number): number {
  const t = (far - over) / soft;
  return over + (t > 12 ? far - over : soft * Math.log1p(Math.exp(t)));
}

/** Moves hair out of the body that it would go into, together with what is beside it. */
export function pushOff(
  points: Float32Array,
  quads: ArrayLike<number>,
  trunk: Trunk,
  isLow: (vertex: number) => boolean,
): void {
  let low = [...new Set(Array.from(quads))].filter(isLow);
  // What is moved with its neighbours is not yet out where they had less far to go.
  for (const rounds of [3, 0]) {
    const moves = new Float32Array(points.length);
    for (const v of low) {
      const met = trunk.distance([points[v * 3] ?? 0, points[v * 3 + 1] ?? 0, points[v * 3 + 2] ?? 0]);
      if (!met) continue;
      const by = liftedOff(met.far) - met.far;
      if (by < 1e-4) continue;
      for (let c = 0; c < 3; c++) moves[v * 3 + c] = (met.out[c] ?? 0) * by;
    }
    for (let round = 0; round < rounds; round++) evenOut(moves, quads);
    for (let i = 0; i < points.length; i++) points[i] = (points[i] ?? 0) + (moves[i] ?? 0);
    low = low.filter((v) => Math.hypot(moves[v * 3] ?? 0, moves[v * 3 + 1] ?? 0, moves[v * 3 + 2] ?? 0) > aLittle);
  }
}

/** What is moved less than this needs no second look, metres. */
const aLittle = 0.003;

/** Takes each move half way to the mean of its neighbours: hair that is pushed takes along what it hangs together with. */
function evenOut(moves: Float32Array, quads: ArrayLike<number>): void {
  const sums = new Float32Array(moves.length);
  const many = new Uint16Array(moves.length / 3);
  for (let q = 0; q < quads.length; q += 4)
    for (let k = 0; k < 4; k++) {
      const [a, b] = [quads[q + k] ?? 0, quads[q + ((k + 1) & 3)] ?? 0];
      for (const [to, from] of [
        [a, b],
        [b, a],
      ] as const) {
        many[to] = (many[to] ?? 0) + 1;
        for (let c = 0; c < 3; c++) sums[to * 3 + c] = (sums[to * 3 + c] ?? 0) + (moves[from * 3 + c] ?? 0);
      }
    }
  for (let v = 0; v < many.length; v++) {
    const n = many[v] ?? 0;
    if (n === 0) continue;
    for (let c = 0; c < 3; c++) {
      const i = v * 3 + c;
      moves[i] = ((moves[i] ?? 0) + (sums[i] ?? 0) / n) / 2;
    }
  }
}
