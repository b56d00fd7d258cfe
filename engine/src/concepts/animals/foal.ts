import { buildOfAge } from './horse.ts';
import type { Concept } from '../concept.ts';

/** How large a foal is for a horse. */
const small = 0.66;

export const foal: Concept = {
  id: 'foal',
  words: {
    en: 'foal/foals/colt/filly/baby horse',
    de: 'fohlen',
    es: 'potro/potrillo',
    fr: 'poulain',
    zh: '马驹/小马',
    ja: '子馬/仔馬',
    ar: 'مهر',
    emoji: '',
  },
  size: { width: 1.7, height: 1.35 },
  lives: ['hills', 'beach', 'desert'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'grazes'],
  build: (mesh, random, look) => buildOfAge(mesh.scale(small), random, look, { isFoal: true }),
};
