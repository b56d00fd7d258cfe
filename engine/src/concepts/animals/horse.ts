import { buildQuadruped } from '../../shapes/quadruped.ts';
import { schemeOf } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

export const horse: Concept = {
  id: 'horse',
  words: {
    en: 'horse/pony/stallion/horses',
    de: 'pferd/pony',
    es: 'caballo',
    fr: 'cheval/chevaux',
    zh: '马',
    ja: '馬',
    ar: 'حصان',
    emoji: '🐎/🐴',
  },
  size: { width: 2.7, height: 2.2 },
  lives: ['hills', 'village', 'beach', 'desert'],
  stands: 'ground',
  moves: 'walks',
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#8a5230', '#a8744c', '#241610']]);
    buildQuadruped(
      mesh,
      random,
      {
        length: 1.15,
        height: 1.42,
        girth: 0.31,
        leg: 0.072,
        neck: { length: 0.85, rise: 0.95, radius: 0.19 },
        head: { size: 0.17, snout: 0.34, snoutRadius: 0.105 },
        ears: { kind: 'pointed', size: 0.75 },
        tail: { length: 0.85, radius: 0.1, rise: -1.2, tip: 2 },
        colours: [coat, light, dark],
      },
      ({ x, y, size }) => [
        [x + size * 0.5, y + size * 0.9, 0, 0.06, x + size * 2.2, y - size * 1.2, 0, 0.09, 2],
        [x + size * 2.2, y - size * 1.2, 0, 0.09, x + size * 3.4, y - size * 2.6, 0, 0.07, 2],
      ],
    );
  },
};
