import { schemeOf, tau } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { Concept } from '../concept.ts';

export const lion: Concept = {
  id: 'lion',
  words: { en: 'lion', de: 'löwe/löwen', es: 'león', fr: 'lion', zh: '狮子', ja: 'ライオン', ar: 'أسد', emoji: '🦁' },
  size: { width: 2.4, height: 1.45 },
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
        length: 1.05,
        height: 1.02,
        girth: 0.25,
        leg: 0.068,
        thigh: 1.6,
        foot: 'paw',
        neck: { length: 0.3, rise: 0.7, radius: 0.18 },
        head: { size: 0.17, muzzle: 0.13, thick: 0.092, dip: 0.25, yaw: 0.85 },
        ears: { kind: 'round', size: 0.75 },
        tail: { length: 0.85, radius: 0.03, rise: -0.5, tip: 2 },
        colours: [coat, light, dark, '#8a5222'],
        paint: { belly: 1, muzzle: 1 },
        iris: '#b8862a',
        fur: 0.35,
      },
      (at, size) => [
        // The mane: a wreath around the face, and a mass that falls over neck and chest.
        ...Array.from({ length: 11 }, (_, i) => {
          const a = (i / 11) * tau;
          const p = at(-0.55, Math.sin(a) * 1.3 + 0.05, Math.cos(a) * 1.25);
          return [...p, size * 0.66, ...p, size * 0.66, i % 2 ? 2 : 3];
        }),
        ...Array.from({ length: 9 }, (_, i) => {
          const a = (i / 9) * tau;
          const p = at(-1.5, Math.sin(a) * 1.45 - 0.45, Math.cos(a) * 1.3);
          return [...p, size * 0.95, ...p, size * 0.95, i % 2 ? 3 : 2];
        }),
        [...at(-0.9, -1.2, 0), size * 0.95, ...at(-1.3, -2.4, 0), size * 0.55, 2],
        [...at(0.55, -0.62, 0), size * 0.34, ...at(0.7, -0.86, 0), size * 0.2, 1],
      ],
    );
  },
};
