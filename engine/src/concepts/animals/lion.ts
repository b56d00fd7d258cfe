import { schemeOf, tau } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { Concept } from '../concept.ts';

export const lion: Concept = {
  id: 'lion',
  words: { en: 'lion', de: 'löwe/löwen', es: 'león', fr: 'lion', zh: '狮子', ja: 'ライオン', ar: 'أسد', emoji: '🦁' },
  size: { width: 2.7, height: 1.5 },
  lives: ['savanna', 'hills', 'desert'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#c8964e', '#e2c692', '#5a3216']]);
    buildQuadruped(
      mesh,
      random,
      {
        length: 1.12,
        height: 1.12,
        girth: 0.29,
        belly: 0.8,
        leg: 0.064,
        thigh: 1.75,
        foot: 'paw',
        neck: { length: 0.3, rise: 0.6, radius: 0.21 },
        head: { size: 0.225, muzzle: 0.19, thick: 0.115, dip: 0.26, yaw: 0.75 },
        ears: { kind: 'round', size: 0.75 },
        tail: { length: 0.85, radius: 0.03, rise: -0.5, tip: 2 },
        colours: [coat, light, dark, '#7a4620'],
        paint: { belly: 1, muzzle: 1 },
        iris: '#b8862a',
        hair: 0.45,
        shaggy: [2, 3],
      },
      (at, size) => [
        // The mane: a wreath around the face, and a mass that falls over neck and chest.
        ...Array.from({ length: 30 }, (_, i) => {
          const a = (i / 30) * tau;
          const long = 1.75 + 0.22 * ((i * 7) % 5) * 0.25;
          const root = at(0.02, Math.sin(a) * 0.98 + 0.02, Math.cos(a) * 0.94);
          const tip = at(-0.7, Math.sin(a) * long - 0.3, Math.cos(a) * long);
          return [...root, size * 0.38, ...tip, size * 0.22, i % 3 ? 3 : 2];
        }),
        ...Array.from({ length: 20 }, (_, i) => {
          const a = (i / 20) * tau;
          const long = 1.75 + 0.45 * ((i * 3) % 5) * 0.25;
          const root = at(-0.95, Math.sin(a) * 0.95 - 0.25, Math.cos(a) * 0.95);
          const tip = at(-1.7, Math.sin(a) * long - 0.95, Math.cos(a) * long * 0.92);
          return [...root, size * 0.75, ...tip, size * 0.3, i % 3 ? 2 : 3];
        }),
        [...at(-0.7, -1.1, 0), size * 0.8, ...at(-1.2, -2.7, 0), size * 0.5, 2],
        [...at(0.55, -0.62, 0), size * 0.34, ...at(0.7, -0.86, 0), size * 0.2, 1],
      ],
    );
  },
};
