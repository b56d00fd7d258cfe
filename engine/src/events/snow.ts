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
      layPaint(view, { brightness: 0.85, ...(indoors && { behind: 0 }) }, ({ pen, width, height, unit }) => {
        for (let i = 0; i < 1300; i++) {
          const near = random() ** 4;
          const [x, y, size] = [random() * width, random() * height, (0.75 + near * 3.6) * unit];
          // What is near is out of focus: a soft flake, no disc.
          const soft = pen.createRadialGradient(x, y, 0, x, y, size * (1 + near));
          soft.addColorStop(0, `rgba(255,255,255,${0.85 - near * 0.35})`);
          soft.addColorStop(0.5, `rgba(255,255,255,${0.6 - near * 0.3})`);
          soft.addColorStop(1, 'rgba(255,255,255,0)');
          pen.fillStyle = soft;
          pen.fillRect(x - size * 2, y - size * 2, size * 4, size * 4);
        }
      });
    },
};
