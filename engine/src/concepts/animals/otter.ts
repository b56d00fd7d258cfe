import { bothSides, conesAlong, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { axesAt, buildWithFace, headOf } from '../../shapes/quadruped-face.ts';
import type { AnimalHead } from '../../shapes/quadruped-form.ts';
import { drawWhiskers } from '../../shapes/quadruped-muzzle.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const otter: Concept = {
  id: 'otter',
  words: {
    en: 'otter/sea otter/river otter',
    de: 'otter/fischotter/seeotter',
    es: 'nutria',
    fr: 'loutre',
    zh: '水獭/海獭',
    ja: 'カワウソ/ラッコ',
    ar: 'قضاعة/ثعلب الماء/ثعلب البحر',
    emoji: '🦦',
  },
  size: { width: 0.75, height: 0.85 },
  lives: ['beach', 'river', 'hills', 'forest'],
  stands: 'ground',
  moves: 'still',
  turn: 0.35,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    // It stands upright on its hind feet and its tail, paws on its breast, and looks at the painter.
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#6f5240', '#d3bda0', '#3f2e24'],
      ['#7d6350', '#decdb4', '#48362a'],
    ]);
    const form: AnimalHead = {
      foot: 'paw',
      head: { size: 0.092, muzzle: 0.052, thick: 0.05, dip: 0.3, yaw: Math.PI / 2, kind: 'bear', eyes: 0.95 },
      ears: { kind: 'round', size: 0.4 },
      colours: [coat, light, dark, '#8d705a'],
      paint: { muzzle: 1 },
      iris: '#20140e',
      hair: 0.42,
    };
    const at = axesAt([0, 0.725, -0.015], form.head);
    const cones: Cones = [
      ...conesAlong(
        [
          [0, 0.15, 0.04, 0.125],
          [0, 0.3, 0.01, 0.118],
          [0, 0.46, -0.005, 0.098],
          [0, 0.58, -0.01, 0.085],
          [0, 0.67, -0.015, 0.086],
        ],
        0,
      ),
      [0, 0.2, -0.055, 0.085, 0, 0.42, -0.055, 0.062, 3],
      [0, 0.44, -0.055, 0.06, 0, 0.62, -0.06, 0.055, 1],
      ...headOf(form, at),
      ...bothSides((s) => [
        // Arms folded before the breast.
        [0.07 * s, 0.53, -0.02, 0.05, 0.115 * s, 0.42, -0.06, 0.038, 0],
        [0.115 * s, 0.42, -0.06, 0.037, 0.04 * s, 0.4, -0.135, 0.028, 0],
        [0.04 * s, 0.4, -0.135, 0.026, 0.018 * s, 0.415, -0.15, 0.022, 2],
        ...[-1, 0, 1].map((i) => [
          0.02 * s,
          0.412,
          -0.15,
          0.011,
          (0.0 + 0.004 * i) * s,
          0.43 - 0.014 * i,
          -0.162,
          0.007,
          2,
        ]),
        // Thighs, and broad webbed feet.
        [0.075 * s, 0.16, 0.03, 0.09, 0.115 * s, 0.1, -0.05, 0.06, 0],
        [0.11 * s, 0.08, -0.02, 0.045, 0.1 * s, 0.03, -0.05, 0.03, 0],
        ...[-1.5, -0.5, 0.5, 1.5].map((i) => [
          0.1 * s,
          0.026,
          -0.05,
          0.022,
          (0.11 + 0.024 * i) * s,
          0.014,
          -0.16 + 0.006 * i * i,
          0.012,
          2,
        ]),
      ]),
      ...conesAlong(
        [
          [0, 0.12, 0.12, 0.085],
          [0.06, 0.06, 0.24, 0.055],
          [0.2, 0.04, 0.31, 0.04],
          [0.36, 0.03, 0.28, 0.026],
          [0.48, 0.022, 0.22, 0.012],
        ],
        0,
      ),
    ];
    const k = 0.022;
    mesh.at(-0.1, 0, 0);
    buildWithFace(mesh, form, at, { cones, k });
    drawWhiskers(mesh, form, at, skinOf(cones, k), { lifts: [0.3, 0, -0.3, -0.6], long: 1.1, colour: '#efe8da' });
  },
};
