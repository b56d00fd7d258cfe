import { bothSides } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const astronaut: Concept = {
  id: 'astronaut',
  words: {
    en: 'astronaut/spaceman/cosmonaut',
    de: 'astronaut/astronautin/raumfahrer',
    es: 'astronauta',
    fr: 'astronaute/cosmonaute',
    zh: '宇航员',
    ja: '宇宙飛行士',
    ar: 'رائد فضاء',
    emoji: '👩‍🚀/👨‍🚀/🧑‍🚀',
  },
  size: { width: 1.2, height: 2 },
  lives: ['moon', 'mars', 'hills'],
  stands: 'ground',
  moves: 'walks',
  build(mesh, _random, look) {
    const white = look.colour ?? '#eceef0';
    mesh.body(
      [
        [0, 1.3, 0, 0.25, 0, 0.98, 0, 0.22, 0],
        [-0.2, 1.42, 0, 0.13, 0.2, 1.42, 0, 0.13, 0],
        ...bothSides((s) => [
          [0.3 * s, 1.38, 0, 0.12, 0.4 * s, 1.08, -0.06, 0.1, 0],
          [0.4 * s, 1.08, -0.06, 0.1, 0.42 * s, 0.82, -0.16, 0.085, 0],
          [0.42 * s, 0.78, -0.18, 0.085, 0.42 * s, 0.74, -0.2, 0.08, 1],
          [0.13 * s, 0.86, 0, 0.15, 0.16 * s, 0.48, -0.06 * s, 0.125, 0],
          [0.16 * s, 0.48, -0.06 * s, 0.125, 0.17 * s, 0.14, -0.02, 0.11, 0],
          [0.17 * s, 0.09, 0, 0.11, 0.17 * s, 0.08, -0.12, 0.1, 1],
        ]),
        [0, 1.74, 0, 0.235, 0, 1.76, 0, 0.235, 0],
      ],
      { k: 0.06, colours: [white, '#8d949c'], fur: 0 },
    );
    mesh.ball(0, 1.76, -0.075, 0.19, 0.165, 0.185, '#c88a2a', materials.metal, 22);
    mesh
      .box(0, 1.02, 0.27, 0.52, 0.62, 0.24, '#c9cdd2', materials.plain)
      .box(0, 1.2, -0.25, 0.26, 0.16, 0.08, '#4a5058', materials.plain);
    mesh
      .box(-0.07, 1.25, -0.3, 0.05, 0.05, 0.02, '#d8342c', materials.gloss)
      .box(0.04, 1.25, -0.3, 0.05, 0.05, 0.02, '#2b6cb0', materials.gloss);
  },
};
