import { paintStars } from './stars.ts';
import type { Happening } from './happening.ts';
/** The moon stands in the sky before the eye. */
export const moon: Happening = {
  id: 'moon',
  words: {
    en: 'moon/moonlight/moonlit',
    de: 'mond/mondlicht/mondschein',
    es: 'luna/luz de luna',
    fr: 'lune/clair de lune',
    zh: '月亮/月光/月',
    ja: '月/月明かり',
    ar: 'قمر/ضوء القمر',
    emoji: '🌙/🌕',
  },
  time: 'night',
  hours: ['night'],
  air: { az: 12, el: 17, disc: 0.062, clouds: 0.16 },
  paint: (stream) => paintStars(stream, 700),
};
