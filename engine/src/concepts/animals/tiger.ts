import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

export const tiger: Concept = {
  id: 'tiger',
  words: { en: 'tiger', de: 'tiger', es: 'tigre', fr: 'tigre', zh: '老虎', ja: '虎/トラ', ar: 'نمر', emoji: '🐅/🐯' },
  size: { width: 2.85, height: 1.3 },
  lives: ['jungle', 'forest', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs'],
  build(mesh, random, look) {
    const [coat] = schemeOf(look.colour, random, [
      ['#c8742b', '#ffffff', '#000000'],
      ['#bf6a28', '#ffffff', '#000000'],
    ]);
    const place = random() * 9;
    buildQuadruped(
      mesh,
      random,
      {
        act: look.act,
        length: 1.18,
        height: 1.02,
        girth: 0.262,
        belly: 0.78,
        leg: 0.058,
        thigh: 1.95,
        foot: 'paw',
        neck: { length: 0.32, rise: 0.36, radius: 0.185 },
        head: { size: 0.205, muzzle: 0.185, thick: 0.1, dip: 0.36, yaw: 0.8 },
        ears: { kind: 'round', size: 0.9 },
        tail: { length: 0.95, radius: 0.042, rise: -0.45, tip: 2 },
        colours: [coat, '#ece0cb', '#221913', coat, '#ece0cb'],
        paint: { belly: 1 },
        iris: '#b8922c',
        hair: 0.34,
        marks: {
          colour: 2,
          on: [0, 1],
          // Bands that bend, split and run out towards the belly.
          share: (x, y, z) => {
            const bent = x * 46 + 3.4 * noise2(x * 4 + place, y * 7 + 4 * Math.abs(z)) + 5 * (y - 0.7) ** 2;
            const band =
              Math.sin(bent) -
              0.28 +
              0.5 * noise2(x * 9, y * 9 + place) -
              0.7 * smooth(0.62, 0.3, y) * smooth(0.5, 0.2, Math.abs(x));
            return smooth(0.3, 0.5, band);
          },
        },
      },
      (at, size) => [
        // A broad bridge of the nose, hanging lips, a chin, a ruff of the cheeks.
        [...at(0.66, 0.3, 0), size * 0.36, ...at(1.2, -0.1, 0), size * 0.31, 3],
        [...at(1.02, -0.9, 0), size * 0.24, ...at(0.6, -0.85, 0), size * 0.34, 4],
        ...bothSides((s) => [
          [...at(1.18, -0.46, 0.22 * s), size * 0.25, ...at(0.78, -0.56, 0.36 * s), size * 0.25, 4],
          [...at(0.1, -0.4, 0.66 * s), size * 0.42, ...at(-0.2, -0.55, 0.92 * s), size * 0.26, 1],
          [...at(-0.1, -0.1, 0.8 * s), size * 0.36, ...at(-0.5, -0.4, 1.1 * s), size * 0.14, 0],
        ]),
      ],
    );
  },
};
