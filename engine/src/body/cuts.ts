import { dot } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { minus } from './affine.ts';
import { jointAt } from './blend-body.ts';
import { boneNames } from './bones.ts';
import type { Body } from './body.ts';
import { loadPeople } from './people.ts';

/** How far within something that is worn a vertex of a body lies, as if it stood at rest, metres; below 0 outside. */
export type Cover = (vertex: number) => number;

/** A neckline: how deep it is before and behind, and half of how wide; metres of somebody with usual shoulders. */
export interface Neckline {
  readonly deep: number;
  readonly back: number;
  readonly wide: number;
  /** It ends in a point before. */
  readonly isPointed?: boolean;
}

const [everywhere, outside] = [1, -0.06] as const;
const usualShoulders = 0.36;
const isArm = boneNames.map((name) => /upper arm|forearm|hand|finger/u.test(name));
const isShoulder = boneNames.map((name) => name.startsWith('shoulder'));
const isBelowHead = boneNames.map((name) => name === 'neck' || name.startsWith('shoulder'));
const isFore = boneNames.map((name) => /forearm|hand|finger/u.test(name));
const isHand = boneNames.map((name) => /hand|finger/u.test(name));
const isLeg = boneNames.map((name) => /thigh|shank|foot/u.test(name));
const isShank = boneNames.map((name) => /shank|foot/u.test(name));
const isFoot = boneNames.map((name) => name.includes('foot'));
const isHead = boneNames.map((name) => name === 'head');

/** What share of a vertex moves with some bones. */
function shareOf(vertex: number, isOf: readonly boolean[]): number {
  const { bones, weights } = loadPeople();
  let [own, all] = [0, 0];
  for (let k = 0; k < 4; k++) {
    const weight = weights[vertex * 4 + k] ?? 0;
    all += weight;
    if (isOf[bones[vertex * 4 + k] ?? 0] === true) own += weight;
  }
  return own / Math.max(1, all);
}

/** Whether a vertex belongs to an arm with its shoulder, the neck with both shoulders, an arm, a hand, a leg, a foot or the head. */
export const isAtArm = (vertex: number): boolean => shareOf(vertex, isArm) + shareOf(vertex, isShoulder) > 0.4;
export const isAtNeck = (vertex: number): boolean => shareOf(vertex, isBelowHead) > 0.5;
export const isOfArm = (vertex: number): boolean => shareOf(vertex, isArm) > 0.5;
export const isOfHand = (vertex: number): boolean => shareOf(vertex, isHand) > 0.5;
export const isOfLeg = (vertex: number): boolean => shareOf(vertex, isLeg) > 0.5;
export const isOfFoot = (vertex: number): boolean => shareOf(vertex, isFoot) > 0.5;
export const isOfHead = (vertex: number): boolean => shareOf(vertex, isHead) > 0.5;

/** Where cloth can be cut on a body. */
export interface Cuts {
  /** How broad the shoulders are beside usual ones. */
  readonly unit: number;
  /** Up to a neckline. */
  readonly neck: (line: Neckline) => Cover;
  /** Down to a share of the arm; 0 is the shoulder. */
  readonly sleeves: (share: number) => Cover;
  /** How far down its arm a vertex is, as a share of that; 0 where it is none of an arm. */
  readonly alongArm: Cover;
  /** Down to a share of the leg; 0 is the hip. */
  readonly legs: (share: number) => Cover;
  /** Above so many metres over the joints of the hips. */
  readonly above: (high: number) => Cover;
  /** A foot up to so far over its ankle, and where its opening begins from the ankle ahead. */
  readonly feet: (high: number, throat: number) => Cover;
  /** What of a body does not lie farther ahead of an ankle than this, as toes do. */
  readonly behindToes: (ahead: number) => Cover;
}

