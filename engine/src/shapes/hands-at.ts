import type { Stance } from './stance.ts';

/** The trunk of who sits at a table, a little towards it. */
const atTable = {
  chest: [0.005, 1.02, -0.015],
  head: [0, 1.28, -0.06],
  gaze: [0.02, 0.1],
  twist: 0,
  elbowsTo: [
    [-1, -0.5, 0.7],
    [1, -0.5, 0.7],
  ],
  thumbs: [
    [0.6, 0.7, -0.3],
    [-0.6, 0.7, -0.3],
  ],
  hands: 'open',
} as const satisfies Partial<Stance>;

/** The left forearm lies on the table. */
const onTable = [-0.13, 0.785, -0.35] as const;

/** The arms and the trunk of who sits at a pair of oars, before keys, or at a table: with both forearms on it, one hand raised while talking, a piece in it on its way over a board, the chin on it, or the arm up for a question. */
export const handsAt = {
  table: { ...atTable, wrists: [onTable, [0.14, 0.785, -0.37]] },
  talk: {
    ...atTable,
    gaze: [0.02, 0.03],
    wrists: [onTable, [0.3, 0.99, -0.31]],
    elbowsTo: [
      [-1, -0.5, 0.7],
      [0.8, -1, 0.4],
    ],
    fingers: [undefined, [0.1, 0.75, -0.6]],
    thumbs: [
      [0.6, 0.7, -0.3],
      [-0.3, 0.6, 0.5],
    ],
    hands: ['open', 'spread'],
  },
  move: {
    ...atTable,
    gaze: [0, 0.3],
    wrists: [onTable, [0.06, 0.87, -0.46]],
    fingers: [undefined, [-0.05, -0.5, -0.85]],
  },
  type: {
    ...atTable,
    gaze: [0, 0.26],
    wrists: [
      [-0.12, 0.795, -0.4],
      [0.12, 0.795, -0.4],
    ],
    thumbs: [
      [1, 0.2, -0.2],
      [-1, 0.2, -0.2],
    ],
  },
  think: {
    ...atTable,
    gaze: [0.02, 0.32],
    wrists: [
      [-0.085, 1.06, -0.2],
      [0.12, 0.785, -0.36],
    ],
    elbowsTo: [
      [-0.4, -1, -0.3],
      [1, -0.5, 0.7],
    ],
    fingers: [[0.5, 0.8, 0.1], undefined],
    thumbs: [
      [0.2, 0.3, 0.9],
      [-0.6, 0.7, -0.3],
    ],
  },
  raise: {
    ...atTable,
    gaze: [0.02, -0.06],
    wrists: [onTable, [0.27, 1.5, -0.1]],
    elbowsTo: [
      [-1, -0.5, 0.7],
      [1, -0.6, 0],
    ],
    fingers: [undefined, [-0.05, 1, -0.1]],
    thumbs: [
      [0.6, 0.7, -0.3],
      [-0.8, 0.1, 0.4],
    ],
  },
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

/** What hands do that are at a table, also where one of them holds something. */
export type TableHands = 'table' | 'talk' | 'move' | 'type' | 'think' | 'raise';

/** Whether hands are at a table. */
export const areAtTable = (hands: keyof typeof handsAt | undefined): hands is TableHands =>
  hands === 'table' ||
  hands === 'type' ||
  hands === 'talk' ||
  hands === 'move' ||
  hands === 'think' ||
  hands === 'raise';
