import { mixRgb } from '../../raster/colour.ts';
import { buildChick } from '../../shapes/chick.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const chick: Concept = {
  id: 'chick',
  words: {
    en: 'chick/chicks/baby chicken',
    de: 'küken',
    es: 'pollito',
    fr: 'poussin',
    zh: '小鸡',
    ja: 'ひよこ',
    ar: 'كتكوت',
    emoji: '🐤/🐥',
  },
  size: { width: 0.13, height: 0.13 },
  lives: ['hills', 'garden'],
  stands: 'ground',
  moves: 'still',
  turn: -0.5,
  sway: 0.2,
  mirrors: true,

  build(mesh, _, look) {
    const down = look.colour ?? '#e8c24e';
    buildChick(mesh.scale(0.1), [
      down,
      mixRgb(readColour(down), [0.95, 0.85, 0.6], 0.4),
      mixRgb(readColour(down), [0.35, 0.2, 0.05], 0.4),
    ]);
  },
};
