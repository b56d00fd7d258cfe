import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const goat: Concept = {
  id: 'goat',
  words: { en: 'goat', de: 'ziege/ziegen', es: 'cabra', fr: 'chèvre', zh: '山羊', ja: 'ヤギ', ar: 'ماعز', emoji: '🐐' },
  size: { width: 1.5, height: 1.25 },
  lives: ['hills', 'mountains'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#e2dccf', '#f4efe6', '#6a5f52'],
      ['#8a6a4a', '#e6dccb', '#2a201a'],
    ]);
    const at = buildQuadruped(
      mesh,
      random,
      {
        length: 0.72,
        height: 0.86,
        girth: 0.2,
        leg: 0.04,
        thigh: 1.6,
        foot: 'hoof',
        neck: { length: 0.34, rise: 0.85, radius: 0.105 },
        head: { size: 0.105, muzzle: 0.17, thick: 0.06, dip: 0.55, yaw: 0.7 },
        ears: { kind: 'floppy', size: 1 },
        tail: { length: 0.14, radius: 0.045, rise: 0.7, tip: 1 },
        colours: [coat, light, dark],
        paint: { muzzle: 1 },
        iris: '#c8a23c',
        hair: 0.5,
      },
      (at, size) => [[...at(1.2, -1.1, 0), size * 0.3, ...at(1.25, -2.3, 0), size * 0.06, 1]],
    );
    for (const s of [-1, 1])
      mesh.tube(
        [at(-0.05, 0.8, 0.35 * s), at(-0.5, 2, 0.5 * s), at(-1.5, 2.7, 0.75 * s), at(-2.4, 2.5, 0.95 * s)],
        [0.035, 0.03, 0.022, 0.006],
        '#7a6a54',
        materials.bark,
        9,
      );
  },
};
