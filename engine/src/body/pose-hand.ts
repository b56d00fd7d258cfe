import { jointOf } from '../shapes/figure.ts';
import type { Pose } from '../shapes/figure.ts';
import { shapeOfHand } from '../shapes/hands.ts';
import type { HandShape } from '../shapes/hands.ts';
import { cross, dot, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { affineOf, after, axesOf, minus, plus, taken, turnAbout } from './affine.ts';
import type { Affine } from './affine.ts';
import { jointAt } from './blend-body.ts';
import type { Bone } from './bones.ts';
import { handAxesOf } from './grip-of.ts';

/** Where the links of fingers and thumb point, in the axes of their hand. */
interface Grip {
  /** Radians that each link of a finger is turned to the palm. */
  readonly finger: Vec3;
  /** How much more each finger is bent than the one beside it on the side of the thumb: none of a hand at rest hang alike. */
  readonly more: number;
  /** Where the links of the thumb point: along the hand, to its thumb side, and out of its palm. */
  readonly thumb: readonly [Vec3, Vec3, Vec3];
  /** How much of the way to the middle finger the others are drawn. */
  readonly together: number;
}

const grips: Readonly<Record<HandShape, Grip>> = {
  open: {
    finger: [0.24, 0.62, 0.86],
    more: 0.26,
    thumb: [
      [0.8, 0.42, 0.42],
      [0.92, 0.2, 0.3],
      [0.97, 0.08, 0.25],
    ],
    together: 0.7,
  },
  spread: {
    finger: [0.02, 0.12, 0.2],
    more: 0,
    thumb: [
      [0.66, 0.7, 0.25],
      [0.72, 0.68, 0.12],
      [0.75, 0.65, 0.05],
    ],
    together: 0,
  },
  // As if a rod of three centimetres were in it.
  fists: {
    finger: [1.02, 2.4, 3.35],
    more: 0,
    thumb: [
      [0.75, 0.3, 0.6],
      [0.72, -0.2, 0.6],
      [0.4, -0.9, 0.2],
    ],
    together: 1.1,
  },
};

/** Which hand of a body, and how large it is beside one at rest. */
interface Hand {
  readonly side: 'left' | 'right';
  readonly size: number;
}

/** Where a pose takes the bones of a hand: it lies at the end of its forearm, its thumb where the pose has it, its fingers bent. */
export function bonesOfHand(points: Float32Array, pose: Pose, { side, size }: Hand): ReadonlyMap<Bone, Affine> {
  const s = side === 'left' ? -1 : 1;
  const letter = side === 'left' ? 'L' : 'R';
  const joint = (name: string, end: 'head' | 'tail' = 'head'): Vec3 => jointAt(points, `${name}.${letter}____${end}`);
  const restAlong = normalised(minus(joint('finger3-1'), joint('wrist')));
  const restThumb = minus(joint('finger2-1'), joint('finger5-1'));
  const { along, thumb, palm } = handAxesOf(pose, s);
  const hand = affineOf(
    { at: joint('wrist'), axes: axesOf(restAlong, restThumb) },
    { at: jointOf(pose, 'wrists', s), axes: axesOf(along, thumb) },
    [size, size, size],
  );
  const bones = new Map<Bone, Affine>([[`hand ${side}`, hand]]);
  const grip = grips[shapeOfHand(pose.hands ?? 'open', s)];
  const within = ([a, t, p]: Vec3): Vec3 => normalised(plus(plus(plus([0, 0, 0], along, a), thumb, t), palm, p));
  /** How far a finger stands off the middle one at rest, to the side of the thumb. */
  const angleOf = (f: number): number => {
    const way = minus(joint(`finger${f}-3`), joint(`finger${f}-1`));
    return Math.atan2(dot(way, normalised(restThumb)), dot(way, restAlong));
  };
  for (const f of [1, 2, 3, 4, 5] as const) {
    const apart = f === 1 ? 0 : (angleOf(f) - angleOf(3)) * (1 - grip.together);
    let bent = hand;
    for (const link of [1, 2, 3] as const) {
      const name = `finger${f}-${link}`;
      const at = joint(name);
      const end = link < 3 ? joint(`finger${f}-${link + 1}`) : joint(name, 'tail');
      const [to, bend] = [grip.thumb[link - 1], grip.finger[link - 1] ?? 0];
      const turned = bend * (1 + grip.more * (f - 3));
      const [c, sn] = [Math.cos(turned), Math.sin(turned)];
      const finger: Vec3 = [Math.cos(apart) * c, Math.sin(apart) * c, sn];
      const way = f === 1 && to ? to : finger;
      bent = after(
        pointed({ at: taken(bent, at), from: minus(taken(bent, end), taken(bent, at)), to: within(way) }),
        bent,
      );
      bones.set(`finger ${f}-${link} ${side}`, bent);
    }
  }
  return bones;
}

/** Turns what points one way to another about a place, by the shortest way. */
function pointed({ at, from, to }: { readonly at: Vec3; readonly from: Vec3; readonly to: Vec3 }): Affine {
  const own = normalised(from);
  const axis = cross(own, to);
  const angle = Math.atan2(Math.hypot(...axis), dot(own, to));
  return turnAbout(at, angle < 1e-6 ? [0, 1, 0] : normalised(axis), angle);
}
