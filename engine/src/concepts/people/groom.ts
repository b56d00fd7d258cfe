import { tradeOf } from '../trade-of.ts';

export const groom = tradeOf({
  id: 'groom',
  words: {
    en: 'groom/bridegroom',
    de: 'bräutigam',
    es: 'novio',
    fr: 'marié/jeune marié',
    zh: '新郎',
    ja: '新郎/花婿',
    ar: 'عريس',
    emoji: '🤵/🤵‍♂️',
  },
  lives: ['cottage garden', 'hills', 'cathedral', 'beach'],
  wears: () => ({ kind: 'man', wears: 'suit', coat: '#22242c', under: '#f2f0ea' }),
  isOfOne: true,
  bust: { kind: 'man', wears: 'suit' },
  coat: '#22242c',
});
