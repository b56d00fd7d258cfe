import { doing } from '../doing.ts';
import { buildBear } from '../../shapes/bear.ts';
import { schemeOf } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

export const polarBear: Concept = {
  id: 'polar bear',
  words: {
    en: 'polar bear/ice bear',
    de: 'eisbär/eisbären',
    es: 'oso polar',
    fr: 'ours polaire/ours blanc',
    zh: '北极熊',
    ja: 'ホッキョクグマ/白熊/シロクマ',
    ar: 'دب قطبي',
    emoji: '',
  },
  size: { width: 2.7, height: 1.5 },
  lives: ['glacier', 'mountains'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const scheme = schemeOf(look.colour, random, [['#ece5d2', '#f6f2e6', '#cfc4a8']]);
    buildBear(mesh, random, scheme, { isPolar: true, ...doing(look) });
  },
};
