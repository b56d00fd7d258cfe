import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const dolphin: Concept = {
  id: 'dolphin',
  words: {
    en: 'dolphin',
    de: 'delfin/delfine',
    es: 'delfín',
    fr: 'dauphin',
    zh: '海豚',
    ja: 'イルカ',
    ar: 'دلفين',
    emoji: '🐬',
  },
  size: { width: 2.6, height: 1 },
  lives: ['reef', 'sea'],
  stands: 'underwater',
  moves: 'swims',
  turn: -0.3,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const blue = look.colour ?? '#4f6a82';
    const cones: Cones = [
      [-0.55, 0.05, 0, 0.21, -0.1, 0.12, 0, 0.25, 0],
      [-0.1, 0.12, 0, 0.25, 0.45, 0.05, 0, 0.17, 0],
      [0.45, 0.05, 0, 0.17, 1, -0.16, 0, 0.06, 0],
      [-0.55, -0.02, 0, 0.17, 0.2, 0.02, 0, 0.19, 1],
      [-0.7, 0.05, 0, 0.16, -0.78, 0.02, 0, 0.15, 0],
      [-0.86, -0.05, 0, 0.07, -1.12, -0.09, 0, 0.036, 0],
      [-0.86, -0.1, 0, 0.05, -1.06, -0.13, 0, 0.03, 1],
      [0.0, 0.34, 0, 0.1, 0.2, 0.56, 0, 0.025, 0],
      [0.12, 0.3, 0, 0.07, 0.22, 0.54, 0, 0.02, 0],
      ...bothSides((s) => [
        [-0.42, -0.08, 0.15 * s, 0.075, -0.2, -0.3, 0.38 * s, 0.025, 0],
        [1, -0.16, 0.02 * s, 0.05, 1.24, -0.22, 0.3 * s, 0.018, 0],
        [1, -0.16, 0.03 * s, 0.05, 1.16, -0.2, 0.16 * s, 0.03, 0],
      ]),
    ];
    mesh.rotZ(0.12).body(cones, { k: 0.07, mat: materials.wet, colours: [blue, '#e4e8ea'], fur: 0.08 });
    const skin = skinOf(cones, 0.07);
    for (const s of [-1, 1]) eyeOn(mesh, skin([-0.74, 0.02, 0], [-0.25, 0.02, s]), [-0.3, 0.05, s], 0.024, '#20242a');
  },
};
