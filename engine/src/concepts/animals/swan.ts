import { mixRgb } from '../../raster/colour.ts';
import { buildFoldedWing } from '../../shapes/bird-parts.ts';
import { bothSides, conesAlong, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { plume } from '../../shapes/fowl.ts';
import { flyingAs } from '../../shapes/flying-bird.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const swan: Concept = {
  id: 'swan',
  words: {
    en: 'swan',
    de: 'schwan/schwäne',
    es: 'cisne',
    fr: 'cygne',
    zh: '天鹅',
    ja: '白鳥',
    ar: 'بجعة',
    emoji: '🦢',
  },
  size: { width: 1.35, height: 1 },
  lives: ['sea', 'mountains'],
  stands: 'water',
  moves: 'bobs',
  turn: -0.25,
  sway: 0.2,
  mirrors: true,
  aloft: flyingAs((colour) => ({
    ...{ length: 1.35, span: 2.2, chord: 0.42, raise: 0.42, bend: 0.25, fingers: 0.4 },
    beak: { length: 0.12, hooked: false, colour: '#e8762a' },
    colours: [
      colour ?? '#f7f6f2',
      colour ?? '#fbfaf8',
      colour ?? '#f2f0ea',
      colour ?? '#eceae4',
      colour ?? '#f7f6f2',
      colour ?? '#f7f6f2',
    ],
  })),
  build(mesh, random, look) {
    const white = look.colour ?? '#f3f1ea';
    const shade = look.colour ? mixRgb(readColour(look.colour), [0.02, 0.02, 0.02], 0.25) : '#dedad0';
    const cones: Cones = [
      [-0.24, 0.12, 0, 0.19, 0.18, 0.15, 0, 0.17, 0],
      [-0.34, 0.17, 0, 0.16, -0.4, 0.26, 0, 0.115, 0],
      [0.2, 0.19, 0, 0.14, 0.46, 0.27, 0, 0.055, 0],
      [0.46, 0.27, 0, 0.05, 0.6, 0.32, 0, 0.012, 0],
      ...conesAlong(
        [
          [-0.38, 0.26, 0, 0.112],
          [-0.47, 0.37, 0, 0.078],
          [-0.505, 0.48, 0, 0.058],
          [-0.485, 0.59, 0, 0.049],
          [-0.452, 0.7, 0, 0.045],
          [-0.448, 0.8, 0, 0.043],
          [-0.478, 0.88, 0, 0.044],
          [-0.53, 0.915, 0, 0.05],
          [-0.585, 0.9, 0, 0.042],
          [-0.62, 0.885, 0, 0.034],
        ],
        0,
      ),
      ...bothSides((s) => [
        [-0.16, 0.24, 0.11 * s, 0.11, 0.24, 0.28, 0.09 * s, 0.085, 0],
        [0.0, 0.3, 0.1 * s, 0.08, 0.2, 0.35, 0.07 * s, 0.06, 0],
      ]),
    ];
    const k = 0.03;
    mesh.body(cones, { k, colours: [white], hair: 0.24 });
    tellHead(mesh, [-0.545, 0.905, 0], 0.052, { tip: [-0.775, 0.83, 0], aside: 0.8 });
    const skin = skinOf(cones, k);
    for (const side of [-1, 1]) {
      buildFoldedWing(mesh, {
        skin,
        side,
        from: [-0.27, 0.27],
        to: [0.28, 0.33],
        depth: 0.27,
        reach: 0.36,
        colours: [white, look.colour ?? '#fdfcf8', shade],
      });
      // Secondaries that are raised over the back, each with the light on its edge.
      for (let i = 0; i < 12; i++) {
        const t = i / 11;
        const z = (0.07 + 0.05 * Math.sin(t * 3)) * side;
        plume(
          mesh,
          [
            [-0.14 + 0.24 * t, 0.3, z],
            [0.02 + 0.26 * t, 0.385 + 0.02 * Math.sin(t * 3), z * 1.2],
            [0.24 + 0.3 * t, 0.31 + 0.02 * random() + 0.03 * t, z * 0.5],
          ],
          0.04,
          i % 2 ? white : mixRgb(readColour(white), readColour(shade), 0.5),
        );
      }
      eyeOn(mesh, skin([-0.565, 0.91, 0], [-0.32, 0.2, side]), [-0.3, 0.08, side], 0.009, '#17120f');
      // The bare skin between eye and bill.
      const from = skin([-0.575, 0.902, 0], [-0.3, 0.05, side]);
      mesh.tube([from, [-0.625, 0.89, 0.024 * side]], [0.009, 0.014], '#1c1816', materials.wet, 8);
      mesh.ball(-0.69, 0.874, 0.02 * side, 0.009, 0.0035, 0.004, '#3a1d10', materials.plain, 8);
    }
    mesh.tube(
      [
        [-0.615, 0.89, 0],
        [-0.66, 0.88, 0],
        [-0.72, 0.858, 0],
        [-0.762, 0.838, 0],
        [-0.775, 0.83, 0],
      ],
      [0.034, 0.028, 0.023, 0.02, 0.007],
      '#d9722c',
      materials.wet,
      16,
    );
    mesh
      .tube(
        [
          [-0.62, 0.87, 0],
          [-0.7, 0.845, 0],
          [-0.76, 0.826, 0],
        ],
        [0.022, 0.017, 0.008],
        '#2a211c',
        materials.wet,
        12,
      )
      .ball(-0.632, 0.918, 0, 0.024, 0.02, 0.02, '#1c1816', materials.wet, 14)
      .ball(-0.772, 0.834, 0, 0.008, 0.006, 0.009, '#2a211c', materials.wet, 8);
  },
};
