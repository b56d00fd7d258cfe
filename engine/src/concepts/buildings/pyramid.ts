import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const pyramid: Concept = {
  id: 'pyramid',
  words: {
    en: 'pyramid/pyramids',
    de: 'pyramide/pyramiden',
    es: 'pirámide/pirámides',
    fr: 'pyramide',
    zh: '金字塔',
    ja: 'ピラミッド',
    ar: 'هرم/أهرامات',
    emoji: '',
  },
  size: { width: 47, height: 20 },
  lives: ['desert', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.6,
  build(mesh) {
    for (let i = 0; i < 22; i++) {
      const w = 34 * (1 - i / 22);
      mesh.box(0, i * 0.92 - 0.4, 0, w, 0.94, w, '#d0b27c', materials.stone);
    }
  },
};
