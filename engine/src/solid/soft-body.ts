import { hex } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from './materials.ts';
import { normalised } from './vectors.ts';
import type { Vec3 } from './vectors.ts';

/** Numbers of one round cone: two centres with their radii, and which colour it has. */
export const coneNumbers = 9;

/** Round cones that melt into one another: animals, people, stones. Marched as a distance field. */
export interface SoftBody {
  /** `coneNumbers` a cone: ax ay az ra bx by bz rb colour, in the world. */
  readonly cones: Float32Array;
  readonly count: number;
  /** Four numbers a cone: middle and radius of a ball around it. */
  readonly balls: Float32Array;
  /** How far cones melt together, metres. */
  readonly melt: number;
  readonly material: number;
  /** Strength of what roughens its skin, 0..1: tufts, wool, crust. */
  readonly fur: number;
  /** Strength of hair that lies along its cones, 0..1; in place of what `fur` does. */
  readonly hair: number;
  /** Colours whose hair is three times as long: manes and brushes. */
  readonly shaggy: readonly number[];
  /** How much the body was enlarged when it was built. */
  readonly scale: number;
  readonly colours: readonly Rgb[];
  readonly marks?: Marks;
  readonly centre: Vec3;
  readonly radius: number;
  readonly object: number;
  /** Where hair lies to: backwards, for what heads towards -x where it was built, and down; of length 1. */
  readonly back: Vec3;
}

/** Stripes and patches of a coat: how much of `colour` (an index) shows at a place of the object, 0..1. */
export interface Marks {
  readonly colour: number;
  /** The colours that carry marks; the first alone by itself. */
  readonly on?: readonly number[];
  readonly share: (x: number, y: number, z: number) => number;
}

export interface BodyLook {
  readonly k?: number;
  readonly mat?: number;
  readonly fur?: number;
  readonly hair?: number;
  readonly shaggy?: readonly number[];
  readonly marks?: Marks;
  readonly colours: readonly (string | Rgb)[];
}

/** Cones as they are written in a concept: [ax, ay, az, ra, bx, by, bz, rb, colour]. */
export type Cones = readonly (readonly number[])[];

/** Builds a body from cones given in the axes of `matrix` (three rows of four). */
export function buildBody(cones: Cones, look: BodyLook, matrix: ArrayLike<number>, object: number): SoftBody {
  const m = (i: number): number => matrix[i] ?? 0;
  const scale = Math.hypot(m(0), m(4), m(8));
  const place = (x: number, y: number, z: number): Vec3 => [
    m(0) * x + m(1) * y + m(2) * z + m(3),
    m(4) * x + m(5) * y + m(6) * z + m(7),
    m(8) * x + m(9) * y + m(10) * z + m(11),
  ];
  const numbers = new Float32Array(cones.length * coneNumbers);
  const balls = new Float32Array(cones.length * 4);
  const low: [number, number, number] = [1e9, 1e9, 1e9];
  const high: [number, number, number] = [-1e9, -1e9, -1e9];
  cones.forEach((cone, index) => {
    const [ax = 0, ay = 0, az = 0, ra = 0, bx = 0, by = 0, bz = 0, rb = 0, colour = 0] = cone;
    const a = place(ax, ay, az);
    const b = place(bx, by, bz);
    numbers.set([...a, ra * scale, ...b, rb * scale, colour], index * coneNumbers);
    const half = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) / 2;
    balls.set([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2, half + Math.max(ra, rb) * scale], index * 4);
    for (const [point, radius] of [
      [a, ra * scale],
      [b, rb * scale],
    ] as const) {
      for (const axis of [0, 1, 2] as const) {
        low[axis] = Math.min(low[axis], point[axis] - radius);
        high[axis] = Math.max(high[axis], point[axis] + radius);
      }
    }
  });
  const melt = (look.k ?? 0.05) * scale;
  return {
    cones: numbers,
    balls,
    count: cones.length,
    melt,
    material: look.mat ?? ((look.fur ?? look.hair ?? 0) > 0 ? materials.coat : materials.plain),
    fur: look.fur ?? 0,
    hair: look.hair ?? 0,
    shaggy: look.shaggy ?? [],
    scale,
    ...(look.marks && { marks: look.marks }),
    colours: look.colours.map((colour) => (typeof colour === 'string' ? hex(colour) : colour)),
    centre: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2],
    radius: Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2 + melt,
    object,
    back: normalised([m(0) / scale, m(4) / scale - 1, m(8) / scale]),
  };
}

