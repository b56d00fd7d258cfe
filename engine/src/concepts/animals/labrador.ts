import { doing } from '../doing.ts';
import { labrador as formOf } from '../../shapes/dog-breeds.ts';
import { buildDog, plainCoat } from '../../shapes/dog-form.ts';
import type { Concept } from '../concept.ts';
import { dog } from './dog.ts';

export const labrador: Concept = {
  ...dog,
  id: 'labrador',
  words: {
    en: 'labrador/labrador retriever/lab dog',
    de: 'labrador',
    es: 'labrador/perro labrador',
    fr: 'labrador',
    zh: '拉布拉多/拉布拉多犬',
    ja: 'ラブラドール/ラブラドールレトリバー',
    ar: 'لابرادور',
    emoji: '',
  },
  size: { width: 1.15, height: 0.88 },
  build: (mesh, random, look) => {
    const coat = plainCoat(look.colour, random, [
      ['#d8b478', '#ecd9b0', '#a8783c'],
      ['#dfc294', '#f0e0c0', '#b88c54'],
      ['#2a2624', '#38322e', '#1a1716'],
      ['#5c3a22', '#76502f', '#3c2414'],
    ]);
    buildDog(mesh, random, { ...formOf({ ...coat, hasSocks: false }), ...doing(look) });
  },
};
