import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
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
  size: { width: 0.9, height: 1.25 },
  lives: ['forest', 'hills'],
  stands: 'ground',
  moves: 'still',
  sway: 0.35,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#8a6642', '#e8d8b8', '#4a3220'],
      ['#a8a098', '#f2efe8', '#5a544e'],
    ]);
    // It sits on a broken trunk.
    mesh
      .cyl(0, -0.2, 0.02, 0.24, 0.2, 0.78, '#5c4632', materials.bark, 14)
      .cyl(0, 0.57, 0.02, 0.19, 0.17, 0.03, '#b89a6a', materials.plain, 14);
    mesh.tube(
      [
        [0.12, 0.3, 0],
        [0.42, 0.42, 0.05],
        [0.55, 0.62, 0.05],
      ],
      [0.075, 0.055, 0.02],
      '#5c4632',
      materials.bark,
      8,
    );
    mesh.push().at(0, 0.6, 0);
    const cones: Cones = [
      [0, 0.19, 0.02, 0.17, 0, 0.34, 0, 0.165, 0],
      [0, 0.2, -0.08, 0.12, 0, 0.32, -0.08, 0.11, 1],
      [0, 0.5, 0, 0.155, 0, 0.52, 0, 0.155, 0],
      [0, 0.05, 0.12, 0.07, 0, -0.14, 0.16, 0.05, 2],
      ...bothSides((s) => [
        [0.075 * s, 0.51, -0.095, 0.072, 0.075 * s, 0.51, -0.1, 0.07, 1],
        [0.16 * s, 0.34, 0.02, 0.075, 0.14 * s, 0.04, 0.07, 0.03, 2],
        [0.08 * s, 0.62, -0.04, 0.035, 0.14 * s, 0.74, -0.02, 0.006, 2],
        [0.05 * s, 0.02, -0.1, 0.035, 0.05 * s, 0, -0.14, 0.03, 1],
      ]),
    ];
    mesh.body(cones, {
      k: 0.035,
      colours: [coat, light, dark],
      fur: 0.7,
      marks: {
        colour: 2,
        on: [0, 1],
        share: (x, y) => smooth(0.55, 0.95, Math.sin(y * 62 + Math.sin(x * 60) * 1.4)) * smooth(1.06, 0.98, y) * 0.75,
      },
    });
    const skin = skinOf(cones, 0.035);
    for (const s of [-1, 1]) {
      eyeOn(mesh, skin([0.075 * s, 0.515, 0], [0.01 * s, 0, -1]), [0.05 * s, 0, -1], 0.042, '#f2a61e');
      for (const k of [-1, 0, 1])
        mesh.tube(
          [
            [0.06 * s + k * 0.022, 0.0, -0.13],
            [0.06 * s + k * 0.026, -0.02, -0.18],
          ],
          [0.014, 0.005],
          '#2a221c',
          materials.gloss,
          6,
        );
    }
    mesh
      .push()
      .at(0, 0.485, -0.16)
      .rotX(2.7)
      .cyl(0, 0, 0, 0.028, 0.003, 0.085, '#3a3028', materials.gloss, 8)
      .pop()
      .pop();
  },
};
