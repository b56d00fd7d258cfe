import type { Concept } from '../concept.ts';
import { buildCat } from './cat.ts';

/** How large a kitten is for a cat. */
const small = 0.56;

export const kitten: Concept = {
  id: 'kitten',
  words: {
    en: 'kitten/kitty/baby cat',
    de: 'kätzchen/katzenbaby',
    es: 'gatito',
    fr: 'chaton',
    zh: '小猫/幼猫',
    ja: '子猫/仔猫',
    ar: 'هرة/قطيطة',
    emoji: '🐱',
  },
  size: { width: 0.4, height: 0.38 },
  lives: ['hills', 'garden', 'parlour', 'room'],
  stands: 'ground',
  moves: 'still',
  turn: -0.75,
  sway: 0.25,
  mirrors: true,
  acts: ['sits', 'lies', 'sleeps', 'runs', 'leaps', 'plays', 'walks'],
  // A kitten has a large head with large eyes on a short round body.
  build: (mesh, random, look) =>
    buildCat(mesh.scale(small), random, look, { head: 1.36, eyes: 0.98, tall: 0.84, size: small }),
};
