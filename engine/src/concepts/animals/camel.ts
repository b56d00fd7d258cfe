import { doing } from '../doing.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const camel: Concept = {
  id: 'camel',
  words: {
    en: 'camel/dromedary',
    de: 'kamel/dromedar',
    es: 'camello',
    fr: 'chameau/dromadaire',
    zh: '骆驼',
    ja: 'ラクダ',
    ar: 'جمل',
    emoji: '🐪/🐫',
  },
  size: { width: 3.5, height: 2.4 },
  lives: ['desert'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'grazes'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#c09a62', '#d8b888', '#7a5a34']]);
    buildQuadruped(
      mesh,
      random,
      {
        ...doing(look),
        length: 1.3,
        height: 1.75,
        girth: 0.36,
        belly: 0.86,
        leg: 0.062,
        thigh: 1.9,
        foot: 'cloven',
        nose: 'nostrils',
        breadth: 0.86,
        // The neck sinks from the breast before it rises.
        back: { crest: -0.13 },
        neck: { length: 0.95, rise: 0.66, radius: 0.118 },
        head: { size: 0.138, muzzle: 0.29, thick: 0.08, dip: 0.3, yaw: 0.6, eyes: 1.4 },
        ears: { kind: 'leaf', size: 0.5 },
        tail: { length: 0.6, radius: 0.03, rise: -1.3, tip: 2 },
        colours: [coat, light, dark],
        hair: 0.32,
      },
      () =>
        // The hump, woolly at its top, and the wool under the neck.
        haired(
          2.5,
          melting(0.24, [
            [-0.16, 1.54, 0, 0.26, 0.34, 1.52, 0, 0.26, 0],
            [0, 1.7, 0, 0.25, 0.14, 1.74, 0, 0.24, 0],
            [0.05, 1.88, 0, 0.17, 0.1, 1.94, 0, 0.13, 2],
            [-0.7, 1.3, 0, 0.1, -1.0, 1.32, 0, 0.1, 0],
          ]),
        ),
    );
  },
};
