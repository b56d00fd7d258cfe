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

/** How many feathers of each wing are raised over the back. */
const raised = 14;

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
    const shade = look.colour ? mixRgb(readColour(look.colour), [0.02, 0.02, 0.02], 0.25) : '#cfc9bf';
    const cones: Cones = [
      [-0.24, 0.12, 0, 0.19, 0.18, 0.15, 0, 0.17, 0],
      [-0.34, 0.17, 0, 0.17, -0.38, 0.25, 0, 0.125, 0],
      [0.2, 0.19, 0, 0.14, 0.46, 0.27, 0, 0.055, 0],
      [0.46, 0.27, 0, 0.05, 0.6, 0.32, 0, 0.012, 0],
      ...conesAlong(
        [
          // It leaves the breast ahead, swings back over it and ahead again: straight, it would be a hose.
          [-0.36, 0.25, 0, 0.118],
          [-0.475, 0.33, 0, 0.082],
          [-0.55, 0.43, 0, 0.06],
          [-0.552, 0.54, 0, 0.049],
          [-0.5, 0.64, 0, 0.042],
          [-0.442, 0.735, 0, 0.038],
          [-0.432, 0.835, 0, 0.037],
          [-0.47, 0.912, 0, 0.04],
          [-0.53, 0.935, 0, 0.047],
          [-0.585, 0.917, 0, 0.039],
        ],
        0,
      ),
      // The bare skin between eye and bill.
      [-0.597, 0.912, 0, 0.036, -0.625, 0.902, 0, 0.031, 1],
      ...bothSides((s) => [
        [-0.16, 0.24, 0.11 * s, 0.11, 0.24, 0.28, 0.09 * s, 0.085, 0],
        [0.0, 0.3, 0.1 * s, 0.08, 0.2, 0.35, 0.07 * s, 0.06, 0],
      ]),
    ];
    const k = 0.03;
    mesh.body(cones, { k, colours: [white, '#1c1816'], hair: 0.3 });
    tellHead(mesh, [-0.545, 0.925, 0], 0.05, { tip: [-0.775, 0.85, 0], aside: 0.8 });
    const skin = skinOf(cones, k);
    for (const side of [-1, 1]) {
      buildFoldedWing(mesh, {
        skin,
        side,
        from: [-0.27, 0.27],
        to: [0.28, 0.33],
        depth: 0.27,
        reach: 0.36,
        colours: [mixRgb(readColour(white), readColour(shade), 0.7), look.colour ?? '#fdfcf8', shade],
      });
      // Secondaries that are raised over the back, each with the light on its edge.
      for (let i = 0; i < raised; i++) {
        const t = i / (raised - 1);
        const z = (0.05 + 0.12 * Math.sin(t * 2.6)) * side;
        plume(
          mesh,
          [
            [-0.16 + 0.22 * t, 0.29, z],
            [-0.02 + 0.24 * t, 0.47 - 0.06 * t, z * 1.3],
            [0.26 + 0.3 * t, 0.44 - 0.09 * t + 0.03 * random(), z * 0.6],
          ],
          0.042,
          i % 2 ? white : mixRgb(readColour(white), readColour(shade), 0.6),
        );
      }
      eyeOn(mesh, skin([-0.565, 0.928, 0], [-0.28, 0.22, side]), [-0.3, 0.08, side], 0.009, '#17120f');
      mesh.ball(-0.69, 0.892, 0.02 * side, 0.009, 0.0035, 0.004, '#3a1d10', materials.plain, 8);
    }
    mesh.tube(
      [
        [-0.622, 0.906, 0],
        [-0.66, 0.898, 0],
        [-0.72, 0.876, 0],
        [-0.762, 0.857, 0],
        [-0.775, 0.849, 0],
      ],
      [0.029, 0.025, 0.021, 0.018, 0.007],
      '#d9722c',
      materials.wet,
      16,
    );
    mesh
      .tube(
        [
          [-0.62, 0.89, 0],
          [-0.7, 0.866, 0],
          [-0.76, 0.846, 0],
        ],
        [0.021, 0.016, 0.008],
        '#2a211c',
        materials.wet,
        12,
      )
      .ball(-0.632, 0.929, 0, 0.016, 0.012, 0.013, '#1c1816', materials.wet, 14)
      .ball(-0.772, 0.852, 0, 0.008, 0.006, 0.009, '#2a211c', materials.wet, 8);
  },
};
