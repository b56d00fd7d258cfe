import { buildQuadruped } from '../../shapes/quadruped.ts';
import { asCalf } from '../../shapes/young-form.ts';
import { cowForm } from './cow.ts';
import type { Concept } from '../concept.ts';

/** How large a calf is for a cow. */
const small = 0.6;

export const calf: Concept = {
  id: 'calf',
  words: {
    en: 'calf/calves/baby cow',
    de: 'kalb/kälber/kälbchen',
    es: 'ternero/becerro',
    fr: 'veau/veaux',
    zh: '小牛/牛犊',
    ja: '子牛/仔牛',
    ar: 'عجل',
    emoji: '',
  },
  size: { width: 1.5, height: 1.05 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'grazes'],
  build: (mesh, random, look) => void buildQuadruped(mesh.scale(small), random, cowForm(random, look, asCalf)),
};
