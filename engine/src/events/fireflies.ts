import { addLight, glow } from './pen.ts';
import type { Happening } from './happening.ts';
/** Small lights over the grass, never by day. */
export const fireflies: Happening = {
  id: 'fireflies',
  words: {
    en: 'firefly/fireflies',
    de: 'glühwürmchen',
    es: 'luciérnaga',
    fr: 'luciole',
    zh: '萤火虫',
    ja: '蛍',
    ar: 'يراعات',
    emoji: '',
  },
  time: 'dusk',
  hours: ['dusk', 'night'],
  paint:
    (stream) =>
    (view, { indoors }) => {
      const random = stream();
      // Indoors they are seen through the window.
      addLight(view, { gain: 2.6, ...(indoors && { behind: 0 }) }, (sheet) => {
        for (let i = 0; i < 80; i++) {
          const size = 4 + random() ** 2 * 20;
          glow(
            sheet,
            random() * sheet.width,
            sheet.height * (0.42 + random() * 0.52),
            size * sheet.unit,
            '225,245,110',
          );
        }
      });
    },
};
