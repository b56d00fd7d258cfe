import { buildQuadruped } from '../../shapes/quadruped.ts';
import { asCub } from '../../shapes/young-form.ts';
import { foxForm, foxRuff } from './fox.ts';
import type { Concept } from '../concept.ts';

/** How large a cub is for a grown one. */
const small = 0.5;

export const foxCub: Concept = {
  id: 'fox cub',
  words: {
    en: 'fox cub/fox kit/baby fox/fox cubs',
    de: 'fuchswelpe/fuchsjunges/fuchsbaby',
    es: 'zorrito',
    fr: 'renardeau',
    zh: '小狐狸',
    ja: '子狐/子ギツネ',
    ar: 'هجرس',
    emoji: '',
  },
  size: { width: 0.6, height: 0.36 },
  lives: ['forest', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'plays', 'sits', 'lies', 'sleeps'],
  build: (mesh, random, look) => void buildQuadruped(mesh.scale(small), random, foxForm(random, look, asCub), foxRuff),
};
