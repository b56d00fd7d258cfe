import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const tent: Concept = {
  id: 'tent',
  words: {
    en: 'tent/camping tent/campsite',
    de: 'zelt/zelte',
    es: 'tienda de campaña/carpa',
    fr: 'tente',
    zh: '帐篷',
    ja: 'テント',
    ar: 'خيمة',
    emoji: '⛺/🏕',
  },
  size: { width: 6.2, height: 2.2 },
  lives: ['hills', 'forest', 'mountains', 'desert'],
  stands: 'ground',
  moves: 'still',
  turn: 0.35,
  build(mesh, _random, look) {
    const cloth = look.colour ?? '#d9822b';
    const w = 1.7;
    const d = 1.7;
    mesh
      .face(
        [
          [-w, 0, -d],
          [0, 2.1, -d],
          [0, 2.1, d],
          [-w, 0, d],
        ],
        cloth,
        materials.cloth,
      )
      .face(
        [
          [w, 0, d],
          [0, 2.1, d],
          [0, 2.1, -d],
          [w, 0, -d],
        ],
        cloth,
        materials.cloth,
      )
      .face(
        [
          [-w, 0, d],
          [0, 2.1, d],
          [w, 0, d],
        ],
        cloth,
        materials.cloth,
      );
    mesh
      .face(
        [
          [-w, 0, -d],
          [0, 2.1, -d],
          [-0.55, 0, -d],
        ],
        cloth,
        materials.cloth,
      )
      .face(
        [
          [0.55, 0, -d],
          [0, 2.1, -d],
          [w, 0, -d],
        ],
        cloth,
        materials.cloth,
      );
    mesh.face(
      [
        [-0.55, 0, -d + 0.15],
        [0, 2, -d + 0.15],
        [0.55, 0, -d + 0.15],
      ],
      look.lit ? '#ffb85a' : '#2a2018',
      look.lit ? materials.glow : materials.cloth,
    );
    mesh
      .tube(
        [
          [0, 2.1, -d],
          [0, 0, -d - 1.5],
        ],
        [0.015],
        '#e8e2d4',
        0,
        4,
      )
      .tube(
        [
          [w * 0.6, 0.85, -d],
          [w * 1.6, 0, -d - 0.6],
        ],
        [0.015],
        '#e8e2d4',
        0,
        4,
      )
      .tube(
        [
          [-w * 0.6, 0.85, -d],
          [-w * 1.6, 0, -d - 0.6],
        ],
        [0.015],
        '#e8e2d4',
        0,
        4,
      );
  },
};
