import { doing } from '../doing.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { germanShepherd as formOf } from '../../shapes/dog-breeds.ts';
import { buildDog } from '../../shapes/dog-form.ts';
import type { Concept } from '../concept.ts';
import { dog } from './dog.ts';

export const germanShepherd: Concept = {
  ...dog,
  id: 'german shepherd',
  words: {
    en: 'german shepherd/german shepherd dog/alsatian',
    de: 'schäferhund/deutscher schäferhund',
    es: 'pastor alemán',
    fr: 'berger allemand',
    zh: '德国牧羊犬/德牧',
    ja: 'シェパード/ジャーマンシェパード',
    ar: 'الراعي الألماني/كلب الراعي الألماني',
    emoji: '',
  },
  size: { width: 1.25, height: 0.9 },
  build: (mesh, random, look) => {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#a5804e', '#d6bc92', '#211c1a'],
      ['#9a7040', '#ccac7e', '#1e1a18'],
    ]);
    buildDog(mesh, random, { ...formOf({ coat, light, dark, hasSocks: false }), ...doing(look) });
  },
};
