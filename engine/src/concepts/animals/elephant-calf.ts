import { buildElephant } from './elephant.ts';
import type { Concept } from '../concept.ts';

/** How large a calf is for an elephant. */
const small = 0.42;

export const elephantCalf: Concept = {
  id: 'elephant calf',
  words: {
    en: 'elephant calf/baby elephant/elephant calves',
    de: 'elefantenbaby/elefantenjunges/elefantenkalb',
    es: 'cría de elefante/elefantito',
    fr: 'éléphanteau',
    zh: '小象/幼象',
    ja: '子象/仔象',
    ar: 'دغفل',
    emoji: '',
  },
  size: { width: 2.1, height: 1.35 },
  lives: ['savanna', 'hills', 'desert'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs'],
  build: (mesh, random, look) => buildElephant(mesh.scale(small), random, look, { isCalf: true }),
};
