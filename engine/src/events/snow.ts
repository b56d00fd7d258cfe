import { layPaint } from './pen.ts';
import type { Happening } from './happening.ts';
/** Falling snow; the land is white with it. */
export const snow: Happening = {
  id: 'snow',
  words: {
    en: 'snow/snowy/snowfall/blizzard',
    de: 'schnee/verschneit',
    es: 'nieve',
    fr: 'neige',
    zh: '雪',
    ja: '雪',
    ar: 'ثلج',
    emoji: '❄/🌨',
  },
  weather: 'snow',
  falls: 'snow',
  paint:
    (stream) =>
    (view, { indoors }) => {
      const random = stream();
      // Indoors it is seen through the window.
      layPaint(view, { brightness: 0.85, skyOnly: indoors }, ({ pen, width, height, unit }) => {
        for (let i = 0; i < 900; i++) {
          const near = random() ** 3;
          const size = (0.8 + near * 6.5) * unit;
          pen.fillStyle = `rgba(255,255,255,${near > 0.5 ? 0.36 : 0.68})`;
          pen.beginPath();
          pen.ellipse(random() * width, random() * height, size, size * 1.15, 0.3, 0, 7);
          pen.fill();
        }
      });
    },
};
