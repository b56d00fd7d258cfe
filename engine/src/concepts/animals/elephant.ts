import { bothSides } from '../../shapes/body-parts.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { schemeOf } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

export const elephant: Concept = {
  id: 'elephant',
  words: {
    en: 'elephant',
    de: 'elefant/elefanten',
    es: 'elefante',
    fr: 'éléphant',
    zh: '大象',
    ja: '象/ゾウ',
    ar: 'فيل',
    emoji: '🐘',
  },
  size: { width: 4.6, height: 3 },
  lives: ['hills', 'desert'],
  stands: 'ground',
  moves: 'walks',
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#8b8580', '#9a948e', '#6a6560']]);
    buildQuadruped(
      mesh,
      random,
      {
        length: 1.9,
        height: 2.35,
        girth: 0.85,
        leg: 0.26,
        neck: { length: 0.5, rise: 0.35, radius: 0.5 },
        head: { size: 0.52, snout: 0.1, snoutRadius: 0.3 },
        ears: { kind: 'round', size: 0.6 },
        tail: { length: 0.9, radius: 0.06, rise: -1.3, tip: 2 },
        colours: [coat, light, dark],
      },
      ({ x, y, size }) => [
        [x - size * 0.7, y - size * 0.3, 0, 0.3, x - size * 1.25, y - size * 2, 0, 0.19, 0],
        [x - size * 1.25, y - size * 2, 0, 0.19, x - size * 1.15, y - size * 3.6, 0, 0.12, 0],
        ...bothSides((s) => [
          [
            x + size * 0.5,
            y + size * 0.5,
            size * 1.15 * s,
            0.2,
            x + size * 0.75,
            y - size * 0.6,
            size * 1.5 * s,
            0.34,
            0,
          ],
          [
            x - size * 0.7,
            y - size * 0.75,
            size * 0.5 * s,
            0.09,
            x - size * 1.7,
            y - size * 1.2,
            size * 0.62 * s,
            0.045,
            1,
          ],
        ]),
      ],
    );
  },
};
