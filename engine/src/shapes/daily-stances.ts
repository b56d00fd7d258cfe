import type { Random } from '../raster/random.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Stance } from './stance.ts';
import { standsEasily, withRight } from './stands.ts';

// What people are seen doing every day that is neither walking nor sitting; each looks towards -z.

/** Both arms of a stance: the wrists, and where the elbows point. */
const arms = (
  left: Vec3,
  right: Vec3,
  leftElbow: Vec3 = [-0.7, -1, 0.3],
  rightElbow: Vec3 = [0.7, -1, 0.3],
): Pick<Stance, 'wrists' | 'elbowsTo'> => ({
  wrists: [left, right],
  elbowsTo: [leftElbow, rightElbow],
});

/** A pan in the right hand, and what stirs in it in the left one. */
export const cooks = (random: Random): Stance => ({
  ...standsEasily(random),
  ...arms([0.02, 1.2, -0.4], [0.27, 1.1, -0.28], [-1, -0.7, 0.2]),
  gaze: [-0.1, 0.34],
  hands: 'fists',
  thumbs: [[-0.3, 1, 0.2], undefined],
});

/** A telephone in the right palm, which lies along ear and cheek; the elbow hangs. */
export const phones = (random: Random): Stance => ({
  ...standsEasily(random),
  ...withRight([0.137, 1.55, -0.115], [0.55, -1, -0.25]),
  gaze: [0.16, 0.03],
  hands: 'open',
  fingers: [undefined, [-0.12, 0.85, 0.5]],
  thumbs: [undefined, [0.25, -0.4, 1]],
});

/** A camera in both hands before the right eye. */
export const photographs = (random: Random): Stance => ({
  ...standsEasily(random),
  ...arms([-0.075, 1.565, -0.24], [0.095, 1.575, -0.235], [-0.8, -1, 0], [0.8, -1, 0]),
  gaze: [0, 0.02],
  hands: 'fists',
  thumbs: [
    [0.5, 0.6, 0.5],
    [-0.5, 0.6, 0.5],
  ],
});

/** Both hands on a bar before the waist, a foot ahead of the other. */
export const pushes = (random: Random): Stance => ({
  ...standsEasily(random),
  ...arms([-0.19, 1.03, -0.4], [0.19, 1.03, -0.4]),
  pelvis: [0, 0.93, 0.02],
  chest: [0, 1.41, -0.05],
  head: [0, 1.67, -0.1],
  ankles: [
    [-0.085, 0.1, -0.2],
    [0.09, 0.16, 0.3],
  ],
  toes: [0.1, 0.1],
  soles: [-0.15, 0.6],
  tilt: [0, 0],
  gaze: [0.12, 0.1],
  hands: 'fists',
  thumbs: [
    [1, 0, 0],
    [-1, 0, 0],
  ],
});

/** A can in the right hand that is tilted, the left hand below its spout. */
export const waters = (random: Random): Stance => ({
  ...standsEasily(random),
  ...withRight([0.24, 1.06, -0.34], [0.7, -1, 0.5]),
  chest: [0.01, 1.41, -0.04],
  head: [0.01, 1.665, -0.09],
  gaze: [0.1, 0.42],
  hands: ['open', 'fists'],
  thumbs: [undefined, [0, 0.2, -1]],
});

/** A ring on a stick before the mouth. */
export const blowsBubbles = (random: Random): Stance => ({
  ...standsEasily(random),
  ...arms([-0.17, 1.12, -0.26], [0.11, 1.47, -0.27], [-0.7, -1, 0.3], [0.9, -1, 0.1]),
  gaze: [0.22, -0.02],
  hands: 'fists',
  thumbs: [
    [0.2, 1, 0],
    [-0.25, 1, -0.15],
  ],
});

/** Both hands before the waist, the left one lower with what it has caught, and the eyes on what is in the air. */
export const juggles = (random: Random): Stance => ({
  ...standsEasily(random),
  ...arms([-0.25, 1.08, -0.3], [0.25, 1.16, -0.29], [-0.6, -1, 0.35], [0.6, -1, 0.35]),
  gaze: [0, -0.28],
  hands: 'open',
  thumbs: [
    [-1, 0.2, 0],
    [1, 0.2, 0],
  ],
});

/** Bent forward a little, the right arm held out low with the palm up, the left one at the body with what is given. */
export const feeds = (random: Random): Stance => ({
  ...standsEasily(random),
  ...arms([-0.13, 1.03, -0.27], [0.24, 0.98, -0.5], [-0.8, -1, 0.4], [0.7, -1, 0.4]),
  pelvis: [0, 0.925, 0.06],
  chest: [0, 1.375, -0.1],
  head: [0, 1.61, -0.2],
  tilt: [0, 0],
  gaze: [-0.1, 0.5],
  hands: ['fists', 'open'],
  thumbs: [
    [0.4, 0.6, -0.5],
    [0.9, 0.3, 0],
  ],
});

