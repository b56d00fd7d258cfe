import { layPaint } from './pen.ts';
import type { Happening } from './happening.ts';
/** Pixels: a thinner line would be lost in a small picture. */
const thinnest = 1;

/** Birds far away in the sky. */
export const flock: Happening = {
  id: 'flock',
  words: {
    en: 'birds/flock of birds/flying birds',
    de: 'vögel/vogelschwarm',
    es: 'pájaros/aves',
    fr: 'oiseaux/mouettes',
    zh: '鸟群',
    ja: '鳥の群れ',
    ar: 'طيور',
    emoji: '',
  },
  paint: (stream) => (view, world) => {
    const random = stream();
    if (world.indoors) return;
    layPaint(view, { brightness: 0.5, behind: 0 }, ({ pen, width, height, unit }) => {
      const cx = width * (0.3 + random() * 0.4);
      const cy = height * (0.16 + random() * 0.1);
      pen.strokeStyle = 'rgba(22,20,28,.85)';
      pen.lineCap = 'round';
      for (let i = 0; i < 11; i++) {
        const side = i % 2 === 1 ? 1 : -1;
        const row = (i + 1) >> 1;
        const x = cx + side * row * 34 * unit + random() * 14 * unit;
        const y = cy + row * 15 * unit + random() * 10 * unit;
        const s = (12 + random() * 7) * unit;
        pen.lineWidth = Math.max(thinnest, 3 * unit);
        pen.beginPath();
        pen.moveTo(x - s * 1.5, y - s * 0.35);
        pen.quadraticCurveTo(x - s * 0.6, y - s * 0.75, x, y);
        pen.quadraticCurveTo(x + s * 0.6, y - s * 0.75, x + s * 1.5, y - s * 0.3);
        pen.stroke();
      }
    });
  },
};
