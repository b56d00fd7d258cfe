import { bothSides, conesAlong } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { axesAt, buildWithFace, headOf } from '../../shapes/quadruped-face.ts';
import type { AnimalHead } from '../../shapes/quadruped-form.ts';
import { smooth } from '../../solid/noise.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const meerkat: Concept = {
  id: 'meerkat',
  words: {
    en: 'meerkat/suricate',
    de: 'erdmännchen',
    es: 'suricata',
    fr: 'suricate',
    zh: '狐獴/猫鼬',
    ja: 'ミーアキャット',
    ar: 'سرقاط',
    emoji: '',
  },
  size: { width: 0.3, height: 0.6 },
  lives: ['desert', 'savanna', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.5,
  sway: 0.3,
  mirrors: true,
  build(mesh, random, look) {
    // It stands guard on its hind feet, paws before its belly.
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#b3916a', '#e2d3bb', '#33241b'],
      ['#a88660', '#d9c8ae', '#2e2018'],
    ]);
    const form: AnimalHead = {
      foot: 'paw',
      head: { size: 0.057, muzzle: 0.06, thick: 0.023, dip: 0.2, yaw: Math.PI / 2 - 0.35, kind: 'dog', eyes: 1.2 },
      ears: { kind: 'round', size: 0.5, inside: 2 },
      colours: [coat, light, dark, '#c9ad86'],
      paint: { muzzle: 3 },
      iris: '#3a2212',
      leather: '#241813',
      hair: 0.5,
      faceMarks: [
        {
          colour: 1,
          share: (f, u, a) =>
            0.8 * Math.max(smooth(0.3, 0.5, u) * smooth(0.7, 0.4, a), smooth(-0.1, -0.4, u)) * smooth(-0.2, 0.3, f),
        },
        // Dark patches around the eyes keep the sun out of them.
        { colour: 2, on: [0, 1], share: (_f, u, a) => smooth(0.36, 0.24, Math.hypot((u - 0.2) * 1.1, a - 0.54)) },
      ],
    };
    const at = axesAt([0, 0.535, -0.01], form.head);
    const cones: Cones = [
      ...melting(
        0.03,
        conesAlong(
          [
            [0, 0.09, 0.035, 0.062],
            [0, 0.17, 0.012, 0.07],
            [0, 0.27, -0.005, 0.06],
            [0, 0.37, -0.005, 0.05],
            [0, 0.45, -0.005, 0.042],
            [0, 0.51, -0.005, 0.043],
          ],
          0,
        ),
      ),
      ...haired(1.4, melting(0.03, [[0, 0.12, -0.03, 0.045, 0, 0.4, -0.022, 0.036, 1]])),
      ...headOf(form, at),
      ...bothSides((s) => [
        ...melting(0.012, [
          [0.036 * s, 0.405, -0.01, 0.026, 0.058 * s, 0.32, -0.03, 0.02, 0],
          [0.058 * s, 0.32, -0.03, 0.019, 0.026 * s, 0.265, -0.075, 0.013, 0],
          [0.026 * s, 0.265, -0.075, 0.013, 0.02 * s, 0.24, -0.083, 0.01, 2],
        ]),
        ...melting(0.02, [
          [0.038 * s, 0.12, 0.02, 0.05, 0.052 * s, 0.07, -0.012, 0.034, 0],
          [0.05 * s, 0.05, 0.01, 0.024, 0.046 * s, 0.018, 0.0, 0.017, 0],
        ]),
        [0.046 * s, 0.016, 0.0, 0.016, 0.05 * s, 0.01, -0.075, 0.011, 3],
      ]),
      ...conesAlong(
        [
          [0, 0.08, 0.07, 0.026],
          [0.05, 0.035, 0.14, 0.016],
          [0.13, 0.016, 0.18, 0.011],
          [0.22, 0.012, 0.19, 0.006],
        ],
        2,
      ),
    ];
    buildWithFace(mesh, form, at, { cones, k: 0.014 });
  },
};
