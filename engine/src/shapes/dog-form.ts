import { mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import { haired, melting } from '../solid/soft-body.ts';
import type { Cones, Marks } from '../solid/soft-body.ts';
import { bothSides } from './body-parts.ts';
import { schemeOf } from './chance.ts';
import type { Scheme } from './chance.ts';
import { darkAbove, mottled, paleBelow, paleThroat, stockings } from './coat-marks.ts';
import type { HeadAxes, QuadrupedForm } from './quadruped-form.ts';
import { buildQuadruped } from './quadruped.ts';

/** The coat of a dog: what is light of it (breast, muzzle, belly) and what is dark (saddle, ears). */
export interface DogCoat {
  readonly coat: Colour;
  readonly light: Colour;
  readonly dark: Colour;
  /** Paws and the end of the tail are light. */
  readonly hasSocks: boolean;
  /** Its hair is that of a retriever. */
  readonly isLonghaired?: boolean;
}

/** A dog of a hunter's build: a deep breast, a tucked belly, a neck that is set off, ears that hang. */
export const grownDog = (worn: DogCoat): QuadrupedForm => {
  const form: QuadrupedForm = {
    length: 0.45,
    height: 0.6,
    girth: 0.14,
    belly: 0.66,
    breadth: 0.74,
    back: { withers: 0.08, dip: 0.06, croup: 0, crest: 0.1 },
    leg: 0.027,
    thigh: 2,
    foot: 'paw',
    neck: { length: 0.155, rise: 0.82, radius: worn.isLonghaired ? 0.1 : 0.088 },
    head: { size: 0.11, muzzle: 0.128, thick: 0.057, dip: 0.26, yaw: 0.95, eyes: 0.94, kind: 'hound' },
    ears: { kind: 'floppy', size: 1.1 },
    tail: {
      length: 0.36,
      radius: worn.isLonghaired ? 0.062 : 0.036,
      // Carried no higher than the back: raised, a brush is that of a fox.
      rise: worn.isLonghaired ? -0.5 : -0.1,
      bend: 0.9,
      tip: worn.hasSocks ? 1 : 0,
      brush: true,
    },
    colours: coloursOf(worn),
    paint: { muzzle: worn.hasSocks ? 1 : 3, shin: worn.hasSocks ? 1 : 3 },
    iris: '#4c2a14',
    hair: worn.isLonghaired ? 0.78 : 0.5,
  };
  return { ...form, marks: marksOf(form, worn), faceMarks: faceOf(worn) };
};

/** The coat, what is light and what is dark of it, and two tones between. */
const coloursOf = ({ coat, light, dark }: DogCoat): QuadrupedForm['colours'] => [
  coat,
  light,
  dark,
  mixRgb(readColour(coat), readColour(light), 0.5),
  mixRgb(readColour(coat), readColour(dark), 0.55),
];

/** A darker back, a paler belly and breast; white ones, and white paws, of who has socks. */
function marksOf(form: QuadrupedForm, { hasSocks }: DogCoat): readonly Marks[] {
  const pale = hasSocks ? 1 : 3;
  return [
    mottled(4, { strength: 0.4, size: form.girth * 0.8 }),
    darkAbove(form, 4, { down: 0.9, strength: 0.7 }),
    paleBelow(form, 3, { up: 0.9, strength: 0.7 }),
    paleBelow(form, pale, { up: 0.35 }),
    paleThroat(form, pale, { strength: hasSocks ? 1 : 0.7 }),
    stockings(form, pale, { fore: 0.75, hind: 0.45, strength: hasSocks ? 1 : 0.6 }),
  ];
}

/** Ears darker than the head, pale lips, and a blaze between the eyes of who has socks. */
const faceOf = ({ hasSocks, light }: DogCoat): readonly Marks[] => [
  {
    colour: 2,
    share: (f, u, a) =>
      smooth(0.8, 0.92, a) * smooth(0.85, 0.5, u) * smooth(-0.7, -0.45, f) * smooth(-1.2, -0.95, u) * 0.75,
  },
  { colour: hasSocks ? 1 : 3, share: (f, u) => 0.9 * smooth(-0.16, -0.36, u + 0.18 * (f - 0.8)) * smooth(0.2, 0.6, f) },
  ...(hasSocks && readColour(light)[2] > 0.4
    ? [
        {
          colour: 1,
          share: (f: number, u: number, a: number) =>
            smooth(0.2, 0.1, a - 0.06 * f) * smooth(-0.2, 0.2, f) * smooth(-0.1, 0.1, u + 0.1 * f),
        },
      ]
    : [
        {
          colour: hasSocks ? 2 : 4,
          share: (f: number, _: number, a: number) => 0.4 * smooth(0.34, 0.14, a) * smooth(0.6, 1, f),
        },
      ]),
];

/** A puppy: a large round head with a short muzzle on a short thick body with a round belly, large paws. */
export const youngDog = (worn: DogCoat): QuadrupedForm => {
  const { marks: _, ...grown } = grownDog(worn);
  const form: QuadrupedForm = {
    ...grown,
    length: 0.2,
    height: 0.265,
    girth: 0.08,
    belly: 1,
    breadth: 0.96,
    back: { crest: 0.04, dip: 0.02 },
    leg: 0.022,
    thigh: 1.6,
    neck: { length: 0.085, rise: 0.95, radius: 0.058 },
    head: { size: 0.08, muzzle: 0.05, thick: 0.038, dip: 0.26, yaw: 1.05, eyes: 1.3, kind: 'hound' },
    ears: { kind: 'floppy', size: 0.9 },
    tail: { length: 0.15, radius: 0.02, rise: 0.4, bend: 0.7, tip: worn.hasSocks ? 1 : 0, brush: true },
    hair: 0.62,
  };
  return { ...form, marks: marksOf(form, worn) };
};

/** One of some coats of a dog whose light parts are no white, or one of the colour that was asked for: a black one is black below as well. */
export function plainCoat(
  asked: string | undefined,
  random: Random,
  schemes: readonly [Scheme, ...Scheme[]],
): Pick<DogCoat, 'coat' | 'light' | 'dark'> {
  const [coat, light, dark] = schemeOf(asked, random, schemes);
  if (asked === undefined) return { coat, light, dark };
  const rgb = readColour(coat);
  return { coat, light: mixRgb(rgb, [0.86, 0.7, 0.48], 0.05 + 0.38 * smooth(0.02, 0.3, rgb[1])), dark };
}

/** Builds a dog, which looks at who looks by chance, and by chance pants. */
export function buildDog(mesh: Mesh, random: Random, form: QuadrupedForm): void {
  const [isSeen, isWarm] = [random() < 0.6, random() < 0.6];
  const { act, head } = form;
  const yaw = isSeen && act !== 'runs' && act !== 'leaps' && act !== 'sleeps' ? 1.3 : head.yaw;
  // What is flat before has no room for a tongue over its lip.
  const pants = isWarm && act !== 'sleeps' && act !== 'howls' && head.muzzle > head.size * 0.5;
  buildQuadruped(mesh, random, { ...form, head: { ...head, ...(yaw !== undefined && { yaw }), pants } }, dogHair(form));
}

/** What hangs and stands off the body of a dog: the hair of throat and breast, wherever its head is turned to, and that of the cheeks. */
const dogHair =
  ({ length, height, girth }: QuadrupedForm) =>
  (at: HeadAxes, size: number, drop: number): Cones => {
    const breast = [-length * 0.5 - girth * 0.12, height - girth * 1.05 - drop, 0] as const;
    return [
      ...haired(2.2, melting(size * 0.6, [[...at(-0.72, -0.9, 0), size * 0.46, ...breast, girth * 0.46, 0]])),
      ...haired(
        1.4,
        melting(
          size * 0.3,
          bothSides((s) => [[...at(0.0, -0.5, 0.46 * s), size * 0.32, ...at(-0.6, -0.7, 0.46 * s), size * 0.4, 0]]),
        ),
      ),
    ];
  };
