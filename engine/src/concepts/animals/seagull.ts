import { buildFlyingBird } from '../../shapes/flying-bird.ts';
import { buildStandingBird } from '../../shapes/standing-bird.ts';
import type { Concept } from '../concept.ts';

export const seagull: Concept = {
  id: 'seagull',
  words: {
    en: 'seagull/gull',
    de: 'möwe/möwen',
    es: 'gaviota',
    fr: 'mouette/goéland',
    zh: '海鸥',
    ja: 'カモメ',
    ar: 'نورس',
    emoji: '',
  },
  size: { width: 1.3, height: 0.55 },
  lives: ['sea', 'beach', 'coast'],
  stands: 'air',
  moves: 'flies',
  turn: -0.45,
  sway: 0.35,
  plural: 5,
  mirrors: true,
  perched: (mesh) =>
    buildStandingBird(mesh, {
      colours: ['#eeeeec', '#f6f6f4', '#a9b2ba', '#2a2c30', '#f4f4f2'],
      beak: { length: 0.062, thick: 0.0135, colour: '#dba42a' },
      iris: '#d8c88a',
      legs: '#d89a8c',
      webbed: true,
      hair: 0.24,
    }),
  build(mesh, _random, look) {
    mesh.at(0, 0.25, 0).rotX(-0.95).rotZ(-0.1);
    buildFlyingBird(
      mesh,
      {
        length: 0.52,
        span: 1.3,
        chord: 0.22,
        raise: 0.45,
        bend: 0.5,
        fingers: 0,
        beak: { length: 0.07, hooked: false, colour: '#e8b02a' },
        colours: ['#f4f4f2', '#ffffff', '#c3cad0', '#2a2c30', '#f8f8f6', '#f8f8f6'],
      },
      look.stride,
    );
  },
};
