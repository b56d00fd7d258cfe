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
    ['#b4682c', '#ffffff', '#000000'],
    ['#ab602a', '#ffffff', '#000000'],
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
    head: { size: 0.205, muzzle: 0.175, thick: 0.108, dip: 0.4, yaw: 1.1, kind: 'cat', eyes: 1 },
    ears: { kind: 'round', size: 0.85, inside: 4 },
    tail: { length: 0.95, radius: 0.04, rise: -0.75, bend: 0.8, tip: 2 },
    colours: [coat, '#efe6d4', '#1a1310', mixRgb(readColour(coat), [0.9, 0.62, 0.32], 0.3), '#efe6d4'],
    paint: { muzzle: 4 },
    leather: '#a8645c',
    whiskers: '#f4efe6',
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
        [...at(0.18, -0.46, 0.5 * s), size * 0.32, ...at(-0.42, -0.78, 0.78 * s), size * 0.12, 1],
        [...at(-0.05, -0.12, 0.66 * s), size * 0.34, ...at(-0.6, -0.36, 0.88 * s), size * 0.12, 0],
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

/** White in a wedge over each eye, under it, on the cheeks, and around the mouth. */
const whites: Marks = {
  colour: 4,
  share: (f, u, a) => {
    // A wedge that is broad towards the temple.
    const lift = u - 0.4 - 0.16 * (a - 0.3);
    const over = smooth(0.15, 0.07, Math.abs(lift)) * smooth(0.2, 0.3, a) * smooth(0.74, 0.6, a) * smooth(0.3, 0.5, f);
    const under =
      0.7 * smooth(0.16, 0.05, Math.hypot((u + 0.01 - 0.3 * (a - 0.5) ** 2) * 3, a - 0.5)) * smooth(0.5, 0.6, f);
    const cheek = smooth(0.5, 0.72, a) * smooth(0.06, -0.2, u) * smooth(-0.9, -0.3, f);
    const muzzle = smooth(-0.12, -0.26, u + 0.22 * (f - 0.9)) * smooth(0.4, 0.7, f);
    return Math.max(over, under, cheek, muzzle);
  },
};

/** A bow over the forehead: so far up from straight ahead, radians, and how far to the sides it reaches, in radii of the skull; how thick, radians. */
const bows = [
  [0.68, 0.42, 0.04],
  [0.86, 0.72, 0.07],
  [1.06, 0.6, 0.06],
  [1.26, 0.8, 0.075],
  [1.5, 0.7, 0.08],
] as const;

/** Bows over the forehead, bands of the cheeks, the dark rims of the eyes, and dots where the whiskers grow. */
const faceStripes: Marks = {
  colour: 2,
  on: [0, 1, 4],
  share: (f, u, a) => {
    const up = Math.atan2(u, f);
    let dark = 0;
    if (u > 0.2 && a < 0.85)
      for (const [at, reach, thick] of bows) {
        // They sink to the sides, and are thickest halfway.
        const off = Math.abs(up - at + 0.42 * a * a - 0.05 * Math.sin(a * 9));
        const run = smooth(reach, reach * 0.45, a);
        const wide = thick * (0.3 + 0.7 * run) * (0.55 + 0.45 * smooth(0, 0.16, a));
        dark = Math.max(dark, smooth(wide, wide * 0.45, off) * smooth(0, 0.12, run));
      }
    const away = Math.hypot(f - 0.9, (u - 0.06) * 0.8);
    const cheek =
      smooth(0.56, 0.68, a) *
      smooth(0.5, 0.2, f) *
      smooth(-1.05, -0.75, f) *
      smooth(0.25, 0.6, Math.sin(away * 17 + 2.2 * u + 1.2 * Math.sin(u * 5)));
    const eye = Math.hypot((u - 0.19) * 1.35, a - 0.46);
    const rim = smooth(0.2, 0.15, eye) * smooth(0.5, 0.62, f);
    // From the inner corner a line runs down along the nose, from the outer one back.
    const tear =
      0.85 *
      smooth(0.05, 0.02, Math.abs(a - 0.3 + 0.2 * (u - 0.1))) *
      smooth(0.2, 0.12, u) *
      smooth(-0.16, 0.0, u) *
      smooth(0.7, 0.85, f);
    const temple =
      smooth(0.05, 0.02, Math.abs(u - 0.22 - 0.35 * (a - 0.6))) *
      smooth(0.58, 0.64, a) *
      smooth(0.86, 0.76, a) *
      smooth(0.2, 0.4, f);
    const rows = Math.sin((u + 0.12 * f) * 62) * Math.sin(f * 46 + Math.floor(((u + 0.12 * f) * 62) / Math.PI) * 1.6);
    const dots =
      0.7 *
      smooth(0.72, 0.9, rows) *
      smooth(-0.2, -0.26, u) *
      smooth(-0.62, -0.52, u) *
      smooth(1.05, 1.15, f) *
      smooth(0.12, 0.2, a);
    return Math.max(dark, cheek, rim, tear, temple, dots);
  },
};
