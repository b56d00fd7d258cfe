import { mixRgb } from '../../raster/colour.ts';
import { buildBlade } from '../../shapes/blade.ts';
import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const orca: Concept = {
  id: 'orca',
  words: {
    en: 'orca/orcas/killer whale/killer whales',
    de: 'orca/orcas/schwertwal/schwertwale/killerwal',
    es: 'orca/ballena asesina',
    fr: 'orque/épaulard',
    zh: '虎鲸/逆戟鲸',
    ja: 'シャチ',
    ar: 'أوركا/حوت قاتل',
    emoji: '',
  },
  size: { width: 5.6, height: 2.6 },
  lives: ['sea', 'reef'],
  stands: 'underwater',
  moves: 'swims',
  turn: -0.3,
  sway: 0.2,
  mirrors: true,
  acts: ['leaps'],
  build(mesh, _random, look) {
    const black = readColour(look.colour ?? '#16181c');
    const white = readColour('#eceff0');
    const grey = mixRgb(black, white, 0.4);
    const cones: Cones = [
      [-2.1, 0.1, 0, 0.42, -1.2, 0.16, 0, 0.66, 0],
      [-1.2, 0.16, 0, 0.66, 0, 0.2, 0, 0.72, 0],
      [0, 0.2, 0, 0.72, 1.1, 0.14, 0, 0.5, 0],
      [1.1, 0.14, 0, 0.5, 2.3, -0.02, 0, 0.17, 0],
      // A blunt head whose jaw lies low.
      [-2.1, 0.1, 0, 0.42, -2.5, 0.02, 0, 0.26, 0],
      [-2.55, -0.12, 0, 0.2, -1.6, -0.16, 0, 0.46, 1],
      [-1.6, -0.16, 0, 0.46, 0.2, -0.1, 0, 0.56, 1],
      [1.4, 0.26, 0, 0.16, 2.3, 0.06, 0, 0.08, 0],
      ...bothSides((s) => [[-1.2, -0.2, 0.42 * s, 0.22, -1.05, -0.3, 0.56 * s, 0.16, 0]]),
    ];
    const k = 0.12;
    mesh.body(cones, {
      k,
      mat: materials.wet,
      colours: [black, white, grey],
      fur: 0.03,
      marks: [
        // The white patch behind each eye, and the flank that runs white up to the tail; a grey saddle behind the fin.
        {
          colour: 1,
          share: (x, y, z) =>
            smooth(1.05, 0.92, Math.hypot((x + 1.72) / 0.36, (y - 0.22 - 0.16 * (x + 1.72)) / 0.13)) *
            smooth(0.1, 0.2, Math.abs(z)),
        },
        {
          colour: 1,
          share: (x, y) => smooth(1.05, 0.95, Math.hypot((x - 0.86) / 0.62, (y + 0.16 - 0.34 * (x - 0.86)) / 0.16)),
        },
        { colour: 2, share: (x, y) => smooth(1.1, 0.8, Math.hypot((x - 0.5) / 0.42, (y - 0.8) / 0.22)) },
        { colour: 0, on: [1], share: (_x, y, z) => smooth(-0.26, -0.14, y + 0.1 * Math.abs(z)) },
      ],
    });
    const skin = skinOf(cones, k);
    buildBlade(mesh, {
      spine: [
        [-0.2, 0.8, 0],
        [-0.1, 1.4, 0],
        [0.24, 2.0, 0],
      ],
      across: [1, 0, 0],
      half: (u) => 0.36 * (1 - u) ** 0.8 + 0.01,
      thick: 0.09,
      colour: () => black,
    });
    for (const s of [-1, 1]) {
      buildBlade(mesh, {
        spine: [
          [-1.15, -0.3, 0.5 * s],
          [-1.0, -0.7, 1.0 * s],
          [-0.6, -1.0, 1.2 * s],
        ],
        across: [1, 0, 0],
        half: (u) => 0.3 * (1 - u ** 2.2) ** 0.6 + 0.01,
        thick: 0.08,
        colour: () => black,
      });
      buildBlade(mesh, {
        spine: [
          [2.25, -0.02, 0],
          [2.35, 0, 0.5 * s],
          [2.8, -0.04, 0.85 * s],
        ],
        across: [1, 0, 0],
        half: (u) => 0.22 * (1 - u) ** 0.7 + 0.01,
        thick: 0.06,
        colour: (_u, _v, face) => (face > 0 ? black : white),
      });
      eyeOn(mesh, skin([-2.1, 0.06, 0], [-0.2, 0.04, s]), [-0.2, 0.05, s], 0.036, '#1c1a1c', black);
    }
    mesh.ball(...skin([-1.6, 0.2, 0], [0, 1, 0]), 0.06, 0.02, 0.08, '#0c0e10', materials.plain, 10);
  },
};
