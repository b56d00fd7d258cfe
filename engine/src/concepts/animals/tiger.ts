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
  build(mesh, random, look) {
    const [coat] = schemeOf(look.colour, random, [['#d8802a', '#ffffff', '#000000']]);
    buildQuadruped(
      mesh,
      random,
      {
        length: 1.16,
        height: 1.02,
        girth: 0.255,
        belly: 0.8,
        leg: 0.062,
        thigh: 1.75,
        foot: 'paw',
        neck: { length: 0.3, rise: 0.46, radius: 0.2 },
        head: { size: 0.235, muzzle: 0.15, thick: 0.118, dip: 0.3, yaw: 0.75 },
        ears: { kind: 'round', size: 0.85 },
        tail: { length: 0.9, radius: 0.042, rise: -0.25, tip: 2 },
        colours: [coat, '#f6efe2', '#1a1412'],
        paint: { belly: 1, muzzle: 1 },
        iris: '#c8a22a',
        hair: 0.3,
        marks: {
          colour: 2,
          on: [0],
          share: (x, y, z) =>
            smooth(
              0.5,
              0.74,
              Math.sin(x * 44 + 5 * noise2(x * 3, y * 6 + 4 * z)) *
                smooth(0.12, 0.3, Math.abs(z) + 0.25 * y + 0.1 * noise2(x * 9, z * 9)),
            ),
        },
      },
      (at, size) => [
        ...bothSides((s) => [[...at(0.05, -0.45, 0.62 * s), size * 0.5, ...at(-0.15, -0.6, 0.85 * s), size * 0.36, 1]]),
        [...at(0.5, -0.62, 0), size * 0.36, ...at(0.62, -0.8, 0), size * 0.24, 1],
      ],
    );
  },
};
