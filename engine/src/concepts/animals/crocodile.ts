import { bothSides, eyeOn } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const crocodile: Concept = {
  id: 'crocodile',
  words: {
    en: 'crocodile/alligator',
    de: 'krokodil/alligator',
    es: 'cocodrilo',
    fr: 'crocodile/alligator',
    zh: '鳄鱼',
    ja: 'ワニ',
    ar: 'تمساح',
    emoji: '🐊',
  },
  size: { width: 3.6, height: 0.8 },
  lives: ['beach', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const green = look.colour ?? '#5a6a34';
    const cones: Cones = [
      [-0.6, 0.34, 0, 0.26, 0.5, 0.32, 0, 0.26, 0],
      [-0.6, 0.26, 0, 0.22, 0.5, 0.24, 0, 0.22, 1],
      [0.5, 0.32, 0, 0.24, 1.2, 0.22, 0.12, 0.13, 0],
      [1.2, 0.22, 0.12, 0.13, 1.9, 0.12, -0.1, 0.03, 0],
      [-0.75, 0.38, 0, 0.2, -1.05, 0.4, 0, 0.17, 0],
      [-1.05, 0.42, 0, 0.14, -1.75, 0.4, -0.02, 0.085, 0],
      [-1.05, 0.26, 0, 0.11, -1.72, 0.22, -0.02, 0.06, 1],
      ...bothSides((s) => [
        [-1.02, 0.55, 0.09 * s, 0.055, -1.06, 0.55, 0.09 * s, 0.055, 0],
        [-0.5, 0.26, 0.2 * s, 0.1, -0.55, 0.12, 0.4 * s, 0.07, 0],
        [-0.55, 0.12, 0.4 * s, 0.06, -0.68, 0.04, 0.42 * s, 0.05, 0],
        [0.45, 0.26, 0.2 * s, 0.11, 0.5, 0.13, 0.42 * s, 0.075, 0],
        [0.5, 0.13, 0.42 * s, 0.06, 0.36, 0.04, 0.44 * s, 0.05, 0],
      ]),
    ];
    mesh.body(cones, {
      k: 0.06,
      colours: [green, '#c8c08a', '#35421e'],
      fur: 0.9,
      marks: { colour: 2, share: (x, y, z) => smooth(0.55, 0.75, noise3(x * 7, y * 9, z * 9)) * 0.6 },
    });
    for (let i = 0; i < 20; i++)
      for (const s of [-1, 1]) {
        const x = -0.6 + i * 0.115;
        mesh.cyl(
          x,
          0.56 - Math.max(0, x - 0.4) * 0.25,
          (x > 1.1 ? 0.03 : 0.09) * s + (x > 1.2 ? 0.1 : 0),
          0.05,
          0.005,
          0.1,
          '#4a5a2a',
          materials.plain,
          5,
        );
      }
    for (const s of [-1, 1]) {
      eyeOn(mesh, [-1.08, 0.585, 0.12 * s], [-0.4, 0.2, s], 0.032, '#d8b83a');
      mesh.ball(-1.8, 0.465, 0.04 * s, 0.035, 0.03, 0.03, green, materials.plain, 8);
      for (let i = 0; i < 11; i++)
        mesh.cyl(
          -1.2 - i * 0.052,
          i % 2 ? 0.24 : 0.36,
          (0.125 - i * 0.006) * s,
          i % 2 ? 0.016 : 0.002,
          i % 2 ? 0.002 : 0.016,
          0.07,
          '#f2eedf',
          materials.plain,
          5,
        );
    }
  },
};
