import { doing } from '../doing.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { materials } from '../../solid/materials.ts';
import { noise2, smooth } from '../../solid/noise.ts';
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
  acts: ['runs'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#948d84', '#b0a89c', '#58524c'],
      ['#8c8178', '#aa9e92', '#524a44'],
    ]);
    const at = buildQuadruped(
      mesh,
      random,
      {
        ...doing(look),
        length: 1.7,
        height: 1.75,
        girth: 0.62,
        belly: 1.04,
        leg: 0.15,
        thigh: 1.55,
        foot: 'pad',
        neck: { length: 0.62, rise: -0.1, radius: 0.42 },
        head: { size: 0.33, muzzle: 0.52, thick: 0.22, dip: 0.5, yaw: 0.3 },
        ears: { kind: 'leaf', size: 0.45, inside: 2 },
        tail: { length: 0.7, radius: 0.04, rise: -1.4, tip: 2 },
        colours: [coat, light, dark],
        iris: '#3a2614',
        hair: 0.08,
        marks: {
          colour: 2,
          // Creases that part the hide into plates, and wrinkles down the legs.
          share: (x, y, z) =>
            0.34 *
              smooth(0.045, 0.005, Math.abs(x + 0.28 + 0.18 * (y - 1) + 0.05 * noise2(y * 3, z * 3))) *
              smooth(0.5, 0.8, y) +
            0.34 *
              smooth(0.045, 0.005, Math.abs(x - 0.36 + 0.1 * (y - 1) + 0.05 * noise2(y * 3 + 5, z * 3))) *
              smooth(0.5, 0.8, y) +
            0.3 * smooth(0.5, 1, Math.sin(y * 52 + 3 * noise2(x * 4, z * 4))) * smooth(0.75, 0.5, y) +
            0.3 * smooth(0.5, 0.75, noise2(x * 5, y * 5 + z)),
        },
      },
      () =>
        // Heavy shoulders and haunches.
        [-1, 1].flatMap((s) => [
          [-0.62, 1.2, 0.4 * s, 0.24, -0.5, 0.8, 0.42 * s, 0.2, 0],
          [0.62, 1.3, 0.3 * s, 0.3, 0.62, 0.85, 0.36 * s, 0.24, 0],
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
