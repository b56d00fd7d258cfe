import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const well: Concept = {
  id: 'well',
  words: {
    en: 'well/wishing well',
    de: 'brunnen',
    es: 'pozo',
    fr: 'puits',
    zh: '井',
    ja: '井戸',
    ar: 'بئر',
    emoji: '',
  },
  size: { width: 3, height: 2.8 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.3,
  build(mesh) {
    mesh.lathe(
      [
        [1, 0],
        [1.02, 0.95],
        [0.78, 0.96],
        [0.76, 0.5],
      ],
      26,
      '#a39a8c',
      materials.stone,
    );
    for (const x of [-0.95, 0.95]) mesh.box(x, 0.6, 0, 0.14, 1.6, 0.14, '#6b4a30', materials.planks);
    mesh.gable(0, 2.05, 0, 2.3, 0.75, 1.7, '#8c4a36', '#6b4a30', 0.12);
    mesh
      .push()
      .at(0, 1.6, 0)
      .rotZ(Math.PI / 2)
      .cyl(0, -0.9, 0, 0.09, 0.09, 1.8, '#6b4a30', materials.bark, 10)
      .pop();
    mesh
      .tube(
        [
          [0, 1.6, 0],
          [0, 1.15, 0],
        ],
        [0.02],
        '#d0bb90',
      )
      .cyl(0, 0.85, 0, 0.16, 0.2, 0.3, '#7a5636', materials.planks, 14);
  },
};
