import { mix } from '../raster/scalar.ts';
import { clamp, fbm, smooth } from '../solid/noise.ts';
import { paintStars } from './stars.ts';
import type { Happening } from './happening.ts';
const low = [0.1, 1, 0.5] as const;
const high = [0.5, 0.2, 0.9] as const;

/** Curtains of northern light. */
export const aurora: Happening = {
  id: 'aurora',
  words: {
    en: 'aurora/northern lights',
    de: 'nordlicht/polarlicht',
    es: 'aurora boreal',
    fr: 'aurore boréale',
    zh: '极光',
    ja: 'オーロラ',
    ar: 'شفق',
    emoji: '',
  },
  time: 'night',
  hours: ['night'],
  air: { disc: 0, clouds: 0, skyLight: [0.1, 0.42, 0.3], el: 40 },
  paint: (stream) => (view, world) => {
    paintStars(stream, 1200)(view, world);
    const { width, height, light, nearness } = view;
    const place = stream()() * 50;
    for (let c = 0; c < 3; c++) {
      const tall = 0.34 - c * 0.04;
      for (let x = 0; x < width; x++) {
        const u = x / width;
        const base = 0.5 - c * 0.09 + (fbm(u * 1.8 + place + c * 9, 1, 3) - 0.5) * 0.42;
        const q = u + (fbm(u * 3 + place, c, 2) - 0.5) * 0.3;
        const patch = smooth(0.3, 0.7, fbm(u * 3 + place * 2, c * 3, 2));
        const ray = 0.35 + 0.9 * fbm(q * 26 + c * 7, 3, 3) ** 1.6 * patch * 2;
        for (let y = 0; y < height * 0.62; y++) {
          const v = (base - y / height) / tall;
          const i = y * width + x;
          if (v < -0.12 || v > 1.2 || (nearness[i] ?? 0) > 0) continue;
          const fade = v < 0 ? smooth(-0.12, 0, v) : Math.exp(-v * 2.6) * smooth(1.2, 0.7, v);
          const t = clamp(v * 1.5);
          for (const k of [0, 1, 2] as const) {
            light[i * 3 + k] = (light[i * 3 + k] ?? 0) + fade * ray * 0.95 * mix(low[k], high[k], t);
          }
        }
      }
    }
  },
};
