import { buildQuadruped } from '../../shapes/quadruped.ts';
import { schemeOf } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

export const dog: Concept = {
  id: 'dog',
  words: {
    en: 'dog/puppy/corgi/labrador/golden retriever',
    de: 'hund/hündchen/welpe',
    es: 'perro/perrito',
    fr: 'chien/chiot',
    zh: '狗',
    ja: '犬/子犬',
    ar: 'كلب',
    emoji: '🐕/🐶',
  },
  size: { width: 1.2, height: 0.95 },
  lives: ['hills', 'street', 'beach', 'village'],
  stands: 'ground',
  moves: 'walks',
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#c08a48', '#f0e2c8', '#7a4f28']]);
    buildQuadruped(mesh, random, {
      length: 0.5,
      height: 0.56,
      girth: 0.155,
      leg: 0.042,
      neck: { length: 0.2, rise: 0.95, radius: 0.095 },
      head: { size: 0.115, snout: 0.11, snoutRadius: 0.058 },
      ears: { kind: 'floppy', size: 1.3 },
      tail: { length: 0.34, radius: 0.038, rise: 0.9, tip: 1 },
      colours: [coat, light, dark],
    });
  },
};