/** On both knees, sitting on the heels, the hands before them at what is done on the ground. */
export const kneels = (random: Random): Stance => {
  const far = 0.06 * random();
  return {
    pelvis: [0, 0.395, 0.13],
    chest: [0, 0.82, -0.06],
    head: [0, 1.06, -0.15],
    twist: 0.08,
    tilt: [0, 0],
    gaze: [0.1, 0.36],
    ...arms([-0.17, 0.36, -0.42 - far], [0.15, 0.33, -0.47]),
    fingers: [
      [0.1, -0.6, -0.8],
      [-0.1, -0.6, -0.8],
    ],
    ankles: [
      [-0.12, 0.075, 0.27],
      [0.12, 0.075, 0.27],
    ],
    kneesTo: [
      [-0.35, -0.24, -1],
      [0.35, -0.24, -1],
    ],
    toes: [0.1, 0.1],
    soles: [1.45, 1.45],
    hands: 'open',
  };
};

/** Both hands on a counter, one of them at work on it, the eyes on who is before it. */
export const serves = (random: Random): Stance => ({
  ...standsEasily(random),
  ...arms([-0.27, 1.05, -0.4], [0.2, 1.09, -0.43], [-1, -0.5, 0.5], [1, -0.5, 0.4]),
  tilt: [0, 0],
  twist: 0,
  gaze: [0.06, 0.06],
  hands: 'open',
  fingers: [
    [0.3, -0.25, -0.9],
    [-0.3, -0.35, -0.9],
  ],
});

/** Bent a little ahead, both palms flat on what stands before them. */
export const builds = (random: Random): Stance => ({
  ...standsEasily(random),
  ...arms([-0.17, 1.16, -0.47], [0.19, 1.34, -0.46], [-0.8, -1, 0.1], [0.8, -1, 0.1]),
  chest: [0, 1.4, -0.08],
  head: [0, 1.655, -0.14],
  tilt: [0, 0],
  twist: 0,
  gaze: [0.04, 0.12],
  hands: 'open',
  fingers: [
    [0.1, 0.9, -0.4],
    [-0.1, 0.9, -0.4],
  ],
});

/** The right arm raised to a board beside them, of which they speak. */
export const teaches = (random: Random): Stance => ({
  ...standsEasily(random),
  ...arms([-0.16, 1.08, -0.28], [0.52, 1.62, 0.02], [-0.7, -1, 0.3], [0.6, -1, 0.2]),
  gaze: [0.1, 0],
  twist: -0.15,
  hands: ['open', 'fists'],
  thumbs: [undefined, [0.5, 0.6, 0.2]],
});

/** In the air with the knees drawn up and both arms high. */
export const leaps = (random: Random): Stance => {
  const high = 0.24 + 0.1 * random();
  return {
    pelvis: [0, 0.95 + high, 0.02],
    chest: [0, 1.43 + high, -0.02],
    head: [0, 1.69 + high, -0.03],
    twist: 0.1,
    tilt: [0.06, -0.05],
    gaze: [0.1, -0.12],
    ...arms([-0.42, 1.82 + high, -0.08], [0.44, 1.78 + high, -0.04], [-1, -0.3, 0.2], [1, -0.3, 0.2]),
    ankles: [
      [-0.16, 0.34 + high * 0.9, 0.24],
      [0.15, 0.24 + high * 0.9, 0.2],
    ],
    kneesTo: [
      [-0.4, 0, -1],
      [0.4, 0, -1],
    ],
    toes: [0.2, 0.2],
    soles: [1, 0.9],
    hands: 'spread',
  };
};

/** A step ahead with the left foot, the right arm drawn back over the shoulder, the left one out before. */
export const throws = (): Stance => ({
  pelvis: [0, 0.92, 0.03],
  chest: [0.02, 1.4, 0.07],
  head: [0.01, 1.66, 0.05],
  twist: -0.5,
  tilt: [0, -0.1],
  gaze: [0.15, 0],
  ...arms([-0.24, 1.36, -0.42], [0.4, 1.66, 0.2], [-0.5, -1, 0], [1, -0.4, 0.3]),
  ankles: [
    [-0.12, 0.1, -0.34],
    [0.12, 0.12, 0.3],
  ],
  kneesTo: [
    [-0.1, 0, -1],
    [0.4, 0, -1],
  ],
  toes: [0.05, 0.6],
  soles: [-0.1, 0.35],
  hands: ['open', 'spread'],
});

