import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { Concept } from '../concept.ts';

export const fox: Concept = {
  id: 'fox',
  words: {
    en: 'fox/red fox',
    de: 'fuchs/füchse',
    es: 'zorro',
    fr: 'renard',
    zh: '狐狸',
    ja: '狐/キツネ',
    ar: 'ثعلب',
    emoji: '🦊',
  },
  size: { width: 1.35, height: 0.75 },
  lives: ['hills', 'forest'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#cf5f1c', '#f6ecdf', '#241610']]);
    buildQuadruped(
      mesh,
      random,
      {
        length: 0.44,
        height: 0.48,
        girth: 0.105,
        belly: 0.78,
        leg: 0.026,
        thigh: 1.75,
        foot: 'paw',
        neck: { length: 0.16, rise: 0.7, radius: 0.078 },
        head: { size: 0.085, muzzle: 0.125, thick: 0.032, dip: 0.22, yaw: 0.65 },
        ears: { kind: 'pointed', size: 1.05, inside: 3 },
        tail: { length: 0.56, radius: 0.1, rise: -0.72, tip: 1 },
        colours: [coat, light, dark, '#6a3a22'],
        paint: { belly: 1, muzzle: 1, shin: 2 },
        iris: '#8a5a16',
        hair: 0.5,
      },
      (at, size) => [
        ...bothSides((s) => [[...at(0.5, -0.4, 0.3 * s), size * 0.4, ...at(-0.3, -0.5, 0.92 * s), size * 0.34, 1]]),
        [...at(-0.5, -0.85, 0), size * 0.75, ...at(-0.75, -1.8, 0), size * 0.7, 1],
      ],
    );
  },
};
