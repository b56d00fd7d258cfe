import type { Body } from './body.ts';
import { jointAt } from './blend-body.ts';
import { boneNames } from './bones.ts';
import { loadPeople } from './people.ts';
import type { WornLists } from './people.ts';
import { isBesideTrunk } from './loose-form.ts';
import type { Loosened } from './loose-form.ts';

/** Metres of one step of an offset. */
const offsetStep = 1e-5;
/** What a weight of 1 is in the file, and how many numbers there are of two bytes. */
const [whole, wrap] = [16_384, 65_536] as const;

/** Where the vertices of something that is worn are on a body: at rest, and in its pose; metres. */
export interface Hung {
  readonly rest: Float32Array;
  readonly points: Float32Array;
}

/** Puts something on a body: each vertex lies off three of the body's, and moves with the bones of those; on the trunk it lies as loose as that says. */
export function hangWorn({ worn, refs, weights, offsets }: WornLists, body: Body, loose?: Loosened): Hung {
  const people = loadPeople();
  const table = boneNames.map((name) => body.bones.get(name));
  const rest = new Float32Array(worn.count * 3);
  const points = new Float32Array(worn.count * 3);
  const size = offsetStep * sizeOf(body);
  const shares = new Float64Array(boneNames.length);
  for (let v = 0; v < worn.count; v++) {
    const own = unwrapped(weights, v * 3);
    const at: [number, number, number] = [0, 0, 0];
    shares.fill(0);
    for (let k = 0; k < 3; k++) {
      const ref = refs[v * 3 + k] ?? 0;
      const weight = (own[k] ?? 0) / whole;
      for (const c of [0, 1, 2] as const) at[c] += weight * (body.rest[ref * 3 + c] ?? 0);
      // What lies outside of its three moves with those that it is near.
      const share = Math.max(0, Math.min(1, weight));
      for (let b = 0; b < 4; b++) {
        const bone = people.bones[ref * 4 + b] ?? 0;
        shares[bone] = (shares[bone] ?? 0) + share * (people.weights[ref * 4 + b] ?? 0);
      }
    }
    // The axes of the file's source point the other way across and ahead.
    for (const c of [0, 1, 2] as const) at[c] += (offsets[v * 3 + c] ?? 0) * size * (c === 1 ? 1 : -1);
    if (loose) loosen(at, loose, shares);
    rest.set(at, v * 3);
    let [x, y, z, sum] = [0, 0, 0, 0];
    for (let bone = 0; bone < shares.length; bone++) {
      const share = shares[bone] ?? 0;
      const by = share > 0 ? table[bone] : undefined;
      if (!by) continue;
      const row = (r: number): number =>
        (by[r] ?? 0) * at[0] + (by[r + 1] ?? 0) * at[1] + (by[r + 2] ?? 0) * at[2] + (by[r + 3] ?? 0);
      x += share * row(0);
      y += share * row(4);
      z += share * row(8);
      sum += share;
    }
    points.set([x / sum, y / sum, z / sum], v * 3);
  }
  return { rest, points };
}

/** Moves a place as far out as cloth lies there, less where it moves with an arm. */
function loosen(at: [number, number, number], loose: Loosened, shares: Float64Array): void {
  let [beside, all] = [0, 0];
  for (let bone = 0; bone < shares.length; bone++) {
    all += shares[bone] ?? 0;
    if (isBesideTrunk(bone)) beside += shares[bone] ?? 0;
  }
  const [dx, dz] = loose(...at);
  const share = 1 - beside / (all || 1);
  at[0] += dx * share;
  at[2] += dz * share;
}

/** How large somebody is at rest beside the average of all: clothes of children are thinner. */
function sizeOf({ rest }: Body): number {
  const tall = (points: Float32Array): number =>
    jointAt(points, 'neck01____head')[1] - jointAt(points, 'foot.L____head')[1];
  return Math.min(1.1, tall(rest) / tall(loadPeople().places));
}

/** Three weights that are 1 together: one of 2 or more does not fit into two bytes, and was stored as what is left of it. */
function unwrapped(weights: Int16Array, at: number): readonly number[] {
  const own = [weights[at] ?? 0, weights[at + 1] ?? 0, weights[at + 2] ?? 0];
  const off = own.reduce((sum, weight) => sum + weight, 0) - whole;
  if (Math.abs(off) < wrap / 2) return own;
  const wrong = off < 0 ? Math.min(...own) : Math.max(...own);
  return own.map((weight) => (weight === wrong ? weight - Math.sign(off) * wrap : weight));
}
