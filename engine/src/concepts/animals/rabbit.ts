import { mixRgb } from '../../raster/colour.ts';
import { bothSides, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { axesAt, buildWithFace, headOf } from '../../shapes/quadruped-face.ts';
import type { AnimalHead } from '../../shapes/quadruped-form.ts';
import { drawWhiskers } from '../../shapes/quadruped-muzzle.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const rabbit: Concept = {
  id: 'rabbit',
  words: {
    en: 'rabbit/bunny/hare',
    de: 'hase/hasen/kaninchen',
    es: 'conejo/conejito',
    fr: 'lapin',
    zh: '兔子',
    ja: 'うさぎ/兎',
    ar: 'أرنب',
    emoji: '🐇/🐰',
  },
  size: { width: 0.6, height: 0.62 },
  lives: ['hills', 'forest'],
  stands: 'ground',
  moves: 'still',
  turn: -0.6,
  sway: 0.2,
  mirrors: true,
  acts: ['sits', 'sleeps'],
  build(mesh, random, look) {
    const [coat, light, inner] = schemeOf(look.colour, random, [
      ['#9c8468', '#e9dfcd', '#c9998a'],
      ['#e6e0d6', '#f8f5f0', '#deaca0'],
      ['#86807b', '#e6e0d9', '#c09a90'],
    ]);
    const shade = mixRgb(readColour(coat), [0.03, 0.02, 0.015], 0.35);
    const form: AnimalHead = {
      foot: 'paw',
      head: {
        size: 0.072,
        muzzle: 0.056,
        thick: 0.036,
        dip: 0.42,
        yaw: 0.35,
        kind: 'rabbit',
        eyes: 1.25,
        shut: look.act === 'sleeps',
      },
      ears: { kind: 'leaf', size: 2.5, inside: 2 },
      colours: [coat, light, inner, shade],
      paint: { muzzle: 1 },
      leather: look.colour ? shade : '#a8706a',
      iris: '#3a2210',
      hair: 0.5,
      marks: {
        colour: 3,
        share: (x, y, z) => smooth(0.5, 0.75, noise3(x * 60, y * 60, z * 60)) * smooth(0.12, 0.24, y) * 0.45,
      },
      // Light around the eyes.
      faceMarks: [
        {
          colour: 1,
          share: (f, u, a) => 0.7 * smooth(0.42, 0.26, Math.hypot(f - 0.3, u - 0.22)) * smooth(0.5, 0.7, a),
        },
      ],
    };
    const at = axesAt([-0.165, 0.345, 0], form.head);
    const cones: Cones = [
      ...headOf(form, at),
      ...melting(0.05, [
        // The back is arched from the haunches to the withers, the loose fur of the breast hangs under the chin.
        [0.12, 0.155, 0, 0.135, 0.0, 0.195, 0, 0.118, 0],
        [0.0, 0.19, 0, 0.118, -0.1, 0.21, 0, 0.088, 0],
        [-0.08, 0.23, 0, 0.085, -0.14, 0.31, 0, 0.062, 0],
        [0.05, 0.09, 0, 0.08, -0.06, 0.1, 0, 0.07, 1],
      ]),
      ...haired(1.6, melting(0.05, [[-0.145, 0.26, 0, 0.07, -0.12, 0.14, 0, 0.066, 1]])),
      // The tail shows its white side.
      ...haired(2, [[0.25, 0.17, 0, 0.045, 0.275, 0.2, 0, 0.036, 1]]),
      ...bothSides((s) => [
        // Thigh, knee at the belly, the long hind foot.
        ...melting(0.04, [
          [0.12, 0.16, 0.075 * s, 0.105, 0.06, 0.1, 0.11 * s, 0.07, 0],
          [-0.06, 0.22, 0.055 * s, 0.06, -0.1, 0.15, 0.066 * s, 0.042, 0],
        ]),
        ...melting(0.014, [
          [0.05, 0.105, 0.118 * s, 0.056, 0.1, 0.05, 0.112 * s, 0.034, 0],
          [0.1, 0.036, 0.112 * s, 0.032, -0.06, 0.028, 0.118 * s, 0.026, 1],
          // Elbow, and slender forelegs.
          [-0.085, 0.135, 0.062 * s, 0.036, -0.13, 0.075, 0.05 * s, 0.023, 0],
          [-0.13, 0.075, 0.05 * s, 0.023, -0.14, 0.03, 0.047 * s, 0.021, 1],
        ]),
        ...melting(
          0.006,
          [-1, 0, 1].flatMap((t) => [
            [-0.14, 0.024, (0.047 + 0.01 * t) * s, 0.014, -0.17, 0.013, (0.047 + 0.011 * t) * s, 0.01, 1],
            [-0.06, 0.024, (0.118 + 0.012 * t) * s, 0.015, -0.094, 0.014, (0.118 + 0.013 * t) * s, 0.011, 1],
          ]),
        ),
      ]),
    ];
    const k = 0.02;
    buildWithFace(mesh, form, at, { cones, k });
    const skin = skinOf(cones, k);
    drawWhiskers(mesh, form, at, skin, { lifts: [0.2, -0.1, -0.4], long: 1.2, colour: '#e9e2d6' });
  },
};
