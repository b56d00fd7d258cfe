import { jointOf, onTrunk, pointBetween, socketOf } from '../shapes/figure.ts';
import type { Pose } from '../shapes/figure.ts';
import type { Garb } from '../shapes/wardrobe.ts';
import type { Fan, Folds, Limb, Stack } from '../solid/cloth-folds.ts';
import { cross, dot, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { aside, minus, plus } from './affine.ts';
import type { Dressed } from './fitting.ts';

/** How deep the folds of what is worn are above the hips, and of trousers; what is missing has none. */
const depths: Partial<Readonly<Record<Garb, readonly [above: number, legs: number]>>> = {
  tee: [0.8, 1],
  shirt: [1, 1],
  sweater: [0.85, 1],
  jacket: [1, 1],
  suit: [0.6, 0.85],
  coat: [1, 1],
  dungarees: [1, 1],
  sports: [0.7, 0],
  skirt: [0.8, 0],
  dress: [0.5, 0],
  gown: [0.6, 0],
  robe: [0.9, 0],
  kimono: [0.5, 0],
};

/** Where the clothes of somebody are drawn into folds by how they stand, in the axes of the figure. */
export function foldsOf({ pose }: Pick<Dressed, 'pose'>, garb: Garb): Folds {
  const [above, legs] = depths[garb] ?? [0, 0];
  const limbs = { above: limbsAbove(pose), legs: pose.legless === true ? [] : limbsOfLegs(pose) };
  if (above === 0) return { ...limbs, fans: [], stacks: [] };
  const parts = [-1, 1].flatMap((s) => [
    ...armFolds(pose, s).map((part) => deeper(part, above)),
    ...(legs > 0 && pose.legless !== true ? legFolds(pose, s).map((part) => deeper(part, legs)) : []),
  ]);
  const all = [...parts, ...(pose.legless === true ? [] : waistFolds(pose).map((part) => deeper(part, above)))];
  return {
    ...limbs,
    fans: all.filter((part): part is Fan => 'many' in part),
    stacks: all.filter((part): part is Stack => 'every' in part),
  };
}

const deeper = (part: Fan | Stack, by: number): Fan | Stack => ({ ...part, steep: part.steep * by });

/** How far beyond its end a limb of cloth reaches, metres. */
const beyond = 0.03;

function limb(from: Vec3, to: Vec3, of: Pick<Limb, 'thick' | 'round' | 'fades'> & { readonly side: number }): Limb {
  const { side: s, ...rest } = of;
  const way = normalised(minus(to, from));
  const side = aside([s, 0, 0], way);
  // The front of a figure is -z.
  const next = cross(way, side);
  const faces = next[2] < 0 ? 1 : -1;
  return {
    ...rest,
    at: plus(from, way, -beyond),
    way,
    side,
    next,
    faces,
    long: Math.hypot(...minus(to, from)) + 2 * beyond,
  };
}

const sides = [-1, 1] as const;

/** Sleeves, and the trunk, which is whatever is none of them. */
function limbsAbove(pose: Pose): readonly Limb[] {
  const sleeves = sides.flatMap((side) => {
    const [shoulder, elbow, wrist] = [
      socketOf(pose, 'shoulder', side),
      jointOf(pose, 'elbows', side),
      jointOf(pose, 'wrists', side),
    ];
    const of = { side, thick: 0.085, round: 0.05, fades: 0 };
    return [limb(elbow, wrist, of), limb(plus(shoulder, minus(elbow, shoulder), 0.2), elbow, of)];
  });
  const [low, high] = [onTrunk(pose, 'pelvis')(0, -0.5), onTrunk(pose, 'chest')(0, 0.5)];
  return [...sleeves, limb(low, high, { side: 1, thick: 1, round: 0.16, fades: 0 })];
}

function limbsOfLegs(pose: Pose): readonly Limb[] {
  return sides.flatMap((side) => {
    const [hip, knee, ankle] = [
      socketOf(pose, 'hip', side),
      jointOf(pose, 'knees', side),
      jointOf(pose, 'ankles', side),
    ];
    const of = { side, thick: 0.17, round: 0.08 };
    const foot = plus(ankle, minus(ankle, knee), 0.3);
    return [
      limb(plus(hip, minus(knee, hip), -0.1), knee, { ...of, fades: 1 }),
      limb(knee, foot, { ...of, fades: 0.35 }),
    ];
  });
}

function armFolds(pose: Pose, s: number): readonly (Fan | Stack)[] {
  const [shoulder, elbow, wrist] = [
    socketOf(pose, 'shoulder', s),
    jointOf(pose, 'elbows', s),
    jointOf(pose, 'wrists', s),
  ];
  const up = normalised(minus(elbow, wrist));
  const armpit: Fan = {
    at: plus(shoulder, [-s * 0.035, -0.075, 0]),
    out: normalised([s, -0.2, 0]),
    aside: normalised([0.2 * s, 1, 0]),
    ...{ reach: 0.17, many: 5, steep: 0.5 },
  };
  return [
    armpit,
    bendFolds([shoulder, elbow, wrist], [0, 0, -1], { thick: 0.06, reach: 0.17, many: 6, least: 0.3 }),
    stack(plus(wrist, up, 0.01), up, { long: 0.15, wide: 0.1, every: 0.042, slant: 0.5 * s, steep: 0.55 }),
  ];
}

function legFolds(pose: Pose, s: number): readonly (Fan | Stack)[] {
  const [hip, knee, ankle] = [socketOf(pose, 'hip', s), jointOf(pose, 'knees', s), jointOf(pose, 'ankles', s)];
  const up = normalised(minus(knee, ankle));
  const over = onTrunk(pose, 'pelvis')(0, 0.3);
  return [
    bendFolds([over, plus(hip, [-0.03 * s, -0.03, 0]), knee], [0, 0, -1], {
      ...{ thick: 0.1, reach: 0.2, many: 6, least: 0.35 },
    }),
    bendFolds([hip, knee, ankle], [0, 0, 1], { thick: 0.07, reach: 0.19, many: 6, least: 0.3 }),
    stack(plus(ankle, up, -0.03), up, { long: 0.27, wide: 0.14, every: 0.058, slant: 0.45 * s, steep: 0.65 }),
  ];
}

/** Cloth that hangs over the belt lies in folds around the waist, which fall to both sides. */
function waistFolds(pose: Pose): readonly Stack[] {
  const at = onTrunk(pose, 'pelvis')(0, -0.02);
  const up = normalised(minus(onTrunk(pose, 'chest')(0), at));
  return [stack(at, up, { long: 0.2, wide: 0.26, every: 0.1, slant: 0.4, steep: 0.4 })];
}

/** Folds out of the inside of a joint: the deeper the more it is bent. */
function bendFolds(
  [from, joint, to]: readonly [Vec3, Vec3, Vec3],
  usual: Vec3,
  { thick, reach, many, least }: Readonly<Record<'thick' | 'reach' | 'many' | 'least', number>>,
): Fan {
  const [before, after] = [normalised(minus(joint, from)), normalised(minus(to, joint))];
  const bend = Math.acos(Math.min(1, Math.max(-1, dot(before, after))));
  const way = normalised(pointBetween(before, after, 0.5));
  const inward = bend > 0.2 ? aside(minus(after, before), way) : aside(usual, way);
  return {
    // Out of the inside of a straight limb they run level: the pit lies before it.
    at: plus(joint, inward, thick * (2 - Math.min(1, bend / 1.2))),
    out: pointBetween([0, 0, 0], inward, -1),
    aside: way,
    ...{ reach, many, steep: least + 0.35 * Math.min(1, bend / 1.2) },
  };
}

/** A stack along a limb whose folds rise to one side. */
function stack(
  at: Vec3,
  along: Vec3,
  { slant, ...of }: { readonly slant: number } & Readonly<Record<'long' | 'wide' | 'every' | 'steep', number>>,
): Stack {
  const side = aside([1, 0, 0], along);
  return { at, along, across: normalised(plus(along, side, slant)), ...of };
}
