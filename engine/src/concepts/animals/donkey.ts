import { doing } from '../doing.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { Concept } from '../concept.ts';

export const donkey: Concept = {
  id: 'donkey',
  words: {
    en: 'donkey/mule/burro',
    de: 'esel/maultier/maultiere',
    es: 'burro/asno/mula',
    fr: 'âne/mulet',
    zh: '驴子/驴/骡子',
    ja: 'ロバ/驢馬',
    ar: 'حمار/بغل',
    emoji: '🫏',
  },
  size: { width: 2.1, height: 1.85 },
  lives: ['hills', 'desert', 'street'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#8b847c', '#d6cfc4', '#3a332f'],
      ['#7b6656', '#d2c4b2', '#33261f'],
    ]);
    buildQuadruped(
      mesh,
      random,
      {
        ...doing(look),
        length: 0.9,
        height: 1.2,
        girth: 0.285,
        belly: 1,
        leg: 0.046,
        thigh: 1.85,
        foot: 'hoof',
        neck: { length: 0.52, rise: 0.72, radius: 0.13 },
        head: { size: 0.155, muzzle: 0.33, thick: 0.088, dip: 0.66, yaw: 0.7 },
        ears: { kind: 'round', size: 0.02 },
        tail: { length: 0.62, radius: 0.028, rise: -1.38, tip: 2, tuft: 0.04 },
        colours: [coat, light, dark, '#b59c8a'],
        paint: { belly: 1, muzzle: 1 },
        hair: 0.42,
        shaggy: [2],
      },
      (at, size) => [
        ...bothSides((s) => [
          // The long ears: a leaf that is wide in its middle, its hollow turned ahead.
          [...at(-0.25, 0.7, 0.42 * s), size * 0.2, ...at(-0.38, 1.75, 0.72 * s), size * 0.27, 0],
          [...at(-0.38, 1.75, 0.72 * s), size * 0.27, ...at(-0.3, 2.85, 0.92 * s), size * 0.05, 0],
          [...at(-0.08, 0.95, 0.48 * s), size * 0.1, ...at(-0.2, 1.75, 0.74 * s), size * 0.15, 3],
          [...at(-0.2, 1.75, 0.74 * s), size * 0.15, ...at(-0.2, 2.5, 0.88 * s), size * 0.03, 3],
          [...at(-0.34, 2.5, 0.86 * s), size * 0.13, ...at(-0.3, 2.9, 0.93 * s), size * 0.04, 2],
          // Light rings around the eyes.
          [...at(0.6, 0.42, 0.62 * s), size * 0.14, ...at(0.5, 0.2, 0.76 * s), size * 0.15, 1],
        ]),
        // The mane stands upright, and a tuft falls on the brow.
        ...Array.from({ length: 9 }, (_, i) => {
          const t = i / 8;
          const [x, y, z] = at(-0.55, 0.85, 0);
          const root = [-0.4 + (x + 0.4) * t, 1.2 + (y - 1.2) * t - 0.03 * Math.sin(Math.PI * t), z * t] as const;
          return [...root, 0.045, root[0] + 0.02, root[1] + 0.085, root[2], 0.022, 2];
        }),
        [...at(-0.1, 0.95, 0), size * 0.22, ...at(0.6, 0.8, 0), size * 0.12, 2],
      ],
    );
  },
};
