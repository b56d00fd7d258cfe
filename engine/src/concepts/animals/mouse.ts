import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const mouse: Concept = {
  id: 'mouse',
  words: {
    en: 'mouse/rat/hamster',
    de: 'maus/mäuse/ratte',
    es: 'ratón/rata',
    fr: 'souris/rat',
    zh: '老鼠',
    ja: 'ネズミ',
    ar: 'فأر',
    emoji: '🐭/🐁',
  },
  size: { width: 0.58, height: 0.28 },
  lives: ['hills', 'room'],
  stands: 'ground',
  moves: 'still',
  turn: -0.45,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light] = schemeOf(look.colour, random, [
      ['#9a8f86', '#e6dfd8', '#000000'],
      ['#a8805a', '#efe2d2', '#000000'],
    ]);
    const cones: Cones = [
      [0.07, 0.09, 0, 0.085, -0.06, 0.1, 0, 0.065, 0],
      [-0.1, 0.115, 0, 0.055, -0.18, 0.095, 0, 0.02, 0],
      [0.05, 0.06, 0, 0.07, -0.06, 0.07, 0, 0.05, 1],
      ...bothSides((s) => [
        [-0.085, 0.18, 0.05 * s, 0.04, -0.08, 0.19, 0.056 * s, 0.04, 0],
        [-0.1, 0.185, 0.054 * s, 0.027, -0.098, 0.19, 0.058 * s, 0.027, 2],
        [-0.06, 0.04, 0.045 * s, 0.018, -0.09, 0.012, 0.045 * s, 0.013, 2],
        [0.08, 0.05, 0.06 * s, 0.035, 0.05, 0.013, 0.07 * s, 0.016, 2],
      ]),
    ];
    mesh.body(cones, { k: 0.015, colours: [coat, light, '#e8a8a0'], hair: 0.4 });
    const skin = skinOf(cones, 0.015);
    for (const s of [-1, 1]) {
      eyeOn(mesh, skin([-0.12, 0.11, 0], [-0.5, 0.5, 0.7 * s]), [-0.4, 0.3, s], 0.013, '#140e0c');
      for (const k of [-1, 0, 1])
        mesh.tube(
          [
            [-0.185, 0.09, 0.012 * s],
            [-0.175, 0.09 + 0.02 * k, 0.08 * s],
          ],
          [0.0014, 0.0006],
          '#efe9e2',
          materials.plain,
          3,
        );
    }
    mesh.ball(-0.198, 0.097, 0, 0.01, 0.01, 0.011, '#e08a88', materials.gloss, 8);
    mesh.tube(
      Array.from({ length: 14 }, (_, i): Vec3 => [
        0.14 + i * 0.018,
        0.07 - 0.05 * Math.min(1, i / 5) + (i > 9 ? (i - 9) * 0.012 : 0),
        0.05 * Math.sin(i * 0.55),
      ]),
      Array.from({ length: 14 }, (_, i) => 0.012 - i * 0.0007),
      '#e0a09a',
      materials.plain,
      7,
    );
  },
};
