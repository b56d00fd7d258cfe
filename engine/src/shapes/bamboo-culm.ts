import type { Random } from '../raster/random.ts';
import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick, tau, vary, withered } from './chance.ts';

/** One stem of bamboo; metres. */
export interface Culm {
  readonly high: number;
  /** Half as thick at its foot. */
  readonly thick: number;
  /** How far its top hangs over, to the right and ahead. */
  readonly over: readonly [number, number];
  /** What is seen of it: its joints and single leaves, less of both, or hardly more than a line. */
  readonly detail: 'near' | 'middle' | 'far';
}

const greens = ['#5f8f3a', '#6f9c44', '#86a84e', '#4f7f38', '#7a9f3f', '#a2a652'] as const;
const foliage = ['#6fa03c', '#86b44a', '#5b8c34', '#9cc25a', '#4f7f30'] as const;

/** From joint to joint, the sides of a stem, and the sprays of leaves that it has and the leaves of each; how large a leaf is, metres. */
const details = {
  near: { apart: 0.5, sides: 7, sprays: 18, each: 18, leaf: 0.26 },
  middle: { apart: 0.85, sides: 4, sprays: 12, each: 12, leaf: 0.54 },
  far: { apart: 2.6, sides: 3, sprays: 7, each: 8, leaf: 1 },
} as const;

/** Where its lowest leaves are, a share of its height. */
const leavesFrom = 0.42;

/** A stem of bamboo that stands upright, is ringed at its joints, and hangs over at its top, where its leaves are. */
export function buildCulm(mesh: Mesh, random: Random, culm: Culm): void {
  const { high, thick, over, detail } = culm;
  const { apart, sides } = details[detail];
  const colour = vary(readColour(pick(random, greens)), random, 0.3);
  const ring = mixRgb(colour, readColour('#d4d6a8'), 0.5);
  const bend = 1.6 + random() * 0.8;
  const at = (t: number): Vec3 => [
    over[0] * t ** bend,
    high * (t - 0.08 * t ** 3 * Math.hypot(...over)),
    over[1] * t ** bend,
  ];
  const radius = (t: number): number => thick * (1 - 0.72 * t ** 1.3);
  mesh.object();
  for (let low = -0.1; low < high;) {
    // The lowest joints stand close together.
    const long = apart * (detail === 'far' ? 1 : 0.6 + 0.5 * Math.min(1, low / 3));
    const [from, to] = [low / high, Math.min(1, (low + long) / high)];
    mesh.tube([at(from), at(to)], [radius(from), radius(to)], colour, materials.gloss, sides);
    if (detail !== 'far') {
      const [below, above] = [at(to - 0.013 / high), at(to + 0.013 / high)];
      mesh.tube([below, above], [radius(to) * 1.12], ring, materials.plain, sides);
    }
    low += long;
  }
  growLeaves(mesh, random, culm, at);
}

/** Thin twigs from the upper joints, from which slim leaves hang. */
function growLeaves(mesh: Mesh, random: Random, { high, detail }: Culm, at: (t: number) => Vec3): void {
  const { sprays, each, leaf } = details[detail];
  for (let i = 0; i < sprays; i++) {
    const t = leavesFrom + (1 - leavesFrom) * ((i + random()) / sprays) ** 0.8;
    const [a, long] = [random() * tau, (0.8 + random() * 1.1) * (1.25 - 0.5 * t) * (high / 13)];
    const [x, y, z] = at(Math.min(1, t));
    const [ca, sa] = [Math.cos(a), Math.sin(a)];
    const twig = (s: number): Vec3 => [x + ca * long * s, y + long * (0.5 * s - 0.75 * s * s), z + sa * long * s];
    if (detail === 'near') mesh.tube([twig(0), twig(1)], [0.012, 0.005], '#7f9a4c', materials.plain, 3);
    const [young, dry] = [0.75 + random() * 0.5, random() ** 3 * 0.5];
    for (let k = 0; k < each; k++) {
      const s = 0.2 + 0.8 * Math.sqrt((k + 0.5) / each);
      const [px, py, pz] = twig(s);
      const away = (random() - 0.5) * long * 0.5;
      const from: Vec3 = [px - sa * away, py - Math.abs(away) * 0.25 + (random() - 0.5) * 0.2 * long, pz + ca * away];
      const tone = withered(vary(readColour(pick(random, foliage)), random, 0.4), dry);
      hangLeaf(mesh, random, {
        from,
        way: a + away * 2.5 + (random() - 0.5) * 1.4,
        tone,
        young,
        long: leaf,
        s,
        isNear: detail === 'near',
      });
    }
  }
}

/** One leaf, slim and pointed: it leaves its twig outwards and hangs. */
function hangLeaf(
  mesh: Mesh,
  random: Random,
  of: {
    readonly from: Vec3;
    readonly way: number;
    readonly tone: readonly [number, number, number];
    readonly young: number;
    readonly long: number;
    /** How far out on its twig, 0 to 1. */
    readonly s: number;
    readonly isNear: boolean;
  },
): void {
  const [c, s] = [Math.cos(of.way), Math.sin(of.way)];
  const long = of.long * (0.7 + random() * 0.7);
  const [out, half, hangs] = [long * 0.75, long * 0.11, long * (0.3 + random() * 0.5)];
  const [x, y, z] = of.from;
  const tip: Vec3 = [x + c * out, y - hangs, z + s * out];
  const [mx, my, mz] = [x + c * out * 0.4, y - hangs * 0.22, z + s * out * 0.4];
  const tilt = (random() - 0.5) * half;
  const [left, right]: readonly [Vec3, Vec3] = [
    [mx - s * half, my + tilt, mz + c * half],
    [mx + s * half, my - tilt, mz - c * half],
  ];
  const up: Vec3 = [c * 0.55, 0.75, s * 0.55];
  const shade = of.young * (0.55 + 0.45 * of.s);
  // Farther away both halves of a leaf are one triangle.
  if (!of.isNear) return mesh.tri(left, right, tip, up, up, up, of.tone, materials.leaf, shade, shade, shade * 0.85);
  mesh.tri(of.from, left, tip, up, up, up, of.tone, materials.leaf, shade, shade, shade);
  mesh.tri(of.from, right, tip, up, up, up, of.tone, materials.leaf, shade * 0.85, shade * 0.85, shade * 0.85);
}
