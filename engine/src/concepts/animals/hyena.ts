import { doing } from '../doing.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { paleBelow, stockings } from '../../shapes/coat-marks.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { QuadrupedForm } from '../../shapes/quadruped-form.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const hyena: Concept = {
  id: 'hyena',
  words: {
    en: 'hyena/hyaena/spotted hyena',
    de: 'hyäne/hyänen/tüpfelhyäne',
    es: 'hiena',
    fr: 'hyène',
    zh: '鬣狗/斑鬣狗',
    ja: 'ハイエナ',
    ar: 'ضبع',
    emoji: '',
  },
  size: { width: 1.6, height: 1.05 },
  lives: ['savanna', 'hills', 'desert'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.45,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'sits', 'lies', 'sleeps'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#a08660', '#c4ae88', '#2a1e16'],
      ['#94805e', '#bba682', '#261b14'],
    ]);
    const place = random() * 30;
    // High at the shoulders and low behind, on a strong neck that is carried low.
    const form: QuadrupedForm = {
      ...doing(look),
      length: 0.72,
      height: 0.82,
      girth: 0.205,
      belly: 0.84,
      breadth: 0.74,
      back: { withers: 0.22, dip: -0.02, croup: -0.46, crest: 0.2 },
      leg: 0.036,
      thigh: 1.6,
      foot: 'paw',
      neck: { length: 0.34, rise: 0.42, radius: 0.145 },
      head: { size: 0.125, muzzle: 0.15, thick: 0.072, dip: 0.3, yaw: 0.95, kind: 'dog', eyes: 0.92 },
      ears: { kind: 'round', size: 1.25, inside: 1 },
      tail: { length: 0.3, radius: 0.04, rise: -1.05, tip: 2, brush: true },
      colours: [coat, light, dark],
      iris: '#5a3a1c',
      leather: '#1c1512',
      hair: 0.5,
    };
    buildQuadruped(
      mesh,
      random,
      {
        ...form,
        marks: [
          paleBelow(form, 1, { up: 0.5, strength: 0.6 }),
          stockings(form, 2, { fore: 0.5, hind: 0.45, strength: 0.75 }),
          {
            colour: 2,
            share: (x, y, z) =>
              0.8 *
              smooth(0.6, 0.7, noise2(x * 21 + place, y * 21 + Math.abs(z) * 9)) *
              smooth(0.4, 0.52, y) *
              smooth(-0.56, -0.42, x),
          },
        ],
        faceMarks: [{ colour: 2, share: (f, u) => 0.75 * smooth(0.85, 1.45, f - 0.3 * u) }],
      },
      (at, size, drop) =>
        // A mane stands along the neck.
        haired(2.6, melting(0.05, [[...at(-0.7, 0.5, 0), size * 0.5, -0.3, 0.84 - drop, 0, 0.06, 0]])),
    );
  },
};
