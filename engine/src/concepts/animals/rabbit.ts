import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
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
  build(mesh, random, look) {
    const [coat, light, inner] = schemeOf(look.colour, random, [
      ['#a58a6c', '#efe6d6', '#d8a898'],
      ['#eee9e1', '#ffffff', '#e8b4a8'],
      ['#8a8480', '#efeae4', '#d0a498'],
    ]);
    const cones: Cones = [
      [0.12, 0.17, 0, 0.15, -0.04, 0.19, 0, 0.12, 0],
      [-0.08, 0.2, 0, 0.1, -0.13, 0.31, 0, 0.07, 0],
      [-0.15, 0.35, 0, 0.082, -0.18, 0.345, 0, 0.074, 0],
      [-0.235, 0.325, 0.018, 0.034, -0.235, 0.325, -0.018, 0.034, 1],
      [-0.12, 0.2, 0, 0.085, -0.1, 0.14, 0, 0.08, 1],
      [0.27, 0.17, 0, 0.055, 0.28, 0.18, 0, 0.055, 1],
      ...bothSides((s) => [
        [-0.13, 0.41, 0.035 * s, 0.024, -0.075, 0.53, 0.062 * s, 0.029, 0],
        [-0.075, 0.53, 0.062 * s, 0.029, -0.05, 0.65, 0.075 * s, 0.008, 0],
        [-0.145, 0.44, 0.04 * s, 0.01, -0.098, 0.55, 0.062 * s, 0.017, 2],
        [0.13, 0.13, 0.08 * s, 0.1, 0.04, 0.09, 0.11 * s, 0.06, 0],
        [0.06, 0.035, 0.11 * s, 0.034, -0.06, 0.03, 0.11 * s, 0.028, 0],
        [-0.1, 0.16, 0.05 * s, 0.04, -0.15, 0.03, 0.05 * s, 0.026, 1],
      ]),
    ];
    mesh.body(cones, { k: 0.03, colours: [coat, light, inner], hair: 0.5 });
    const skin = skinOf(cones, 0.03);
    for (const s of [-1, 1])
      eyeOn(mesh, skin([-0.16, 0.36, 0], [-0.5, 0.2, 0.85 * s]), [-0.5, 0.15, 0.8 * s], 0.018, '#3a2014');
    mesh.ball(...skin([-0.2, 0.335, 0], [-1, 0.12, 0]), 0.009, 0.008, 0.012, '#c98a84', materials.plain, 8);
  },
};
