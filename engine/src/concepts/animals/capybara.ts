import { schemeOf } from '../../shapes/chance.ts';
import { darkAbove, mottled, paleBelow } from '../../shapes/coat-marks.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { QuadrupedForm } from '../../shapes/quadruped-form.ts';
import type { Concept } from '../concept.ts';
import { doing } from '../doing.ts';

export const capybara: Concept = {
  id: 'capybara',
  words: {
    en: 'capybara',
    de: 'capybara/capybaras/wasserschwein',
    es: 'capibara/carpincho',
    fr: 'capybara',
    zh: '水豚',
    ja: 'カピバラ',
    ar: 'كابيبارا/خنزير الماء',
    emoji: '',
  },
  size: { width: 1.35, height: 0.8 },
  lives: ['river', 'hills', 'swamp', 'jungle'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.45,
  sway: 0.2,
  mirrors: true,
  acts: ['sits', 'lies'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#8a6440', '#b3906a', '#4a3422'],
      ['#7c5636', '#a88460', '#40291a'],
    ]);
    // A barrel on short legs, and a long deep head that is cut off blunt.
    const form: QuadrupedForm = {
      ...doing(look),
      length: 0.6,
      height: 0.6,
      girth: 0.2,
      belly: 1.06,
      breadth: 0.9,
      leg: 0.036,
      thigh: 1.8,
      foot: 'paw',
      neck: { length: 0.2, rise: 0.5, radius: 0.15 },
      head: { size: 0.125, muzzle: 0.13, thick: 0.098, dip: 0.2, yaw: 0.8, kind: 'rabbit', eyes: 0.72 },
      ears: { kind: 'round', size: 0.42 },
      tail: { length: 0.02, radius: 0.02, rise: -1, tip: 0 },
      colours: [coat, light, dark],
      nose: 'bare',
      iris: '#22160e',
      hair: 0.6,
    };
    buildQuadruped(mesh, random, {
      ...form,
      marks: [
        mottled(2, { strength: 0.3, size: 0.12 }),
        darkAbove(form, 2, { down: 0.7, strength: 0.3 }),
        paleBelow(form, 1, { up: 0.6, strength: 0.6 }),
      ],
      faceMarks: [
        { colour: 2, share: (f, u) => 0.55 * Math.max(0, Math.min(1, (f - 1.15) * 3)) * (u > 0.5 ? 0.5 : 1) },
      ],
    });
  },
};
