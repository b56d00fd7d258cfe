import { schemeOf } from '../../shapes/chance.ts';
import { buildHorse } from '../../shapes/horse.ts';
import type { Concept } from '../concept.ts';

export const horse: Concept = {
  id: 'horse',
  words: {
    en: 'horse/pony/stallion',
    de: 'pferd/pony',
    es: 'caballo',
    fr: 'cheval/chevaux',
    zh: '马',
    ja: '馬',
    ar: 'حصان',
    emoji: '🐎/🐴',
  },
  size: { width: 3, height: 2.1 },
  lives: ['hills', 'beach', 'desert'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    buildHorse(
      mesh,
      random,
      schemeOf(look.colour, random, [
        ['#8a5230', '#a8744c', '#1c120c'],
        ['#5a3420', '#7a5030', '#140c08'],
        ['#b8926a', '#d8bc98', '#efe4d0'],
      ]),
    );
  },
};
