import { tradeOf } from '../trade-of.ts';

export const priest = tradeOf({
  id: 'priest',
  words: {
    en: 'priest/pastor/vicar/clergyman',
    de: 'priester/pfarrer/pastor',
    es: 'sacerdote/cura',
    fr: 'prêtre/curé',
    zh: '牧师/神父',
    ja: '神父/司祭/牧師',
    ar: 'كاهن/قس',
    emoji: '',
  },
  lives: ['cathedral', 'graveyard', 'street'],
  acts: ['walks', 'sits', 'reads', 'prays'],
  wears: () => ({ kind: 'man', wears: 'robe', coat: '#1c1b20', trim: '#2a1a2c' }),
  bust: { kind: 'man', wears: 'robe' },
  coat: '#1c1b20',
});
