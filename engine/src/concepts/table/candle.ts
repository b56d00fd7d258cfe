import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const candle: Concept = {
  id: 'candle',
  words: {
    en: 'candle/candlelight',
    de: 'kerze/kerzenlicht/kerzenschein',
    es: 'vela/luz de vela/luz de velas',
    fr: 'bougie/lueur de bougie',
    zh: '蜡烛',
    ja: 'ろうそく/蝋燭',
    ar: 'شمعة',
    emoji: '🕯',
  },
  size: { width: 0.9, height: 2 },
  lives: ['room'],
  stands: 'table',
  moves: 'flickers',
  build(mesh) {
    mesh
      .push()
      .object()
      .lathe(
        [
          [0.42, 0],
          [0.44, 0.05],
          [0.2, 0.1],
          [0.1, 0.3],
          [0.22, 0.36],
          [0.22, 0.4],
        ],
        24,
        '#b98d3e',
        materials.metal,
      )
      .cyl(0, 0.4, 0, 0.14, 0.135, 1.1, '#f4ead2', materials.snow, 18)
      .ball(0, 1.68, 0, 0.045, 0.16, 0.045, '#ffc25a', materials.glow, 12)
      .pop();
  },
};
