import type { Random } from '../raster/random.ts';
import type { Stance } from './stance.ts';

/** On the back of an animal: a leg on each side, the heels down, and both hands at the reins. */
export function astride(random: Random): Stance {
  return {
    pelvis: [0, 0.95, 0.02],
    chest: [0, 1.42, 0.03],
    head: [0, 1.685, 0],
    twist: 0.04 * (random() - 0.5),
    tilt: [0, 0.02],
    gaze: [0.25 * (random() - 0.5), 0.06],
    wrists: [
      [-0.07, 1.08, -0.36],
      [0.08, 1.09, -0.34],
    ],
    elbowsTo: [
      [-0.7, -0.5, 0.8],
      [0.7, -0.5, 0.8],
    ],
    ankles: [
      [-0.37, 0.25, -0.02],
      [0.37, 0.25, -0.02],
    ],
    kneesTo: [
      [-0.7, 0.1, -1],
      [0.7, 0.1, -1],
    ],
    toes: [0.15, 0.15],
    soles: [-0.2, -0.2],
    hands: 'fists',
    thumbs: [
      [0.3, 1, 0],
      [-0.3, 1, 0],
    ],
  };
}

/** On the saddle of a bicycle, whose handlebar and pedals are where hands and feet are; the right pedal is up. */
export function cycling(random: Random): Stance {
  return {
    pelvis: [0, 0.985, 0.03],
    chest: [0, 1.415, -0.16],
    head: [0, 1.655, -0.25],
    tilt: [0.03, 0],
    gaze: [0.3 * random(), -0.02],
    wrists: [
      [-0.25, 1.015, -0.52],
      [0.25, 1.015, -0.52],
    ],
    elbowsTo: [
      [-0.6, -0.6, 0.4],
      [0.6, -0.6, 0.4],
    ],
    ankles: [
      [-0.1, 0.2, -0.1],
      [0.1, 0.52, -0.14],
    ],
    kneesTo: [
      [-0.08, 0, -1],
      [0.08, 0.3, -1],
    ],
    toes: [0.04, 0.04],
    soles: [0.1, 0.12],
    hands: 'fists',
    thumbs: [
      [1, 0.2, -0.2],
      [-1, 0.2, -0.2],
    ],
  };
}
