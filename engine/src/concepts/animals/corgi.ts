import { doing } from '../doing.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { corgi as formOf } from '../../shapes/dog-breeds.ts';
import { buildDog } from '../../shapes/dog-form.ts';
import type { Concept } from '../concept.ts';
import { dog } from './dog.ts';

export const corgi: Concept = {
  ...dog,
  id: 'corgi',
  words: {
    en: 'corgi/corgis',
    de: 'corgi/corgis',
    es: 'corgi/corgis',
    fr: 'corgi/corgis',
    zh: '柯基/柯基犬',
    ja: 'コーギー',
    ar: 'كورجي',
    emoji: '',
  },
  size: { width: 0.85, height: 0.58 },
  build: (mesh, random, look) => {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#c07a38', '#f6efe4', '#7a4620'],
      ['#b86c2c', '#f4ece0', '#6d3d1c'],
    ]);
    buildDog(mesh, random, { ...formOf({ coat, light, dark, hasSocks: true }), ...doing(look) });
  },
};
