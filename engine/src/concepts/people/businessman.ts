import { tradeOf } from '../trade-of.ts';

export const businessman = tradeOf({
  id: 'businessman',
  words: {
    en: 'businessman/business man/lawyer/manager/banker/office worker/politician/president/ceo/boss',
    de: 'geschäftsmann/anwalt/manager/banker/politiker/präsident/chef einer firma',
    es: 'hombre de negocios/empresario/abogado/político/presidente',
    fr: 'homme d’affaires/politicien/président',
    zh: '商人/律师/经理/政治家/总统/总裁',
    ja: 'ビジネスマン/サラリーマン/弁護士/政治家/大統領/社長',
    ar: 'رجل أعمال/محام/سياسي/رئيس',
    emoji: '👨‍💼/🧑‍💼',
  },
  lives: ['street', 'library'],
  wears: () => ({ kind: 'man', wears: 'suit' }),
  isOfOne: true,
  bust: { kind: 'man', wears: 'suit' },
  coat: '#2b3140',
});
