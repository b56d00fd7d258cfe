import { bothSides, conesAlong, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildFlatRock } from '../../shapes/flat-rock.ts';
import { materials } from '../../solid/materials.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const lizard: Concept = {
  id: 'lizard',
  words: {
    en: 'lizard/gecko/iguana',
    de: 'eidechse/eidechsen/gecko/geckos/leguan/leguane',
    es: 'lagarto/lagartija/geco/iguana',
    fr: 'lézard/gecko/iguane',
    zh: '蜥蜴/壁虎',
    ja: 'トカゲ/ヤモリ/イグアナ',
    ar: 'سحلية/أبو بريص/إغوانا',
    emoji: '🦎',
  },
  size: { width: 1.85, height: 0.45 },
  lives: ['desert', 'hills', 'jungle', 'beach'],
  stands: 'ground',
  moves: 'still',
  turn: -0.2,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#6f9a3c', '#d8d89a', '#33501f'],
      ['#3f9a7a', '#e0dca0', '#1f4f48'],
      ['#b07a44', '#ecd8ae', '#5f3a20'],
    ]);
    const top = 0.17;
    buildFlatRock(mesh, random, [0.76, 0.38], top);
    mesh.at(-0.1, top - 0.004, 0).scale(1.3);
    const cones: Cones = [
      // From the snout in a bend to the tip of the tail.
      ...conesAlong(
        [
          [-0.475, 0.165, -0.085, 0.02],
          [-0.415, 0.172, -0.055, 0.039],
          [-0.345, 0.168, -0.02, 0.05],
          [-0.265, 0.135, 0.01, 0.042],
          [-0.18, 0.108, 0.025, 0.06],
          [-0.02, 0.082, 0.01, 0.068],
          [0.13, 0.072, -0.03, 0.054],
          [0.23, 0.055, -0.05, 0.042],
          [0.34, 0.036, -0.07, 0.031],
          [0.46, 0.024, -0.06, 0.021],
          [0.57, 0.016, -0.01, 0.013],
          [0.61, 0.012, 0.07, 0.008],
          [0.56, 0.008, 0.12, 0.004],
        ],
        0,
      ),
      [-0.455, 0.148, -0.075, 0.02, -0.33, 0.135, -0.01, 0.038, 1],
      [-0.29, 0.115, 0.005, 0.036, -0.19, 0.08, 0.015, 0.046, 1],
      [-0.19, 0.08, 0.015, 0.046, 0.1, 0.045, -0.02, 0.045, 1],
      ...bothSides((s) => [
        [-0.39, 0.195, -0.042 + 0.026 * s, 0.02, -0.355, 0.197, -0.025 + 0.03 * s, 0.019, 0],
        [-0.17, 0.09, 0.02 + 0.04 * s, 0.038, -0.12, 0.105, 0.02 + 0.14 * s, 0.022, 0],
        [-0.12, 0.104, 0.02 + 0.14 * s, 0.022, -0.22, 0.024, 0.02 + 0.2 * s, 0.017, 0],
        [0.13, 0.07, -0.03 + 0.04 * s, 0.045, 0.04, 0.1, -0.03 + 0.15 * s, 0.025, 0],
        [0.04, 0.1, -0.03 + 0.15 * s, 0.025, 0.15, 0.026, -0.03 + 0.2 * s, 0.019, 0],
        ...[-2, -1, 0, 1, 2].flatMap((i) => {
          const turn = i * 0.42 + 0.5;
          const [c, d] = [Math.cos(turn), Math.sin(turn) * s];
          const long = 0.085 - 0.012 * Math.abs(i - 0.5);
          return [
            [-0.22, 0.02, 0.02 + 0.2 * s, 0.014, -0.22 - c * long, 0.01, 0.02 + 0.2 * s + d * long, 0.006, 0],
            [
              0.15,
              0.02,
              -0.03 + 0.2 * s,
              0.015,
              0.15 - c * long * 1.3,
              0.01,
              -0.03 + 0.2 * s + d * long * 1.3,
              0.006,
              0,
            ],
          ];
        }),
      ]),
    ];
    const k = 0.022;
    mesh.body(cones, {
      k,
      mat: materials.coat,
      colours: [coat, light, dark],
      fur: 0.25,
      // Bands over the back, broken into spots.
      marks: {
        colour: 2,
        share: (x, y, z) =>
          smooth(
            0.45,
            0.56,
            0.5 + 0.32 * Math.sin(x * 44) * Math.cos(z * 30) + 0.4 * (noise2(x * 26, z * 26 + y * 20) - 0.5),
          ) * 0.85,
      },
    });
    const skin = skinOf(cones, k);
    for (const s of [-1, 1]) {
      const towards = [-0.3 + 0.25 * s, 0.22, -0.15 + 0.85 * s] as const;
      eyeOn(mesh, skin([-0.375, 0.188, -0.035], towards), towards, 0.0165, '#d8a02a');
      mesh.ball(
        ...skin([-0.465, 0.167, -0.08], [-0.8 + 0.3 * s, 0.4, -0.4 + 0.6 * s]),
        0.004,
        0.004,
        0.004,
        '#1a1410',
        materials.plain,
        7,
      );
    }
    // The long line of the mouth.
    for (const s of [-1, 1])
      mesh.tube(
        [0, 0.25, 0.5, 0.75, 1].map((t) => {
          const inside = [-0.465 + 0.125 * t, 0.156 + 0.002 * t, -0.08 + 0.055 * t] as const;
          return skin(inside, [-0.9 + 0.7 * t + 0.25 * s, 0, -0.4 + 0.9 * s * Math.min(1, t * 3)]);
        }),
        [0.0025, 0.0035, 0.0035, 0.003, 0.001],
        '#2a2416',
        materials.plain,
        5,
      );
  },
};
