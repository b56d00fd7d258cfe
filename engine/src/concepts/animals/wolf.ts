import { doing } from '../doing.ts';
import { mixRgb } from '../../raster/colour.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { darkAbove, mottled, paleBelow, paleThroat, stockings } from '../../shapes/coat-marks.ts';
import { darkLids } from '../../shapes/dog-breeds.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { HeadAxes, QuadrupedForm } from '../../shapes/quadruped-form.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Random } from '../../raster/random.ts';
import type { Concept, Look } from '../concept.ts';

export const wolf: Concept = {
  id: 'wolf',
  words: {
    en: 'wolf/wolves',
    de: 'wolf/wölfe',
    es: 'lobo',
    fr: 'loup',
    zh: '狼',
    ja: 'オオカミ/狼',
    ar: 'ذئب',
    emoji: '🐺',
  },
  size: { width: 1.75, height: 1.1 },
  lives: ['hills', 'forest', 'mountains'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'plays', 'howls', 'sits', 'lies', 'sleeps'],
  build: (mesh, random, look) =>
    void buildQuadruped(mesh, random, wolfForm(random, look), look.act === 'howls' ? howlingRuff : wolfRuff),
};

/** A wolf of an age. */
export function wolfForm(
  random: Random,
  look: Look,
  age: (form: QuadrupedForm) => QuadrupedForm = (form) => form,
): QuadrupedForm {
  const [coat, light, dark] = schemeOf(look.colour, random, [
    ['#8b857e', '#dfd7ca', '#48423e'],
    ['#7d7466', '#d8ccb8', '#3f372f'],
  ]);
  const form = age({
    ...doing(look),
    length: 0.72,
    height: 0.83,
    girth: 0.19,
    belly: 0.72,
    breadth: 0.72,
    back: { withers: 0.1, dip: 0.04, croup: 0.0, crest: 0.02 },
    leg: 0.038,
    thigh: 2,
    foot: 'paw',
    neck: { length: 0.3, rise: 0.4, radius: 0.145 },
    head: { size: 0.122, muzzle: 0.158, thick: 0.06, dip: 0.26, yaw: 0.95, eyes: 0.92, kind: 'hound' },
    ears: { kind: 'pointed', size: 0.56, inside: 3 },
    tail: { length: 0.5, radius: 0.075, rise: -1.15, tip: 2, brush: true },
    colours: [
      coat,
      light,
      dark,
      mixRgb(readColour(coat), readColour(light), 0.55),
      mixRgb(readColour(coat), [0.2, 0.12, 0.06], 0.4),
    ],
    paint: { muzzle: 1, shin: 3 },
    iris: '#c8982a',
    hair: 0.62,
  });
  return {
    ...form,
    marks: [
      mottled(2, { strength: 0.4, size: 0.09 }),
      // Black guard hairs on mane and saddle, grey flanks, pale below, with legs of cream.
      darkAbove(form, 2, { down: 0.85, strength: 0.8 }),
      paleBelow(form, 3, { up: 0.95, strength: 0.75 }),
      stockings(form, 3, { fore: 1.1, hind: 0.8, strength: 0.8 }),
      paleBelow(form, 1, { up: 0.35, strength: 0.7 }),
      paleThroat(form, 3, { strength: 0.8 }),
    ],
    faceMarks: [
      // The dark of brow and bridge between pale cheeks and lips.
      {
        colour: 2,
        share: (f, u, a) =>
          0.6 * smooth(0.5, 0.2, a) * smooth(0.05, 0.3, u + 0.16 * (f - 0.6)) +
          0.3 * smooth(0.3, 0.8, u) * smooth(0.6, 0.2, f),
      },
      {
        colour: 1,
        share: (f, u, a) =>
          0.9 *
          Math.max(
            smooth(-0.14, -0.34, u + 0.18 * (f - 0.8)),
            smooth(0.19, 0.08, Math.hypot(a - 0.36, u - 0.46, (f - 0.6) * 0.5)),
            smooth(0.4, 0.62, a) * smooth(0.02, -0.24, u) * smooth(-0.5, 0, f),
          ),
      },
      darkLids,
    ],
  };
}

/** The hair that stands off cheeks, neck and breast. */
export const wolfRuff = (at: HeadAxes, size: number, drop: number): Cones => [
  // The ruff stands off the cheeks, and lies around the neck; the hair of the breast is long.
  ...haired(
    3,
    melting(
      size * 0.4,
      bothSides((s) => [
        [...at(0.1, -0.4, 0.5 * s), size * 0.38, ...at(-0.55, -0.6, 0.84 * s), size * 0.28, 3],
        [...at(-0.6, -0.1, 0.42 * s), size * 0.7, ...at(-1.5, -0.9, 0.6 * s), size * 0.7, 0],
      ]),
    ),
  ),
  ...haired(
    3,
    melting(size * 0.5, [
      [...at(-0.5, -0.85, 0), size * 0.56, ...at(-1.3, -1.9, 0), size * 0.7, 3],
      [...at(-1.3, -1.9, 0), size * 0.7, -0.42, 0.52 - drop, 0, size * 0.6, 3],
    ]),
  ),
];

/** The ruff of a wolf that howls: with its head laid back, throat and neck are one line from the chin to the breast. */
const howlingRuff = (at: HeadAxes, size: number): Cones => [
  ...haired(
    3,
    melting(
      size * 0.4,
      bothSides((s) => [
        [...at(-0.1, -0.4, 0.5 * s), size * 0.34, ...at(-0.8, -0.3, 0.66 * s), size * 0.34, 3],
        [...at(-0.8, 0, 0.3 * s), size * 0.62, ...at(-1.9, 0.05, 0.5 * s), size * 0.78, 0],
      ]),
    ),
  ),
  ...haired(3, melting(size * 0.5, [[...at(-0.7, -0.44, 0), size * 0.5, -0.46, 0.56, 0, size * 0.72, 3]])),
];
