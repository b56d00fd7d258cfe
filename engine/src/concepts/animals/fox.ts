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
  acts: ['runs', 'leaps', 'sits', 'lies', 'sleeps'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#cf5f1c', '#f6ecdf', '#241610']]);
    buildQuadruped(
      mesh,
      random,
      {
        act: look.act,
        length: 0.44,
        height: 0.48,
        girth: 0.12,
        belly: 0.74,
        leg: 0.022,
        thigh: 2,
        foot: 'paw',
        neck: { length: 0.16, rise: 0.7, radius: 0.088 },
        head: { size: 0.085, muzzle: 0.125, thick: 0.034, dip: 0.22, yaw: 0.95, eyes: 1.25 },
        ears: { kind: 'pointed', size: 0.86, inside: 1 },
        tail: { length: 0.52, radius: 0.078, rise: -0.62, bend: 0.35, tip: 1, brush: true },
        colours: [coat, light, dark, '#6a3a22'],
        paint: { belly: 1, muzzle: 1, shin: 2 },
        iris: '#8a5a16',
        hair: 0.55,
      },
      (at, size) => [
        ...bothSides((s) => [
          [...at(0.5, -0.42, 0.3 * s), size * 0.36, ...at(-0.2, -0.55, 0.9 * s), size * 0.3, 1],
          [...at(-0.2, -0.5, 0.9 * s), size * 0.26, ...at(-0.65, -0.75, 1.12 * s), size * 0.06, 1],
          // Dark lines from the eyes to the nose.
          [...at(0.98, 0.08, 0.34 * s), size * 0.09, ...at(1.3, -0.16, 0.26 * s), size * 0.08, 3],
        ]),
        [...at(-0.5, -0.85, 0), size * 0.75, ...at(-0.75, -1.8, 0), size * 0.7, 1],
      ],
    );
  },
};
