import type { Stance } from './stance.ts';

/** Two people face to face: how far their middles are apart, and how each stands in axes of their own, in which the other one is at -z; metres. */
interface Together {
  readonly apart: number;
  readonly he: Stance;
  readonly she: Stance;
}

/** Which part of an embrace somebody has. */
export type Part = 'first' | 'second' | 'kneels' | 'is small' | 'holds a dog';

/** How each stands who has somebody in their arms, in axes of their own, in which the other one is at -z. */
export const embracing = (part: Part): Stance => {
  switch (part) {
    case 'first':
      return together.embraces.he;
    case 'second':
      return together.embraces.she;
    case 'kneels':
      return { ...onKnees, ...armsAround };
    case 'is small':
      return small;
    case 'holds a dog':
      return { ...onKnees, ...aroundDog };
    default:
      return part satisfies never;
  }
};

/** On both knees, the thighs upright. */
const onKnees = {
  pelvis: [0, 0.5, 0.05],
  chest: [0, 0.965, -0.04],
  head: [-0.05, 1.215, -0.085],
  gaze: [-0.3, 0.14],
  tilt: [0, 0],
  ankles: [
    [-0.12, 0.075, 0.4],
    [0.12, 0.075, 0.4],
  ],
  kneesTo: [
    [-0.1, -0.6, -1],
    [0.1, -0.6, -1],
  ],
  toes: [0.1, 0.1],
  soles: [1.45, 1.45],
  hands: 'open',
} as const satisfies Partial<Stance>;

/** Both arms about somebody small: the hands lie on the back. */
const armsAround = {
  wrists: [
    [-0.15, 0.82, -0.44],
    [0.14, 0.93, -0.45],
  ],
  fingers: [
    [0.9, 0.1, -0.1],
    [-0.9, 0.15, -0.1],
  ],
  elbowsTo: [
    [-1, -0.4, 0.2],
    [1, -0.4, 0.2],
  ],
  thumbs: [
    [0, 1, 0],
    [0, 1, 0],
  ],
} as const satisfies Partial<Stance>;

/** One arm over the neck of a dog, the other hand at its breast. */
const aroundDog = {
  gaze: [0.42, 0.2],
  eyes: [0.2, 0.2],
  wrists: [
    [-0.3, 0.76, -0.46],
    [0.05, 0.84, -0.46],
  ],
  fingers: [
    [0.4, -0.3, -0.8],
    [-0.5, -0.7, -0.5],
  ],
  elbowsTo: [
    [-1, -0.4, 0.2],
    [1, -0.2, 0.1],
  ],
} as const satisfies Partial<Stance>;

/** On the toes, the arms about the neck of somebody who kneels. */
const small: Stance = {
  chest: [0, 1.43, -0.03],
  head: [-0.05, 1.69, -0.06],
  gaze: [-0.3, 0],
  wrists: [
    [-0.17, 1.5, -0.46],
    [0.15, 1.47, -0.48],
  ],
  fingers: [
    [0.9, 0.1, -0.2],
    [-0.9, 0.1, -0.2],
  ],
  elbowsTo: [
    [-1, -0.4, -0.2],
    [1, -0.4, -0.2],
  ],
  ankles: [
    [-0.08, 0.1, 0.03],
    [0.09, 0.12, 0.06],
  ],
  soles: [0.05, 0.3],
  hands: 'open',
};

