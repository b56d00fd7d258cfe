import { schemeOf, tau } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { Concept } from '../concept.ts';

export const lion: Concept = {
  id: 'lion',
  words: { en: 'lion', de: 'löwe/löwen', es: 'león', fr: 'lion', zh: '狮子', ja: 'ライオン', ar: 'أسد', emoji: '🦁' },
  size: { width: 2.7, height: 1.5 },
  lives: ['hills', 'desert'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#c8964e', '#ecd8b0', '#5a3216']]);
    buildQuadruped(
      mesh,
      random,
      {
        length: 1.18,
        height: 1.08,
        girth: 0.3,
        belly: 0.78,
        leg: 0.082,
        thigh: 1.75,
        foot: 'paw',
        neck: { length: 0.3, rise: 0.6, radius: 0.21 },
        head: { size: 0.185, muzzle: 0.15, thick: 0.105, dip: 0.28, yaw: 0.7 },
        ears: { kind: 'round', size: 0.75 },
        tail: { length: 0.85, radius: 0.03, rise: -0.5, tip: 2 },
        colours: [coat, light, dark, '#8a5222'],
        paint: { belly: 1, muzzle: 1 },
        iris: '#b8862a',
        hair: 0.35,
      },
      (at, size) => [
        // The mane: a wreath around the face, and a mass that falls over neck and chest.
        ...Array.from({ length: 15 }, (_, i) => {
          const a = (i / 15) * tau;
          const root = at(0.02, Math.sin(a) * 0.98 + 0.02, Math.cos(a) * 0.98);
          const tip = at(-0.55, Math.sin(a) * 1.85 - 0.1, Math.cos(a) * 1.75);
          return [...root, size * 0.42, ...tip, size * 0.32, i % 2 ? 2 : 3];
        }),
        ...Array.from({ length: 13 }, (_, i) => {
          const a = (i / 13) * tau;
          const root = at(-1.1, Math.sin(a) * 1.1 - 0.3, Math.cos(a) * 1.05);
          const tip = at(-1.75, Math.sin(a) * 1.75 - 0.75, Math.cos(a) * 1.6);
          return [...root, size * 0.8, ...tip, size * 0.45, i % 2 ? 3 : 2];
        }),
        [...at(-0.7, -1.1, 0), size * 0.8, ...at(-1.2, -2.7, 0), size * 0.5, 2],
        [...at(0.55, -0.62, 0), size * 0.34, ...at(0.7, -0.86, 0), size * 0.2, 1],
      ],
    );
  },
};
