import { bothSides, conesAlong, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { layFlipper } from '../../shapes/flipper.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const seal: Concept = {
  id: 'seal',
  words: {
    en: 'seal/sea lion/harbor seal/harbour seal',
    de: 'robbe/robben/seehund/seehunde/seelöwe/seelöwen',
    es: 'foca/león marino',
    fr: 'phoque/otarie/lion de mer',
    zh: '海豹/海狮',
    ja: 'アザラシ/アシカ',
    ar: 'فقمة/أسد البحر',
    emoji: '🦭',
  },
  size: { width: 1.9, height: 0.76 },
  lives: ['beach', 'glacier'],
  stands: 'ground',
  moves: 'still',
  turn: -0.35,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#868b8e', '#cfccc3', '#4a4d50'],
      ['#9a8f7e', '#d9d1c0', '#574d42'],
    ]);
    const cones: Cones = [
      ...conesAlong(
        [
          [-0.36, 0.3, 0, 0.205],
          [-0.05, 0.25, 0.01, 0.245],
          [0.3, 0.2, 0.02, 0.195],
          [0.62, 0.12, 0.05, 0.1],
          [0.8, 0.085, 0.07, 0.055],
        ],
        0,
      ),
      [-0.42, 0.24, 0, 0.175, -0.1, 0.17, 0, 0.165, 1],
      // The neck rises and the head looks a little to the painter.
      ...conesAlong(
        [
          [-0.4, 0.36, 0, 0.185],
          [-0.52, 0.5, -0.02, 0.145],
          [-0.57, 0.6, -0.05, 0.128],
        ],
        0,
      ),
      [-0.5, 0.4, -0.03, 0.13, -0.585, 0.53, -0.06, 0.105, 1],
      [-0.575, 0.635, -0.055, 0.13, -0.62, 0.635, -0.085, 0.115, 0],
      [-0.66, 0.61, -0.11, 0.07, -0.72, 0.6, -0.145, 0.05, 1],
      ...[-1, 1].map((s) => [
        -0.7 + 0.02 * s,
        0.59,
        -0.125 - 0.034 * s,
        0.047,
        -0.72 + 0.022 * s,
        0.585,
        -0.14 - 0.036 * s,
        0.042,
        1,
      ]),
    ];
    const k = 0.05;
    mesh.at(-0.12, 0, 0).body(cones, {
      k,
      colours: [coat, light, dark],
      // Dry on its beach, with short hair: dark along the back, pale below, and spots of all sizes with soft edges.
      hair: 0.3,
      marks: [
        { colour: 1, share: (x, y, z) => 0.85 * smooth(0.28, 0.08, y + 0.08 * noise3(x * 9, y * 9, z * 9) - 0.04) },
        {
          colour: 2,
          share: (x, y) => 0.45 * smooth(0.3, 0.48, y - 0.16 * smooth(0, -0.4, x) + 0.3 * smooth(0.2, 0.8, x)),
        },
        {
          colour: 2,
          share: (x, y, z) =>
            0.8 *
            Math.max(
              smooth(0.6, 0.74, noise3(x * 30, y * 30, z * 30)),
              0.8 * smooth(0.64, 0.76, noise3(x * 64 + 5, y * 64, z * 64)),
            ) *
            smooth(0.1, 0.26, y),
        },
      ],
    });
    mesh.body(
      bothSides((s) => [
        ...layFlipper([-0.28, 0.16, 0.17 * s], [-0.42, 0.03, 0.34 * s], [-0.3, 0, 0.3 * s], 0.24),
        ...layFlipper([0.78, 0.09, 0.07 + 0.02 * s], [0.86, 0.055, 0.07 + 0.05 * s], [1, 0.12, 0.5 * s], 0.22),
      ]),
      { k: 0.02, colours: [coat, dark], hair: 0.16 },
    );
    tellHead(mesh, [-0.59, 0.635, -0.065], 0.13, { tip: [-0.76, 0.59, -0.17], aside: 0.35 });
    const skin = skinOf(cones, k);
    for (const s of [-1, 1]) {
      const side = [-0.55 + 0.45 * s, 0.28, -0.45 - 0.62 * s] as const;
      eyeOn(mesh, skin([-0.6, 0.64, -0.075], side), side, 0.024, '#1c1410');
      const nostril = skin([-0.71, 0.61, -0.14], [-0.8 + 0.14 * s, 0.35, -0.5 - 0.2 * s]);
      mesh.ball(...nostril, 0.01, 0.014, 0.01, '#1a1614', materials.gloss, 8);
      for (let i = 0; i < 6; i++) {
        const root = skin(
          [-0.7 + 0.02 * s, 0.59, -0.13 - 0.034 * s],
          [-0.4 + 0.5 * s - i * 0.06, 0.15 - (i % 3) * 0.22, -0.3 - 0.55 * s],
        );
        mesh.tube(
          [
            root,
            [root[0] + 0.045 * s + 0.01, root[1] - 0.01 - 0.008 * (i % 3), root[2] - 0.055 * s],
            [root[0] + 0.08 * s + 0.035, root[1] - 0.05 - 0.014 * (i % 3), root[2] - 0.095 * s],
          ],
          [0.0028, 0.0022, 0.0008],
          '#e6e0d4',
          materials.plain,
          4,
        );
      }
    }
    mesh.ball(...skin([-0.71, 0.605, -0.14], [-0.85, 0.42, -0.5]), 0.026, 0.018, 0.026, '#221d1b', materials.gloss, 12);
  },
};
