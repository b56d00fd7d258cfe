import { doing } from '../doing.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

export const lamb: Concept = {
  id: 'lamb',
  words: {
    en: 'lamb/lambs/baby sheep',
    de: 'lamm/lämmer/lämmchen',
    es: 'cordero',
    fr: 'agneau',
    zh: '羔羊/小羊',
    ja: '子羊',
    ar: 'حمل',
    emoji: '',
  },
  size: { width: 0.75, height: 0.6 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'lies', 'grazes'],
  build(mesh, random, look) {
    const [coat, face, shade] = schemeOf(look.colour, random, [
      ['#ece4d4', '#ddcbb4', '#b9a890'],
      ['#e8dfce', '#3b3431', '#b3a48e'],
    ]);
    buildQuadruped(mesh, random, {
      ...doing(look),
      length: 0.3,
      height: 0.48,
      girth: 0.105,
      belly: 0.94,
      breadth: 0.84,
      back: { withers: 0.02, dip: 0, croup: 0.06, crest: 0.1 },
      leg: 0.02,
      thigh: 1.9,
      foot: 'cloven',
      neck: { length: 0.17, rise: 0.85, radius: 0.056 },
      head: { size: 0.068, muzzle: 0.086, thick: 0.038, dip: 0.6, yaw: 0.75, kind: 'grazer', eyes: 1.2 },
      ears: { kind: 'long', size: 1.1, inside: 1 },
      tail: { length: 0.14, radius: 0.026, rise: -1.3, tip: 0 },
      colours: [coat, face, '#2a211c', shade],
      paint: { muzzle: 1, shin: 1 },
      iris: '#8a6a34',
      hair: 0.7,
      marks: [
        // Wool in tight curls.
        {
          colour: 3,
          share: (x, y, z) => 0.75 * smooth(0.45, 0.75, noise3(x * 55, y * 55, z * 55)),
        },
      ],
      faceMarks: [{ colour: 1, share: (f, u) => smooth(-0.1, 0.35, f + 0.2 * u) }],
    });
  },
};
