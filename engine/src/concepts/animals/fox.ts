import { doing } from '../doing.ts';
import { mixRgb } from '../../raster/colour.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { darkAbove, mottled, paleBelow, paleThroat, stockings } from '../../shapes/coat-marks.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { HeadAxes, QuadrupedForm } from '../../shapes/quadruped-form.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Random } from '../../raster/random.ts';
import type { Concept, Look } from '../concept.ts';

export const fox: Concept = {
  id: 'fox',
  words: {
    en: 'fox/red fox',
    de: 'fuchs/füchse',
    es: 'zorro',
    fr: 'renard',
    zh: '狐狸',
    ja: '狐/キツネ',
    ar: 'ثعلب',
    emoji: '🦊',
  },
  size: { width: 1.35, height: 0.75 },
  lives: ['hills', 'forest'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'plays', 'sits', 'lies', 'sleeps'],
  build: (mesh, random, look) => void buildQuadruped(mesh, random, foxForm(random, look), foxRuff),
};

/** A fox of an age. */
export function foxForm(
  random: Random,
  look: Look,
  age: (form: QuadrupedForm) => QuadrupedForm = (form) => form,
): QuadrupedForm {
  const [coat, light, dark] = schemeOf(look.colour, random, [['#b8602a', '#f6ecdf', '#241610']]);
  const form = age({
    ...doing(look),
    length: 0.42,
    height: 0.47,
    girth: 0.112,
    belly: 0.7,
    breadth: 0.76,
    back: { withers: 0.04, dip: 0.05, croup: 0.04, crest: 0.06 },
    leg: 0.02,
    thigh: 2,
    foot: 'paw',
    neck: { length: 0.17, rise: 0.62, radius: 0.08 },
    head: { size: 0.08, muzzle: 0.122, thick: 0.031, dip: 0.24, yaw: 0.95, eyes: 1.1 },
    ears: { kind: 'pointed', size: 0.86, inside: 1 },
    tail: { length: 0.5, radius: 0.072, rise: -0.62, bend: 0.4, tip: 1, brush: true },
    colours: [
      coat,
      light,
      dark,
      '#6a3a22',
      mixRgb(readColour(coat), [0.16, 0.07, 0.03], 0.55),
      mixRgb(readColour(coat), readColour(light), 0.42),
    ],
    paint: { muzzle: 1, shin: 2 },
    iris: '#8a5a16',
    hair: 0.55,
  });
  return {
    ...form,
    marks: [
      mottled(4, { strength: 0.4, size: 0.09 }),
      darkAbove(form, 4, { down: 0.75, strength: 0.62 }),
      // Sandy flanks, a white breast and belly, and black stockings that run out in locks.
      paleBelow(form, 5, { up: 1.1, strength: 0.6 }),
      paleBelow(form, 1, { up: 0.42, strength: 0.95 }),
      paleThroat(form, 1),
      stockings(form, 2, { fore: 0.95, hind: 0.62 }),
      // The brush grows dark before its white end.
      { colour: 4, share: (x, y, z) => 0.75 * smooth(0.5, 0.72, x + 0.2 * (noise3(x * 40, y * 40, z * 40) - 0.5)) },
    ],
    faceMarks: [
      // White lips and cheeks up to the eyes, and dark lines from these to the nose.
      {
        colour: 1,
        share: (f, u, a) =>
          Math.max(
            smooth(-0.16, -0.34, u + 0.2 * (f - 0.8)) * smooth(-0.3, 0.1, f),
            smooth(0.5, 0.72, a) * smooth(-0.16, -0.36, u + 0.1 * f) * smooth(-0.8, -0.4, f),
          ),
      },
      {
        colour: 3,
        share: (f, u, a) =>
          0.85 *
          smooth(0.13, 0.04, Math.hypot(a - 0.42 + 0.16 * (f - 0.8), (u - 0.06 + 0.3 * (f - 0.8)) * 0.7)) *
          smooth(0.7, 0.85, f) *
          smooth(1.7, 1.3, f),
      },
    ],
  };
}

/** The hair that stands off cheeks, neck and breast. */
export const foxRuff = (at: HeadAxes, size: number): Cones =>
  // The cheeks stand off in points, behind a muzzle that is free of them: hair under it would be a beard.
  haired(
    1.1,
    melting(
      size * 0.24,
      bothSides((s) => [
        [...at(0.1, -0.3, 0.44 * s), size * 0.26, ...at(-0.4, -0.36, 0.66 * s), size * 0.2, 0],
        [...at(-0.4, -0.36, 0.64 * s), size * 0.2, ...at(-0.86, -0.5, 0.9 * s), size * 0.03, 0],
        [...at(-0.6, -0.1, 0.3 * s), size * 0.48, ...at(-1.2, -0.4, 0.34 * s), size * 0.48, 0],
      ]),
    ),
  );
