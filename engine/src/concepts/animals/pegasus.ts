import { buildFeatheredWing } from '../../shapes/feathered-wing.ts';
import { buildHorse } from '../../shapes/horse.ts';
import type { Concept } from '../concept.ts';

export const pegasus: Concept = {
  id: 'pegasus',
  words: {
    en: 'pegasus/winged horse/flying horse',
    de: 'pegasus/geflügeltes pferd',
    es: 'pegaso/caballo alado',
    fr: 'pégase/cheval ailé',
    zh: '飞马',
    ja: 'ペガサス/天馬',
    ar: 'بيغاسوس/حصان مجنح',
    emoji: '',
  },
  size: { width: 3.7, height: 3 },
  lives: ['hills', 'forest'],
  stands: 'ground',
  moves: 'still',
  flies: 'rising',
  turn: -0.45,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    const coat = look.colour ?? '#f4f1ec';
    buildHorse(mesh, random, [coat, coat, look.colour ?? '#d8d2ca']);
    for (const s of [-1, 1])
      buildFeatheredWing(mesh, {
        arm: [
          [-0.3, 1.36, 0.2 * s],
          [-0.42, 2.15, 0.6 * s],
          [0.5, 2.75, 1.15 * s],
        ],
        feathers: [0.85, 1.05],
        colours: [coat, look.colour ?? '#dfe6ee'],
      });
  },
};
