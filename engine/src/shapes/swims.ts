import type { Random } from '../raster/random.ts';
import type { Stance } from './stance.ts';

/** How high the surface of the water is on who swims, metres over the ground of who stands. */
export const surfaceHigh = 1.4;

/** On the breast: an arm comes out of the water and over it, the other one reaches ahead, the legs are behind and below. */
export function swims(random: Random): Stance {
  const high = 0.05 * random();
  return {
    pelvis: [0, 1.1, 0.4],
    chest: [0, 1.385, 0.02],
    head: [-0.01, 1.6, -0.13],
    twist: 0.12,
    tilt: [0, -0.1],
    gaze: [0.06, -0.02],
    wrists: [
      [-0.27, 1.435, -0.5],
      [0.36, 1.62 + high, -0.36],
    ],
    elbowsTo: [
      [-1, 0.3, 0.2],
      [0.6, 1, 0.4],
    ],
    ankles: [
      [-0.12, 1, 1.16],
      [0.12, 0.86, 1.14],
    ],
    kneesTo: [
      [0, -1, -0.2],
      [0, -1, -0.2],
    ],
    toes: [0.1, 0.1],
    soles: [1.4, 1.4],
    hands: 'open',
    thumbs: [
      [1, 0, 0],
      [-1, 0, 0],
    ],
  };
}
