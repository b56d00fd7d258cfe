import { pick } from '../../shapes/chance.ts';
import { tradeOf } from '../trade-of.ts';

export const nurse = tradeOf({
  id: 'nurse',
  words: {
    en: 'nurse/paramedic',
    de: 'krankenschwester/krankenpfleger/pflegerin/sanitäter',
    es: 'enfermera/enfermero',
    fr: 'infirmière/infirmier',
    zh: '护士',
    ja: '看護師/看護婦/ナース',
    ar: 'ممرضة/ممرض',
    emoji: '',
  },
  lives: ['hospital room', 'parlour', 'street', 'hills'],
  has: ['uniform'],
  wears: (random) => {
    const scrubs = pick(random, ['#5aa0a8', '#6a9ac8', '#d8e4e8']);
    return {
      ...{ kind: pick(random, ['woman', 'woman', 'man'] as const), wears: 'tee', coat: scrubs, legs: scrubs },
      traits: ['hair bun'],
    };
  },
  bust: { kind: 'woman', wears: 'tee', style: 'bun' },
  coat: '#5aa0a8',
});
