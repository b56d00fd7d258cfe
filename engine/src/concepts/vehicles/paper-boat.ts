import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const paperBoat: Concept = {
  id: 'paper boat',
  words: {
    en: 'paper boat/origami boat',
    de: 'papierboot/papierschiff',
    es: 'barco de papel',
    fr: 'bateau en papier',
    zh: '纸船',
    ja: '紙の船/折り紙の舟',
    ar: 'قارب ورقي',
    emoji: '',
  },
  size: { width: 0.8, height: 0.5 },
  lives: ['sea', 'mountains'],
  stands: 'water',
  moves: 'bobs',
  turn: 0.3,
  sway: 0.3,
  mirrors: true,
  build(mesh, _random, look) {
    const paper = look.colour ?? '#f6f4ee';
    for (const s of [-1, 1]) {
      mesh.face(
        [
          [-0.42, 0.24, 0],
          [-0.16, -0.02, 0.13 * s],
          [0.16, -0.02, 0.13 * s],
          [0.42, 0.24, 0],
          [0, 0.1, 0.18 * s],
        ],
        s < 0 ? paper : '#dedacd',
        materials.cloth,
      );
      mesh.face(
        [
          [-0.2, 0.1, 0.02 * s],
          [0, 0.5, 0],
          [0.2, 0.1, 0.02 * s],
        ],
        s < 0 ? '#ffffff' : '#d8d4c8',
        materials.cloth,
      );
      mesh.face(
        [
          [-0.42, 0.24, 0],
          [0, 0.13, 0.17 * s],
          [0, 0.1, 0.18 * s],
        ],
        '#e6e2d6',
        materials.cloth,
      );
    }
    mesh.face(
      [
        [0, 0.1, -0.02],
        [0, 0.5, -0.002],
        [0.2, 0.1, -0.022],
      ],
      '#e8e4d8',
      materials.cloth,
    );
  },
};
