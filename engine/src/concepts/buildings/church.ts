import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const church: Concept = {
  id: 'church',
  words: {
    en: 'church/chapel',
    de: 'kirche/kapelle',
    es: 'iglesia/capilla',
    fr: 'église/chapelle',
    zh: '教堂',
    ja: '教会',
    ar: 'كنيسة',
    emoji: '⛪',
  },
  size: { width: 15, height: 20 },
  lives: ['hills', 'mountains'],
  stands: 'ground',
  moves: 'still',
  turn: 0.5,
  build(mesh) {
    mesh
      .box(0, 0, 3, 7, 6, 13, '#efe8da', materials.plain)
      .push()
      .at(0, 6, 3)
      .rotY(Math.PI / 2)
      .gable(0, 0, 0, 13, 4, 7, '#8a4a38', '#efe8da', 0.4)
      .pop();
    mesh
      .box(0, 0, -4.2, 4, 12, 4, '#e6dece', materials.plain)
      .push()
      .at(0, 12, -4.2)
      .rotY(Math.PI / 4)
      .lathe(
        [
          [3.1, 0],
          [0.9, 3.4],
          [0.02, 6.6],
        ],
        4,
        '#5a6a70',
        materials.tiles,
      )
      .pop();
    mesh
      .tube(
        [
          [0, 18.4, -4.2],
          [0, 19.9, -4.2],
        ],
        [0.07],
        '#c8a23c',
        materials.metal,
      )
      .tube(
        [
          [-0.4, 19.4, -4.2],
          [0.4, 19.4, -4.2],
        ],
        [0.07],
        '#c8a23c',
        materials.metal,
      );
    mesh
      .box(0, 0, -6.2, 1.6, 2.8, 0.2, '#5e3b28', materials.planks)
      .box(0, 5, -6.2, 0.9, 1.8, 0.14, '#22303a', materials.window)
      .box(0, 8.8, -6.2, 1.1, 1.8, 0.14, '#2a2018', materials.planks);
    for (const x of [-3.5, 3.5])
      for (let i = 0; i < 4; i++) mesh.box(x, 1.8, -0.6 + i * 2.8, 0.14, 2.6, 1, '#22303a', materials.window);
  },
};
