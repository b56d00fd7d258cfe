import type { Holding } from './stances.ts';
import type { Hold } from './take-hold.ts';

/** Where the neck of a guitar points that is played: to the left hand and up. */
const neck = [-0.955, 0.296, 0] as const;

/** What hands are closed around that play, sip or offer. */
export const holdingHands: Readonly<Record<Holding, readonly Hold[]>> = {
  plays: [{ hand: 'left', at: [-0.32, 1.2, -0.25], rod: neck, elbowTo: [-0.3, -1, 0.3] }],
  sips: [{ hand: 'right', at: [0.152, 1.225, -0.39], elbowTo: [0.8, -1, 0.3] }],
  offers: [
    { hand: 'right', at: [-0.008, 1.03, -0.335], rod: [-0.08, 1, 0] },
    { hand: 'left', at: [-0.014, 1.105, -0.335], rod: [-0.08, 1, 0] },
  ],
};

/** Whether a posture is one of holding something. */
export const isHolding = (posture: string): posture is Holding => posture in holdingHands;
