import { hex } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { awayFromRay, bendsUpTo, changesWidth, coneDistance, melted, withCone } from './cone-distance.ts';
import type { Ray } from './cone-distance.ts';
import { coneNumbers, inOrder, isBone, measureCone, meltsInto, meltAt, reachAt } from './cones.ts';
import type { Cones } from './cones.ts';
import { materials } from './materials.ts';
import { normalised } from './vectors.ts';
import type { Vec3 } from './vectors.ts';

export { boned, coneNumbers, haired, hollowed, measureCone, melting, widened } from './cones.ts';
export type { Cones } from './cones.ts';

/** Round cones that melt into one another: animals, people, stones. Marched as a distance field. */
export interface SoftBody {
  /** `coneNumbers` a cone: ax ay az ra bx by bz rb colour melt hair wide wide-at-its-end short reach run, in the world; bones first, then those that bend farthest. */
  readonly cones: Float32Array;
  readonly count: number;
  /** Four numbers a cone: middle and radius of a ball around all that it bends. */
  readonly balls: Float32Array;
  /** How far cones melt together of which nothing else is said, metres. */
  readonly melt: number;
  readonly material: number;
  /** Strength of what roughens its skin, 0..1: tufts, wool, crust. */
  readonly fur: number;
  /** Strength of hair that lies along its cones, 0..1; in place of what `fur` does. */
  readonly hair: number;
  /** How much the body was enlarged when it was built. */
  readonly scale: number;
  readonly colours: readonly Rgb[];
  /** Each over those before it. */
  readonly marks: readonly Marks[];
  readonly centre: Vec3;
  readonly radius: number;
  readonly object: number;
  /** Where hair lies to: backwards, for what heads towards -x where it was built, and down; of length 1. */
  readonly back: Vec3;
  /** From one of its sides to the other; of length 1. */
  readonly aside: Vec3;
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
  /** Colours whose hair is three times as long: manes and brushes. */
  readonly shaggy?: readonly number[];
  /** Where hair lies to besides down, in the axes of the matrix: +x by itself, behind what heads towards -x. */
  readonly lies?: Vec3;
  readonly marks?: Marks | readonly Marks[];
  readonly colours: readonly (string | Rgb)[];
}

/** How far bones melt, metres: no more than keeps a joint from having an edge. */
const boneMelt = 0.002;

/** How many times longer the hair of shaggy colours is. */
const shaggyHair = 3;

