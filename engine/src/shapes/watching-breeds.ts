import { smooth } from '../solid/noise.ts';
import type { Marks } from '../solid/soft-body.ts';
import { darkAbove, mottled, paleBelow, paleThroat, stockings } from './coat-marks.ts';
import { husky } from './dog-breeds.ts';
import { grownDog } from './dog-form.ts';
import type { DogCoat } from './dog-form.ts';
import { tanFace, tanPoints } from './hunting-breeds.ts';
import type { QuadrupedForm } from './quadruped-form.ts';

// Breeds whose ears stand, and those with a short muzzle.

/** A shiba: compact, with small ears that stand, pale cheeks and breast, and a tail that is curled over the back. */
export const shiba = (worn: DogCoat): QuadrupedForm => {
  const grown = grownDog({ ...worn, hasSocks: true });
  const form: QuadrupedForm = {
    ...grown,
    length: 0.36,
    height: 0.42,
    girth: 0.115,
    belly: 0.8,
    breadth: 0.82,
    leg: 0.024,
    thigh: 1.8,
    neck: { length: 0.12, rise: 0.9, radius: 0.088 },
    head: { ...grown.head, size: 0.1, muzzle: 0.074, thick: 0.042, eyes: 1.05 },
    ears: { kind: 'pointed', size: 0.55, inside: 1 },
    tail: { length: 0.32, radius: 0.05, rise: 1, bend: 2.5, tip: 1, brush: true },
    hair: 0.62,
  };
  return {
    ...form,
    marks: [
      mottled(4, { strength: 0.35, size: 0.09 }),
      darkAbove(form, 4, { down: 0.6, strength: 0.5 }),
      paleBelow(form, 1, { up: 0.6, strength: 0.9 }),
      paleThroat(form, 1),
      stockings(form, 1, { fore: 0.8, hind: 0.5, strength: 0.75 }),
    ],
    faceMarks: [
      {
        colour: 1,
        share: (f, u, a) =>
          0.94 *
          Math.max(
            smooth(0, -0.16, u + 0.1 * (f - 0.6)) * smooth(-0.35, 0, f) * smooth(0.08, 0.22, a + 0.3 * (1.2 - f)),
            smooth(0.13, 0.07, Math.hypot(a - 0.3, u - 0.48)) * smooth(0.3, 0.5, f),
          ),
      },
    ],
  };
};

/** A samoyed: a husky that is white all over, of longer hair. */
export const samoyed = (worn: DogCoat): QuadrupedForm => {
  const form = husky(worn);
  return {
    ...form,
    girth: 0.16,
    belly: 0.86,
    iris: '#2e1a0e',
    hair: 1,
    marks: [mottled(2, { strength: 0.3, size: 0.12 }), darkAbove(form, 2, { down: 0.8, strength: 0.35 })],
    faceMarks: [],
  };
};

/** A border collie: long hair in black and white, a white collar, breast and blaze. */
export const borderCollie = (worn: DogCoat): QuadrupedForm => {
  const grown = grownDog({ ...worn, isLonghaired: true, hasSocks: true });
  const form: QuadrupedForm = {
    ...grown,
    length: 0.44,
    height: 0.52,
    girth: 0.134,
    belly: 0.78,
    leg: 0.027,
    neck: { ...grown.neck, radius: 0.1 },
    head: { ...grown.head, size: 0.104, muzzle: 0.098, thick: 0.048, eyes: 1.15 },
    ears: { kind: 'pointed', size: 0.6, inside: 4 },
    tail: { length: 0.4, radius: 0.06, rise: -0.7, bend: 0.8, tip: 1, brush: true },
    iris: '#6a4020',
    hair: 0.84,
  };
  return {
    ...form,
    marks: [
      mottled(4, { strength: 0.3, size: 0.1 }),
      paleBelow(form, 1, { up: 0.35, strength: 0.95 }),
      collarOf(form),
      paleThroat(form, 1),
      stockings(form, 1, { fore: 0.95, hind: 0.4 }),
    ],
  };
};

/** A white ring around the root of the neck. */
function collarOf({ length: L, girth: G, height: H, neck }: QuadrupedForm): Marks {
  const [c, s] = [Math.cos(neck.rise), Math.sin(neck.rise)];
  return {
    colour: 1,
    share: (x, y) => {
      const along = -(x + L * 0.5 + G * 0.1) * c + (y - H + G * 0.72) * s;
      return smooth(-0.02, 0.05, along / neck.length) * smooth(0.62, 0.46, along / neck.length);
    },
  };
}

/** A doberman: tall and slender, short of hair, with high ears, black with tan marks. */
export const doberman = (worn: DogCoat): QuadrupedForm => {
  const grown = grownDog(worn);
  const form: QuadrupedForm = {
    ...grown,
    height: 0.66,
    girth: 0.14,
    belly: 0.56,
    leg: 0.027,
    neck: { length: 0.19, rise: 0.95, radius: 0.078 },
    head: { ...grown.head, size: 0.108, muzzle: 0.132, thick: 0.05, eyes: 1.05 },
    ears: { kind: 'pointed', size: 0.8, inside: 4 },
    tail: { length: 0.12, radius: 0.022, rise: 0.4, tip: 0 },
    hair: 0.2,
  };
  return { ...form, marks: tanPoints(form), faceMarks: tanFace };
};

