import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const wineGlass: Concept = {
  id: 'wine glass',
  words: {
    en: 'wine glass/glass of wine/glass of red wine/glass of white wine/wine/red wine/goblet',
    de: 'weinglas/glas wein/wein/rotwein',
    es: 'copa de vino/vino',
    fr: 'verre de vin/vin',
    zh: '红酒/酒杯/葡萄酒',
    ja: 'ワイン/ワイングラス',
    ar: 'كأس نبيذ',
    emoji: '🍷',
  },
  size: { width: 1, height: 2.2 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, _random, look) {
    const glass = '#dfe8ea';
    mesh.lathe(
      [
        [0.48, 0],
        [0.47, 0.03],
        [0.1, 0.08],
        [0.045, 0.2],
        [0.045, 0.9],
        [0.1, 0.98],
        [0.36, 1.2],
        [0.47, 1.5],
        [0.45, 1.52],
        [0.36, 1.24],
      ],
      32,
      glass,
      materials.glass,
    );
    const wine = look.colour ?? '#6a0f22';
    mesh.lathe(
      [
        [0.02, 0.99],
        [0.14, 1.01],
        [0.36, 1.2],
        [0.475, 1.5],
        [0.48, 1.58],
        [0, 1.585],
      ],
      32,
      wine,
      materials.gloss,
    );
    mesh.lathe(
      [
        [0.48, 1.58],
        [0.47, 1.8],
        [0.4, 2.15],
        [0.385, 2.15],
        [0.45, 1.8],
        [0.46, 1.6],
      ],
      32,
      glass,
      materials.glass,
    );
  },
};
