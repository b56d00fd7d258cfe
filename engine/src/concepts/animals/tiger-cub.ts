import { buildQuadruped } from '../../shapes/quadruped.ts';
import { asCub } from '../../shapes/young-form.ts';
import { tigerForm, tigerRuff } from './tiger.ts';
import type { Concept } from '../concept.ts';

/** How large a cub is for a tiger. */
const small = 0.44;

export const tigerCub: Concept = {
  id: 'tiger cub',
  words: {
    en: 'tiger cub/baby tiger',
    de: 'tigerjunges/tigerbaby',
    es: 'cachorro de tigre',
    fr: 'bébé tigre/tigreau',
    zh: '小老虎/虎崽',
    ja: '子虎/虎の子',
    ar: 'شبل النمر',
    emoji: '',
  },
  size: { width: 1.0, height: 0.5 },
  lives: ['jungle', 'forest', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'sits', 'lies', 'sleeps'],
  build: (mesh, random, look) =>
    void buildQuadruped(mesh.scale(small), random, tigerForm(random, look, asCub), tigerRuff),
};
