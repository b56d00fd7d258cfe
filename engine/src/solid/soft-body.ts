import { hex } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Vec3 } from './vectors.ts';

/** Numbers of one round cone: two centres with their radii, and which colour it has. */
export const coneNumbers = 9;

/** Round cones that melt into one another: animals, people, stones. Marched as a distance field. */
export interface SoftBody {
  /** `coneNumbers` a cone: ax ay az ra bx by bz rb colour, in the world. */
  readonly cones: Float32Array;
  readonly count: number;
  /** How far cones melt together, metres. */
  readonly melt: number;
  readonly material: number;
  /** Strength of the streaks of fur, 0..1. */
  readonly fur: number;
  /** How much the body was enlarged when it was built. */
  readonly scale: number;
  readonly colours: readonly Rgb[];
  readonly centre: Vec3;
  readonly radius: number;
  readonly object: number;
}

export interface BodyLook {
  readonly k?: number;
  readonly mat?: number;
  readonly fur?: number;
  readonly colours: readonly (string | Rgb)[];
}

/** Cones as they are written in a concept: [ax, ay, az, ra, bx, by, bz, rb, colour]. */
export type Cones = readonly (readonly number[])[];

/** Builds a body from cones given in the axes of `matrix` (three rows of four). */
export function buildBody(cones: Cones, look: BodyLook, matrix: readonly number[], object: number): SoftBody {
  const m = (i: number): number => matrix[i] ?? 0;
  const scale = Math.hypot(m(0), m(4), m(8));
  const place = (x: number, y: number, z: number): Vec3 => [
    m(0) * x + m(1) * y + m(2) * z + m(3),
    m(4) * x + m(5) * y + m(6) * z + m(7),
    m(8) * x + m(9) * y + m(10) * z + m(11),
  ];
  const numbers = new Float32Array(cones.length * coneNumbers);
  const low: [number, number, number] = [1e9, 1e9, 1e9];
  const high: [number, number, number] = [-1e9, -1e9, -1e9];
  cones.forEach((cone, index) => {
    const [ax = 0, ay = 0, az = 0, ra = 0, bx = 0, by = 0, bz = 0, rb = 0, colour = 0] = cone;
    const a = place(ax, ay, az);
    const b = place(bx, by, bz);
    numbers.set([...a, ra * scale, ...b, rb * scale, colour], index * coneNumbers);
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
    count: cones.length,
    melt,
    material: look.mat ?? 0,
    fur: look.fur ?? 0,
    scale,
    colours: look.colours.map((colour) => (typeof colour === 'string' ? hex(colour) : colour)),
    centre: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2],
    radius: Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2 + melt,
    object,
  };
}

/** The colour of the cone that the last call of `distanceTo` found nearest; read at once, before anything else runs. */
export const nearest = { colour: 0 };

/** Distance from a point to a body, negative inside. */
export function distanceTo(body: SoftBody, x: number, y: number, z: number): number {
  const { cones, count, melt } = body;
  let distance = 1e9;
  let best = 1e9;
  for (let i = 0, o = 0; i < count; i++, o += coneNumbers) {
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
    const cone = Math.sqrt(qx * qx + qy * qy + qz * qz) - ra - ((cones[o + 7] ?? 0) - ra) * t;
    if (cone < best) {
      best = cone;
      nearest.colour = cones[o + 8] ?? 0;
    }
    const h = melt - Math.abs(distance - cone);
    distance = (distance < cone ? distance : cone) - (h > 0 ? (h * h) / (4 * melt) : 0);
  }
  return distance;
}