/** Distance from a point to one round cone, negative inside. */
function coneDistance(cones: Float32Array, o: number, x: number, y: number, z: number): number {
  const ax = cones[o] ?? 0;
  const ay = cones[o + 1] ?? 0;
  const az = cones[o + 2] ?? 0;
  const ra = cones[o + 3] ?? 0;
  const bx = (cones[o + 4] ?? 0) - ax;
  const by = (cones[o + 5] ?? 0) - ay;
  const bz = (cones[o + 6] ?? 0) - az;
  const px = x - ax;
  const py = y - ay;
  const pz = z - az;
  const length = bx * bx + by * by + bz * bz;
  let t = length > 0 ? (px * bx + py * by + pz * bz) / length : 0;
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  const qx = px - bx * t;
  const qy = py - by * t;
  const qz = pz - bz * t;
  return Math.sqrt(qx * qx + qy * qy + qz * qz) - ra - ((cones[o + 7] ?? 0) - ra) * t;
}

/** From where something is looked for, and along which way; one ray is aimed for one spot after another. */
export interface Ray {
  ox: number;
  oy: number;
  oz: number;
  dx: number;
  dy: number;
  dz: number;
}

/** Cones that the rays of one tile of the picture come near; written for one tile after another. */
const nearTile = new Uint16Array(4096);

/**
 * Keeps the cones that any ray of a tile may come near, for `keepNearRay`; says how many there are. The middle ray has length 1; at a distance
 * of one metre the tile reaches `widen` metres to its corners, and `slack` metres at any distance.
 */
export function keepNearTile(
  { balls, count, melt }: SoftBody,
  { ox, oy, oz, dx, dy, dz }: Readonly<Ray>,
  { widen, slack }: { readonly widen: number; readonly slack: number },
): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const x = (balls[i * 4] ?? 0) - ox;
    const y = (balls[i * 4 + 1] ?? 0) - oy;
    const z = (balls[i * 4 + 2] ?? 0) - oz;
    const along = x * dx + y * dy + z * dz;
    const far = x * x + y * y + z * z;
    const reach = (balls[i * 4 + 3] ?? 0) + melt + slack + Math.sqrt(far) * widen;
    if (far - along * along < reach * reach) nearTile[kept++] = i;
  }
  return kept;
}

/** Numbers of the cones that a ray comes near; written for one ray after another. */
const nearRay = new Uint16Array(4096);

/** Between which distances a ray is among the cones that were kept for it: nothing of the body is before or after. */
export const nearSpan = { from: 0, to: 0 };

/**
 * Keeps the cones that a ray comes so near that they may bend the surface it meets, for `distanceNearRay`; says how many there are, and in `nearSpan`
 * where they are. The ray's direction has length 1, or 0 for a point. With `tile` it looks only at so many that `keepNearTile` kept.
 */
export function keepNearRay(
  { balls, count, melt }: SoftBody,
  { ox, oy, oz, dx, dy, dz }: Readonly<Ray>,
  tile?: number,
): number {
  let kept = 0;
  let from = Number.POSITIVE_INFINITY;
  let to = 0;
  for (let k = 0; k < (tile ?? count); k++) {
    const i = tile === undefined ? k : (nearTile[k] ?? 0);
    const x = (balls[i * 4] ?? 0) - ox;
    const y = (balls[i * 4 + 1] ?? 0) - oy;
    const z = (balls[i * 4 + 2] ?? 0) - oz;
    const along = x * dx + y * dy + z * dz;
    const reach = (balls[i * 4 + 3] ?? 0) + melt;
    const inside = reach * reach - (x * x + y * y + z * z - along * along);
    if (inside <= 0) continue;
    nearRay[kept++] = i * coneNumbers;
    const half = Math.sqrt(inside);
    if (along - half < from) from = along - half;
    if (along + half > to) to = along + half;
  }
  nearSpan.from = from;
  nearSpan.to = to;
  return kept;
}

/** Distance from a point to the cones that were kept. */
export function distanceNearRay({ cones, melt }: SoftBody, kept: number, x: number, y: number, z: number): number {
  let distance = 1e9;
  for (let i = 0; i < kept; i++) {
    const cone = coneDistance(cones, nearRay[i] ?? 0, x, y, z);
    const h = melt - Math.abs(distance - cone);
    distance = (distance < cone ? distance : cone) - (h > 0 ? (h * h) / (4 * melt) : 0);
  }
  return distance;
}

