import { skinField } from '../body/body-field.ts';
import type { Body } from '../body/body.ts';
import { scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';
import { smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { drape } from './draped.ts';
import type { Cloth } from './draped.ts';
import { jointOf, onFoot, onTrunk, pointBetween, socketOf } from './figure.ts';
import type { Parts, Pose } from './figure.ts';
import { falling, loose, together } from './folds.ts';
import { smoothWay } from './smooth-way.ts';

/** Somebody who is dressed, and how finely: 1 where a person fills the picture. */
export interface Wearer {
  readonly pose: Pose;
  readonly parts: Parts;
  /** The body that was modelled, which clothes lie on where it is known. */
  readonly body?: Body | undefined;
  readonly seed: number;
  readonly detail: number;
}

/** What lies under cloth: a part of the body that was modelled, or else cones; and what is taut besides. */
export const over = (
  { body }: Wearer,
  part: 'trunk' | 'neck' | 'left' | 'right',
  cones: Cones,
  taut: Cones = [],
): Pick<Cloth, 'cones' | 'toSkin'> =>
  body ? { cones: taut, toSkin: skinField(body, part) } : { cones: [...cones, ...taut] };

/** How many rows or columns cloth has for who is so near. */
export const finer = (count: number, { detail }: Wearer): number => Math.max(8, Math.round(count * detail));

/** How the skin melts under cloth, metres. */
export const melt = 0.03;

/** How much deeper the folds of a skirt are than it was told: cloth that is not spread out lies in them. */
const deeper = 1.25;

/** How much a skirt widens at a share of its fall: over the hips, and then it hangs like a bell, since cloth that goes on widening is a cone. */
const widens = (u: number): number => smooth(0.03, 0.25, u) * (1 - 0.65 * smooth(0.3, 0.8, u));

/** A skirt from the waist, with folds that fall from it; `wind` blows its hem to +x. */
export function wearSkirt(
  mesh: Mesh,
  wearer: Wearer,
  of: {
    readonly colour: Colour;
    readonly length: number;
    readonly spread: number;
    readonly folds: number;
    readonly depth: number;
    readonly swing?: number;
    readonly border?: Colour;
  },
): void {
  const { pose, parts, seed } = wearer;
  const below = onTrunk(pose, 'pelvis');
  const hips = below(0);
  const knees = pointBetween(jointOf(pose, 'knees', -1), jointOf(pose, 'knees', 1), 0.5);
  const isSeated = knees[2] < hips[2] - 0.3 && hips[1] - knees[1] < 0.25;
  const swing = of.swing ?? 0;
  const fall = (share: number): Vec3 => [hips[0] + swing * share * share, hips[1] - of.length * share, hips[2] + 0.01];
  const rest: readonly Vec3[] = isSeated
    ? [
        pointBetween(hips, knees, 0.4, [0, -0.02, 0]),
        pointBetween(hips, knees, 0.85, [0, -0.01, 0]),
        [knees[0], knees[1] - 0.07, knees[2] - 0.02],
        [knees[0], knees[1] - Math.max(0.12, of.length - 0.42), knees[2] - 0.01],
      ]
    : [fall(0.2), fall(0.45), fall(0.72), fall(1)];
  const way = smoothWay([below(0, 0.15), below(0, 0.06), ...rest], 7);
  const share = (from: Vec3, to: Vec3, at: number): Vec3 => pointBetween(from, to, at);
  // Cloth is taut from leg to leg.
  const taut = [0.25, 0.5, 0.75, 1].map((at) => [
    ...share(socketOf(pose, 'hip', -1), jointOf(pose, 'knees', -1), at),
    0.075 - 0.02 * at,
    ...share(socketOf(pose, 'hip', 1), jointOf(pose, 'knees', 1), at),
    0.075 - 0.02 * at,
  ]);
  // A long one is carried by the feet, which are higher than its hem where somebody walks.
  const feet = [-1, 1].flatMap((s) => {
    const at = onFoot(pose, s);
    return [
      [...at(-0.035, -0.03), 0.05, ...at(0.01, 0.03), 0.05],
      [...at(0.02, -0.02), 0.05, ...at(0.17, -0.055), 0.045],
    ];
  });
  const edge = of.border === undefined ? undefined : readColour(of.border);
  const cloth = readColour(of.colour);
  drape(mesh, {
    way,
    ...over(
      wearer,
      'trunk',
      [...parts.torso, ...parts.hips, ...parts.thighs.flat(), ...(of.length > 0.4 ? parts.shanks.flat() : [])],
      of.length > 0.7 ? [...taut, ...feet] : taut,
    ),
    melt: 0.05,
    reach: isSeated ? 0.26 : 0.75,
    rows: finer(48, wearer),
    columns: finer(112, wearer),
    ease: (u) => (wearer.body ? 0.018 : 0.008) + 0.012 * u,
    cling: (u) => (isSeated ? 0.6 : -of.spread * widens(u)),
    ...(!isSeated && { taut: (u) => 0.07 + 0.25 * smooth(0.05, 0.3, u) }),
    fold: isSeated
      ? together(falling(seed, of.folds, of.depth * 0.35), loose(seed, 0.008))
      : falling(seed, of.folds, of.depth * deeper),
    colour: (u) => (edge && u > 0.955 ? edge : cloth),
  });
}

/** What of a coat falls from the waist, open before. */
export function wearCoatTails(
  mesh: Mesh,
  wearer: Wearer,
  of: { readonly colour: Colour; readonly length: number },
): void {
  const { pose, parts, seed } = wearer;
  const below = onTrunk(pose, 'pelvis');
  const hips = below(0);
  drape(mesh, {
    way: smoothWay(
      [
        below(0, 0.11),
        below(0, 0.04),
        ...[0.3, 0.65, 1].map((at): Vec3 => [hips[0], hips[1] - of.length * at, hips[2] + 0.01]),
      ],
      6,
    ),
    ...over(wearer, 'trunk', [...parts.torso, ...parts.hips, ...parts.thighs.flat()]),
    melt,
    reach: 0.5,
    rows: finer(34, wearer),
    columns: finer(72, wearer),
    ease: (u) => 0.036 + 0.014 * u,
    cling: (u) => -0.12 * smooth(0.05, 0.4, u),
    fold: together(falling(seed + 3, 7, 0.014), loose(seed + 9, 0.004)),
    taut: 0.32,
    gap: (u) => 0.02 + 0.24 * smooth(0.1, 1, u),
    colour: of.colour,
  });
}

/** A band around the waist. */
export function wearWaistband(
  mesh: Mesh,
  wearer: Wearer,
  of: {
    readonly up: number;
    readonly tall: number;
    readonly colour: Colour;
    readonly buckle?: boolean;
    readonly ease: number;
  },
): void {
  const { pose, parts } = wearer;
  const below = onTrunk(pose, 'pelvis');
  drape(mesh, {
    way: [below(0, of.up + of.tall / 2), below(0, of.up), below(0, of.up - of.tall / 2)],
    ...over(wearer, 'trunk', [...parts.torso, ...parts.hips]),
    melt,
    reach: 0.24,
    rows: 3,
    columns: finer(44, wearer),
    ease: () => of.ease,
    cling: 0.3,
    taut: 0.07,
    colour: of.colour,
    material: materials.coat,
  });
  if (of.buckle !== true) return;
  const [x, y, z] = below(0, of.up, -0.115);
  mesh.box(x, y - 0.017, z - of.ease, 0.045, 0.034, 0.012, '#b8a878', materials.metal);
}

/** The ribbed band of a sweater around the neck. */
export function wearBand(mesh: Mesh, wearer: Wearer, colour: Colour): void {
  const { pose, parts } = wearer;
  const above = onTrunk(pose, 'chest');
  const yarn = readColour(colour);
  drape(mesh, {
    way: smoothWay([above(0, 0.122, 0.022), above(0, 0.098, 0.018), above(0, 0.068, 0.012)], 4),
    ...over(wearer, 'neck', [...parts.neck, ...parts.slopes.flat(), ...parts.torso]),
    melt,
    reach: wearer.body ? 0.1 : 0.14,
    rows: 7,
    columns: finer(80, wearer),
    ease: (u) => 0.007 + 0.012 * Math.sin(Math.min(1, u * 1.1) * Math.PI * 0.75),
    cling: 0.2,
    from: (turn) => 0.05 + 0.3 * Math.max(0, Math.cos(turn)) ** 2,
    to: (turn) => 0.8 + 0.3 * Math.max(0, Math.cos(turn)) ** 2,
    colour: (_, turn) => scaleRgb(yarn, Math.sin(turn * 36) > 0 ? 1 : 0.86),
  });
}
