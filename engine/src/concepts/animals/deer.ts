import { bothSides } from '../../shapes/body-parts.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { schemeOf } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

export const deer: Concept = {
  id: 'deer',
  words: {
    en: 'deer/stag/fawn',
    de: 'hirsch/reh',
    es: 'ciervo',
    fr: 'cerf/biche',
    zh: '鹿',
    ja: '鹿',
    ar: 'غزال',
    emoji: '🦌',
  },
  size: { width: 1.9, height: 2.2 },
  lives: ['hills', 'forest'],
  stands: 'ground',
  moves: 'walks',
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#9a6238', '#e8d8c0', '#4a2c18']]);
    buildQuadruped(
      mesh,
      random,
      {
        length: 0.85,
        height: 1.02,
        girth: 0.215,
        leg: 0.04,
        neck: { length: 0.52, rise: 1.0, radius: 0.095 },
        head: { size: 0.115, snout: 0.17, snoutRadius: 0.055 },
        ears: { kind: 'pointed', size: 1.25 },
        tail: { length: 0.14, radius: 0.05, rise: -0.3, tip: 1 },
        colours: [coat, light, dark],
      },
      ({ x, y, size }) =>
        bothSides((s) => [
          [
            x + size * 0.2,
            y + size * 0.8,
            size * 0.4 * s,
            0.026,
            x + size * 0.9,
            y + size * 3,
            size * 1.8 * s,
            0.022,
            2,
          ],
          [
            x + size * 0.9,
            y + size * 3,
            size * 1.8 * s,
            0.022,
            x - size * 0.2,
            y + size * 5.2,
            size * 2.6 * s,
            0.012,
            2,
          ],
          [x + size * 0.6, y + size * 2, size * 1.2 * s, 0.02, x - size * 0.9, y + size * 3.2, size * 1.3 * s, 0.01, 2],
          [
            x + size * 0.8,
            y + size * 3.4,
            size * 2 * s,
            0.018,
            x + size * 1.6,
            y + size * 4.8,
            size * 2.8 * s,
            0.01,
            2,
          ],
        ]),
    );
  },
};
