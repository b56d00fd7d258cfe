import { doing } from '../doing.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { QuadrupedForm } from '../../shapes/quadruped-form.ts';
import { smooth } from '../../solid/noise.ts';
import type { Marks } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const badger: Concept = {
  id: 'badger',
  words: {
    en: 'badger/honey badger',
    de: 'dachs/dachse/honigdachs',
    es: 'tejón/tejones',
    fr: 'blaireau',
    zh: '獾',
    ja: 'アナグマ',
    ar: 'غرير',
    emoji: '🦡',
  },
  size: { width: 0.95, height: 0.45 },
  lives: ['forest', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.6,
  sway: 0.2,
  mirrors: true,
  acts: ['sits'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#8b8680', '#f0ece4', '#1d1a19']]);
    // Broad and low, on short dark legs.
    const form: QuadrupedForm = {
      ...doing(look),
      length: 0.4,
      height: 0.36,
      girth: 0.145,
      belly: 1.04,
      breadth: 0.96,
      leg: 0.03,
      thigh: 1.7,
      foot: 'paw',
      neck: { length: 0.12, rise: 0.2, radius: 0.105 },
      head: { size: 0.084, muzzle: 0.105, thick: 0.042, dip: 0.24, yaw: 1, kind: 'bear', eyes: 0.9 },
      ears: { kind: 'round', size: 0.62, inside: 1 },
      tail: { length: 0.15, radius: 0.04, rise: -0.6, tip: 1, brush: true },
      colours: [coat, light, dark, '#5d5955'],
      paint: { belly: 2, shin: 2, muzzle: 1 },
      iris: '#24160f',
      leather: '#1a1513',
      hair: 0.62,
      marks: [
        // Dark below and on the legs, lighter along the back.
        { colour: 2, on: [0], share: (x, y) => smooth(0.2, 0.12, y) * smooth(0.5, 0.36, x) },
        { colour: 3, share: (x, y, z) => 0.5 * smooth(0.5, 0.9, Math.sin(x * 60 + y * 20 + z * 40)) },
      ],
      faceMarks: [whiteFace, bands],
    };
    buildQuadruped(mesh, random, form);
  },
};

/** A white head. */
const whiteFace: Marks = { colour: 1, share: (f) => smooth(-1.1, -0.6, f) };

/** A black band from the nose over each eye to the nape. */
const bands: Marks = {
  colour: 2,
  on: [0, 1],
  share: (f, u, a) => smooth(0.26, 0.19, Math.abs(a - 0.5 + 0.1 * f)) * smooth(-0.25, -0.05, u) * smooth(1.75, 1.5, f),
};
