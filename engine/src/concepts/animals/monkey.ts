import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const monkey: Concept = {
  id: 'monkey',
  words: {
    en: 'monkey/chimpanzee/chimp/macaque',
    de: 'affe/affen/schimpanse',
    es: 'mono/chimpancé',
    fr: 'singe/chimpanzé',
    zh: '猴子/猴',
    ja: '猿/サル/チンパンジー',
    ar: 'قرد/شمبانزي',
    emoji: '🐒/🐵',
  },
  size: { width: 1, height: 0.95 },
  lives: ['jungle', 'forest', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.3,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    // It sits with its knees drawn up and looks at the painter.
    const [coat, face, dark] = schemeOf(look.colour, random, [
      ['#6b4a30', '#c09470', '#4a3120'],
      ['#7d6a4c', '#c09078', '#5c4c34'],
    ]);
    const cones: Cones = [
      [0, 0.2, 0.02, 0.19, 0, 0.5, 0, 0.135, 0],
      [0, 0.26, -0.07, 0.14, 0, 0.46, -0.06, 0.085, 1],
      [0, 0.6, -0.01, 0.09, 0, 0.68, -0.02, 0.1, 0],
      [0, 0.77, 0.01, 0.145, 0, 0.79, -0.01, 0.14, 0],
      // The face: a light heart around the eyes, and a muzzle that stands out.
      [-0.045, 0.785, -0.085, 0.068, 0.045, 0.785, -0.085, 0.068, 1],
      [0, 0.715, -0.1, 0.072, 0, 0.7, -0.135, 0.062, 1],
      [-0.03, 0.685, -0.13, 0.045, 0.03, 0.685, -0.13, 0.045, 1],
      ...bothSides((s) => [
        [0.152 * s, 0.78, 0.0, 0.05, 0.168 * s, 0.785, 0.0, 0.05, 1],
        [0.02 * s, 0.835, -0.12, 0.026, 0.075 * s, 0.83, -0.11, 0.024, 1],
        [0.12 * s, 0.53, 0, 0.07, 0.235 * s, 0.36, -0.06, 0.052, 0],
        [0.235 * s, 0.36, -0.06, 0.05, 0.19 * s, 0.25, -0.25, 0.042, 0],
        [0.19 * s, 0.25, -0.25, 0.036, 0.17 * s, 0.23, -0.31, 0.036, 2],
        [0.12 * s, 0.15, 0, 0.12, 0.24 * s, 0.25, -0.22, 0.078, 0],
        [0.24 * s, 0.25, -0.22, 0.072, 0.19 * s, 0.06, -0.22, 0.048, 0],
        [0.19 * s, 0.035, -0.2, 0.038, 0.2 * s, 0.03, -0.36, 0.032, 2],
      ]),
      // The tail lies on the ground and turns up at its end.
      [0, 0.09, 0.17, 0.036, 0.2, 0.05, 0.26, 0.032, 0],
      [0.2, 0.05, 0.26, 0.032, 0.4, 0.05, 0.16, 0.03, 0],
      [0.4, 0.05, 0.16, 0.03, 0.47, 0.16, 0.06, 0.028, 0],
      [0.47, 0.16, 0.06, 0.028, 0.42, 0.26, 0.02, 0.026, 0],
      [0.42, 0.26, 0.02, 0.026, 0.35, 0.25, 0.03, 0.022, 0],
    ];
    mesh.body(cones, { k: 0.03, colours: [coat, face, dark], hair: 0.5, shaggy: [0] });
    const skin = skinOf(cones, 0.03);
    for (const s of [-1, 1]) {
      eyeOn(mesh, skin([0.045 * s, 0.79, -0.06], [0.06 * s, 0.02, -1]), [0.02 * s, -0.02, -1], 0.019, '#5a3416');
      mesh.ball(...skin([0.014 * s, 0.735, -0.12], [0.1 * s, 0.25, -1]), 0.007, 0.009, 0.007, '#3a221a', 0, 8);
    }
    // A mouth that smiles a little.
    mesh.tube(
      [-1, -0.5, 0, 0.5, 1].map((t) => skin([0.035 * t, 0.675 + 0.012 * t * t, -0.12], [0.25 * t, -0.1, -1])),
      [0.003, 0.005, 0.005, 0.005, 0.003],
      '#5e3626',
      materials.plain,
      5,
    );
  },
};
