import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const dinosaur: Concept = {
  id: 'dinosaur',
  words: {
    en: 'dinosaur/t-rex/tyrannosaurus/dino',
    de: 'dinosaurier/t-rex',
    es: 'dinosaurio',
    fr: 'dinosaure',
    zh: '恐龙',
    ja: '恐竜',
    ar: 'ديناصور',
    emoji: '🦖/🦕',
  },
  size: { width: 6.5, height: 4.2 },
  lives: ['hills', 'forest', 'desert'],
  stands: 'ground',
  moves: 'still',
  turn: -0.45,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#6a7a3a', '#d0c48a', '#34401c'],
      ['#9a6a3a', '#e0cba0', '#54341a'],
    ]);
    const cones: Cones = [
      [-0.7, 2.5, 0, 0.62, 0.7, 2.3, 0, 0.72, 0],
      [-0.6, 2.25, 0, 0.55, 0.6, 2, 0, 0.6, 1],
      [0.9, 2.3, 0, 0.6, 2.2, 2, 0.1, 0.32, 0],
      [2.2, 2, 0.1, 0.32, 3.6, 2.2, -0.15, 0.06, 0],
      [-0.9, 2.7, 0, 0.46, -1.5, 3.35, 0, 0.36, 0],
      [-1.5, 3.45, 0, 0.4, -1.9, 3.6, -0.06, 0.36, 0],
      [-1.95, 3.62, -0.06, 0.3, -2.65, 3.45, -0.2, 0.2, 0],
      [-1.85, 3.22, -0.06, 0.22, -2.5, 3, -0.18, 0.13, 1],
      [-1, 2.5, 0, 0.4, -1.5, 3.1, 0, 0.28, 1],
      ...bothSides((s) => [
        [-1.75, 3.88, 0.2 * s - 0.04, 0.1, -1.95, 3.9, 0.19 * s - 0.06, 0.09, 0],
        [0.4, 2.15, 0.42 * s, 0.55, -0.1, 1.35, 0.5 * s, 0.32, 0],
        [-0.1, 1.35, 0.5 * s, 0.28, 0.45 - 0.35 * s, 0.75, 0.5 * s, 0.18, 0],
        [0.45 - 0.35 * s, 0.75, 0.5 * s, 0.17, 0.1 - 0.4 * s, 0.18, 0.5 * s, 0.16, 0],
        [0.1 - 0.4 * s, 0.13, 0.5 * s, 0.15, -0.4 - 0.4 * s, 0.08, 0.52 * s, 0.09, 0],
        [-1.05, 2.35, 0.42 * s, 0.16, -1.4, 2.05, 0.5 * s, 0.1, 0],
        [-1.4, 2.05, 0.5 * s, 0.09, -1.65, 2.12, 0.48 * s, 0.06, 0],
      ]),
    ];
    mesh.body(cones, {
      k: 0.16,
      colours: [coat, light, dark],
      fur: 0.6,
      marks: {
        colour: 2,
        share: (x, y, z) => smooth(0.3, 0.7, Math.sin(x * 4.5 + noise2(x, y * 2 + z) * 2)) * smooth(2, 3, y) * 0.7,
      },
    });
    const skin = skinOf(cones, 0.16);
    for (const s of [-1, 1]) {
      eyeOn(mesh, skin([-1.85, 3.75, -0.05], [-0.35, 0.15, s]), [-0.4, 0.1, s], 0.08, '#e0b02a');
      for (let i = 0; i < 9; i++)
        mesh.cyl(
          -2.02 - i * 0.075,
          3.24 - i * 0.013,
          -0.1 - i * 0.012 + (0.22 - i * 0.012) * s,
          0.004,
          0.035,
          0.14,
          '#f4f0e0',
          materials.plain,
          6,
        );
      for (let i = 0; i < 8; i++)
        mesh.cyl(
          -2.02 - i * 0.065,
          3.13 - i * 0.03,
          -0.1 - i * 0.012 + (0.16 - i * 0.01) * s,
          0.03,
          0.004,
          0.11,
          '#f4f0e0',
          materials.plain,
          6,
        );
    }
  },
};
