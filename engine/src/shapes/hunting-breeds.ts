import { noise3, smooth } from '../solid/noise.ts';
import type { Marks } from '../solid/soft-body.ts';
import { darkAbove, mottled, paleBelow, paleThroat, stockings } from './coat-marks.ts';
import { grownDog } from './dog-form.ts';
import type { DogCoat } from './dog-form.ts';
import type { QuadrupedForm } from './quadruped-form.ts';

// Breeds whose ears hang.

/** A beagle: small and sturdy, long round ears, a black saddle over tan, white below, a tail that stands up with a white tip. */
export const beagle = (worn: DogCoat): QuadrupedForm => {
  const grown = grownDog({ ...worn, hasSocks: true });
  const form: QuadrupedForm = {
    ...grown,
    length: 0.36,
    height: 0.41,
    girth: 0.108,
    belly: 0.78,
    breadth: 0.82,
    leg: 0.023,
    thigh: 1.8,
    neck: { length: 0.125, rise: 0.85, radius: 0.07 },
    head: { ...grown.head, size: 0.092, muzzle: 0.08, thick: 0.047, eyes: 1.2 },
    ears: { kind: 'floppy', size: 1.3 },
    tail: { length: 0.27, radius: 0.026, rise: 1, bend: 0.35, tip: 1, brush: true },
    hair: 0.34,
  };
  return {
    ...form,
    marks: [
      mottled(4, { strength: 0.3, size: 0.08 }),
      darkAbove(form, 2, { down: 1.05, strength: 0.96 }),
      paleBelow(form, 1, { up: 0.5, strength: 0.95 }),
      paleThroat(form, 1),
      stockings(form, 1, { fore: 1, hind: 0.75 }),
    ],
  };
};

/** A dalmatian: slender, short of hair, white with round spots of its dark colour. */
export const dalmatian = (worn: DogCoat): QuadrupedForm => {
  const grown = grownDog(worn);
  const [spots, spotsOfFace] = [spotted(2, 0.034), spotted(2, 0.015, 0.07)];
  return {
    ...grown,
    girth: 0.138,
    neck: { ...grown.neck, radius: 0.082 },
    tail: { ...grown.tail, radius: 0.026, rise: 0.1, brush: false },
    hair: 0.24,
    marks: [spots],
    faceMarks: [
      {
        ...spotsOfFace,
        share: (f, u, a) => spotsOfFace.share(f * 0.1, u * 0.1, a * 0.13 + f * 0.02) * smooth(1, 0.8, f),
      },
      {
        colour: 2,
        share: (f, u, a) =>
          0.92 * smooth(0.8, 0.95, a) * smooth(-0.7, -0.45, f) * smooth(0.85, 0.5, u) * smooth(-1.2, -0.95, u),
      },
    ],
  };
};

/** Round spots of a colour, about so far from one another, metres, and so much rarer than usual. */
const spotted = (colour: number, apart: number, rarer = 0): Marks => ({
  colour,
  share: (x, y, z) => smooth(0.62 + rarer, 0.67 + rarer, noise3(x / apart + 7.3, y / apart + 1.9, z / apart + 4.1)),
});

/** A dachshund: a long low body on very short legs, a long muzzle and ears that hang. */
export const dachshund = (worn: DogCoat): QuadrupedForm => {
  const grown = grownDog(worn);
  const form: QuadrupedForm = {
    ...grown,
    length: 0.45,
    height: 0.3,
    girth: 0.094,
    belly: 0.86,
    breadth: 0.9,
    back: { crest: 0.06 },
    leg: 0.022,
    thigh: 1.6,
    neck: { length: 0.135, rise: 0.95, radius: 0.06 },
    head: { ...grown.head, size: 0.08, muzzle: 0.102, thick: 0.04, eyes: 1.2 },
    ears: { kind: 'floppy', size: 1.25 },
    tail: { length: 0.26, radius: 0.02, rise: 0.1, bend: 0.5, tip: 0, brush: true },
    hair: 0.3,
  };
  return { ...form, marks: tanPoints(form), faceMarks: tanFace };
};

