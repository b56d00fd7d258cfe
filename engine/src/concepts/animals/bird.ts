import { schemeOf } from '../../shapes/chance.ts';
import { flyingAs } from '../../shapes/flying-bird.ts';
import { buildSongbird, buildTwig } from '../../shapes/songbird.ts';
import type { Concept } from '../concept.ts';

export const bird: Concept = {
  id: 'bird',
  words: {
    en: 'bird/bird on a branch/bird sitting on a branch/bird on a twig/songbird',
    de: 'vogel/vogel auf einem ast/vogel auf einem zweig',
    es: 'pájaro/ave/pájaro en una rama',
    fr: 'oiseau/oiseau sur une branche',
    zh: '鸟',
    ja: '鳥',
    ar: 'طائر',
    emoji: '🐦',
  },
  size: { width: 0.5, height: 0.8 },
  lives: ['hills', 'beach'],
  stands: 'ground',
  moves: 'still',
  turn: -0.45,
  sway: 0.25,
  mirrors: true,
  aloft: flyingAs((colour) => ({
    ...{ length: 0.3, span: 0.5, chord: 0.13, raise: 0.55, bend: 0.2, fingers: 0.3 },
    beak: { length: 0.03, hooked: false, colour: '#3a2f28' },
    colours: [colour ?? '#70604a', '#cf6330', colour ?? '#64563f', '#3f352b', colour ?? '#70604a', '#4a3f33'],
  })),
  build(mesh, random, look) {
    const [back, breast, dark] = schemeOf(look.colour, random, [
      ['#70604a', '#cf6330', '#4a3f33'],
      ['#4a74a4', '#e3b552', '#2a4468'],
      ['#8a5038', '#e6d8c0', '#55352a'],
    ]);
    buildTwig(mesh);
    mesh.push().at(0, 0.53, 0).scale(1.35);
    buildSongbird(mesh, { back, breast, dark });
    mesh.pop();
  },
};
