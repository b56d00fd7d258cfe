import { pick } from '../../shapes/chance.ts';
import { tradeOf } from '../trade-of.ts';

export const athlete = tradeOf({
  id: 'athlete',
  words: {
    en: 'athlete/runner/jogger',
    de: 'läufer/läuferin/joggerin/athlet/athletin',
    es: 'atleta/corredor/corredora',
    fr: 'athlète/coureur/coureuse',
    zh: '运动员/跑步者',
    ja: 'アスリート/ランナー',
    ar: 'رياضي/رياضية/عداء',
    emoji: '🏃/🏃‍♂️/🏃‍♀️',
  },
  lives: ['park', 'beach', 'street'],
  wears: (random) => ({ kind: pick(random, ['woman', 'man'] as const), wears: 'sports' }),
  bust: { kind: 'woman', wears: 'sports', style: 'tail' },
  coat: '#3a6aa8',
});