export const together: Readonly<Record<'dances' | 'embraces' | 'kisses', Together>> = {
  dances: {
    apart: 0.46,
    he: {
      chest: [0, 1.43, -0.01],
      gaze: [0.12, 0.14],
      tilt: [0.05, -0.04],
      wrists: [
        [-0.48, 1.42, -0.24],
        [0.2, 1.17, -0.43],
      ],
      elbowsTo: [
        [-0.4, -1, 0.4],
        [1, -0.5, 0.2],
      ],
      // His right hand lies on her back.
      fingers: [undefined, [-0.85, 0.1, -0.5]],
      thumbs: [
        [0, 1, -0.2],
        [0, 1, 0],
      ],
      ankles: [
        [-0.12, 0.1, -0.14],
        [0.12, 0.12, 0.14],
      ],
      soles: [0, 0.35],
      hands: 'open',
    },
    she: {
      chest: [0, 1.43, 0.03],
      head: [0, 1.69, 0.02],
      gaze: [-0.2, -0.06],
      tilt: [-0.05, 0.05],
      wrists: [
        [-0.2, 1.535, -0.36],
        [0.5, 1.5, -0.24],
      ],
      // Her left one on his shoulder.
      fingers: [[0.1, -0.25, -1], undefined],
      elbowsTo: [
        [-1, -0.6, 0.1],
        [0.4, -1, 0.4],
      ],
      thumbs: [
        [0.4, 0.6, 0],
        [0, 1, -0.2],
      ],
      ankles: [
        [-0.1, 0.13, 0.2],
        [0.1, 0.1, -0.02],
      ],
      soles: [0.5, 0.1],
      hands: 'open',
    },
  },
  // Their faces meet, each head leant to its own right, and hers looks up.
  kisses: {
    apart: 0.34,
    he: {
      chest: [0, 1.425, -0.03],
      head: [0, 1.665, -0.075],
      gaze: [-0.06, 0.2],
      lean: 0.3,
      wrists: [
        [-0.17, 1.26, -0.43],
        [0.16, 1.14, -0.44],
      ],
      // On her back.
      fingers: [
        [0.9, 0.1, -0.1],
        [-0.9, 0.15, -0.1],
      ],
      elbowsTo: [
        [-1, -0.4, 0.2],
        [1, -0.4, 0.2],
      ],
      thumbs: [
        [0, 1, 0],
        [0, 1, 0],
      ],
      ankles: [
        [-0.14, 0.09, 0.04],
        [0.14, 0.09, 0.02],
      ],
      hands: 'open',
    },
    she: {
      chest: [0, 1.44, -0.02],
      head: [0, 1.71, -0.075],
      gaze: [-0.06, -0.16],
      lean: 0.3,
      wrists: [
        [-0.16, 1.57, -0.4],
        [0.15, 1.55, -0.42],
      ],
      fingers: [
        [0.85, 0.1, -0.2],
        [-0.85, 0.1, -0.2],
      ],
      elbowsTo: [
        [-1, -0.4, -0.2],
        [1, -0.4, -0.2],
      ],
      ankles: [
        [-0.08, 0.14, 0.07],
        [0.08, 0.13, 0.06],
      ],
      soles: [0.45, 0.4],
      hands: 'open',
    },
  },
  embraces: {
    apart: 0.3,
    he: {
      chest: [0, 1.43, -0.02],
      head: [-0.03, 1.69, -0.03],
      gaze: [-0.35, 0.16],
      wrists: [
        [-0.19, 1.26, -0.36],
        [0.17, 1.16, -0.38],
      ],
      elbowsTo: [
        [-1, -0.4, 0.2],
        [1, -0.4, 0.2],
      ],
      thumbs: [
        [0, 1, 0],
        [0, 1, 0],
      ],
      ankles: [
        [-0.14, 0.09, 0.04],
        [0.14, 0.09, 0.02],
      ],
      hands: 'open',
    },
    she: {
      chest: [0, 1.43, -0.02],
      head: [-0.03, 1.69, -0.03],
      gaze: [-0.3, -0.1],
      wrists: [
        [-0.19, 1.6, -0.32],
        [0.17, 1.58, -0.34],
      ],
      elbowsTo: [
        [-1, -0.4, -0.2],
        [1, -0.4, -0.2],
      ],
      ankles: [
        [-0.08, 0.13, 0.05],
        [0.08, 0.12, 0.04],
      ],
      soles: [0.35, 0.3],
      hands: 'open',
    },
  },
};
