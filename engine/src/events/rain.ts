import { addLight } from './pen.ts';
import type { Happening } from './happening.ts';
/** Slanting rain under a covered sky. */
export const rain: Happening = {
  id: 'rain',
  words: { en: 'rain/rainy', de: 'regen', es: 'lluvia', fr: 'pluie', zh: '雨', ja: '雨', ar: 'مطر', emoji: '🌧' },
  weather: 'rain',
  falls: 'rain',
  paint:
    (stream) =>
    (view, { indoors }) => {
      const random = stream();
      // Indoors it is seen through the window.
      addLight(view, { gain: 0.5, ...(indoors && { behind: 0 }) }, ({ pen, width, height, unit }) => {
        for (let i = 0; i < 1500; i++) {
          const near = random();
          const length = (16 + near * 46) * unit;
          const x = random() * width;
          const y = random() * height;
          pen.strokeStyle = `rgba(205,218,235,${0.2 + near * 0.4})`;
          pen.lineWidth = (0.6 + near * 1.1) * unit;
          pen.beginPath();
          pen.moveTo(x, y);
          pen.lineTo(x - length * 0.16, y + length);
          pen.stroke();
        }
      });
    },
};
