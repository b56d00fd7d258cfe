import { fbm, smooth } from '../solid/noise.ts';
import type { Random } from '../raster/random.ts';
import type { EventPainter } from '../solid/world.ts';
import { addLight, addToSky, glow } from './pen.ts';
import type { Happening } from './happening.ts';
/** Clouds that are lit by the moon are brighter than this, and the night behind stars is not. */
const brightestNight = 0.11;
/** Radius in pixels: smaller ones would be lost. */
const thinnest = 0.42;

/** Most are white; some are hot and some are cool. */
const hues = ['255,255,255', '240,244,255', '200,220,255', '255,246,228', '255,226,190'] as const;
/** So many places are tried for each star: where few stand, most are left out. */
const tried = 1.9;

/** Single stars over the sky, most of them faint, as far down as a share of the picture's height. */
export function paintStars(stream: () => Random, count: number, down = 0.8): EventPainter {
  return (view) => {
    if (view.isMirror) return;
    const random = stream();
    addLight(view, { gain: 1.9, behind: 0, lostIn: brightestNight }, (sheet) => {
      const { pen, width, height, unit } = sheet;
      for (let i = 0; i < count * tried; i++) {
        const [x, y] = [random() * width, random() * height * down];
        const [bright, faint, chance, hue] = [random() ** 9, 0.05 + 0.6 * random() ** 2.4, random(), random()];
        // They crowd in some parts of the sky and are few in others; the brightest stand anywhere.
        const crowd = smooth(0.3, 0.7, fbm((x / unit) * 0.0042 + 3, (y / unit) * 0.0042, 4));
        if (bright < 0.3 && chance > 0.12 + 0.88 * crowd) continue;
        const colour = hues[Math.floor(hue * hues.length)] ?? hues[0];
        pen.fillStyle = `rgba(${colour},${faint + bright * (1 - faint)})`;
        pen.beginPath();
        pen.arc(x, y, Math.max(thinnest, (0.3 + bright * 0.55) * unit), 0, 7);
        pen.fill();
        if (bright > 0.8) glow(sheet, x, y, (1.6 + 2.2 * bright) * unit, colour);
      }
    });
  };
}

/** A sky full of stars with the Milky Way across it. */
export const stars: Happening = {
  id: 'stars',
  words: {
    en: 'star/starry/milky way',
    de: 'stern/sterne/milchstraße',
    es: 'estrella',
    fr: 'étoile',
    zh: '星/银河',
    ja: '星/天の川',
    ar: 'نجوم',
    emoji: '⭐/✨/🌌',
  },
  time: 'night',
  hours: ['night', 'dusk'],
  air: { disc: 0, clouds: 0 },
  paint: (stream) => (view, world) => {
    paintStars(stream, 1900)(view, world);
    addToSky(view, (u, v) => {
      const t = u * 0.8 + v * 0.62 - 0.72 + (fbm(u * 4, v * 4, 3) - 0.5) * 0.16;
      const band = Math.exp(-t * t * 26);
      const dust = smooth(0.42, 0.62, fbm(u * 7 + 20, v * 7 + t * 4, 5));
      const g = band * (0.2 + fbm(u * 9 + 3, v * 9, 5)) * (1 - 0.75 * dust * Math.exp(-t * t * 90)) * 0.26;
      return [g * 0.95, g * 0.9, g * 1.15];
    });
  },
};
