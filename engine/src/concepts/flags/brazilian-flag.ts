import { signed, disc } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const brazilianFlag = flagOf({
  id: 'brazilian flag',
  en: { adjective: 'brazilian', names: ['brazil'] },
  de: { adjective: 'brasilianisch', names: ['brasilien'] },
  es: { adjective: 'brasileña', names: ['brasil'] },
  fr: { adjective: 'brésilien', names: ['du brésil'] },
  zh: '巴西',
  ja: 'ブラジル',
  ar: { adjective: 'البرازيلي', name: 'البرازيل' },
  emoji: '🇧🇷',
  cloth: {
    pattern: signed(
      signed(
        signed(() => '#12964a', '#f7d81f', {
          at: [0.5, 0.5],
          ratio: 1.45,
          isIn: (x, y) => Math.abs(x) / 0.61 + Math.abs(y) / 0.4 < 1,
        }),
        '#1c2a78',
        { at: [0.5, 0.5], ratio: 1.45, isIn: disc(0.25) },
      ),
      '#f3f1ec',
      {
        at: [0.5, 0.5],
        ratio: 1.45,
        isIn: (x, y) => Math.hypot(x, y) < 0.25 && Math.abs(Math.hypot(x + 0.14, y - 0.61) - 0.62) < 0.02,
      },
    ),
    ratio: 1.45,
    isFine: true,
  },
});
