import { bothSides, conesAlong, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
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
      // A flat, broad head, wide at its whiskers.
      [-0.018, 0.725, -0.02, 0.088, 0.018, 0.725, -0.02, 0.088, 0],
      [0, 0.705, -0.07, 0.062, 0, 0.695, -0.105, 0.048, 0],
      [0, 0.67, -0.075, 0.052, 0, 0.662, -0.1, 0.038, 1],
      ...bothSides((s) => [
        [0.026 * s, 0.684, -0.095, 0.04, 0.034 * s, 0.68, -0.1, 0.037, 1],
        [0.05 * s, 0.69, -0.04, 0.052, 0.055 * s, 0.67, -0.03, 0.05, 1],
        [0.082 * s, 0.765, 0.0, 0.021, 0.088 * s, 0.772, 0.002, 0.02, 0],
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
    mesh.at(-0.1, 0, 0).body(cones, { k, colours: [coat, light, dark, '#8d705a'], hair: 0.42 });
    const skin = skinOf(cones, k);
    for (const s of [-1, 1]) {
      eyeOn(mesh, skin([0.042 * s, 0.735, -0.04], [0.28 * s, 0.12, -1]), [0.22 * s, 0.04, -1], 0.0145, '#20140e');
      for (let i = 0; i < 7; i++) {
        const root = skin([0.03 * s, 0.682, -0.1], [(0.35 + 0.14 * (i % 4)) * s, 0.25 - 0.22 * (i % 3), -1]);
        mesh.tube(
          [
            root,
            [root[0] + 0.045 * s, root[1] - 0.004 + 0.007 * (1 - (i % 3)), root[2] - 0.018],
            [root[0] + 0.085 * s, root[1] - 0.022 + 0.014 * (1 - (i % 3)), root[2] - 0.012],
          ],
          [0.0017, 0.0014, 0.0006],
          '#efe8da',
          materials.plain,
          4,
        );
      }
    }
    mesh.ball(...skin([0, 0.708, -0.1], [0, 0.25, -1]), 0.021, 0.0155, 0.016, '#1d1614', materials.gloss, 14);
    // From the nose down, and the smile.
    mesh.tube(
      [skin([0, 0.69, -0.1], [0, 0, -1]), skin([0, 0.675, -0.1], [0, -0.05, -1])],
      [0.0022],
      '#33241c',
      materials.plain,
      5,
    );
    mesh.tube(
      [-1, -0.5, 0, 0.5, 1].map((t) => skin([0.034 * t, 0.667 + 0.009 * t * t, -0.095], [0.45 * t, -0.12, -1])),
      [0.0012, 0.0024, 0.0026, 0.0024, 0.0012],
      '#33241c',
      materials.plain,
      5,
    );
  },
};