/** Distance from a point to a body, negative inside. */
export function distanceTo({ cones, count, melt }: SoftBody, x: number, y: number, z: number): number {
  let distance = 1e9;
  for (let i = 0, o = 0; i < count; i++, o += coneNumbers) {
    const cone = coneDistance(cones, o, x, y, z);
    const h = melt - Math.abs(distance - cone);
    distance = (distance < cone ? distance : cone) - (h > 0 ? (h * h) / (4 * melt) : 0);
  }
  return distance;
}

/** How far colours run into one another, as a share of how far cones melt. */
const skinReach = 0.4;
const hairReach = 0.8;

/**
 * The colour at a point of the surface among the cones that were kept for it: that of the nearest, running into its neighbours' where they
 * melt. `lx..lz` is the point in the axes of the object, for marks.
 */
export function colourAt(
  body: SoftBody,
  kept: number,
  at: { x: number; y: number; z: number; lx: number; ly: number; lz: number },
): Rgb {
  const { cones, melt, colours, marks } = body;
  let best = 1e9;
  for (let i = 0; i < kept; i++) best = Math.min(best, coneDistance(cones, nearRay[i] ?? 0, at.x, at.y, at.z));
  // Hair of one colour grows into that of the next.
  const reach = melt * (body.hair > 0 ? hairReach : skinReach) + 1e-9;
  const marked = marks ? Math.min(1, Math.max(0, marks.share(at.lx, at.ly, at.lz))) : 0;
  let total = 0;
  const mixed: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < kept; i++) {
    const o = nearRay[i] ?? 0;
    const near = 1 - (coneDistance(cones, o, at.x, at.y, at.z) - best) / reach;
    if (near <= 0) continue;
    const index = cones[o + 8] ?? 0;
    const own = colours[index] ?? colours[0] ?? [0, 0, 0];
    const mark = marks && (marks.on ?? [0]).includes(index) ? (colours[marks.colour] ?? own) : own;
    const weight = near * near;
    total += weight;
    for (const k of [0, 1, 2] as const) mixed[k] += weight * (own[k] + (mark[k] - own[k]) * marked);
  }
  return [mixed[0] / total, mixed[1] / total, mixed[2] / total];
}

/** Which way hair lies at a point of the surface: of length 1, along its cones; and how thick they are there, metres. */
export interface Lie {
  readonly towards: Vec3;
  readonly thick: number;
  /** Share of what is shaggy there, 0..1. */
  readonly shaggy: number;
}

/** What is summed of the cones around a point; written for one point after another. */
const sum: [number, number, number] = [0, 0, 0];

/** The direction along the cones that were kept for a point of the surface, that of the nearest running into its neighbours'. */
export function lieAt({ cones, melt, shaggy }: SoftBody, kept: number, x: number, y: number, z: number): Lie {
  let best = 1e9;
  for (let i = 0; i < kept; i++) best = Math.min(best, coneDistance(cones, nearRay[i] ?? 0, x, y, z));
  const reach = melt + 1e-9;
  let thick = 0;
  let long = 0;
  let total = 0;
  sum[0] = sum[1] = sum[2] = 0;
  for (let i = 0; i < kept; i++) {
    const o = nearRay[i] ?? 0;
    const near = 1 - (coneDistance(cones, o, x, y, z) - best) / reach;
    if (near <= 0) continue;
    const dx = (cones[o + 4] ?? 0) - (cones[o] ?? 0);
    const dy = (cones[o + 5] ?? 0) - (cones[o + 1] ?? 0);
    const dz = (cones[o + 6] ?? 0) - (cones[o + 2] ?? 0);
    // A cone has two ends, and hair no direction that counts here.
    const same = dx * sum[0] + dy * sum[1] + dz * sum[2] < 0 ? -near : near;
    sum[0] += dx * same;
    sum[1] += dy * same;
    sum[2] += dz * same;
    thick += Math.min(cones[o + 3] ?? 0, cones[o + 7] ?? 0) * near;
    if (shaggy.includes(cones[o + 8] ?? 0)) long += near;
    total += near;
  }
  return { towards: normalised(sum), thick: thick / total, shaggy: long / total };
}
