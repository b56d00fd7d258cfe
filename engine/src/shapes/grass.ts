import type { Random } from '../raster/random.ts';
import { mix } from '../raster/scalar.ts';
import { materials } from '../solid/materials.ts';
import type { Rgb } from '../raster/colour.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { chanceAt, fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground } from '../solid/world.ts';
import { tau, vary, withered } from './chance.ts';
import { manyAcross } from './many-across.ts';

interface GrassLook {
  /** How many blades are tried. */
  readonly n: number;
  readonly near: number;
  readonly far: number;
  readonly spread: number;
  /** Width of the picture over its height, at least 1: so many times as far to both sides, with `manyAcross` times as many blades. */
  readonly wide: number;
  readonly ground: Ground;
  readonly cols: readonly string[];
  readonly h?: number;
  readonly cx?: number;
  readonly ez?: number;
  readonly minY?: number;
  /** Where none grows, as where people walk. */
  readonly isBare?: (x: number, z: number) => boolean;
  /** How far blades that stand thin are gathered in tufts that lean apart, 0 to 1: single ones are nails in the ground. */
  readonly tufted?: number;
  /** Where it grows to its height; elsewhere it stays short, as on a path. */
  readonly tall?: (x: number, z: number) => boolean;
  /** What stands in it: it is low at the feet and rises towards the edge of the clearing. */
  readonly around?: readonly Footing[];
}

/** Where something stands, and how far around it the grass is low; metres. */
interface Footing {
  readonly x: number;
  readonly z: number;
  readonly clearing: number;
}

/** Blades this near are seen to bend; those behind them are single triangles. Metres. */
const bendsUpTo = 7;
const lowest = 0.38;
/** How much slimmer a blade right before the eye is than those that stand for several far away. */
const slimNear = 0.62;
/** Share of them that are stalks, which are dry and taller. */
const stalks = 0.02;

/** Share of its height that grass has at a place, from the lowest to 1; the edge of a clearing is ragged. */
function grownAt(around: readonly Footing[], x: number, z: number): number {
  let grown = 1;
  for (const { x: cx, z: cz, clearing } of around) {
    if (clearing <= 0) continue;
    const away = Math.hypot(x - cx, z - cz) / clearing;
    if (away > 1.5) continue;
    const ragged = (fbm(x * 2.3, z * 2.3, 2) - 0.5) * 0.5;
    grown = Math.min(grown, lowest + (1 - lowest) * smooth(0.4, 1, away + ragged));
  }
  return grown;
}

/** How wide the place of a tuft is, metres. */
const tuftWide = 0.34;

/** The middle of the tuft that grows nearest to a place, as in a field of squares with one of each. */
function tuftAt(x: number, z: number): readonly [number, number] {
  const [column, row] = [Math.floor(x / tuftWide), Math.floor(z / tuftWide)];
  const by = (k: number): number => chanceAt(column + 57 * row, k);
  return [(column + by(1)) * tuftWide, (row + by(2)) * tuftWide];
}