/** A spaniel: a round head with a short muzzle between very long ears, long hair at breast, belly and legs. */
export const spaniel = (worn: DogCoat): QuadrupedForm => {
  const grown = grownDog({ ...worn, isLonghaired: true });
  const form: QuadrupedForm = {
    ...grown,
    length: 0.34,
    height: 0.39,
    girth: 0.112,
    belly: 0.9,
    breadth: 0.86,
    leg: 0.026,
    thigh: 1.9,
    neck: { length: 0.12, rise: 0.9, radius: 0.078 },
    head: { ...grown.head, size: 0.095, muzzle: 0.066, thick: 0.047, eyes: 1.4 },
    ears: { kind: 'floppy', size: 1.6 },
    tail: { length: 0.2, radius: 0.04, rise: 0.2, bend: 0.3, tip: worn.hasSocks ? 1 : 0, brush: true },
    hair: 0.82,
  };
  const pale = worn.hasSocks ? 1 : 3;
  return {
    ...form,
    marks: [
      mottled(4, { strength: 0.4, size: 0.08 }),
      paleBelow(form, pale, { up: 0.8, strength: 0.95 }),
      paleThroat(form, pale, { strength: worn.hasSocks ? 1 : 0.6 }),
      stockings(form, pale, { fore: 1, hind: 0.8, strength: worn.hasSocks ? 0.95 : 0.5 }),
    ],
  };
};

/** A mountain dog: large and long-haired, black with rust at cheeks, brows and legs, and white from the brow down to the breast. */
export const bernese = (worn: DogCoat): QuadrupedForm => {
  const grown = grownDog({ ...worn, isLonghaired: true });
  const form: QuadrupedForm = {
    ...grown,
    girth: 0.168,
    belly: 0.86,
    breadth: 0.88,
    leg: 0.036,
    thigh: 1.9,
    neck: { ...grown.neck, radius: 0.125 },
    head: { ...grown.head, size: 0.12, muzzle: 0.098, thick: 0.062, eyes: 1.1 },
    hair: 0.86,
  };
  return {
    ...form,
    marks: [
      stockings(form, 2, { fore: 0.95, hind: 0.7, strength: 0.95 }),
      stockings(form, 1, { fore: 0.3, hind: 0.24 }),
      paleThroat(form, 1),
    ],
    faceMarks: [
      // Rust cheeks and a spot over each eye, and the white blaze that widens around the muzzle.
      ...tanFace.map((mark) => ({ ...mark, colour: 2 })),
      {
        colour: 1,
        share: (f, u, a) =>
          Math.max(
            smooth(0.2, 0.1, a - 0.05 * f) * smooth(-0.2, 0.2, f) * smooth(-0.1, 0.1, u + 0.1 * f),
            smooth(0.3, 0.2, a) * smooth(0.95, 1.2, f),
            smooth(-0.5, -0.75, u) * smooth(0.42, 0.3, a),
          ),
      },
    ],
  };
};

/** A rottweiler: broad and short of hair, a deep muzzle, black with tan marks. */
export const rottweiler = (worn: DogCoat): QuadrupedForm => {
  const grown = grownDog(worn);
  const form: QuadrupedForm = {
    ...grown,
    girth: 0.164,
    belly: 0.82,
    breadth: 0.92,
    leg: 0.036,
    thigh: 1.9,
    neck: { length: 0.185, rise: 0.95, radius: 0.106 },
    head: { ...grown.head, size: 0.126, muzzle: 0.1, thick: 0.068, eyes: 1 },
    ears: { kind: 'floppy', size: 0.75 },
    hair: 0.26,
  };
  return { ...form, marks: tanPoints(form), faceMarks: tanFace };
};

/** Tan legs and breast of what is black. */
export const tanPoints = (form: QuadrupedForm): readonly Marks[] => [
  mottled(4, { strength: 0.3, size: 0.1 }),
  stockings(form, 1, { fore: 0.75, hind: 0.6, strength: 0.9 }),
  paleThroat(form, 1, { strength: 0.75 }),
];

/** Tan cheeks and lips, and a spot over each eye. */
export const tanFace: readonly Marks[] = [
  {
    colour: 1,
    share: (f, u, a) => 0.9 * smooth(-0.1, -0.32, u + 0.16 * (f - 0.8)) * smooth(0, 0.4, f) * smooth(0.95, 0.75, a),
  },
  { colour: 1, share: (f, u, a) => 0.9 * smooth(0.15, 0.09, Math.hypot(a - 0.3, u - 0.5)) * smooth(0.3, 0.5, f) },
];
