import { pick } from '../../shapes/chance.ts';
import { tradeOf } from '../trade-of.ts';

export const businessman = tradeOf({
  id: 'businessman',
  words: {
    en: 'businessman/businesswoman/business man/business woman/lawyer/manager/banker/office worker',
    de: 'geschäftsmann/geschäftsfrau/anwalt/anwältin/manager/managerin/banker',
    es: 'hombre de negocios/mujer de negocios/empresario/empresaria/abogado/abogada',
    fr: 'homme d’affaires/femme d’affaires/avocate',
    zh: '商人/律师/经理',
    ja: 'ビジネスマン/サラリーマン/弁護士',
    ar: 'رجل أعمال/محام',
    emoji: '👨‍💼/👩‍💼/🧑‍💼',
  },
  lives: ['street', 'skyline', 'library'],
  wears: (random) => ({ kind: pick(random, ['man', 'man', 'woman'] as const), wears: 'suit' }),
  bust: { kind: 'man', wears: 'suit' },
  coat: '#2b3140',
});
