import { pick } from '../../shapes/chance.ts';
import { tradeOf } from '../trade-of.ts';

export const dentist = tradeOf({
  id: 'dentist',
  words: {
    en: 'dentist/orthodontist/dental hygienist',
    de: 'zahnarzt/zahnärztin/zahnärzte',
    es: 'dentista/odontólogo/odontóloga',
    fr: 'dentiste',
    zh: '牙医/牙科医生',
    ja: '歯医者/歯医者さん/歯科医',
    ar: 'طبيب أسنان/طبيب الأسنان/طبيبة أسنان',
    emoji: '',
  },
  lives: ['hospital room', 'office'],
  has: ['uniform'],
  wears: (random) => {
    const tunic = pick(random, ['#f0f2f2', '#e4eef0', '#dfeaf0']);
    const legs = pick(random, ['#3f8a96', '#4a6a94', '#e4e8ea']);
    return { kind: pick(random, ['woman', 'man'] as const), wears: 'tee', coat: tunic, legs };
  },
  bust: { kind: 'woman', wears: 'tee', style: 'bun' },
  coat: '#f0f2f2',
});
