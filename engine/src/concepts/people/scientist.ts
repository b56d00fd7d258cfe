import { pick } from '../../shapes/chance.ts';
import { tradeOf } from '../trade-of.ts';

export const scientist = tradeOf({
  id: 'scientist',
  words: {
    en: 'scientist/chemist/researcher',
    de: 'wissenschaftler/wissenschaftlerin/chemiker/forscher/forscherin',
    es: 'científico/científica/investigadora',
    fr: 'scientifique/chimiste/chercheuse',
    zh: '科学家',
    ja: '科学者/研究者',
    ar: 'عالم/عالمة',
    emoji: '👨‍🔬/👩‍🔬/🧑‍🔬',
  },
  lives: ['library', 'parlour', 'street'],
  wears: (random) => ({
    kind: pick(random, ['woman', 'man'] as const),
    wears: 'coat',
    coat: '#efeeea',
    under: '#6a86a8',
  }),
  bust: { kind: 'woman', wears: 'coat' },
  coat: '#efeeea',
});
