import { doing } from '../doing.ts';
import { mixRgb } from '../../raster/colour.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { darkAbove, paleBelow, paleThroat } from '../../shapes/coat-marks.ts';
import { muscles } from '../../shapes/muscles.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { QuadrupedForm } from '../../shapes/quadruped-form.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Marks } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';
import { leopard, strewn } from './leopard.ts';

export const cheetah: Concept = {
  ...leopard,
  id: 'cheetah',
  words: {
    en: 'cheetah',
    de: 'gepard/geparden',
    es: 'guepardo',
    fr: 'guépard',
    zh: '猎豹',
    ja: 'チーター',
    ar: 'فهد',
    emoji: '',
  },
  lives: ['savanna', 'hills', 'desert'],
  build(mesh, random, look) {
    const [coat] = schemeOf(look.colour, random, [['#cfa055', '#ffffff', '#000000']]);
    const place = random() * 30;
    // Made to run: a small head, a deep breast over a drawn-in belly, and long thin legs.
    const form: QuadrupedForm = {
      ...doing(look),
      length: 1.04,
      height: 1.04,
      girth: 0.215,
      belly: 0.6,
      breadth: 0.66,
      back: { withers: 0.1, dip: 0.1, croup: 0.02, crest: 0.05 },
      leg: 0.04,
      thigh: 2.05,
      foot: 'paw',
      neck: { length: 0.3, rise: 0.46, radius: 0.108 },
      head: { size: 0.128, muzzle: 0.1, thick: 0.064, dip: 0.42, yaw: 1, kind: 'cat', eyes: 1.2 },
      ears: { kind: 'round', size: 0.72 },
      tail: { length: 0.86, radius: 0.03, rise: -0.6, bend: 0.7, tip: 2 },
      colours: [coat, '#f3ebdc', '#221710', mixRgb(readColour(coat), [0.3, 0.14, 0.04], 0.35)],
      paint: { muzzle: 1 },
      leather: '#241a16',
      whiskers: '#f2ece0',
      iris: '#b5812c',
      hair: 0.26,
    };
    buildQuadruped(mesh, random, {
      ...form,
      marks: [
        darkAbove(form, 3, { down: 0.7, strength: 0.35 }),
        muscles(form, 3, 0.5),
        paleBelow(form, 1, { up: 0.5, strength: 0.95 }),
        paleThroat(form, 1, { strength: 0.85 }),
        spots(place),
      ],
      faceMarks: [palePatches, tears],
    });
  },
};

/** Round single spots, evenly strewn from the neck to the thighs, and finer ones on the legs. */
const spots = (place: number): Marks => ({
  colour: 2,
  on: [0, 1],
  share: (x, y, z) => {
    // None on the head; forelegs have them even where they reach out ahead in a run.
    const on = Math.max(smooth(-0.78, -0.64, x), smooth(0.95, 0.8, y));
    if (on === 0) return 0;
    const size = y > 0.5 ? 0.062 : 0.048;
    return 0.92 * on * smooth(0.4, 0.32, strewn(x / size + place, (y + 0.5 * Math.abs(z)) / size + place));
  },
});

/** Pale lips and chin, and pale above and below the eyes. */
const palePatches: Marks = {
  colour: 1,
  share: (f, u, a) =>
    Math.max(
      smooth(-0.2, -0.36, u + 0.2 * (f - 0.9)) * smooth(0.3, 0.6, f),
      0.85 * smooth(0.24, 0.12, Math.hypot(f - 0.82, u + 0.02, (a - 0.5) * 0.8)),
    ),
};

/** The black line from the inner corner of each eye down beside the nose to the mouth. */
const tears: Marks = {
  colour: 2,
  on: [0, 1],
  share: (f, u, a) =>
    0.95 *
    smooth(0.1, 0.05, Math.abs(a - 0.33 + 0.28 * (u - 0.1))) *
    smooth(0.3, 0.2, u) *
    smooth(-0.46, -0.34, u) *
    smooth(0.6, 0.8, f),
};
