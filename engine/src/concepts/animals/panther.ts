import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { Concept } from '../concept.ts';

export const panther: Concept = {
  id: 'panther',
  words: {
    en: 'panther/black panther/puma/cougar/mountain lion',
    de: 'panther/puma',
    es: 'pantera/puma',
    fr: 'panthère/puma',
    zh: '黑豹/美洲狮',
    ja: '黒豹/クロヒョウ/ピューマ',
    ar: 'نمر أسود',
    emoji: '',
  },
  size: { width: 2.9, height: 1.15 },
  lives: ['jungle', 'forest', 'mountains', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#25232a', '#34313a', '#141318']]);
    buildQuadruped(mesh, random, {
      length: 1.1,
      height: 0.94,
      girth: 0.22,
      belly: 0.76,
      leg: 0.052,
      thigh: 1.8,
      foot: 'paw',
      neck: { length: 0.28, rise: 0.36, radius: 0.165 },
      head: { size: 0.19, muzzle: 0.13, thick: 0.098, dip: 0.3, yaw: 0.75 },
      ears: { kind: 'round', size: 0.75 },
      tail: { length: 1, radius: 0.036, rise: -0.25, tip: 2 },
      colours: [coat, light, dark],
      paint: { muzzle: 1 },
      iris: '#c8d04a',
      hair: 0.2,
    });
  },
};
