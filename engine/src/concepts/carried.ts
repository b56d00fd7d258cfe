import { plus } from '../body/affine.ts';
import { normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Way } from './ways-of-holding.ts';

// Who and what is alive and is carried in somebody's arms, where that was said: otherwise it stands beside them (STUDIO-58).

/** How far who lies in arms leans back, radians. */
const leaning = 0.6;

/** How somebody has an arm around the neck of who carries them. */
export const onNeck = 'neck of who carries';

/** Somebody lies across both arms: one is behind the back, the other one under the knees. `pelvis` is where theirs is in the arms, and how high over their feet as they sit. */
const asLying = (
  scale: number,
  pelvis: { readonly at: Vec3; readonly up: number },
  arms: { readonly back: Vec3; readonly knees: Vec3 },
): Way => {
  const up: Vec3 = [Math.sin(leaning), Math.cos(leaning), 0];
  const at = plus(pelvis.at, up, -pelvis.up * scale);
  const front: Vec3 = [-Math.cos(leaning), Math.sin(leaning), 0];
  const across = (place: Vec3): Vec3 => {
    const [x, y, z] = [(place[0] - at[0]) / scale, (place[1] - at[1]) / scale, (place[2] - at[2]) / scale];
    return [-z, x * up[0] + y * up[1], -(x * front[0] + y * front[1])];
  };
  const thumb = across(plus(at, [0, 0.3, -1]));
  return {
    ...{ at, up, front, scale },
    hands: [
      { hand: 'left', on: across(arms.knees), thumb, shape: 'open', elbowTo: [-0.8, -1, 0.3] },
      { hand: 'right', on: across(arms.back), thumb, shape: 'open', elbowTo: [0.8, -1, 0.3] },
    ],
    stance: { gaze: [0.2, 0.12], twist: 0 },
    look: { seated: true, holding: onNeck },
  };
};

const grownUp = asLying(
  1,
  { at: [0.05, 1.07, -0.34], up: 0.56 },
  { back: [0.37, 1.27, -0.4], knees: [-0.3, 1.16, -0.42] },
);

const child = asLying(
  0.8,
  { at: [0.04, 1.08, -0.27], up: 0.41 },
  { back: [0.26, 1.22, -0.36], knees: [-0.2, 1.12, -0.36] },
);

/** An animal that sits on the left arm before the chest, its front to where the eye is; the right hand is on its breast. `high` is how tall it sits. */
const asPet = (scale: number, high: number, act?: 'sits'): Way => {
  const [up, front]: readonly [Vec3, Vec3] = [[0.1, 1, 0.12], normalised([0.86, 0, -0.5])];
  return {
    ...{ at: [0.02, 1.08, -0.26], up, front, scale },
    hands: [
      { hand: 'left', on: [-0.04, 0.0, 0.02], thumb: [0.6, 0.4, 0], shape: 'open', elbowTo: [-1, -0.7, 0.2] },
      {
        ...{ hand: 'right', on: [-0.16 / scale, (high * 0.42) / scale, -0.06 / scale], thumb: [0, 1, 0] },
        ...{ shape: 'open', elbowTo: [0.9, -1, 0.2] },
      },
    ],
    stance: { gaze: [0.16, 0.1] },
    ...(act && { look: { act } }),
  };
};

/** How those are held who are carried, by their ids. */
export const carried: Readonly<Record<string, Way>> = {
  girl: child,
  boy: child,
  woman: grownUp,
  bride: grownUp,
  cat: asPet(0.72, 0.48),
  kitten: asPet(0.9, 0.34),
  'calico cat': asPet(0.72, 0.48),
  'tuxedo cat': asPet(0.72, 0.48),
  'siamese cat': asPet(0.72, 0.48),
  puppy: asPet(0.9, 0.38, 'sits'),
  pug: asPet(0.85, 0.4, 'sits'),
  chihuahua: asPet(0.95, 0.36, 'sits'),
  rabbit: asPet(0.7, 0.36),
};

/** Whether somebody or something is held only where it was said to be carried. */
export const isCarried = (id: string): boolean => carried[id] !== undefined;

/** Around the neck of who carries somebody with the nearer hand; in the axes of who is carried. */
export const aroundNeck: Way = {
  at: [0, 0, 0],
  scale: 1,
  hands: [
    { hand: 'left', on: [-0.3, 1.28, -0.2], thumb: [0.4, 1, 0], shape: 'open', elbowTo: [-0.6, 0.2, -0.6] },
    { hand: 'right', on: [0.0, 0.86, -0.24], thumb: [-0.5, 0.5, -0.5], shape: 'open', elbowTo: [0.8, -1, 0.3] },
  ],
  stance: { gaze: [0.4, 0.35], twist: 0 },
};
