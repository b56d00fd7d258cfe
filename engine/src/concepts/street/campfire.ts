import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const campfire: Concept = {
  id: 'campfire',
  words: {
    en: 'campfire/bonfire/fire',
    de: 'lagerfeuer/feuer',
    es: 'hoguera/fogata/fuego',
    fr: 'feu de camp/feu',
    zh: '篝火/火',
    ja: '焚き火/火',
    ar: 'نار المخيم',
    emoji: '🔥',
  },
  size: { width: 1.6, height: 1.5 },
  lives: ['hills', 'forest', 'beach', 'desert'],
  stands: 'ground',
  moves: 'flickers',
  build(mesh, random) {
    for (let i = 0; i < 6; i++) {
      mesh
        .push()
        .rotY(i * 1.05)
        .rotZ(0.5);
      mesh
        .tube(
          [
            [-0.75, -0.25, 0],
            [0.15, -0.1, 0],
          ],
          [0.08, 0.07],
          '#4a3424',
          materials.bark,
          9,
        )
        .pop();
    }
    for (let i = 0; i < 11; i++)
      mesh.ball(
        Math.cos(i * 0.571) * 0.75,
        0.06,
        Math.sin(i * 0.571) * 0.75,
        0.15,
        0.11,
        0.14,
        '#6a645c',
        materials.plain,
        10,
      );
    for (let i = 0; i < 9; i++) {
      const a = i * 2.4;
      const r = 0.22 * Math.sqrt(i / 9);
      const h = 1.25 - r * 2.6 + random() * 0.25;
      mesh
        .push()
        .at(Math.cos(a) * r, 0.12, Math.sin(a) * r)
        .lathe(
          [
            [0.1, 0],
            [0.15, h * 0.25],
            [0.09, h * 0.6],
            [0.01, h],
          ],
          9,
          i % 3 === 0 ? '#ffd25a' : i % 3 === 1 ? '#ff8a1e' : '#ff5a12',
          materials.glow,
        )
        .pop();
    }
  },
};
