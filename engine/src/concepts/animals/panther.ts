import { doing } from '../doing.ts';
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
  acts: ['runs', 'leaps', 'sits', 'lies', 'sleeps'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#38343b', '#4d4850', '#232027']]);
    buildQuadruped(mesh, random, {
      ...doing(look),
      length: 1.1,
      height: 0.94,
      girth: 0.242,
      belly: 0.76,
      leg: 0.053,
      thigh: 2,
      foot: 'paw',
      neck: { length: 0.28, rise: 0.36, radius: 0.145 },
      head: { size: 0.165, muzzle: 0.15, thick: 0.084, dip: 0.36, yaw: 1.05, kind: 'cat', eyes: 1.35 },
      ears: { kind: 'round', size: 0.75 },
      tail: { length: 1, radius: 0.036, rise: -0.25, tip: 2 },
      colours: [coat, light, dark],
      paint: { muzzle: 1 },
      iris: '#c8d04a',
      hair: 0.2,
    });
  },
};
