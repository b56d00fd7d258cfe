import { tradeOf } from '../trade-of.ts';

export const businesswoman = tradeOf({
  id: 'businesswoman',
  words: {
    en: 'businesswoman/business woman',
    de: 'geschäftsfrau/anwältin/managerin',
    es: 'mujer de negocios/empresaria/abogada',
    fr: 'femme d’affaires/avocate',
    zh: '女商人/女律师',
    ja: 'ビジネスウーマン/キャリアウーマン',
    ar: 'سيدة أعمال/محامية',
    emoji: '👩‍💼',
  },
  lives: ['street', 'library'],
  wears: () => ({ kind: 'woman', wears: 'suit' }),
  isOfOne: true,
  bust: { kind: 'woman', wears: 'suit' },
  coat: '#2b3140',
});
