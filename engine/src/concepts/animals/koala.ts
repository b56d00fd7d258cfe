import { bothSides, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { axesAt, buildWithFace } from '../../shapes/quadruped-face.ts';
import type { AnimalHead } from '../../shapes/quadruped-form.ts';
import { skull } from '../../shapes/quadruped-head.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const koala: Concept = {
  id: 'koala',
  words: {
    en: 'koala/koala bear',
    de: 'koala/koalabär',
    es: 'koala',
    fr: 'koala',
    zh: '考拉/树袋熊',
    ja: 'コアラ',
    ar: 'كوالا',
    emoji: '🐨',
  },
  size: { width: 0.8, height: 0.85 },
  lives: ['forest', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  sway: 0.3,
  acts: ['sits', 'sleeps'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#8d8a8c', '#e9e4de', '#6a6668']]);
    const form: AnimalHead = {
      foot: 'paw',
      head: {
        size: 0.175,
        muzzle: 0.07,
        thick: 0.06,
        dip: 0.4,
        yaw: Math.PI / 2,
        kind: 'bear',
        eyes: 0.95,
        shut: look.act === 'sleeps',
      },
      ears: { kind: 'round', size: 1 },
      nose: 'bare',
      colours: [coat, light, dark, '#e4e0dc'],
      iris: '#6a4322',
      hair: 0.6,
      shaggy: [1, 3],
    };
    const at = axesAt([0, 0.62, -0.01], form.head);
    const cones: Cones = [
      [0, 0.22, 0.02, 0.22, 0, 0.4, 0, 0.17, 0],
      [0, 0.2, -0.1, 0.14, 0, 0.38, -0.09, 0.1, 1],
      ...skull(form, at),
      ...bothSides((s) => [
        // Ears like brushes, white within.
        [0.2 * s, 0.74, 0.01, 0.105, 0.25 * s, 0.76, 0.01, 0.1, 0],
        [0.215 * s, 0.735, -0.05, 0.075, 0.26 * s, 0.74, -0.04, 0.07, 3],
        [0.16 * s, 0.42, 0, 0.075, 0.22 * s, 0.28, -0.12, 0.062, 0],
        [0.22 * s, 0.28, -0.12, 0.06, 0.12 * s, 0.22, -0.24, 0.052, 0],
        [0.12 * s, 0.22, -0.24, 0.045, 0.09 * s, 0.2, -0.28, 0.036, 2],
        [0.14 * s, 0.12, -0.02, 0.13, 0.23 * s, 0.12, -0.2, 0.085, 0],
        [0.23 * s, 0.1, -0.22, 0.075, 0.22 * s, 0.07, -0.32, 0.058, 2],
      ]),
    ];
    buildWithFace(mesh, form, at, { cones, k: 0.035 });
    const skin = skinOf(cones, 0.035);
    // The nose is a long black leaf, and says what it is.
    mesh
      .push()
      .at(...skin([0, 0.6, -0.12], [0, 0.02, -1]))
      .ball(0, 0, 0.008, 0.043, 0.066, 0.028, '#17130f', materials.gloss, 16)
      .pop();
  },
};
