import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const windmill: Concept = {
  id: 'windmill',
  words: {
    en: 'windmill',
    de: 'windmühle',
    es: 'molino',
    fr: 'moulin',
    zh: '风车',
    ja: '風車',
    ar: 'طاحونة',
    emoji: '',
  },
  size: { width: 14, height: 15 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'turns',
  build(mesh) {
    mesh
      .push()
      .object()
      .lathe(
        [
          [3.2, 0],
          [2.3, 7],
          [1.8, 9],
        ],
        22,
        '#efe6d4',
        0,
      );
    mesh
      .push()
      .at(0, 9, 0)
      .object()
      .lathe(
        [
          [2.1, 0],
          [1.9, 0.7],
          [1.1, 1.9],
          [0, 2.3],
        ],
        18,
        '#7d4a38',
        materials.tiles,
      )
      .pop();
    mesh
      .box(0, 0, -3.05, 1.2, 2.3, 0.4, '#5e3b28', materials.planks)
      .box(0, 4.6, -2.55, 0.8, 1.1, 0.3, '#22303a', materials.window);
    mesh.push().at(0, 9.4, -2.5).rotZ(0.42);
    for (let i = 0; i < 4; i++) {
      mesh.push().rotZ((i * tau) / 4);
      mesh.box(0, 0, 0, 0.2, 7.4, 0.2, '#5a4534', 0);
      for (let k = 0; k < 12; k++) mesh.box(0.62, 1.3 + k * 0.5, -0.02, 1.15, 0.07, 0.07, '#7a6248', 0);
      mesh
        .sheet(
          (u, v) => [0.1 + u * 1.1, 1.2 + v * 6, 0.06 + u * 0.1],
          1,
          1,
          () => '#f4ead6',
          materials.cloth,
        )
        .pop();
    }
    mesh.pop().pop();
  },
};
