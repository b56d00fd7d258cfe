import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import { smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const duck: Concept = {
  id: 'duck',
  words: {
    en: 'duck/duckling/mallard',
    de: 'ente/enten',
    es: 'pato',
    fr: 'canard',
    zh: '鸭子',
    ja: 'アヒル/鴨',
    ar: 'بطة',
    emoji: '🦆',
  },
  size: { width: 0.84, height: 0.52 },
  lives: ['sea', 'mountains'],
  stands: 'water',
  moves: 'bobs',
  turn: -0.3,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const cones: Cones = [
      [-0.15, 0.09, 0, 0.12, 0.14, 0.09, 0, 0.12, 0],
      [-0.22, 0.11, 0, 0.1, -0.16, 0.12, 0, 0.1, 3],
      [0.2, 0.12, 0, 0.075, 0.36, 0.2, 0, 0.02, 4],
      [-0.21, 0.19, 0, 0.055, -0.24, 0.28, 0, 0.046, 2],
      [-0.24, 0.3, 0, 0.046, -0.25, 0.36, 0, 0.05, 1],
      [-0.26, 0.41, 0, 0.075, -0.285, 0.41, 0, 0.068, 1],
      ...bothSides((s) => [[-0.08, 0.16, 0.08 * s, 0.065, 0.2, 0.17, 0.07 * s, 0.025, 5]]),
    ];
    mesh.body(cones, {
      k: 0.03,
      colours: [look.colour ?? '#c8beae', '#1d6a46', '#f2efe8', '#6a3a22', '#2a2624', '#8a7660'],
      fur: 0.35,
      marks: { colour: 2, on: [5], share: (x) => smooth(0.06, 0.08, x) * smooth(0.13, 0.11, x) },
    });
    mesh.ball(-0.37, 0.388, 0, 0.07, 0.017, 0.034, '#f0b82a', materials.gloss, 14);
    const skin = skinOf(cones, 0.03);
    for (const s of [-1, 1]) eyeOn(mesh, skin([-0.28, 0.43, 0], [-0.35, 0.25, s]), [-0.3, 0.2, s], 0.013, '#14100c');
  },
};