/** Both arms held out for what comes flying. */
export const catches = (random: Random): Stance => ({
  ...standsEasily(random),
  ...arms([-0.19, 1.37, -0.43], [0.19, 1.39, -0.43], [-0.8, -1, 0], [0.8, -1, 0]),
  pelvis: [0, 0.88, 0.06],
  chest: [0, 1.35, -0.06],
  head: [0, 1.6, -0.1],
  tilt: [0, 0],
  ankles: [
    [-0.2, 0.09, -0.08],
    [0.2, 0.09, 0.06],
  ],
  kneesTo: [
    [-0.3, 0, -1],
    [0.3, 0, -1],
  ],
  gaze: [0, -0.08],
  hands: 'spread',
  fingers: [
    [0.2, 0.7, -0.7],
    [-0.2, 0.7, -0.7],
  ],
});

/** Bags hang from both hands. */
export const carries = (random: Random): Stance => ({
  ...standsEasily(random),
  ...arms([-0.3, 0.89, -0.03], [0.3, 0.89, -0.03], [-0.5, -0.1, 1], [0.5, -0.1, 1]),
  hands: 'fists',
  thumbs: [
    [0, 0.1, -1],
    [0, 0.1, -1],
  ],
});

/** A wide newspaper held open by its edges, of who stands. */
export const holdingNewspaper = {
  ...arms([-0.27, 1.2, -0.28], [0.27, 1.2, -0.28], [-0.8, -0.8, 0.4], [0.8, -0.8, 0.4]),
  thumbs: [
    [0.2, 0.9, 0.1],
    [-0.2, 0.9, 0.1],
  ],
  hands: 'fists',
} as const satisfies Partial<Stance>;

/** A telephone held out before the face in the right hand, which looks back at them. */
export const takesSelfie = (random: Random): Stance => ({
  ...standsEasily(random),
  ...withRight([0.47, 1.66, -0.36], [0.8, -1, 0.1]),
  gaze: [-0.32, -0.06],
  hands: ['open', 'fists'],
  thumbs: [undefined, [0, 1, 0.15]],
});

/** A step back against the pull of the line, looking up along it. */
export const fliesKite = (random: Random): Stance => ({
  ...standsEasily(random),
  pelvis: [0, 0.91, 0.05],
  chest: [0, 1.4, 0.1],
  head: [0, 1.66, 0.1],
  tilt: [0, 0],
  ankles: [
    [-0.12, 0.09, -0.2],
    [0.13, 0.1, 0.22],
  ],
  toes: [0.1, 0.5],
});

/** The head thrown back, a hand on the belly. */
export const laughs = (random: Random): Stance => ({
  ...standsEasily(random),
  ...arms([-0.24, 0.98, -0.1], [0.03, 1.16, -0.24], [-0.7, -0.2, 0.8], [0.9, -0.8, 0.2]),
  chest: [0, 1.42, 0.03],
  head: [0, 1.68, 0.03],
  gaze: [0.12, -0.16],
  hands: 'open',
  fingers: [undefined, [-0.9, 0.1, -0.2]],
});

/** Bent a little to who is at their right, the hand of that side on the other's shoulder. */
export const laughsWith = (random: Random): Stance => ({
  ...standsEasily(random),
  ...arms([-0.06, 1.14, -0.26], [0.27, 1.38, -0.43], [-0.9, -0.8, 0.2], [0.8, -1, 0.1]),
  chest: [0.01, 1.41, -0.05],
  head: [0.02, 1.665, -0.09],
  gaze: [-0.3, 0],
  hands: 'open',
  fingers: [
    [0.9, 0.1, -0.2],
    [0.5, -0.1, -0.85],
  ],
  thumbs: [undefined, [-0.6, 0.5, -0.4]],
});

/** Both hands at the shins of a child that sits on the shoulders. */
export const hasOnShoulders = (random: Random): Stance => ({
  ...standsEasily(random),
  ...arms([-0.15, 1.31, -0.2], [0.15, 1.31, -0.2], [-1, -0.8, 0.1], [1, -0.8, 0.1]),
  tilt: [0, 0],
  hands: 'fists',
  thumbs: [
    [0.2, 1, 0],
    [-0.2, 1, 0],
  ],
});

/** Sideways on a board that heads to -x: crouched, the arms out, looking where that goes. */
export function surfs(): Stance {
  return {
    pelvis: [0.05, 0.7, 0.1],
    chest: [-0.03, 1.1, -0.1],
    head: [-0.08, 1.34, -0.19],
    twist: 0.35,
    tilt: [-0.05, 0.08],
    gaze: [0.55, 0.02],
    wrists: [
      [-0.62, 1.06, -0.3],
      [0.6, 1.3, 0.02],
    ],
    elbowsTo: [
      [-0.4, -1, 0.2],
      [0.4, -1, 0.3],
    ],
    ankles: [
      [-0.36, 0.1, 0],
      [0.4, 0.1, 0.04],
    ],
    kneesTo: [
      [-0.45, 0.1, -1],
      [0.15, 0, -1],
    ],
    toes: [0.5, 0.1],
    soles: [0, 0],
    hands: 'open',
  };
}
