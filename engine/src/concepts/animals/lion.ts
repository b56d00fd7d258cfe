import { buildQuadruped } from '../../shapes/quadruped.ts';
import { schemeOf } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

export const lion: Concept = {
  id: 'lion',
  words: { en: 'lion', de: 'löwe/löwen', es: 'león', fr: 'lion', zh: '狮子', ja: 'ライオン', ar: 'أسد', emoji: '🦁' },
  size: { width: 2.3, height: 1.35 },
  lives: ['hills', 'desert'],
  stands: 'ground',
  moves: 'walks',
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#c8964e', '#e8cfa0', '#5a3618']]);
    buildQuadruped(
      mesh,
      random,
      {
        length: 1.05,
        height: 0.9,
        girth: 0.26,
        leg: 0.075,
        neck: { length: 0.28, rise: 0.75, radius: 0.2 },
        head: { size: 0.18, snout: 0.15, snoutRadius: 0.095 },
        ears: { kind: 'round', size: 0.9 },
        tail: { length: 0.85, radius: 0.032, rise: -0.55, tip: 2 },
        colours: [coat, light, dark],
      },
      ({ x, y, size }) => [
        [x + size * 0.75, y + size * 0.1, 0, size * 1.5, x + size * 1.4, y - size * 1.4, 0, size * 1.25, 2],
        [x + size * 0.35, y + size * 0.75, 0, size * 0.85, x + size * 0.3, y - size * 0.95, 0, size * 0.8, 2],
      ],
    );
  },
};
