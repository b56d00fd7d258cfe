import { smooth } from '../solid/noise.ts';
import type { Happening } from './happening.ts';
const bows = [
  { radius: 1, width: 0.075, strength: 1, reversed: false },
  { radius: 1.24, width: 0.1, strength: 0.28, reversed: true },
] as const;
const bell = (t: number, middle: number, width: number): number => Math.exp(-(((t - middle) / width) ** 2));

/** A double rainbow, brighter sky within. */
export const rainbow: Happening = {
  id: 'rainbow',
  words: {
    en: 'rainbow',
    de: 'regenbogen',
    es: 'arcoíris/arco iris',
    fr: 'arc-en-ciel',
    zh: '彩虹',
    ja: '虹',
    ar: 'قوس قزح',
    emoji: '🌈',
  },
  time: 'day',
  hours: ['day', 'golden', 'dawn', 'sunset'],
  air: { az: 168, el: 26, clouds: 0.7, tint: [0.1, 0.14, 0.2] },
  paint: (stream) => (view) => {
    const { width, height, light, nearness } = view;
    const radius = 0.62 * Math.min(height, width);
    const cx = (0.38 + stream()() * 0.16) * width;
    const cy = 0.83 * height;
    const add = (i: number, k: number, more: number): void => {
      light[i * 3 + k] = (light[i * 3 + k] ?? 0) + more;
    };
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        const near = nearness[i] ?? 0;
        const far = near <= 0 ? 1 : smooth(30, 160, 1 / near);
        if (far <= 0) continue;
        const d = Math.hypot(x - cx, y - cy) / radius;
        for (const bow of bows) {
          const along = (d - bow.radius) / bow.width + 0.5;
          if (along < -0.3 || along > 1.3) continue;
          const t = bow.reversed ? 1 - along : along;
          const f = 0.92 * bow.strength * far * smooth(0.98 * height, 0.5 * height, y);
          add(i, 0, f * (bell(t, 0.86, 0.2) + 0.35 * bell(t, 0.12, 0.12)));
          add(i, 1, f * 0.9 * bell(t, 0.56, 0.24));
          add(i, 2, f * bell(t, 0.24, 0.2));
        }
        const inside = d < 0.96 ? 0.06 * far * smooth(0.4, 0.96, d) : 0;
        for (let k = 0; k < 3; k++) add(i, k, inside);
      }
    }
  },
};
