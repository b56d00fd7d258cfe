import { mixRgb } from '../../raster/colour.ts';
import { buildFoldedWing } from '../../shapes/bird-parts.ts';
import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf, tau } from '../../shapes/chance.ts';
import { buildPerch } from '../../shapes/perch.ts';
import { flyingAs } from '../../shapes/flying-bird.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import type { Cones, Marks } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const owl: Concept = {
  id: 'owl',
  words: {
    en: 'owl',
    de: 'eule/eulen',
    es: 'búho',
    fr: 'hibou/chouette',
    zh: '猫头鹰',
    ja: 'フクロウ',
    ar: 'بومة',
    emoji: '🦉',
  },
  size: { width: 0.9, height: 1.8 },
  lives: ['forest', 'hills'],
  stands: 'ground',
  moves: 'still',
  sway: 0.35,
  aloft: flyingAs((colour) => ({
    ...{ length: 0.5, span: 1.3, chord: 0.34, raise: 0.35, bend: 0.2, fingers: 0.7 },
    beak: { length: 0.05, hooked: true, colour: '#c8a84a' },
    colours: [colour ?? '#86653f', '#dcc7a0', colour ?? '#7a5a38', '#443020', colour ?? '#8f7048', '#6a4e32'],
  })),
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#86653f', '#dcc7a0', '#443020'],
      ['#98908a', '#e9e4da', '#544d47'],
    ]);
    buildPerch(mesh);
    // Built heading towards -x like every bird, and turned to the painter.
    mesh
      .push()
      .at(0, 0.6, 0)
      .rotY(-Math.PI / 2);
    const ring = (s: number): Cones =>
      Array.from({ length: 11 }, (_, i) => {
        const on = (k: number): readonly number[] => {
          const a = (k / 11) * tau;
          return [-0.108 - 0.03 * Math.cos(a) * s, 0.532 + Math.sin(a) * 0.096, 0.068 * s + Math.cos(a) * 0.08, 0.0065];
        };
        return [...on(i), ...on(i + 1), 2];
      });
    const cones: Cones = [
      [0.03, 0.16, 0, 0.155, 0.01, 0.36, 0, 0.15, 0],
      [-0.055, 0.17, 0, 0.118, -0.055, 0.34, 0, 0.115, 1],
      [0.01, 0.36, 0, 0.14, 0, 0.5, 0, 0.12, 0],
      [0.01, 0.535, 0.04, 0.118, 0.01, 0.535, -0.04, 0.118, 0],
      [0.0, 0.59, 0.045, 0.09, 0.0, 0.59, -0.045, 0.09, 0],
      [0.015, 0.6, 0, 0.112, 0.03, 0.56, 0, 0.12, 0],
      [0.1, 0.1, 0, 0.07, 0.17, -0.16, 0, 0.04, 2],
      ...bothSides((s) => [
        // The discs of the face with their dark rims, and the light brows that meet over the beak.
        [-0.07, 0.545, 0.064 * s, 0.076, -0.078, 0.515, 0.066 * s, 0.076, 1],
        ...ring(s),
        [-0.148, 0.545, 0.012 * s, 0.016, -0.142, 0.6, 0.05 * s, 0.021, 1],
        [-0.142, 0.6, 0.05 * s, 0.021, -0.085, 0.65, 0.1 * s, 0.012, 3],
        [0.0, 0.36, 0.1 * s, 0.07, 0.03, 0.2, 0.11 * s, 0.06, 0],
        [-0.06, 0.08, 0.055 * s, 0.06, -0.1, 0.015, 0.06 * s, 0.034, 1],
      ]),
      [-0.13, 0.5, 0, 0.03, -0.12, 0.45, 0, 0.04, 1],
    ];
    const k = 0.018;
    mesh.body(cones, {
      k,
      colours: [coat, light, dark, mixRgb(readColour(coat), readColour(dark), 0.4), '#150d08'],
      hair: 0.42,
      marks: [
        {
          colour: 2,
          on: [0, 1],
          // Dark drops on the breast, bars on the crown.
          share: (x, y, z) => {
            // Streaks in rows that are never quite straight, each as wide as it is by chance.
            const bent = noise2(z * 22 + 5, y * 16) - 0.5;
            const row = Math.floor(y * 20 + bent * 0.8);
            const drop =
              smooth(
                0.3 + 0.5 * noise2(z * 40, row * 3.7),
                0.95,
                Math.cos((z + bent * 0.02 + (Math.abs(row) % 2) * 0.017) * 184),
              ) * smooth(-0.3, 0.7, Math.sin((y * 20 + bent * 0.8) * Math.PI * 2));
            return x < -0.02 ? drop * smooth(0.44, 0.38, y) * 0.9 : smooth(0.2, 0.8, Math.sin(y * 120 + z * 30)) * 0.35;
          },
        },
        ...faceMarks,
      ],
    });
    mesh.heads([0, 0.54, 0], [-0.12, 0.54, 0], { aside: 0.22, cones: cones.slice(3, 5) });
    tellHead(mesh, [0, 0.54, 0], 0.13, { tip: [-0.17, 0.49, 0], aside: 0.24 });
    const skin = skinOf(cones, k);
    for (const side of [-1, 1]) {
      buildFoldedWing(mesh, {
        skin,
        side,
        from: [-0.06, 0.42],
        to: [0.1, 0.1],
        depth: 0.19,
        reach: 0.35,
        colours: [coat, light, dark],
      });
      eyeOn(
        mesh,
        skin([-0.05, 0.54, 0.066 * side], [-1, 0, 0.06 * side]),
        [-1, -0.03, 0.1 * side],
        0.036,
        // By night they catch what light there is.
        look.lit ? '#ffcf3a' : '#dc951c',
      );
      for (const t of [-1, 0, 1])
        mesh.tube(
          [
            [-0.1, 0.015, (0.06 + 0.02 * t) * side],
            [-0.135, 0.012, (0.06 + 0.028 * t) * side],
            [-0.16, -0.02, (0.06 + 0.03 * t) * side],
          ],
          [0.016, 0.012, 0.002],
          '#2b241f',
          materials.wet,
          8,
        );
    }
    mesh
      .tube(
        [
          [-0.13, 0.54, 0],
          [-0.168, 0.52, 0],
          [-0.172, 0.485, 0],
          [-0.162, 0.468, 0],
        ],
        [0.014, 0.019, 0.011, 0.001],
        '#3c342d',
        materials.wet,
        12,
      )
      .pop();
  },
};

/** The middle of an eye, in the axes of the bird: aside, and how high. */
const eyeAt = [0.066, 0.54] as const;

/** What makes discs of a face: fine feathers in rings and rays around each eye, darker towards it, and its black rim. */
const faceMarks: readonly Marks[] = [
  {
    colour: 3,
    on: [1],
    share: (x, y, z) => {
      const [across, up] = [Math.abs(z) - eyeAt[0], y - eyeAt[1]];
      const away = Math.hypot(across, up);
      const rings = smooth(0.1, 0.9, Math.sin(away * 330 + 0.8 * Math.sin(Math.atan2(up, across) * 9)));
      const rays = smooth(0.5, 0.9, Math.sin(Math.atan2(up, across) * 34));
      const on = smooth(0.098, 0.09, away) * smooth(-0.03, -0.07, x);
      return on * (0.6 * rings + 0.34 * rays + 0.7 * smooth(0.075, 0.044, away));
    },
  },
  {
    colour: 4,
    on: [0, 1, 2, 3],
    share: (x, y, z) => smooth(0.05, 0.041, Math.hypot(Math.abs(z) - eyeAt[0], y - eyeAt[1])) * smooth(-0.03, -0.06, x),
  },
];
