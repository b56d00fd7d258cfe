import { cubFluff } from '../../shapes/cub-coat.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { Concept } from '../concept.ts';
import { lionForm } from './lion.ts';

/** How large a lioness is for a lion. */
const smaller = 0.9;

export const lioness: Concept = {
  id: 'lioness',
  words: {
    en: 'lioness/lionesses',
    de: 'löwin',
    es: 'leona',
    fr: 'lionne',
    zh: '母狮',
    ja: '雌ライオン',
    ar: 'لبؤة',
    emoji: '',
  },
  size: { width: 2.5, height: 1.15 },
  lives: ['savanna', 'hills', 'desert'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'sits', 'lies', 'sleeps'],
  build: (mesh, random, look) => void buildQuadruped(mesh.scale(smaller), random, lionForm(random, look), cubFluff),
};
