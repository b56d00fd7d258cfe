import { doing } from '../doing.ts';
import { mixRgb } from '../../raster/colour.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { paleBelow, paleThroat } from '../../shapes/coat-marks.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { HeadAxes, QuadrupedForm } from '../../shapes/quadruped-form.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Cones, Marks } from '../../solid/soft-body.ts';
import type { Random } from '../../raster/random.ts';
import type { Concept, Look } from '../concept.ts';

export const tiger: Concept = {
  id: 'tiger',
  words: {
    en: 'tiger',
    de: 'tiger',
    es: 'tigre',
    fr: 'tigre',
    zh: '老虎',
    ja: '虎/トラ',
    ar: 'نمر',
    emoji: '🐅/🐯',
  },
  size: { width: 2.85, height: 1.3 },
  lives: ['jungle', 'forest', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'sits', 'lies', 'sleeps'],
  build: (mesh, random, look) => {
    const form = tigerForm(random, look);
    buildQuadruped(mesh, random, form, tigerRuff);
  },
};

/** A tiger as it walks, of an age. */
export function tigerForm(
  random: Random,
  look: Look,
  age: (form: QuadrupedForm) => QuadrupedForm = (form) => form,
): QuadrupedForm {
  const [coat] = schemeOf(look.colour, random, [
    ['#c8742b', '#ffffff', '#000000'],
    ['#bf6a28', '#ffffff', '#000000'],
  ]);
  const place = random() * 9;
  const form = age({
    ...doing(look),
    length: 1.16,
    height: 1.03,
    girth: 0.27,
    belly: 0.76,
    breadth: 0.74,
    back: { withers: 0.12, dip: 0.08, croup: 0.02, crest: 0.04 },
    leg: 0.058,
    thigh: 2,
    foot: 'paw',
    neck: { length: 0.32, rise: 0.32, radius: 0.18 },
    head: { size: 0.205, muzzle: 0.195, thick: 0.092, dip: 0.36, yaw: 1.1, kind: 'cat', eyes: 1.1 },
    ears: { kind: 'round', size: 0.85, inside: 4 },
    tail: { length: 0.95, radius: 0.04, rise: -0.75, bend: 0.8, tip: 2 },
    colours: [coat, '#efe6d4', '#1a1310', mixRgb(readColour(coat), [0.9, 0.62, 0.32], 0.3), '#efe6d4'],
    paint: { muzzle: 4 },
    leather: '#a8645c',
    iris: '#b8922c',
    hair: 0.36,
  });
  return {
    ...form,
    marks: [
      // The flanks grow sandy and then white towards the belly, the back is the deepest.
      paleBelow(form, 3, { up: 1.1, strength: 0.7 }),
      paleBelow(form, 1, { up: 0.62, strength: 1 }),
      paleThroat(form, 1, { strength: 0.9 }),
      stripes(place),
    ],
    faceMarks: [whites, faceStripes],
  };
}

/** The ruff of the cheeks. */
export const tigerRuff = (at: HeadAxes, size: number): Cones => [
  ...haired(
    3,
    melting(
      size * 0.3,
      bothSides((s) => [
        [...at(0.25, -0.4, 0.56 * s), size * 0.38, ...at(-0.3, -0.62, 0.86 * s), size * 0.22, 1],
        [...at(0, -0.05, 0.72 * s), size * 0.34, ...at(-0.5, -0.3, 0.94 * s), size * 0.18, 0],
      ]),
    ),
  ),
];

/** Bands around the body, often two beside one another, that bend, split, and run out to points towards the belly; few on the forelegs, rings around the tail. */
const stripes = (place: number): Marks => ({
  colour: 2,
  on: [0, 1],
  share: (x, y, z) => {
    const side = Math.abs(z);
    const sway = noise2(x * 2.6 + place, y * 4 + 2 * side);
    const bent = x * 36 + 6 * sway + 2.2 * (y - 0.75) - 1.2 * side;
    // Every band has a thin one beside it where the wave is flat.
    const wave = Math.sin(bent) * 0.76 + Math.sin(bent * 2 + 2.1 + 3 * sway) * 0.46;
    const over = smooth(0.36, 0.7, y);
    const ends = (noise2(x * 9 + place, y * 3) - 0.5) * 0.9;
    const fore = smooth(0.62, 0.4, y) * smooth(-0.2, -0.4, x) + smooth(-0.5, -0.62, x) * 0.5;
    const tail = smooth(0.85, 0.95, x);
    const rings = smooth(0.3, 0.6, Math.sin(x * 42 + y * 10)) * tail;
    const band = wave - 0.5 + 0.22 * over + ends * (1.1 - over) - fore * 0.6;
    return Math.max(rings, smooth(0.0, 0.16, band) * (1 - tail)) * smooth(-0.9, -0.7, x);
  },
});

/** White over the eyes, on the cheeks, and around the mouth. */
const whites: Marks = {
  colour: 4,
  share: (f, u, a) =>
    Math.max(
      smooth(0.2, 0.1, Math.hypot((f - 0.78) * 0.6, u - 0.42, (a - 0.42) * 0.8)),
      smooth(0.5, 0.7, a) * smooth(-0.04, -0.24, u) * smooth(-0.7, -0.2, f),
      smooth(0.14, 0.07, Math.hypot(f - 0.85, u + 0.02, (a - 0.46) * 0.8)),
      smooth(-0.2, -0.36, u + 0.2 * (f - 0.9)) * smooth(0.3, 0.6, f),
    ),
};

/** Bows over the forehead, a line down its middle, bands of the cheeks around the eyes, and black corners of the eyes. */
const faceStripes: Marks = {
  colour: 2,
  on: [0, 1, 4],
  share: (f, u, a) => {
    const brow =
      smooth(0.5, 0.62, u) *
      smooth(-0.75, -0.45, f) *
      smooth(0.25, 0.55, Math.sin(f * 15 + 5 * a * a - u * 4)) *
      smooth(0.8, 0.55, a);
    const cheek =
      smooth(0.56, 0.68, a) *
      smooth(0.6, 0.3, f) *
      smooth(-0.95, -0.7, f) *
      smooth(0.3, 0.6, Math.sin(Math.hypot(f - 0.8, u - 0.1) * 15 + u * 2));
    const corner =
      0.9 *
      smooth(0.09, 0.03, Math.abs(a - 0.36 + 0.5 * (u - 0.1))) *
      smooth(0.26, 0.16, u) *
      smooth(-0.2, 0, u) *
      smooth(0.6, 0.8, f);
    return Math.max(brow, cheek, corner);
  },
};
