import { bothSides } from '../../shapes/body-parts.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { schemeOf } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

export const goat: Concept = {
  id: 'goat',
  words: { en: 'goat', de: 'ziege/ziegen', es: 'cabra', fr: 'chèvre', zh: '山羊', ja: 'ヤギ', ar: 'ماعز', emoji: '🐐' },
  size: { width: 1.3, height: 1.1 },
  lives: ['hills', 'mountains'],
  stands: 'ground',
  moves: 'walks',
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#e8e0d0', '#f6f0e4', '#8a7a64']]);
    buildQuadruped(
      mesh,
      random,
      {
        length: 0.62,
        height: 0.68,
        girth: 0.2,
        leg: 0.045,
        neck: { length: 0.28, rise: 1.0, radius: 0.1 },
        head: { size: 0.11, snout: 0.13, snoutRadius: 0.055 },
        ears: { kind: 'floppy', size: 1.2 },
        tail: { length: 0.12, radius: 0.03, rise: 0.9, tip: 0 },
        colours: [coat, light, dark],
      },
      ({ x, y, size }) =>
        bothSides((s) => [
          [
            x + size * 0.2,
            y + size * 0.7,
            size * 0.4 * s,
            0.035,
            x + size * 1.1,
            y + size * 2.1,
            size * 0.8 * s,
            0.012,
            2,
          ],
        ]),
    );
  },
};
