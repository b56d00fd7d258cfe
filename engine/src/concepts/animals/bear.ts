import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { Concept } from '../concept.ts';

export const bear: Concept = {
  id: 'bear',
  words: {
    en: 'bear/brown bear/grizzly',
    de: 'bär/bären/braunbär',
    es: 'oso',
    fr: 'ours',
    zh: '熊',
    ja: '熊/クマ',
    ar: 'دب',
    emoji: '🐻',
  },
  size: { width: 2.4, height: 1.5 },
  lives: ['hills', 'forest', 'mountains'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#6b4428', '#a07a54', '#3c2616']]);
    buildQuadruped(
      mesh,
      random,
      {
        length: 1.0,
        height: 1.25,
        girth: 0.4,
        belly: 0.95,
        leg: 0.105,
        thigh: 1.65,
        foot: 'paw',
        neck: { length: 0.42, rise: 0.2, radius: 0.27 },
        head: { size: 0.26, muzzle: 0.24, thick: 0.1, dip: 0.34, yaw: 0.65 },
        ears: { kind: 'round', size: 1.15 },
        tail: { length: 0.12, radius: 0.08, rise: -0.6, tip: 0 },
        colours: [coat, light, dark],
        paint: { muzzle: 1, shin: 2 },
        hair: 0.6,
      },
      () => [[-0.45, 1.12, 0, 0.28, -0.35, 1.14, 0, 0.28, 0]],
    );
  },
};
