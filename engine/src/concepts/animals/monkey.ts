import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { monkeyEars } from '../../shapes/monkey-head.ts';
import { axesAt, buildWithFace } from '../../shapes/quadruped-face.ts';
import type { AnimalHead } from '../../shapes/quadruped-form.ts';
import { skull } from '../../shapes/quadruped-head.ts';
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
  acts: ['sits', 'sleeps'],
  build(mesh, random, look) {
    // It sits with its knees drawn up and looks at the painter.
    const [coat, face, dark] = schemeOf(look.colour, random, [
      ['#6b4a30', '#c09470', '#4a3120'],
      ['#7d6a4c', '#c09078', '#5c4c34'],
    ]);
    const form: AnimalHead = {
      foot: 'paw',
      head: {
        size: 0.145,
        muzzle: 0.085,
        thick: 0.062,
        dip: 0.42,
        yaw: Math.PI / 2,
        kind: 'monkey',
        eyes: 0.82,
        shut: look.act === 'sleeps',
      },
      ears: { kind: 'round', size: 1 },
      nose: 'nostrils',
      colours: [coat, face, dark],
      paint: { muzzle: 1 },
      iris: '#6a4018',
      pupil: 'round',
      hair: 0.5,
      shaggy: [0],
    };
    const at = axesAt([0, 0.735, -0.03], form.head);
    const cones: Cones = [
      [0, 0.2, 0.02, 0.19, 0, 0.5, 0, 0.135, 0],
      [0, 0.26, -0.07, 0.14, 0, 0.46, -0.06, 0.085, 1],
      [0, 0.56, -0.01, 0.1, 0, 0.66, -0.02, 0.1, 0],
      ...skull(form, at),
      ...monkeyEars(form, at),
      ...bothSides((s) => [
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
    buildWithFace(mesh, form, at, { cones, k: 0.03 });
  },
};
