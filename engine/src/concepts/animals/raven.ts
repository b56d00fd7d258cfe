import { buildFlyingBird } from '../../shapes/flying-bird.ts';
import { buildStandingBird } from '../../shapes/standing-bird.ts';
import type { Concept } from '../concept.ts';

export const raven: Concept = {
  id: 'raven',
  words: {
    en: 'raven/crow',
    de: 'rabe/raben/krähe',
    es: 'cuervo',
    fr: 'corbeau/corneille',
    zh: '乌鸦',
    ja: 'カラス',
    ar: 'غراب',
    emoji: '🐦‍⬛',
  },
  size: { width: 1.7, height: 0.7 },
  lives: ['hills', 'forest', 'mountains'],
  stands: 'air',
  moves: 'flies',
  turn: -0.9,
  sway: 0.3,
  plural: 5,
  mirrors: true,
  perched: (mesh) =>
    buildStandingBird(mesh, {
      colours: ['#2a2a34', '#2e2e38', '#2b2b36', '#20202a', '#2a2a34'],
      beak: { length: 0.07, thick: 0.02, colour: '#1c1b1e' },
      iris: '#2a1c14',
      legs: '#1c1a1c',
      hair: 0.4,
    }),
  build(mesh, _random, look) {
    mesh.at(0, 0.3, 0).rotX(-0.62).rotZ(0.24);
    buildFlyingBird(
      mesh,
      {
        length: 0.62,
        span: 1.25,
        chord: 0.3,
        raise: 0.5,
        bend: 0.25,
        fingers: 0.8,
        beak: { length: 0.1, hooked: false, colour: '#29272a' },
        colours: ['#30303a', '#3a3a44', '#353541', '#282832', '#30303b', '#2c2c37'],
        iris: '#3a2a20',
      },
      look.stride,
    );
  },
};
