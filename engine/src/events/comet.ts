import { noise2 } from '../solid/noise.ts';
import { addLight, glow } from './pen.ts';
import { paintStars } from './stars.ts';
import type { Happening } from './happening.ts';
/** A comet with its tail, over stars. */
export const comet: Happening = {
  id: 'comet',
  words: {
    en: 'comet/shooting star/meteor',
    de: 'komet/sternschnuppe',
    es: 'cometa',
    fr: 'comète',
    zh: '彗星/流星',
    ja: '彗星/流れ星',
    ar: 'مذنب',
    emoji: '☄/🌠',
  },
  time: 'night',
  hours: ['night', 'dusk'],
  air: { disc: 0, clouds: 0 },
  paint: (stream) => (view, world) => {
    paintStars(stream, 1500)(view, world);
    addLight(view, { gain: 3.2, behind: 0 }, (sheet) => {
      const { pen, width, height, unit } = sheet;
      const x = (0.58 + stream()() * 0.14) * width;
      const y = 0.22 * height;
      const side = Math.min(width, height);
      for (let i = 0; i < 130; i++) {
        const length = side * 0.5 * (0.5 + noise2(i * 1.7, 5));
        const angle = 0.42 + (i / 130 - 0.5) * 0.24;
        const dx = -Math.cos(angle) * length;
        const dy = -Math.sin(angle) * length * 0.62;
        const tail = pen.createLinearGradient(x, y, x + dx, y + dy);
        tail.addColorStop(0, 'rgba(190,225,255,.11)');
        tail.addColorStop(1, 'rgba(90,130,230,0)');
        pen.strokeStyle = tail;
        pen.lineWidth = 7 * unit;
        pen.beginPath();
        pen.moveTo(x, y);
        pen.lineTo(x + dx, y + dy);
        pen.stroke();
      }
      glow(sheet, x, y, 46 * unit, '190,225,255');
      glow(sheet, x, y, 16 * unit, '255,255,255');
    });
  },
};
