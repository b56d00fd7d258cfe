import { buildCladFigure } from '../../shapes/clad-figure.ts';
import { scaleRgb } from '../../raster/colour.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { jointOf, pointBetween } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import { goingIn } from '../../shapes/striding.ts';
import type { Concept } from '../concept.ts';

/** It drags a leg and reaches for the eye. */
const standing: Pose = {
  pelvis: [0, 0.94, 0.04],
  chest: [0.02, 1.4, -0.05],
  head: [0.05, 1.64, -0.13],
  gaze: [-0.1, 0.05],
  headSize: 1.15,
  elbows: [-0.27, 1.27, -0.26, 0.27, 1.22, -0.24],
  wrists: [-0.2, 1.33, -0.51, 0.24, 1.18, -0.5],
  knees: [-0.13, 0.52, -0.14, 0.13, 0.5, 0.02],
  ankles: [-0.14, 0.1, -0.1, 0.2, 0.1, 0.28],
  toes: [0.1, 0.9],
  hands: 'spread',
  bulk: 0.94,
};

export const zombie: Concept = {
  id: 'zombie',
  words: {
    en: 'zombie/undead/living dead',
    de: 'zombie/untoter/untote',
    es: 'zombi/zombie/muerto viviente',
    fr: 'zombie/mort-vivant',
    zh: '僵尸/丧尸',
    ja: 'ゾンビ',
    ar: 'زومبي',
    emoji: '🧟/🧟‍♂️/🧟‍♀️',
  },
  size: { width: 1.1, height: 1.8 },
  lives: ['graveyard', 'street', 'swamp', 'forest'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.45,
  sway: 0.25,
  mirrors: true,
  acts: ['walks', 'runs'],
  build(mesh, random, look) {
    const pose = goingIn(standing, mesh, look);
    const skin = readColour(look.colour ?? '#8aa46a');
    const [shirt, tie, trousers] = schemeOf(undefined, random, [
      ['#b8b0a0', '#7a2a26', '#4c4a52'],
      ['#8a98a8', '#3a3a44', '#5a4c3e'],
      ['#a8705a', '#2c3a4a', '#44506a'],
    ]);
    mesh.push().object();
    buildCladFigure(mesh, random, pose, {
      cover: { torso: shirt, hips: trousers, arm: shirt, thigh: trousers, shank: trousers, foot: '#2c2620' },
      ease: 0.01,
      skin: skin,
      iris: '#e8e0a8',
      traits: ['old'],
      glad: -0.5,
      hair: 'short',
    });
    // Tatters: the hem of the shirt, the ends of its sleeves and of the trousers.
    const tatters = (centre: Vec3, rx: number, rz: number, drop: number, colour: string): void => {
      mesh.sheet(
        (u, v): Vec3 => {
          const a = v * Math.PI * 2;
          const long = drop * (0.55 + 0.45 * Math.sin(a * 4 + 1) * Math.sin(a * 7 + 2));
          const r = 1 + 0.12 * u + 0.05 * u * Math.sin(a * 9);
          return [centre[0] + Math.sin(a) * rx * r, centre[1] - long * u, centre[2] + Math.cos(a) * rz * r];
        },
        5,
        56,
        (u) => scaleRgb(readColour(colour), 0.95 - 0.25 * u),
        materials.cloth,
      );
    };
    tatters([0, 1.02, 0.025], 0.168, 0.128, 0.2, String(shirt));
    for (const s of [-1, 1]) {
      const shin = pointBetween(jointOf(pose, 'knees', s), jointOf(pose, 'ankles', s), 0.5);
      tatters(shin, 0.069, 0.074, 0.155, String(trousers));
    }
    for (const [x, y, z] of [
      [-0.25, 1.25, -0.3],
      [0.27, 1.19, -0.3],
    ] as const)
      for (let i = 0; i < 3; i++)
        mesh.sheet(
          (u, v): Vec3 => [
            x + (v - 0.5) * 0.05 * (1 - u * 0.7) + 0.02 * (i - 1),
            y - 0.03 - (0.07 + 0.03 * i) * u,
            z + 0.05 * i,
          ],
          4,
          2,
          (u) => scaleRgb(readColour(shirt), 0.85 - 0.3 * u),
          materials.cloth,
        );
    // What is left of a collar and a tie.
    mesh.sheet(
      (u, v): Vec3 => [
        0.03 + 0.05 * u + (v - 0.5) * (0.035 + 0.045 * u * (1 - 0.6 * u)),
        1.46 - 0.3 * u,
        -0.155 - 0.02 * Math.sin(u * 3),
      ],
      10,
      2,
      () => tie,
      materials.cloth,
    );
    mesh.pop();
  },
};
