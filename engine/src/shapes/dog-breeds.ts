import { smooth } from '../solid/noise.ts';
import type { Marks } from '../solid/soft-body.ts';
import { darkAbove, mottled, paleBelow, paleThroat, stockings } from './coat-marks.ts';
import { grownDog } from './dog-form.ts';
import type { DogCoat } from './dog-form.ts';
import type { QuadrupedForm } from './quadruped-form.ts';

/** A golden retriever: long hair at neck, breast, belly and tail, a broad head with ears that hang. */
export const goldenRetriever = (worn: DogCoat): QuadrupedForm => {
  const form = grownDog({ ...worn, isLonghaired: true });
  const neck = { ...form.neck, radius: 0.114 };
  return { ...form, neck, girth: 0.152, belly: 0.82, breadth: 0.82, leg: 0.032, thigh: 1.9, hair: 0.74 };
};

/** A labrador: a strong body in a short coat, a thick tail like that of an otter. */
export const labrador = (worn: DogCoat): QuadrupedForm => {
  const form = grownDog(worn);
  return {
    ...form,
    girth: 0.15,
    belly: 0.8,
    breadth: 0.82,
    leg: 0.031,
    neck: { ...form.neck, radius: 0.096 },
    tail: { ...form.tail, radius: 0.04, rise: 0, bend: 0.4 },
    hair: 0.3,
  };
};

/** A german shepherd: a long back that falls off, a long muzzle, high ears, a saddle and a mask over tan. */
export const germanShepherd = (worn: DogCoat): QuadrupedForm => {
  const grown = grownDog({ ...worn, isLonghaired: true, hasSocks: false });
  const form: QuadrupedForm = {
    ...grown,
    length: 0.54,
    girth: 0.15,
    belly: 0.72,
    back: { withers: 0.1, dip: 0.04, croup: -0.14, crest: 0.08 },
    head: { ...grown.head, muzzle: 0.122, thick: 0.052 },
    ears: { kind: 'pointed', size: 0.78, inside: 3 },
    tail: { length: 0.42, radius: 0.055, rise: -1.1, bend: 0.5, tip: 2, brush: true },
    paint: { muzzle: 2, shin: 0 },
    iris: '#6a4020',
  };
  return {
    ...form,
    marks: [
      mottled(4, { strength: 0.4, size: 0.1 }),
      paleBelow(form, 3, { up: 0.5, strength: 0.6 }),
      darkAbove(form, 2, { down: 1.45, strength: 0.97 }),
      stockings(form, 0, { fore: 0.9, hind: 0.6, strength: 0.8 }),
    ],
    faceMarks: [
      // Black from the nose to between the eyes, and the backs of the ears.
      {
        colour: 2,
        share: (f, u, a) =>
          0.92 *
          Math.max(
            smooth(0.86, 1.2, f) * smooth(0.9, 0.5, u),
            smooth(0.24, 0.1, a) * smooth(0.3, 0.7, f) * smooth(0.75, 0.4, u),
            smooth(0.85, 1.1, u) * smooth(0.05, -0.15, f),
          ),
      },
    ],
  };
};

/** A husky: a wolf's coat and mask, pale eyes, and a brush that is curled over the back. */
export const husky = (worn: DogCoat): QuadrupedForm => {
  const grown = grownDog({ ...worn, isLonghaired: true, hasSocks: true });
  const form: QuadrupedForm = {
    ...grown,
    girth: 0.15,
    belly: 0.78,
    breadth: 0.8,
    neck: { ...grown.neck, radius: 0.108 },
    head: { ...grown.head, muzzle: 0.1, thick: 0.05, eyes: 1 },
    ears: { kind: 'pointed', size: 0.55, inside: 1 },
    tail: { length: 0.44, radius: 0.064, rise: 0.75, bend: 2.1, tip: 1, brush: true },
    iris: '#7398b4',
    hair: 0.85,
  };
  return {
    ...form,
    marks: [
      mottled(3, { strength: 0.4, size: 0.1 }),
      darkAbove(form, 2, { down: 0.9, strength: 0.6 }),
      paleBelow(form, 1, { up: 0.8, strength: 0.95 }),
      paleThroat(form, 1, { strength: 1 }),
      stockings(form, 1, { fore: 1.2, hind: 1, strength: 0.95 }),
    ],
    faceMarks: [huskyMask, darkLids],
  };
};

/** Dark hair around the eyes of a hound, drawn out to the temple, without which pale eyes stare. */
export const darkLids: Marks = {
  colour: 2,
  on: [0, 1, 3],
  share: (f, u, a) =>
    0.7 * smooth(0.38, 0.2, Math.hypot(f - 0.76, (u - 0.2 - 0.25 * (a - 0.44)) * 1.5, (a - 0.46) * 0.72)),
};

/** White cheeks, lips and brows under a dark cap with a peak between the eyes. */
const huskyMask: Marks = {
  colour: 1,
  share: (f, u, a) =>
    0.96 *
    Math.max(
      smooth(0.1, -0.06, u + 0.1 * (f - 0.6)) * smooth(-0.35, 0, f),
      smooth(0.26, 0.16, Math.hypot(a - 0.34, u - 0.44)) * smooth(0.2, 0.45, f),
      smooth(0.16, 0.3, a - 0.1 * f) * smooth(0.34, 0.2, u) * smooth(0.4, 0.7, f),
    ),
};

/** A corgi: a long body on short legs, large ears that stand, white breast and feet. */
export const corgi = (worn: DogCoat): QuadrupedForm => {
  const grown = grownDog({ ...worn, hasSocks: true });
  const form: QuadrupedForm = {
    ...grown,
    length: 0.42,
    height: 0.34,
    girth: 0.118,
    belly: 0.9,
    breadth: 0.86,
    leg: 0.027,
    thigh: 1.7,
    neck: { length: 0.13, rise: 0.9, radius: 0.084 },
    head: { ...grown.head, size: 0.092, muzzle: 0.084, thick: 0.045 },
    ears: { kind: 'pointed', size: 0.85, inside: 3 },
    tail: { length: 0.12, radius: 0.034, rise: 0.3, tip: 1, brush: true },
    hair: 0.62,
  };
  return {
    ...form,
    marks: [
      mottled(4, { strength: 0.4, size: 0.09 }),
      darkAbove(form, 4, { down: 0.7, strength: 0.5 }),
      paleBelow(form, 1, { up: 0.5, strength: 0.95 }),
      paleThroat(form, 1, { strength: 1 }),
      stockings(form, 1, { fore: 0.9, hind: 0.55 }),
    ],
  };
};
