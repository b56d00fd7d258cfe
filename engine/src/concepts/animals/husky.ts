import { doing } from '../doing.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { husky as formOf } from '../../shapes/dog-breeds.ts';
import { buildDog } from '../../shapes/dog-form.ts';
import type { Concept } from '../concept.ts';
import { dog } from './dog.ts';

export const husky: Concept = {
  ...dog,
  id: 'husky',
  words: {
    en: 'husky/huskies/siberian husky/malamute',
    de: 'husky/huskys/schlittenhund',
    es: 'husky/husky siberiano',
    fr: 'husky/husky sibérien',
    zh: '哈士奇',
    ja: 'ハスキー/シベリアンハスキー',
    ar: 'هاسكي',
    emoji: '',
  },
  size: { width: 1.15, height: 0.9 },
  build: (mesh, random, look) => {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#56555a', '#f2eee8', '#26252a'],
      ['#77736f', '#f4f0ea', '#3c3a3c'],
      ['#8a5a38', '#f4ece0', '#5c3820'],
    ]);
    buildDog(mesh, random, { ...formOf({ coat, light, dark, hasSocks: true }), ...doing(look) });
  },
};
