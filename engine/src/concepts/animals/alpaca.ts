import { doing } from '../doing.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf, tau } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { Concept } from '../concept.ts';

export const alpaca: Concept = {
  id: 'alpaca',
  words: {
    en: 'alpaca/llama',
    de: 'alpaka/lama',
    es: 'alpaca/llama',
    fr: 'alpaga/lama',
    zh: '羊驼/草泥马',
    ja: 'アルパカ/ラマ',
    ar: 'ألبكة/لاما',
    emoji: '🦙',
  },
  size: { width: 1.8, height: 1.75 },
  lives: ['hills', 'mountains'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['grazes'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#e6d6bc', '#f4ece0', '#5a4636'],
      ['#a87648', '#d8b894', '#4a3222'],
      ['#f0ece4', '#faf6f0', '#6a5a4c'],
    ]);
    buildQuadruped(
      mesh,
      random,
      {
        ...doing(look),
        length: 0.72,
        height: 1.02,
        girth: 0.29,
        belly: 0.9,
        leg: 0.056,
        thigh: 1.9,
        foot: 'cloven',
        breadth: 0.95,
        neck: { length: 0.72, rise: 1.2, radius: 0.135 },
        head: { size: 0.115, muzzle: 0.16, thick: 0.07, dip: 0.2, yaw: 0.7 },
        ears: { kind: 'leaf', size: 1 },
        tail: { length: 0.24, radius: 0.07, rise: -0.9, tip: 0 },
        colours: [coat, light, dark],
        paint: { muzzle: 1 },
        nose: 'pad',
        hair: 0.62,
        shaggy: [0],
      },
      (at, size) => [
        // The tuft over its eyes, and cheeks full of wool.
        ...Array.from({ length: 9 }, (_, i) => {
          const a = (i / 9) * tau;
          return [
            ...at(0.1 + 0.3 * Math.cos(a), 1.05, 0.45 * Math.sin(a)),
            size * 0.42,
            ...at(0.35 + 0.4 * Math.cos(a), 1.2, 0.5 * Math.sin(a)),
            size * 0.3,
            0,
          ];
        }),
        ...bothSides((s) => [[...at(-0.1, -0.4, 0.7 * s), size * 0.5, ...at(-0.5, -0.8, 0.6 * s), size * 0.6, 0]]),
      ],
    );
  },
};
