import { doing } from '../doing.ts';
import { buildBear } from '../../shapes/bear.ts';
import { bearCoat } from './bear.ts';
import type { Concept } from '../concept.ts';

/** How large a cub is for a bear. */
const small = 0.46;

export const bearCub: Concept = {
  id: 'bear cub',
  words: {
    en: 'bear cub/baby bear',
    de: 'bärenjunges/bärenbaby',
    es: 'osezno',
    fr: 'ourson',
    zh: '小熊',
    ja: '子熊',
    ar: 'ديسم',
    emoji: '',
  },
  size: { width: 0.95, height: 0.6 },
  lives: ['hills', 'forest', 'mountains'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['sits', 'lies', 'sleeps'],
  build: (mesh, random, look) =>
    buildBear(mesh.scale(small), random, bearCoat(random, look.colour), { ...doing(look), isCub: true }),
};
