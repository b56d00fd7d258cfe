import type { Stance } from './stance.ts';

/** The arms and the trunk of who sits at a pair of oars, or before keys. */
export const handsAt = {
  oars: {
    chest: [0, 1.0, -0.04],
    head: [0, 1.265, -0.075],
    twist: 0,
    wrists: [
      [-0.19, 0.83, -0.36],
      [0.19, 0.83, -0.36],
    ],
    elbowsTo: [
      [-1, -0.6, 0.5],
      [1, -0.6, 0.5],
    ],
    thumbs: [
      [1, 0, 0],
      [-1, 0, 0],
    ],
    hands: 'fists',
  },
  keys: {
    gaze: [0, 0.2],
    twist: 0,
    wrists: [
      [-0.24, 0.735, -0.42],
      [0.2, 0.735, -0.42],
    ],
    elbowsTo: [
      [-0.8, -0.5, 0.6],
      [0.8, -0.5, 0.6],
    ],
    thumbs: [
      [1, 0, -0.2],
      [-1, 0, -0.2],
    ],
    hands: 'open',
  },
} as const satisfies Readonly<Record<string, Partial<Stance>>>;