/** A chihuahua: tiny, on thin legs, a round head with large eyes and very large ears. */
export const chihuahua = (worn: DogCoat): QuadrupedForm => {
  const grown = grownDog(worn);
  const form: QuadrupedForm = {
    ...grown,
    length: 0.19,
    height: 0.25,
    girth: 0.064,
    belly: 0.76,
    breadth: 0.86,
    leg: 0.014,
    thigh: 1.8,
    neck: { length: 0.085, rise: 1, radius: 0.042 },
    head: { ...grown.head, size: 0.068, muzzle: 0.042, thick: 0.028, eyes: 1.45 },
    ears: { kind: 'pointed', size: 1.05, inside: 3 },
    tail: { length: 0.16, radius: 0.014, rise: 0.9, bend: 0.7, tip: 0, brush: true },
    hair: 0.36,
  };
  return {
    ...form,
    marks: [mottled(4, { strength: 0.3, size: 0.05 }), paleBelow(form, 3, { up: 0.7 }), paleThroat(form, 3)],
  };
};

/** The short broad build of bulldogs and pugs: a large head that is flat before, on a thick neck. */
const flatFaced = (worn: DogCoat): QuadrupedForm => {
  const grown = grownDog(worn);
  return {
    ...grown,
    length: 0.27,
    height: 0.31,
    girth: 0.1,
    belly: 0.86,
    breadth: 0.98,
    back: { crest: 0.04 },
    leg: 0.025,
    thigh: 1.8,
    neck: { length: 0.1, rise: 0.95, radius: 0.08 },
    head: { ...grown.head, size: 0.098, muzzle: 0.03, thick: 0.056, dip: 0.12, eyes: 1.4 },
    hair: 0.24,
  };
};

/** A french bulldog: broad, with ears like those of a bat and a white breast. */
export const frenchBulldog = (worn: DogCoat): QuadrupedForm => {
  const form: QuadrupedForm = {
    ...flatFaced(worn),
    ears: { kind: 'pointed', size: 0.85, inside: 3 },
    tail: { length: 0.04, radius: 0.022, rise: 0, tip: 0 },
  };
  return {
    ...form,
    marks: [mottled(4, { strength: 0.4, size: 0.06 }), paleThroat(form, 1, { strength: 0.95 })],
    faceMarks: [{ colour: 2, share: (f, u, a) => 0.6 * smooth(0.9, 1.15, f + 0.2 * a) * smooth(0.4, 0.1, u) }],
  };
};

/** A pug: fawn with a black mask and black ears that hang, and a tail in a curl. */
export const pug = (worn: DogCoat): QuadrupedForm => {
  const form: QuadrupedForm = {
    ...flatFaced(worn),
    ears: { kind: 'floppy', size: 0.55 },
    tail: { length: 0.2, radius: 0.026, rise: 1.2, bend: 3.4, tip: 0, brush: true },
    paint: { muzzle: 2 },
  };
  return {
    ...form,
    marks: [mottled(4, { strength: 0.25, size: 0.07 }), paleBelow(form, 3, { up: 0.7 })],
    faceMarks: [
      {
        colour: 2,
        share: (f, u, a) =>
          0.94 *
          Math.max(
            smooth(0.8, 0.98, f - 0.25 * Math.max(0, u) + 0.12 * a) * smooth(0.4, 0.14, u),
            smooth(0.3, 0.18, Math.hypot(a - 0.44, u - 0.2)) * smooth(0.3, 0.6, f),
            smooth(0.72, 0.9, a) *
              smooth(-0.7, -0.45, f) *
              smooth(0.85, 0.5, u) *
              smooth(-0.9, -0.65, u) *
              smooth(1.3, 1.15, a),
            // Folds of the brow.
            0.5 * smooth(0.05, 0.02, Math.abs(u - 0.56 - 0.1 * Math.cos(a * 8))) * smooth(0.34, 0.2, a),
          ),
      },
    ],
  };
};

/** A terrier: small, white, with tan over ears and eyes, and a tail that stands up. */
export const terrier = (worn: DogCoat): QuadrupedForm => {
  const grown = grownDog({ ...worn, hasSocks: false });
  const form: QuadrupedForm = {
    ...grown,
    length: 0.28,
    height: 0.34,
    girth: 0.086,
    belly: 0.76,
    leg: 0.02,
    thigh: 1.8,
    neck: { length: 0.11, rise: 0.95, radius: 0.058 },
    head: { ...grown.head, size: 0.08, muzzle: 0.076, thick: 0.038, eyes: 1.25 },
    ears: { kind: 'floppy', size: 0.7 },
    tail: { length: 0.15, radius: 0.02, rise: 1.1, bend: 0.3, tip: 0, brush: true },
    hair: 0.44,
  };
  return {
    ...form,
    marks: [
      mottled(3, { strength: 0.2, size: 0.07 }),
      { colour: 2, share: (x, y) => 0.94 * smooth(0.075, 0.055, Math.hypot(x - 0.07, y - form.height)) },
    ],
    faceMarks: [
      {
        colour: 2,
        share: (f, u, a) =>
          0.94 *
          smooth(0.13, 0.24, a + 0.04 * Math.sin(u * 9)) *
          smooth(0.98, 0.8, f) *
          smooth(-0.5, -0.3, u + 0.4 * (a - 0.5)),
      },
    ],
  };
};
