import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const elephant: Concept = {
  id: 'elephant',
  words: {
    en: 'elephant',
    de: 'elefant/elefanten',
    es: 'elefante',
    fr: 'éléphant',
    zh: '大象',
    ja: '象/ゾウ',
    ar: 'فيل',
    emoji: '🐘',
  },
  size: { width: 5.6, height: 3 },
  lives: ['savanna', 'hills', 'desert'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat] = schemeOf(look.colour, random, [['#8b8580', '#9a948e', '#6a6560']]);
    const at = buildQuadruped(
      mesh,
      random,
      {
        length: 1.75,
        height: 2.75,
        girth: 0.82,
        belly: 1.02,
        leg: 0.235,
        thigh: 1.35,
        foot: 'pad',
        neck: { length: 0.9, rise: 0.3, radius: 0.46 },
        head: { size: 0.5, muzzle: 0.1, thick: 0.3, dip: 0.9, yaw: 0.25 },
        ears: { kind: 'round', size: 0.01 },
        tail: { length: 1.1, radius: 0.045, rise: -1.4, tip: 2 },
        colours: [coat, '#f0e8d4', '#4a4642'],
        iris: '#3a2614',
        hair: 0.22,
      },
      (at) => [
        [...at(0.75, -0.3, 0), 0.3, ...at(1.3, -1.4, 0), 0.22, 0],
        [...at(1.3, -1.4, 0), 0.22, ...at(1.35, -2.7, 0), 0.16, 0],
        [...at(1.35, -2.7, 0), 0.16, ...at(1.75, -3.4, 0), 0.12, 0],
        [...at(0.1, 0.75, 0.25), 0.26, ...at(0.1, 0.75, -0.25), 0.26, 0],
      ],
    );
    for (const s of [-1, 1]) {
      mesh.tube(
        [at(0.7, -0.6, 0.5 * s), at(1.1, -1.3, 0.66 * s), at(1.6, -1.66, 0.76 * s), at(2.2, -1.36, 0.62 * s)],
        [0.085, 0.078, 0.06, 0.015],
        '#f0e8d4',
        materials.gloss,
        12,
      );
      // An ear is a wide fan that hangs behind the cheek.
      mesh.sheet(
        (u, v) => {
          const a = -2.2 + v * 3.5;
          const reach = u * (1.5 - 0.42 * Math.sin(a));
          return at(
            0.05 - Math.cos(a) * reach * 0.62,
            0.05 + Math.sin(a) * reach * 0.92,
            (0.86 + u * 0.75 - u * u * 0.2 + 0.05 * Math.sin(v * 17) * u) * s,
          );
        },
        8,
        16,
        (u) => (u > 0.9 ? '#7a746e' : '#857f7a'),
        materials.plain,
      );
    }
  },
};
