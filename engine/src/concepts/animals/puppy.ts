import { buildDog, youngDog } from '../../shapes/dog-form.ts';
import type { Concept } from '../concept.ts';
import { dogCoat } from './dog.ts';

export const puppy: Concept = {
  id: 'puppy',
  words: {
    en: 'puppy/puppies/pup/baby dog/golden retriever puppy/labrador puppy/corgi puppy/husky puppy',
    de: 'hündchen/welpe/hundewelpe',
    es: 'perrito/cachorro',
    fr: 'chiot',
    zh: '小狗/幼犬',
    ja: '子犬/仔犬',
    ar: 'جرو',
    emoji: '🐶',
  },
  size: { width: 0.55, height: 0.42 },
  lives: ['hills', 'garden', 'parlour', 'beach'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.5,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'plays', 'sits', 'lies', 'sleeps'],
  // A puppy that nothing was said of sits.
  build: (mesh, random, look) => {
    const coat = dogCoat(random, look.colour);
    buildDog(mesh, random, { ...youngDog(coat), act: look.act ?? 'sits' });
  },
};
