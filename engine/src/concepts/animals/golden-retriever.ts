import { doing } from '../doing.ts';
import { goldenRetriever as formOf } from '../../shapes/dog-breeds.ts';
import { buildDog, plainCoat } from '../../shapes/dog-form.ts';
import type { Concept } from '../concept.ts';
import { dog } from './dog.ts';

export const goldenRetriever: Concept = {
  ...dog,
  id: 'golden retriever',
  words: {
    en: 'golden retriever/retriever',
    de: 'golden retriever/retriever',
    es: 'golden retriever/perdiguero dorado',
    fr: 'golden retriever/retriever',
    zh: '金毛/金毛犬/金毛寻回犬',
    ja: 'ゴールデンレトリバー/ゴールデン・レトリバー',
    ar: 'غولدن ريتريفر',
    emoji: '',
  },
  size: { width: 1.15, height: 0.88 },
  build: (mesh, random, look) => {
    const coat = plainCoat(look.colour, random, [
      ['#c88c3e', '#ecd09a', '#9a6228'],
      ['#d4a054', '#f0d8a6', '#a67034'],
    ]);
    buildDog(mesh, random, { ...formOf({ ...coat, hasSocks: false }), ...doing(look) });
  },
};
