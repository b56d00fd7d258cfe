import { bothSides, conesAlong, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildBranch } from '../../shapes/perch.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const sloth: Concept = {
  id: 'sloth',
  words: {
    en: 'sloth',
    de: 'faultier/faultiere',
    es: 'perezoso/oso perezoso',
    fr: 'paresseux',
    zh: '树懒',
    ja: 'ナマケモノ',
    ar: 'كسلان/حيوان الكسلان',
    emoji: '🦥',
  },
  size: { width: 2.2, height: 2.15 },
  lives: ['jungle', 'forest', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: -0.1,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    buildBranch(mesh, random);
    mesh.at(-0.02, -0.31, 0).scale(1.2);
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#8f7d66', '#e2d3b8', '#4a382a'],
      ['#857a68', '#ddd0b8', '#453829'],
    ]);
    const cones: Cones = [
      // It hangs with its back down.
      ...conesAlong(
        [
          [-0.34, 0.98, 0, 0.135],
          [-0.16, 0.9, 0, 0.175],
          [0.06, 0.87, 0, 0.195],
          [0.28, 0.94, 0, 0.165],
        ],
        0,
      ),
      [-0.2, 1.0, 0, 0.11, 0.2, 0.98, 0, 0.12, 1],
      [-0.36, 1.0, -0.01, 0.11, -0.5, 1.04, -0.06, 0.1, 0],
      // A round head that looks at the painter: a light face, and hair that falls about it.
      [-0.55, 1.085, -0.06, 0.14, -0.55, 1.075, -0.1, 0.132, 0],
      [-0.55, 1.055, -0.175, 0.07, -0.55, 1.045, -0.19, 0.066, 1],
      [-0.55, 1.0, -0.185, 0.05, -0.55, 0.995, -0.2, 0.045, 1],
      [-0.55, 1.03, -0.22, 0.04, -0.55, 1.025, -0.23, 0.036, 1],
      [-0.6, 1.12, -0.14, 0.06, -0.5, 1.12, -0.14, 0.06, 1],
      ...bothSides((s) => [
        [-0.55 + 0.05 * s, 1.075, -0.175, 0.052, -0.55 + 0.075 * s, 1.05, -0.155, 0.055, 1],
        // Long arms up to the branch, and legs as long.
        [-0.34, 1.02, 0.08 * s, 0.1, -0.36 - 0.06 * s, 1.26, 0.19 * s, 0.07, 0],
        [-0.36 - 0.06 * s, 1.26, 0.19 * s, 0.068, -0.26 - 0.12 * s, 1.5, 0.075 * s, 0.052, 0],
        [0.3, 0.98, 0.08 * s, 0.12, 0.42 + 0.04 * s, 1.22, 0.19 * s, 0.08, 0],
        [0.42 + 0.04 * s, 1.22, 0.19 * s, 0.076, 0.32 + 0.08 * s, 1.48, 0.075 * s, 0.055, 0],
      ]),
    ];
    const k = 0.03;
    mesh.body(cones, { k, colours: [coat, light], hair: 0.75, shaggy: [0] });
    const skin = skinOf(cones, k);
    // Dark stripes run from the eyes down and aside; within the body their edges would run.
    const stripe = (aside: number, up: number): Vec3 => skin([-0.55 + aside * 0.6, up, -0.12], [aside * 3.5, 0, -1]);
    mesh.body(
      bothSides((s) => [
        [...stripe(0.03 * s, 1.09), 0.014, ...stripe(0.075 * s, 1.07), 0.021, 0],
        [...stripe(0.075 * s, 1.07), 0.021, ...stripe(0.13 * s, 1.035), 0.016, 0],
      ]),
      { k: 0.006, colours: [dark], hair: 0.4 },
    );
    for (const s of [-1, 1]) {
      eyeOn(
        mesh,
        skin([-0.55 + 0.054 * s, 1.084, -0.15], [0.12 * s, 0.04, -1]),
        [0.1 * s, 0.02, -1],
        0.0175,
        '#2a1a12',
      );
      // Three claws hook over the branch.
      for (const x of [-0.26 - 0.12 * s, 0.32 + 0.08 * s])
        for (const i of [-1, 0, 1])
          mesh.tube(
            [
              [x + 0.026 * i, 1.5, 0.07 * s],
              [x + 0.03 * i, 1.6, 0.066 * s],
              [x + 0.03 * i, 1.642, 0.0],
              [x + 0.03 * i, 1.6, -0.068 * s],
              [x + 0.028 * i, 1.55, -0.066 * s],
            ],
            [0.016, 0.015, 0.013, 0.009, 0.002],
            '#e0d2b4',
            materials.gloss,
            7,
          );
    }
    mesh.ball(...skin([-0.55, 1.04, -0.2], [0, 0.12, -1]), 0.026, 0.018, 0.018, '#2b1d18', materials.gloss, 14);
    mesh.tube(
      [-1, -0.6, -0.2, 0.2, 0.6, 1].map((t) =>
        skin([-0.55 + 0.06 * t, 1.003 + 0.02 * t * t, -0.17], [0.45 * t, -0.08, -1]),
      ),
      [0.0025, 0.0045, 0.005, 0.005, 0.0045, 0.0025],
      '#3a281e',
      materials.plain,
      5,
    );
  },
};