/** Blades of grass, thinning with distance from the eye; their tips catch the light. */
export function buildGrass(mesh: Mesh, random: Random, look: GrassLook): void {
  const { near, far, wide, ground, cols, h = 0.35, tall, around = [], tufted = 0 } = look;
  const n = Math.round(look.n * manyAcross(wide));
  const spread = look.spread * wide;
  // Light reaches the roots of a lawn, and its tips are not lighter than a mown lawn is.
  const short = smooth(0.24, 0.1, h);
  const [rooted, tipped] = [mix(0.42, 0.68, short), mix(1.35, 1.1, short)];
  for (let i = 0; i < n; i++) {
    const z = near * (far / near) ** Math.sqrt(random());
    const [ax, aZ] = [(random() - 0.5) * 2 * spread * z + (look.cx ?? 0), z + (look.ez ?? 0)];
    // It grows in tufts, and stands thinner between them.
    const tuft = fbm(ax * 1.6 + 3, aZ * 1.6, 2);
    const drawn = tuft > 0.5 ? 0 : (0.5 - tuft) * 0.5 * Math.min(1, z * 0.1);
    const own: readonly [number, number] = [ax + drawn * Math.sin(ax * 9), aZ + drawn * Math.cos(aZ * 9)];
    const [cx, cz] = tufted > 0 ? tuftAt(own[0], own[1]) : own;
    const [x, Z] = [mix(own[0], cx, tufted), mix(own[1], cz, tufted)];
    const y = ground(x, Z);
    if (y < (look.minY ?? -1e9) || look.isBare?.(x, Z) === true) continue;
    const [chance, isStalk] = [random(), random() < stalks];
    const k = 0.6 + z * 0.07,
      grown = Math.min(tall && !tall(x, Z) ? lowest : 1, grownAt(around, x, Z)),
      H =
        grown *
        h *
        (0.6 + random() * 0.8) *
        (0.58 + 0.5 * fbm(x * 0.35, Z * 0.35, 2) + 0.28 * tuft) *
        (isStalk && grown > 0.9 ? 1.3 : 1) *
        Math.min(k, 1.6),
      w = 0.011 * k * (isStalk ? 1 : 1.5) * mix(slimNear, 1, smooth(2, 12, z)),
      free = random() * tau,
      a = tufted > 0 ? Math.atan2(own[1] - cz, own[0] - cx) : free,
      b = H * (random() - 0.3) * 0.7,
      dx = Math.cos(a),
      dz = Math.sin(a),
      // Patches of a meadow are drier than others, and in all of it some blades are.
      dry = Math.min(
        0.95,
        (isStalk ? 0.7 : chance < 0.05 ? 0.25 + chance * 5 : 0) +
          0.14 * smooth(0.5, 0.75, fbm(x * 0.13 + 5, Z * 0.13, 3)),
      ),
      c = withered(
        vary(
          readColour(
            cols[((fbm(x * 0.22, Z * 0.22, 3) * 1.6 * cols.length + random() * 1.2) % cols.length) | 0] ?? '#5d8a34',
          ),
          random,
          0.5,
        ),
        dry,
      ),
      N: Vec3 = [dx * 0.25, 1, dz * 0.25 - 0.15];
    const foot = [x, y - 0.02, Z] as const;
    const tip: Vec3 = [x + dx * b, y + H, Z + dz * b];
    const [across, along] = [-w * dz, w * dx];
    if (z < bendsUpTo)
      drawBent(mesh, {
        foot,
        tip,
        across,
        along,
        normal: N,
        colour: c,
        end: withered(c, 0.04 + chance * mix(0.2, 0.1, short)),
        rooted,
        tipped,
      });
    else
      mesh.tri(
        [foot[0] + across, foot[1], foot[2] + along],
        tip,
        [foot[0] - across, foot[1], foot[2] - along],
        N,
        N,
        N,
        c,
        materials.leaf,
        rooted,
        tipped,
        rooted,
      );
  }
}

interface Blade {
  readonly foot: Vec3;
  readonly tip: Vec3;
  /** Half of its width at the foot, to x and to z. */
  readonly across: number;
  readonly along: number;
  readonly normal: Vec3;
  readonly colour: Rgb;
  /** Its tip is drier than the rest of it. */
  readonly end: Rgb;
  /** How light it is at its foot and at its tip. */
  readonly rooted: number;
  readonly tipped: number;
}

/** A blade that rises straight and leans over in its upper half. */
function drawBent(mesh: Mesh, { foot, tip, across, along, normal, colour, end, rooted, tipped }: Blade): void {
  const [fx, fy, fz] = foot;
  // Slim from near, where each is seen by itself.
  const side = (share: number, at: Vec3): Vec3 => [at[0] + across * share, at[1], at[2] + along * share];
  const bow: Vec3 = [fx + (tip[0] - fx) * 0.3, fy + (tip[1] - fy) * 0.62, fz + (tip[2] - fz) * 0.3];
  const [a, b, c, d] = [side(0.6, foot), side(0.42, bow), side(-0.42, bow), side(-0.6, foot)];
  mesh.tri(a, b, c, normal, normal, normal, colour, materials.leaf, rooted, 0.98, 0.98);
  mesh.tri(a, c, d, normal, normal, normal, colour, materials.leaf, rooted, 0.98, rooted);
  mesh.tri(b, tip, c, normal, normal, normal, end, materials.leaf, 0.98, tipped, 0.98);
}
