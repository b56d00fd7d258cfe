import { scaleRgb } from '../../raster/colour.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { drawEyes, faceOf } from '../../shapes/drawn-face.ts';
import { dressedIn, figure, headOf } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** It drags a leg and reaches for the eye. */
const pose: Pose = {
  pelvis: [0, 0.94, 0.04],
  chest: [0.02, 1.4, -0.05],
  head: [0.05, 1.64, -0.13],
  gaze: [-0.1, 0.05],
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
  build(mesh, random, look) {
    const skin = readColour(look.colour ?? '#8aa46a');
    const [shirt, tie, trousers] = schemeOf(undefined, random, [
      ['#b8b0a0', '#7a2a26', '#4c4a52'],
      ['#8a98a8', '#3a3a44', '#5a4c3e'],
      ['#a8705a', '#2c3a4a', '#44506a'],
    ]);
    mesh.push().object();
    const at = headOf(pose);
    const cones = [
      ...figure(pose, dressedIn(0, { torso: 1, hips: 2, arm: 1, thigh: 2, shank: 2, foot: 4 })),
      // Hollow cheeks, an open jaw, and tufts of hair.
      ...bothSides((s) => [
        [...at(0.05 * s, -0.018, -0.066), 0.022, ...at(0.068 * s, -0.01, -0.03), 0.022, 0],
        [...at(0.05 * s, 0.09, 0.04), 0.03, ...at(0.08 * s, 0.03, 0.07), 0.024, 3],
      ]),
      [...at(0.01, -0.1, -0.05), 0.04, ...at(0.015, -0.115, -0.072), 0.026, 0],
      [...at(-0.02, 0.11, 0.02), 0.026, ...at(-0.05, 0.1, 0.06), 0.02, 3],
    ];
    mesh.body(cones, {
      k: 0.026,
      colours: [skin, shirt, trousers, '#2e2a22', '#2c2620', scaleRgb(skin, 0.72)],
      fur: 0.35,
      // Where cloth is torn, skin shows.
      marks: { colour: 5, on: [1, 2], share: (x, y, z) => smooth(0.6, 0.63, noise3(x * 9 + 1, y * 8 + 5, z * 9)) },
    });
    const face = faceOf(pose, cones, 0.026);
    drawEyes(mesh, face, { iris: '#e8e0a8', size: 0.0115, around: [0.021, 0.018, scaleRgb(skin, 0.28)] });
    mesh.push().at(...face.on([0, -0.07, -0.03], [0, -0.1, -1]));
    mesh.ball(0, -0.002, 0.004, 0.026, 0.019, 0.012, '#2a0f0c', materials.plain, 14);
    for (const i of [-2, -1, 0, 1, 2])
      mesh.box(i * 0.009, 0.003 + 0.003 * Math.abs(i), -0.008, 0.007, 0.009, 0.006, '#d8cc9a', materials.gloss);
    mesh.pop();
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
    tatters([-0.14, 0.3, -0.112], 0.068, 0.072, 0.16, String(trousers));
    tatters([0.17, 0.32, 0.16], 0.07, 0.075, 0.15, String(trousers));
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