/** Where cloth can be cut on this body. */
export function cutsOf({ rest }: Body): Cuts {
  const at = (v: number): Vec3 => [rest[v * 3] ?? 0, rest[v * 3 + 1] ?? 0, rest[v * 3 + 2] ?? 0];
  const joint = (name: string): Vec3 => jointAt(rest, `${name}____head`);
  const neck = joint('neck01');
  const limb = (names: readonly [string, string, string]): ((v: number) => readonly [number, number]) => {
    const both = (['L', 'R'] as const).map((side) => names.map((name) => joint(`${name}.${side}`)));
    const isFar = names[0] === 'upperarm01' ? isFore : isShank;
    return (v) => {
      const p = at(v);
      const [left = [], right = []] = both;
      const chain = Math.sign(p[0]) === Math.sign(left[0]?.[0] ?? -1) ? left : right;
      const [a = p, b = p, c = p] = chain;
      const [first, second] = [minus(b, a), minus(c, b)];
      const [long, more] = [Math.hypot(...first), Math.hypot(...second)];
      const share = shareOf(v, isFar);
      const near = dot(minus(p, a), first) / long;
      const far = long + dot(minus(p, b), second) / more;
      return [near * (1 - share) + far * share, long + more];
    };
  };
  const alongArm = limb(['upperarm01', 'lowerarm01', 'wrist']);
  const alongLeg = limb(['upperleg01', 'lowerleg01', 'foot']);
  const pair = (name: string): readonly [Vec3, Vec3] => {
    const [left, right] = [joint(`${name}.L`), joint(`${name}.R`)];
    return left[0] < 0 ? [left, right] : [right, left];
  };
  const [shoulders, ankles] = [pair('upperarm01'), pair('foot')];
  const unit = Math.hypot(...minus(...shoulders)) / usualShoulders;
  const hips = (joint('upperleg01.L')[1] + joint('upperleg01.R')[1]) / 2;
  return {
    unit,
    neck: ({ deep, back, wide, isPointed = false }) => {
      const power = isPointed ? 1 : 2;
      return (v) => {
        if (isOfHead(v)) return -1;
        const [x, y, z] = at(v);
        const fallen = Math.max(0, neck[1] + 0.01 * unit - y) / ((z < neck[2] ? deep : back) * unit);
        const across = Math.abs(x) / (wide * unit);
        return ((across ** power + fallen ** power) ** (1 / power) - 1) * Math.min(wide, Math.max(0.04, deep)) * unit;
      };
    },
    sleeves: (share) => (v) => {
      const [x, y, z] = at(v);
      const shoulder = shoulders[x < 0 ? 0 : 1];
      const own = shareOf(v, isArm);
      if (own < 0.5 && Math.hypot(x - shoulder[0], y - shoulder[1], z - shoulder[2]) > 0.22 * unit) return everywhere;
      const [along, long] = alongArm(v);
      // An armhole is upright beside the trunk, and lies across the arm on that.
      const aside = Math.abs(x) - Math.abs(shoulder[0]);
      return share * long - (along * own + aside * (1 - own));
    },
    alongArm: (v) => {
      if (!isOfArm(v)) return 0;
      const [along, long] = alongArm(v);
      return along / long;
    },
    legs: (share) => (v) => {
      if (shareOf(v, isLeg) < 0.06) return everywhere;
      const [along, long] = alongLeg(v);
      return share * long - along;
    },
    above: (high) => (v) => (isOfArm(v) ? everywhere : at(v)[1] - hips - high * unit),
    feet: (high, throat) => (v) => {
      if (shareOf(v, isShank) < 0.5) return -1;
      const p = at(v);
      const ankle = ankles[p[0] < 0 ? 0 : 1];
      const below = ankle[1] + high * unit - p[1];
      // The opening does not reach the toes, whose upper side is low.
      return Math.max(below, Math.min(ankle[2] - p[2] - throat * unit, below + 0.05 * unit));
    },
    behindToes: (ahead) => (v) => {
      if (!isOfFoot(v)) return everywhere;
      const [x, , z] = at(v);
      return z - ankles[x < 0 ? 0 : 1][2] + ahead * unit;
    },
  };
}

/** What lies within all of them; far outside of one of them it is not asked how far it is within the others. */
export const within =
  (...covers: readonly Cover[]): Cover =>
  (v) => {
    let least: number = everywhere;
    for (const cover of covers) {
      least = Math.min(least, cover(v));
      if (least < outside) break;
    }
    return least;
  };
