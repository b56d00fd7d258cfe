import { tautBreast } from '../body/body-field.ts';
import { scaleRgb } from '../raster/colour.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';
import { smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { drape } from './draped.ts';
import { jointOf, onTrunk, pointBetween, socketOf } from './figure.ts';
import type { Pose } from './figure.ts';
import { finer, melt, over, wearBand } from './hanging.ts';
import type { Wearer } from './hanging.ts';
import { creases, falling, loose, together } from './folds.ts';
import { smoothWay } from './smooth-way.ts';

export type { Wearer } from './hanging.ts';

/** What is worn above the hips. */
export interface Top {
  readonly colour: Colour;
  /** How far it is from the skin, metres, and how straight it falls: 0 straight, above 1 along the body. */
  readonly ease: number;
  readonly cling: number;
  /** How far below the middle of the pelvis it ends; above it, below 0; metres. */
  readonly length: number;
  /** How deep the neckline is before, metres, and how wide, radians of half of it. */
  readonly neck: readonly [deep: number, wide: number];
  /** Share of the arm that is covered. */
  readonly sleeves: number;
  readonly cuffs?: Colour;
  /** What is seen under it where it is open before, and down to which share. */
  readonly open?: { readonly under: Colour; readonly to: number };
  readonly folds: number;
  readonly collar?: Colour;
  /** A knitted band that lies close around the neck. */
  readonly band?: Colour;
  /** A row of buttons before it. */
  readonly buttons?: boolean;
}

/** A shirt, a sweater, a coat or the upper part of a dress, with its sleeves. */
export function wearTop(mesh: Mesh, wearer: Wearer, top: Top): void {
  const { pose, parts, seed } = wearer;
  const [above, below] = [onTrunk(pose, 'chest'), onTrunk(pose, 'pelvis')];
  const hips = below(0);
  const way = smoothWay(
    [
      above(0, 0.09, 0.018),
      above(0, 0.05, 0.012),
      above(0, -0.02, 0.006),
      pointBetween(hips, above(0), 0.7),
      pointBetween(hips, above(0), 0.42),
      ...(top.length > -0.02 ? [below(0, 0.08)] : []),
      [hips[0], hips[1] - top.length, hips[2] + 0.012],
    ],
    6,
  );
  const legs = top.length > 0.14 ? [...parts.thighs.flat(), ...parts.shanks.flat()] : [];
  const cones = [...parts.torso, ...parts.slopes.flat(), ...parts.hips, ...parts.neck, ...legs];
  const taut = wearer.body ? tautBreast(wearer.body) : tautAcross(pose);
  const [deep, wide] = top.neck;
  const long = 0.6 + top.length;
  const neckline = (turn: number): number => {
    const before = Math.cos(turn) > 0 ? Math.abs(Math.sin(turn)) : 1;
    const share = Math.max(0, 1 - (before / Math.sin(Math.min(1.5, wide))) ** 2);
    return (0.026 + deep * share) / long;
  };
  const { open } = top;
  const cloth = readColour(top.colour);
  const shade = scaleRgb(cloth, 0.8);
  const seam = scaleRgb(cloth, 0.55);
  // A coat is open before as a V, and closed below it.
  const gap = open && ((u: number): number => 0.72 * Math.max(0, 1 - u / open.to) ** 0.8);
  const isLong = top.length > 0.3;
  if (open)
    wearTop(mesh, wearer, {
      colour: open.under,
      ease: 0.005,
      cling: 0.5,
      length: -0.05,
      neck: [0.02, 0.4],
      sleeves: 0,
      folds: 0.004,
      collar: open.under,
    });
  drape(mesh, {
    way,
    ...over(wearer, 'trunk', cones, taut),
    melt,
    reach: 0.3,
    rows: finer(top.sleeves > 0 ? 46 : 30, wearer),
    columns: finer(64, wearer),
    ease: (u) =>
      top.ease * (0.5 + 0.5 * smooth(0, 0.25, u)) +
      (top.length > 0.02 ? 0.012 * smooth(0.7, 0.9, u) : 0) +
      (isLong ? 0.04 * smooth(0.4, 0.8, u) : 0),
    cling: top.cling,
    from: neckline,
    // Cloth is taut over the breast.
    fold: together(
      (u, turn) => loose(seed, top.folds * 0.4)(u, turn) * (0.3 + 0.7 * smooth(0.3, 0.6, u)),
      creases(seed + 2, long, [{ at: 0.62, wide: 0.16, depth: top.folds * 0.55 }]),
      ...(top.length > 0.1 ? [falling(seed + 3, 7, top.folds)] : []),
    ),
    ...(gap && { gap }),
    colour: (u, turn) => {
      const aside = Math.abs(turn > Math.PI ? turn - Math.PI * 2 : turn);
      if (gap && open && u < open.to) return aside < gap(u) + 0.3 * (1 - u / open.to) + 0.05 ? shade : cloth;
      return (gap !== undefined || top.buttons) && aside < 0.035 ? seam : cloth;
    },
  });
  if (top.sleeves > 0) for (const s of [-1, 1]) wearSleeve(mesh, wearer, top, s);
  if (top.band !== undefined) wearBand(mesh, wearer, top.band);
  if (top.collar !== undefined)
    wearCollar(mesh, wearer, top.collar, { gap: open ? 0.75 : 0.28, ease: open ? 0.02 : 0.008 });
}

/** What lies between the two sides of the breast under cloth, which is taut across it and does not go in. */
function tautAcross(pose: Pose): Cones {
  const above = onTrunk(pose, 'chest');
  const b = pose.bulk ?? 1;
  const [up, ahead, r] = pose.build === 'woman' ? [-0.15, -0.052, 0.052] : [-0.1, -0.036, 0.07 * b];
  const from = (y: number, z: number, thick: number): readonly number[] => [
    ...above(-0.06 * b, y, z),
    thick,
    ...above(0.06 * b, y, z),
    thick,
  ];
  return [from(up, ahead, r), from(up - 0.11, ahead + 0.012, r * 0.94), from(up + 0.06, ahead + 0.02, r * 0.85)];
}

/** The way of an arm from within the shoulder to the wrist. */
function armWay(pose: Pose, s: number, share: number): Vec3[] {
  const above = onTrunk(pose, 'chest');
  const [shoulder, elbow, wrist] = [
    socketOf(pose, 'shoulder', s),
    jointOf(pose, 'elbows', s),
    jointOf(pose, 'wrists', s),
  ];
  const whole = smoothWay(
    [
      pointBetween(above(0, -0.01), shoulder, 0.45),
      pointBetween(above(0), shoulder, 0.8),
      pointBetween(shoulder, elbow, 0.16),
      pointBetween(shoulder, elbow, 0.55),
      pointBetween(shoulder, elbow, 0.9),
      pointBetween(elbow, wrist, 0.12),
      pointBetween(elbow, wrist, 0.55),
      pointBetween(elbow, wrist, 1.02),
    ],
    5,
  );
  // The first quarter of it is the shoulder.
  return whole.slice(0, Math.max(14, Math.round(whole.length * (0.25 + 0.75 * share))));
}

function wearSleeve(mesh: Mesh, wearer: Wearer, top: Top, s: number): void {
  const { pose, parts, seed } = wearer;
  const side = s < 0 ? 0 : 1;
  const way = armWay(pose, s, top.sleeves);
  const cloth = readColour(top.colour);
  const cuff = readColour(top.cuffs ?? top.colour);
  const isLong = top.sleeves > 0.7;
  drape(mesh, {
    way,
    ...over(wearer, s < 0 ? 'left' : 'right', [...parts.slopes[side], ...parts.arms[side], ...parts.forearms[side]]),
    melt,
    reach: 0.1,
    rows: finer(isLong ? 44 : 24, wearer),
    columns: finer(24, wearer),
    ease: (u) => top.ease * (0.25 + 0.75 * smooth(0.1, 0.45, u)) * (isLong ? 1 - 0.45 * smooth(0.7, 0.97, u) : 1),
    cling: isLong ? 0.35 : 0.22,
    fold: together(
      loose(seed + 11 + s, top.folds * 0.4),
      creases(
        seed + 7 * s,
        0.62,
        isLong
          ? [
              { at: 0.58, wide: 0.12, depth: top.folds * 1.1 },
              { at: 0.2, wide: 0.08, depth: top.folds * 0.6 },
              { at: 0.9, wide: 0.1, depth: top.folds * 0.8 },
            ]
          : [{ at: 0.5, wide: 0.2, depth: top.folds * 0.6 }],
      ),
    ),
    colour: (u) => (u > 0.945 && isLong ? cuff : cloth),
  });
}

/** A collar that stands around the neck and falls open before. */
function wearCollar(
  mesh: Mesh,
  wearer: Wearer,
  colour: Colour,
  { gap, ease }: { readonly gap: number; readonly ease: number },
): void {
  const { pose, parts } = wearer;
  const above = onTrunk(pose, 'chest');
  drape(mesh, {
    way: smoothWay([above(0, 0.112, 0.022), above(0, 0.09, 0.016), above(0, 0.066, 0.01)], 4),
    ...over(wearer, 'neck', [...parts.neck, ...parts.slopes.flat(), ...parts.torso]),
    melt,
    reach: 0.16,
    rows: 8,
    columns: finer(40, wearer),
    ease: (u) => ease + 0.008 * u,
    cling: 0.2,
    from: (turn) => 0.12 + 0.25 * Math.max(0, Math.cos(turn)) ** 2,
    to: (turn) => 0.72 + 0.28 * Math.max(0, Math.cos(turn)) ** 10,
    gap: (u) => gap * (0.5 + 0.3 * u),
    colour,
  });
}

/** Trousers from the waist to the shoes or to a share of the legs. */
export function wearTrousers(
  mesh: Mesh,
  wearer: Wearer,
  of: { readonly colour: Colour; readonly ease: number; readonly length: number; readonly flare: number },
): void {
  const { pose, parts, seed } = wearer;
  const below = onTrunk(pose, 'pelvis');
  const seat = smoothWay([below(0, 0.11), below(0, 0.04), below(0, -0.03, 0.006), below(0, -0.135, 0.012)], 5);
  const hips: Cones = [...parts.hips, ...parts.torso];
  drape(mesh, {
    way: seat,
    ...over(wearer, 'trunk', [...hips, ...parts.thighs.flat()]),
    melt,
    reach: 0.24,
    rows: finer(14, wearer),
    columns: finer(48, wearer),
    ease: (u) => of.ease * (0.5 + 0.5 * u) - 0.03 * smooth(0.75, 1, u),
    cling: 2,
    fold: loose(seed + 21, 0.0035),
    colour: of.colour,
  });
  for (const s of [-1, 1]) {
    const side = s < 0 ? 0 : 1;
    const [hip, knee, ankle] = [socketOf(pose, 'hip', s), jointOf(pose, 'knees', s), jointOf(pose, 'ankles', s)];
    const whole = smoothWay(
      [
        pointBetween(below(0.05 * s, 0.02), hip, 0.4),
        pointBetween(hip, knee, 0.12),
        pointBetween(hip, knee, 0.5),
        pointBetween(hip, knee, 0.88),
        pointBetween(knee, ankle, 0.12),
        pointBetween(knee, ankle, 0.5),
        pointBetween(knee, ankle, 1.06),
      ],
      5,
    );
    const way = whole.slice(0, Math.max(8, Math.round(whole.length * of.length)));
    const isLong = of.length > 0.8;
    drape(mesh, {
      way,
      ...over(wearer, 'trunk', [...parts.hips, ...parts.thighs[side], ...parts.shanks[side]]),
      melt,
      reach: 0.15,
      rows: finer(isLong ? 52 : 26, wearer),
      columns: finer(26, wearer),
      ease: (u) => of.ease * (0.6 + 0.6 * u),
      cling: (u) => (u < 0.5 ? 0.16 : 0.09 - of.flare),
      fold: together(
        loose(seed + 31 * s, 0.005),
        creases(seed + 5 * s, 0.9, [
          { at: 0.08, wide: 0.07, depth: 0.006 },
          ...(isLong
            ? [
                { at: 0.56, wide: 0.08, depth: 0.007 },
                { at: 0.95, wide: 0.09, depth: 0.009 },
              ]
            : []),
        ]),
      ),
      colour: of.colour,
    });
  }
}
