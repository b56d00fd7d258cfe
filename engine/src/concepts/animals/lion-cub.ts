import { cubFluff, cubSpots } from '../../shapes/cub-coat.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { marksOf } from '../../shapes/quadruped-form.ts';
import { asCub } from '../../shapes/young-form.ts';
import { lionForm } from './lion.ts';
import type { Concept } from '../concept.ts';

/** How large a cub is for a lion. */
const small = 0.44;

export const lionCub: Concept = {
  id: 'lion cub',
  words: {
    en: 'lion cub/cub/baby lion',
    de: 'löwenjunges/löwenbaby',
    es: 'cachorro de león',
    fr: 'lionceau',
    zh: '幼狮/小狮子',
    ja: '子ライオン/ライオンの子',
    ar: 'شبل',
    emoji: '',
  },
  size: { width: 0.95, height: 0.55 },
  lives: ['savanna', 'hills', 'desert'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'sits', 'lies', 'sleeps'],
  build: (mesh, random, look) => {
    const form = lionForm(random, look, asCub);
    // It is born with the spots that it loses.
    buildQuadruped(mesh.scale(small), random, { ...form, marks: [...marksOf(form), cubSpots(6)] }, cubFluff);
  },
};
