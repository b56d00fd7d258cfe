import { doing } from '../doing.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

export const hippopotamus: Concept = {
  id: 'hippopotamus',
  words: {
    en: 'hippopotamus/hippo/hippos',
    de: 'nilpferd/nilpferde/flusspferd',
    es: 'hipopótamo',
    fr: 'hippopotame',
    zh: '河马',
    ja: 'カバ',
    ar: 'فرس النهر',
    emoji: '🦛',
  },
  size: { width: 4.2, height: 1.7 },
  lives: ['savanna', 'river', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#8f7d80', '#c9a29a', '#4c4248'],
      ['#88776f', '#c59f90', '#494039'],
    ]);
    buildQuadruped(
      mesh,
      random,
      {
        ...doing(look),
        length: 1.65,
        height: 1.5,
        girth: 0.64,
        belly: 1.12,
        leg: 0.15,
        thigh: 1.5,
        foot: 'pad',
        neck: { length: 0.5, rise: 0.02, radius: 0.44 },
        head: { size: 0.35, muzzle: 0.46, thick: 0.3, dip: 0.22, yaw: 0.4 },
        ears: { kind: 'round', size: 0.75 },
        tail: { length: 0.45, radius: 0.045, rise: -1.3, tip: 2 },
        colours: [coat, light, dark],
        paint: { belly: 1 },
        nose: 'nostrils',
        iris: '#3a2614',
        hair: 0.06,
        marks: {
          colour: 2,
          // Darker above, where it has dried, and creased around the legs.
          share: (x, y, z) =>
            0.25 * smooth(0.95, 1.4, y + 0.3 * noise2(x * 3, z * 3)) +
            0.25 * smooth(0.6, 1, Math.sin(y * 48 + 2 * noise2(x * 4, z * 4))) * smooth(0.6, 0.4, y),
        },
      },
      (at, size) =>
        // The broad end of the muzzle, its corners, and brows that stand out over the water.
        [-1, 1].flatMap((s) => [
          [...at(1.55, -0.35, 0.34 * s), size * 0.62, ...at(1.75, -0.42, 0.5 * s), size * 0.5, 0],
          [...at(1.3, -0.75, 0.3 * s), size * 0.5, ...at(1.7, -0.8, 0.34 * s), size * 0.4, 1],
          [...at(0.45, 0.66, 0.62 * s), size * 0.3, ...at(0.3, 0.74, 0.66 * s), size * 0.26, 0],
        ]),
    );
  },
};
