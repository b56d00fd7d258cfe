import { signed } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const swissFlag = flagOf({
  id: 'swiss flag',
  en: { adjective: 'swiss', names: ['switzerland'] },
  de: { adjective: 'schweizerisch', names: ['schweiz'] },
  es: { adjective: 'suiza', names: ['suiza'] },
  fr: { adjective: 'suisse', names: ['de la suisse', 'de suisse'] },
  zh: '瑞士',
  ja: 'スイス',
  ar: { adjective: 'السويسري', name: 'سويسرا' },
  emoji: '🇨🇭',
  cloth: {
    pattern: signed(() => '#d3202a', '#f5f3ee', {
      at: [0.5, 0.5],
      ratio: 1.1,
      isIn: (x, y) => Math.min(Math.abs(x), Math.abs(y)) < 0.1 && Math.max(Math.abs(x), Math.abs(y)) < 0.32,
    }),
    ratio: 1.1,
  },
});
