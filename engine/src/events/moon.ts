import type { Random } from '../raster/random.ts';
import type { EventPainter } from '../solid/world.ts';
import type { Happening } from './happening.ts';
import { layPaint } from './pen.ts';
import { paintStars } from './stars.ts';

/** Where the other moons of another world stand beside the first, as shares of the picture, and how large they are, of its shorter side. */
const others = [
  [-0.3, 0.13, 0.036],
  [0.2, 0.3, 0.022],
  [-0.14, 0.34, 0.016],
] as const;

/** Moons beside the one that lights the land: smaller, and each with marks of its own. */
function paintOthers(stream: () => Random, many: number): EventPainter {
  return (view) => {
    if (view.isMirror) return;
    const random = stream();
    layPaint(view, { brightness: 1.5, behind: 0 }, ({ pen, width, height }) => {
      for (const [aside, down, size] of others.slice(0, many)) {
        const [x, y, r] = [(0.52 + aside) * width, down * height, size * Math.min(width, height)];
        const face = pen.createRadialGradient(x - r * 0.35, y - r * 0.3, r * 0.2, x, y, r);
        face.addColorStop(0, '#f6ead6');
        face.addColorStop(0.8, '#d8c4a8');
        face.addColorStop(1, '#9a8a78');
        pen.fillStyle = face;
        pen.beginPath();
        pen.arc(x, y, r, 0, 7);
        pen.fill();
        for (let i = 0; i < 9; i++) {
          const [a, out, mark] = [random() * 7, random() ** 0.5 * 0.72 * r, (0.06 + 0.16 * random()) * r];
          pen.fillStyle = `rgba(120,104,90,${0.16 + 0.24 * random()})`;
          pen.beginPath();
          pen.arc(x + Math.cos(a) * out, y + Math.sin(a) * out, mark, 0, 7);
          pen.fill();
        }
      }
    });
  };
}

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
  paint:
    (stream, _colour, count = 1) =>
    (view, world) => {
      paintStars(stream, 700)(view, world);
      if (count > 1) paintOthers(stream, count - 1)(view, world);
    },
};
