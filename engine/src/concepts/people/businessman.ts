import { tradeOf } from '../trade-of.ts';

export const businessman = tradeOf({
  id: 'businessman',
  words: {
    en: 'businessman/business man/lawyer/manager/banker/office worker',
    de: 'geschäftsmann/anwalt/manager/banker',
    es: 'hombre de negocios/empresario/abogado',
    fr: 'homme d’affaires',
    zh: '商人/律师/经理',
    ja: 'ビジネスマン/サラリーマン/弁護士',
    ar: 'رجل أعمال/محام',
    emoji: '👨‍💼/🧑‍💼',
  },
  lives: ['street', 'library'],
  wears: () => ({ kind: 'man', wears: 'suit' }),
  bust: { kind: 'man', wears: 'suit' },
  coat: '#2b3140',
});
