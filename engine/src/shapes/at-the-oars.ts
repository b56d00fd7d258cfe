import type { Stance } from './stance.ts';

/** The hands of who sits at a pair of oars, and the trunk that leans into them. */
export const atTheOars = {
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
} as const satisfies Partial<Stance>;
