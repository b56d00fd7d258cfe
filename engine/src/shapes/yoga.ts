import type { Random } from '../raster/random.ts';
import type { Stance } from './stance.ts';

/** On the ground with crossed legs and an upright back, a hand on each knee with its palm up. */
export function sitsInLotus(random: Random): Stance {
  return {
    pelvis: [0, 0.12, 0.04],
    chest: [0, 0.605, 0.045],
    head: [0, 0.868, 0.025],
    twist: 0,
    tilt: [0, 0],
    gaze: [0.12 * (random() - 0.5), 0.06],
    wrists: [
      [-0.3, 0.225, -0.19],
      [0.3, 0.225, -0.19],
    ],
    elbowsTo: [
      [-1, -0.3, 0.5],
      [1, -0.3, 0.5],
    ],
    ankles: [
      [0.1, 0.09, -0.37],
      [-0.1, 0.11, -0.27],
    ],
    kneesTo: [
      [-1, 0.25, -0.3],
      [1, 0.25, -0.3],
    ],
    // The feet point aside, each below the other knee.
    toes: [-1.35, -1.35],
    soles: [0.1, 0.1],
    hands: 'open',
    thumbs: [
      [-1, 0, -0.2],
      [1, 0, -0.2],
    ],
    fingers: [
      [-0.2, -0.1, -1],
      [0.2, -0.1, -1],
    ],
  };
}

/** On the right leg, the left foot against the thigh of that, the palms joined over the head. */
export function standsAsTree(random: Random): Stance {
  const high = 1.9 + 0.03 * random();
  return {
    pelvis: [0.045, 0.945, 0],
    chest: [0.035, 1.425, 0.015],
    head: [0.035, 1.69, -0.01],
    twist: 0,
    tilt: [0.02, 0],
    gaze: [0.1 * (random() - 0.5), -0.02],
    wrists: [
      [0.005, high, -0.03],
      [0.065, high, -0.03],
    ],
    elbowsTo: [
      [-1, 0, -0.1],
      [1, 0, -0.1],
    ],
    ankles: [
      [-0.062, 0.745, -0.015],
      [0.065, 0.09, 0.02],
    ],
    kneesTo: [
      [-1, 0, -0.25],
      [0.1, 0, -1],
    ],
    // The toes point down, the sole towards the other leg.
    toes: [1.5, 0.15],
    soles: [1.35, 0],
    hands: 'open',
    thumbs: [
      [0, 0, 1],
      [0, 0, 1],
    ],
    fingers: [
      [0.02, 1, 0],
      [-0.02, 1, 0],
    ],
  };
}

/** On the ground with crossed legs, leaning forward a little, the hands before the shins. */
export const sitsCrossLegged = (random: Random): Stance => ({
  ...sitsInLotus(random),
  chest: [0, 0.59, -0.01],
  head: [0, 0.85, -0.05],
  gaze: [0.1 * (random() - 0.5), 0.05],
  wrists: [
    [-0.12, 0.26, -0.3],
    [0.14, 0.27, -0.29],
  ],
  fingers: [
    [0.6, -0.2, -0.7],
    [-0.6, -0.2, -0.7],
  ],
  thumbs: [
    [0.3, 0.9, 0],
    [-0.3, 0.9, 0],
  ],
});
