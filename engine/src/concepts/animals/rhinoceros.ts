import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const rhinoceros: Concept = {
  id: 'rhinoceros',
  words: {
    en: 'rhinoceros/rhino',
    de: 'nashorn/nashörner',
    es: 'rinoceronte',
    fr: 'rhinocéros',
    zh: '犀牛',
    ja: 'サイ',
    ar: 'وحيد القرن',
    emoji: '🦏',
  },
  size: { width: 4.4, height: 2 },
  lives: ['savanna', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#8a857e', '#a09a90', '#5c5852']]);
    const at = buildQuadruped(
      mesh,
      random,
      {
        length: 1.7,
        height: 1.75,
        girth: 0.62,
        belly: 1.04,
        leg: 0.15,
        thigh: 1.55,
        foot: 'pad',
        neck: { length: 0.62, rise: -0.1, radius: 0.42 },
        head: { size: 0.33, muzzle: 0.52, thick: 0.22, dip: 0.5, yaw: 0.3 },
        ears: { kind: 'round', size: 0.01 },
        tail: { length: 0.7, radius: 0.04, rise: -1.4, tip: 2 },
        colours: [coat, light, dark],
        iris: '#3a2614',
        hair: 0.1,
      },
      (head, size) =>
        // Folds of hide over the shoulder, and ears that stand up like funnels.
        [-1, 1].flatMap((s) => [
          [...head(-0.5, 0.8, 0.62 * s), size * 0.26, ...head(-0.55, 1.3, 0.8 * s), size * 0.1, 0],
          [-0.5, 1.15, 0.5 * s, 0.16, -0.42, 0.7, 0.52 * s, 0.1, 1],
        ]),
    );
    const horn = (forward: number, up: number, tall: number, wide: number): void =>
      void mesh.tube(
        [
          at(forward, up, 0),
          at(forward + tall * 0.25, up + tall * 0.5, 0),
          at(forward + tall * 0.2, up + tall * 0.85, 0),
          at(forward + tall * 0.02, up + tall * 1.15, 0),
        ],
        [wide, wide * 0.7, wide * 0.42, wide * 0.06],
        '#cfc3ae',
        materials.gloss,
        14,
      );
    horn(1.7, -0.5, 1.5, 0.12);
    horn(1.1, 0.05, 0.7, 0.1);
  },
};
