import { smooth } from '../solid/noise.ts';
import { cross, dot, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { axesOf, minus } from './affine.ts';
import { blendBody } from './blend-body.ts';
import type { Body } from './body.ts';
import { isOfArm } from './cuts.ts';
import { facingOf } from './facing.ts';
import { loadPeople } from './people.ts';

/** So far around the middle of a breast or of the navel, on somebody grown up at rest, it is as round as what is farther out; from there on it is as it was; metres. */
const [round, asBefore, around] = [0.017, 0.032, 0.05] as const;

const known = new WeakMap<Body, Float32Array>();

/** Where the skin of somebody is under cloth, which shows nothing small that is under it: breasts are round, and there is no navel. */
export function dressForm(body: Body): Float32Array {
  const own = known.get(body);
  if (own) return own;
  const points = body.points.slice();
  for (const tip of [...breastTips(), navel()]) roundOff(points, body, tip);
  known.set(body, points);
  return points;
}

let tips: readonly [number, number] | undefined;

/** The vertices in the middle of both breasts, which are the same ones of everybody. */
export function breastTips(): readonly [number, number] {
  if (tips) return tips;
  const rest = blendBody({ 'caucasian female young': 1, 'average female young': 1 });
  const { header, quadsOf } = loadPeople();
  const found: [number, number] = [0, 0];
  const far = [Infinity, Infinity];
  for (const v of quadsOf(header.body)) {
    const [x, y, z] = [rest[v * 3] ?? 0, rest[v * 3 + 1] ?? 0, rest[v * 3 + 2] ?? 0];
    const side = x < 0 ? 0 : 1;
    if (y < 0.2 || y > 0.45 || Math.abs(x) > 0.16 || z >= (far[side] ?? 0) || isOfArm(v)) continue;
    far[side] = z;
    found[side] = v;
  }
  return (tips = found);
}

let navelAt: number | undefined;

/** The vertex in the navel: nowhere else before the belly are vertices so near to each other. */
function navel(): number {
  if (navelAt !== undefined) return navelAt;
  const { header, quadsOf, places } = loadPeople();
  const quads = quadsOf(header.body);
  let least = Infinity;
  for (let q = 0; q < quads.length; q += 4) {
    const [a, b] = [(quads[q] ?? 0) * 3, (quads[q + 2] ?? 0) * 3];
    const [x, y, z] = [places[a] ?? 0, places[a + 1] ?? 0, places[a + 2] ?? 0];
    if (Math.abs(x) > 0.02 || y < 0.02 || y > 0.25 || z > 0) continue;
    const long = Math.hypot(x - (places[b] ?? 0), y - (places[b + 1] ?? 0), z - (places[b + 2] ?? 0));
    if (long >= least) continue;
    least = long;
    navelAt = quads[q];
  }
  return navelAt ?? 0;
}

/** Puts what is near the tip onto the surface of second degree that lies nearest to what is around it. */
function roundOff(points: Float32Array, body: Body, tip: number): void {
  const { header, quadsOf } = loadPeople();
  const at = (list: Float32Array, v: number): Vec3 => [list[v * 3] ?? 0, list[v * 3 + 1] ?? 0, list[v * 3 + 2] ?? 0];
  const { rest } = body;
  const near = new Map<number, number>();
  for (const v of quadsOf(header.body)) {
    const high = (rest[v * 3 + 1] ?? 0) - (rest[tip * 3 + 1] ?? 0);
    if (Math.abs(high) > around || near.has(v)) continue;
    const far = Math.hypot(
      (rest[v * 3] ?? 0) - (rest[tip * 3] ?? 0),
      high,
      (rest[v * 3 + 2] ?? 0) - (rest[tip * 3 + 2] ?? 0),
    );
    if (far < around) near.set(v, far);
  }
  const facing = facingOf(body.points);
  const sum: [number, number, number] = [0, 0, 0];
  for (const v of near.keys()) for (const c of [0, 1, 2] as const) sum[c] += facing[v * 3 + c] ?? 0;
  const out = normalised(sum);
  const [, up] = axesOf(out, [0, 1, 0]);
  const aside = cross(out, up);
  const origin = at(points, tip);
  const local = (v: number): Vec3 => {
    const p = minus(at(points, v), origin);
    return [dot(p, aside), dot(p, up), dot(p, out)];
  };
  const terms = (x: number, y: number): readonly number[] => [1, x, y, x * x, x * y, y * y];
  const system = Array.from({ length: 6 }, () => Array.from({ length: 7 }, () => 0));
  for (const [v, far] of near) {
    if (far < round) continue;
    const [x, y, high] = local(v);
    const own = terms(x, y);
    own.forEach((a, i) => {
      const row = system[i] ?? [];
      own.forEach((b, j) => (row[j] = (row[j] ?? 0) + a * b));
      row[6] = (row[6] ?? 0) + a * high;
    });
  }
  const shape = solved(system);
  for (const [v, far] of near) {
    const [x, y, high] = local(v);
    const fit = terms(x, y).reduce((total, term, i) => total + term * (shape[i] ?? 0), 0);
    const by = (fit - high) * smooth(asBefore, round, far);
    for (const c of [0, 1, 2] as const) points[v * 3 + c] = (points[v * 3 + c] ?? 0) + out[c] * by;
  }
}

/** Solves equations that each end with what their sum is. */
function solved(rows: number[][]): readonly number[] {
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    let best = i;
    for (let k = i + 1; k < n; k++) if (Math.abs(rows[k]?.[i] ?? 0) > Math.abs(rows[best]?.[i] ?? 0)) best = k;
    const [own, other] = [rows[best] ?? [], rows[i] ?? []];
    rows[i] = own;
    rows[best] = other;
    const lead = own[i] ?? 0;
    if (Math.abs(lead) < 1e-18) continue;
    rows.forEach((row, k) => {
      if (k === i) return;
      const by = (row[i] ?? 0) / lead;
      if (by !== 0) own.forEach((value, j) => (row[j] = (row[j] ?? 0) - by * value));
    });
  }
  return rows.map((row, i) => (row[n] ?? 0) / (row[i] || 1));
}