/** Builds a body from cones given in the axes of `matrix` (three rows of four). */
export function buildBody(cones: Cones, look: BodyLook, matrix: ArrayLike<number>, object: number): SoftBody {
  const m = (i: number): number => matrix[i] ?? 0;
  const scale = Math.hypot(m(0), m(4), m(8));
  const place = (x: number, y: number, z: number): Vec3 => [
    m(0) * x + m(1) * y + m(2) * z + m(3),
    m(4) * x + m(5) * y + m(6) * z + m(7),
    m(8) * x + m(9) * y + m(10) * z + m(11),
  ];
  const k = look.k ?? 0.05;
  const numbers = new Float32Array(cones.length * coneNumbers);
  const balls = new Float32Array(cones.length * 4);
  const low: [number, number, number] = [1e9, 1e9, 1e9];
  const high: [number, number, number] = [-1e9, -1e9, -1e9];
  let farthest = 0;
  const flesh = cones.filter((cone) => !isBone(cone));
  inOrder(cones, k).forEach((cone, index) => {
    const [ax = 0, ay = 0, az = 0, ra = 0, bx = 0, by = 0, bz = 0, rb = 0, colour = 0] = cone;
    const [ownMelt = 0, ownHair = -1, wide = 1, ownEnd = 0] = cone.slice(meltAt);
    const wideEnd = ownEnd || wide;
    const run = (ownMelt || k) * scale;
    const bone = isBone(cone);
    const melt = bone ? boneMelt * scale : run;
    const reach = bone ? Math.max(boneMelt, meltsInto(cone, flesh, k)) * scale : Math.abs(melt);
    const hair = ownHair >= 0 ? ownHair : (look.shaggy ?? []).includes(colour) ? shaggyHair : 1;
    const a = place(ax, ay, az);
    // What is wide is kept as it is with its sides drawn together.
    const end = place(bx, by, az + (bz - az) / wideEnd);
    const b = place(bx, by, bz);
    const o = index * coneNumbers;
    numbers.set([...a, ra * scale, ...end, rb * scale, colour, melt, hair, wide, wideEnd], o);
    numbers.set([reach, run], o + reachAt);
    measureCone(numbers, o);
    const half = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) / 2;
    const around = half + Math.max(ra, rb) * Math.max(1, wide, wideEnd) * scale + reach;
    balls.set([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2, around], index * 4);
    if (melt < 0) return;
    farthest = Math.max(farthest, melt);
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
  const [lx, ly, lz] = look.lies ?? [1, 0, 0];
  const from = place(0, 0, 0);
  const to = place(lx, ly, lz);
  const lies = normalised([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  return {
    cones: numbers,
    balls,
    count: cones.length,
    melt: k * scale,
    material: look.mat ?? ((look.fur ?? look.hair ?? 0) > 0 ? materials.coat : materials.plain),
    fur: look.fur ?? 0,
    hair: look.hair ?? 0,
    scale,
    marks: look.marks === undefined ? [] : 'share' in look.marks ? [look.marks] : look.marks,
    colours: look.colours.map((colour) => (typeof colour === 'string' ? hex(colour) : colour)),
    centre: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2],
    radius: Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2 + farthest,
    object,
    back: normalised([lies[0], lies[1] - 1, lies[2]]),
    aside: normalised([m(2), m(6), m(10)]),
  };
}

/** Cones that the rays of one tile of the picture come near; written for one tile after another. */
const nearTile = new Uint16Array(4096);

/**
 * Keeps the cones that any ray of a tile may come near, for `keepNearRay`; says how many there are. The middle ray has length 1; at a distance
 * of one metre the tile reaches `widen` metres to its corners, and `slack` metres at any distance.
 */
export function keepNearTile(
  body: SoftBody,
  ray: Readonly<Ray>,
  { widen, slack }: { readonly widen: number; readonly slack: number },
): number {
  const { balls, cones, count } = body;
  const { ox, oy, oz, dx, dy, dz } = ray;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const x = (balls[i * 4] ?? 0) - ox;
    const y = (balls[i * 4 + 1] ?? 0) - oy;
    const z = (balls[i * 4 + 2] ?? 0) - oz;
    const along = x * dx + y * dy + z * dz;
    const far = x * x + y * y + z * z;
    const ball = balls[i * 4 + 3] ?? 0;
    const wider = slack + (Math.sqrt(far) + ball) * widen;
    if (far - along * along >= (ball + wider) ** 2) continue;
    // The ball around a long cone is mostly empty.
    const reach = bendsUpTo(cones, i * coneNumbers) + wider;
    if (awayFromRay(cones, i * coneNumbers, ray) < reach * reach) nearTile[kept++] = i;
  }
  return kept;
}

/** Which cones come near a ball around a point that was asked for: what is asked for next is mostly as near. */
const around = { body: undefined as SoftBody | undefined, x: 0, y: 0, z: 0, kept: 0, near: new Uint16Array(4096) };
/** Radius of that ball, as a share of that of the body. */
const aroundShare = 0.03;

/** Keeps the cones that may bend the surface at a point, for `distanceNearPoint`; says how many there are. */
export function keepNearPoint(body: SoftBody, x: number, y: number, z: number): number {
  const { balls, cones, count, aside, scale } = body;
  const slack = body.radius * aroundShare;
  if (around.body !== body || (x - around.x) ** 2 + (y - around.y) ** 2 + (z - around.z) ** 2 > slack * slack) {
    around.body = body;
    around.x = x;
    around.y = y;
    around.z = z;
    around.kept = 0;
    for (let i = 0; i < count; i++) if (isNear(balls, i, x, y, z, slack)) around.near[around.kept++] = i;
  }
  let kept = 0;
  for (let k = 0; k < around.kept; k++) {
    const i = around.near[k] ?? 0;
    if (!isNear(balls, i, x, y, z, 0)) continue;
    // The ball around a long cone is mostly empty; all that is asked for at a point is asked for a few times.
    const o = i * coneNumbers;
    const reach = (cones[o + reachAt] ?? 0) * 1.3 + scale * 0.01;
    const distance = coneDistance(cones, aside, o, x, y, z);
    if (distance >= reach) continue;
    farAtPoint[kept] = distance;
    near[kept++] = i;
  }
  return kept;
}

function isNear(balls: Float32Array, i: number, x: number, y: number, z: number, slack: number): boolean {
  const bx = (balls[i * 4] ?? 0) - x;
  const by = (balls[i * 4 + 1] ?? 0) - y;
  const bz = (balls[i * 4 + 2] ?? 0) - z;
  const reach = (balls[i * 4 + 3] ?? 0) + slack;
  return bx * bx + by * by + bz * bz < reach * reach;
}

/** Which cones a ray or a point comes near; written for one after another. */
export const near = new Uint16Array(4096);
/** How far each of those is that were kept for a point: colour and hair of that point ask for the same. */
export const farAtPoint = new Float64Array(4096);
/** How far along the ray each begins to bend the surface, and ends to. */
const entry = new Float64Array(4096);
const exit = new Float64Array(4096);

/** How far each was when it was last measured, and where on the ray that was. */
const measured = new Float64Array(4096);
const measuredAt = new Float64Array(4096);

/** Between which distances a ray is among the cones that were kept for it: nothing of the body is before or after; and how far it is to the next of them. */
export const nearSpan = { from: 0, to: 0, next: 0 };

/**
 * Keeps the cones that a ray comes so near that they may bend the surface it meets, for `distanceOnRay`; says how many there are, and in `nearSpan`
 * where they are. The ray's direction has length 1; it looks only at the `tile` cones that `keepNearTile` kept.
 */
export function keepNearRay({ balls }: SoftBody, { ox, oy, oz, dx, dy, dz }: Readonly<Ray>, tile: number): number {
  let kept = 0;
  let from = Number.POSITIVE_INFINITY;
  let to = 0;
  for (let k = 0; k < tile; k++) {
    const i = nearTile[k] ?? 0;
    const x = (balls[i * 4] ?? 0) - ox;
    const y = (balls[i * 4 + 1] ?? 0) - oy;
    const z = (balls[i * 4 + 2] ?? 0) - oz;
    const along = x * dx + y * dy + z * dz;
    const reach = balls[i * 4 + 3] ?? 0;
    const inside = reach * reach - (x * x + y * y + z * z - along * along);
    if (inside <= 0) continue;
    const half = Math.sqrt(inside);
    entry[kept] = along - half;
    exit[kept] = along + half;
    measured[kept] = Number.NEGATIVE_INFINITY;
    measuredAt[kept] = 0;
    near[kept++] = i;
    if (along - half < from) from = along - half;
    if (along + half > to) to = along + half;
  }
  nearSpan.from = from;
  nearSpan.to = to;
  return kept;
}

/** Distance from a point to the cones that were kept for it. */
export function distanceNearPoint({ cones, aside }: SoftBody, kept: number, x: number, y: number, z: number): number {
  let distance = 1e9;
  for (let i = 0; i < kept; i++) distance = withCone(cones, aside, distance, (near[i] ?? 0) * coneNumbers, x, y, z);
  return distance;
}

/** Distance from a point to the cones that were kept for a tile, at most: they may bend the surface at any of its rays. */
export function distanceInTile(
  { cones, balls, aside }: SoftBody,
  tile: number,
  x: number,
  y: number,
  z: number,
): number {
  let distance = 1e9;
  for (let k = 0; k < tile; k++) {
    const i = nearTile[k] ?? 0;
    const bx = (balls[i * 4] ?? 0) - x;
    const by = (balls[i * 4 + 1] ?? 0) - y;
    const bz = (balls[i * 4 + 2] ?? 0) - z;
    // What is farther with all that it bends than what is nearest so far bends nothing: in a mane that is most of it.
    const reach = (balls[i * 4 + 3] ?? 0) + Math.abs(distance);
    if (bx * bx + by * by + bz * bz < reach * reach)
      distance = withCone(cones, aside, distance, i * coneNumbers, x, y, z);
  }
  return distance;
}

/** Distance from a point, so far along a ray, to those of the cones that were kept for it which may bend the surface there; writes into `nearSpan` how far it is to the next. */
export function distanceOnRay(body: SoftBody, kept: number, t: number, x: number, y: number, z: number): number {
  const cones = body.cones;
  const aside = body.aside;
  let distance = 1e9;
  let next = 1e9;
  for (let i = 0; i < kept; i++) {
    const ahead = (entry[i] ?? 0) - t;
    if (ahead > 0) {
      if (ahead < next) next = ahead;
    } else if ((exit[i] ?? 0) > t) {
      const o = (near[i] ?? 0) * coneNumbers;
      const melt = cones[o + meltAt] ?? 0;
      // No nearer than it was, less the way from there: what bends nothing even so need not be measured again.
      const way = Math.abs(t - (measuredAt[i] ?? 0)) * (changesWidth(cones, o) ? 2 : 1);
      const least = (measured[i] ?? 0) - way;
      if (melt > 0 ? least > distance + melt : least > -melt - distance) continue;
      const cone = coneDistance(cones, aside, o, x, y, z);
      measured[i] = cone;
      measuredAt[i] = t;
      distance = melted(distance, cone, melt);
    }
  }
  nearSpan.next = next;
  return distance;
}

/** Distance from a point to a body, negative inside. */
export function distanceTo(body: SoftBody, x: number, y: number, z: number): number {
  const { cones, aside, count } = body;
  let distance = 1e9;
  for (let i = 0; i < count; i++) distance = withCone(cones, aside, distance, i * coneNumbers, x, y, z);
  return distance;
}
