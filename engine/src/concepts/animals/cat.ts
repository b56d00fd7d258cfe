import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { bothSides, skinOf } from '../../shapes/body-parts.ts';
import { pick } from '../../shapes/chance.ts';
import { axesAt, buildWithFace, headOf } from '../../shapes/quadruped-face.ts';
import type { AnimalHead } from '../../shapes/quadruped-form.ts';
import { drawWhiskers } from '../../shapes/quadruped-muzzle.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Cones, Marks } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

/** Black fur a little lighter, so that its form is seen as well. */
const shownOf = (colour: string): Rgb => {
  const [r, g, b] = readColour(colour);
  return mixRgb([r, g, b], [0.42, 0.42, 0.46], 0.09 * smooth(0.2, 0.01, r * 0.3 + g * 0.6 + b * 0.1));
};

/** A black cat is black all over and a white one white; what is between them has stripes and a light breast. */
const coatOf = (asked: Rgb): { coat: Rgb; light: Rgb; dark: Rgb; striped: boolean } => {
  const bright = asked[0] * 0.3 + asked[1] * 0.6 + asked[2] * 0.1;
  if (bright < 0.06 || bright > 0.6) return { coat: asked, light: asked, dark: asked, striped: false };
  const light = mixRgb(asked, [0.95, 0.88, 0.78], 0.6);
  return { coat: asked, light, dark: mixRgb(asked, [0.04, 0.025, 0.015], 0.45), striped: true };
};

export const cat: Concept = {
  id: 'cat',
  words: {
    en: 'cat/kitten',
    de: 'katze/kater/kätzchen',
    es: 'gato/gatito',
    fr: 'chat/chaton',
    zh: '猫',
    ja: '猫',
    ar: 'قطة',
    emoji: '🐈/🐱',
  },
  size: { width: 0.7, height: 0.68 },
  lives: ['hills', 'street', 'room', 'parlour'],
  stands: 'ground',
  moves: 'still',
  turn: -0.75,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const natural = pick(random, [
      { coat: '#c77a35', light: '#f6ead8', dark: '#9a5420', iris: '#a08a2c', striped: true },
      { coat: '#2e2c30', light: '#2e2c30', dark: '#1e1c20', iris: '#a88c28', striped: false },
      { coat: '#908c88', light: '#eae6e0', dark: '#5e5a58', iris: '#5f8a3c', striped: true },
      { coat: '#f0ece4', light: '#ffffff', dark: '#d8cfc2', iris: '#5a9ac8', striped: false },
    ]);
    const asked = look.colour && shownOf(look.colour);
    const { coat, light, dark, striped } = asked ? coatOf(asked) : { ...natural, coat: shownOf(natural.coat) };
    const pink = asked ? mixRgb(asked, [0.5, 0.3, 0.28], 0.3) : readColour('#c79a90');
    const form: AnimalHead = {
      foot: 'paw',
      head: { size: 0.086, muzzle: 0.05, thick: 0.037, dip: 0.34, yaw: 0.4, kind: 'cat', eyes: 1.16 },
      ears: { kind: 'pointed', size: 0.62, inside: 3 },
      colours: [coat, light, dark, pink],
      paint: { muzzle: 1 },
      leather: asked ? mixRgb(asked, [0.03, 0.02, 0.02], 0.5) : '#b07a72',
      iris: natural.iris,
      pupil: 'slit',
      hair: 0.42,
      ...(striped && { marks: tabby, faceMarks: [tabbyFace] }),
    };
    const at = axesAt([-0.135, 0.478, 0], form.head);
    const cones: Cones = [
      ...headOf(form, at),
      ...melting(0.05, [
        // Rump, a back that is bent, chest and throat.
        [0.12, 0.13, 0, 0.125, 0.06, 0.24, 0, 0.11, 0],
        [0.06, 0.24, 0, 0.11, -0.04, 0.345, 0, 0.086, 0],
        [-0.04, 0.345, 0, 0.084, -0.1, 0.44, 0, 0.062, 0],
        [-0.07, 0.3, 0, 0.083, -0.085, 0.2, 0, 0.074, 0],
      ]),
      // The fur of the breast is long.
      ...haired(2.4, melting(0.045, [[-0.13, 0.4, 0, 0.048, -0.128, 0.25, 0, 0.046, 1]])),
      ...haired(
        1.6,
        melting(
          0.03,
          bothSides((s) => [
            // Fur stands off the cheeks.
            [...at(0.1, -0.34, 0.56 * s), 0.032, ...at(-0.2, -0.52, 0.92 * s), 0.018, 0],
          ]),
        ),
      ),
      ...bothSides((s) => [
        // Shoulder blades, forelegs, and the haunches of a cat that sits.
        ...melting(0.04, [
          [-0.03, 0.345, 0.05 * s, 0.06, -0.075, 0.25, 0.07 * s, 0.05, 0],
          [-0.05, 0.28, 0.055 * s, 0.055, -0.105, 0.19, 0.055 * s, 0.037, 0],
          [0.11, 0.14, 0.08 * s, 0.105, 0.0, 0.1, 0.115 * s, 0.062, 0],
        ]),
        ...melting(0.014, [
          [-0.105, 0.19, 0.055 * s, 0.034, -0.118, 0.11, 0.048 * s, 0.0255, 0],
          [-0.118, 0.11, 0.048 * s, 0.0255, -0.126, 0.045, 0.046 * s, 0.024, 0],
          [-0.13, 0.03, 0.046 * s, 0.027, -0.155, 0.026, 0.046 * s, 0.025, 1],
          [0.03, 0.034, 0.12 * s, 0.034, -0.075, 0.027, 0.12 * s, 0.027, 1],
        ]),
        ...melting(
          0.006,
          [-1.5, -0.5, 0.5, 1.5].flatMap((t) => [
            [
              -0.158,
              0.024,
              (0.046 + 0.011 * t) * s,
              0.013,
              -0.184 + 0.003 * t * t,
              0.013,
              (0.046 + 0.0125 * t) * s,
              0.0105,
              1,
            ],
            [
              -0.075,
              0.024,
              (0.12 + 0.011 * t) * s,
              0.012,
              -0.098 + 0.003 * t * t,
              0.013,
              (0.12 + 0.0125 * t) * s,
              0.0105,
              1,
            ],
          ]),
        ),
      ]),
      // The tail lies round the feet.
      ...haired(
        1.6,
        melting(0.02, [
          [0.21, 0.07, 0, 0.042, 0.27, 0.045, -0.1, 0.036, 0],
          [0.27, 0.045, -0.1, 0.036, 0.17, 0.038, -0.22, 0.032, 0],
          [0.17, 0.038, -0.22, 0.032, 0.02, 0.034, -0.23, 0.028, 0],
          [0.02, 0.034, -0.23, 0.028, -0.07, 0.032, -0.19, 0.02, 2],
        ]),
      ),
    ];
    buildWithFace(mesh, form, at, { cones, k: 0.02 });
    const skin = skinOf(cones, 0.02);
    drawWhiskers(mesh, form, at, skin, { lifts: [0.3, 0, -0.3, -0.6], long: 1.5, colour: '#f4f0ea' });
  },
};

/** Bands around the body of a tabby. */
const tabby: Marks = {
  colour: 2,
  on: [0],
  share: (x, y, z) =>
    smooth(0.15, 0.8, Math.sin((y * 1.3 + Math.abs(z) * 0.5 - x) * 64 + noise2(x * 11, y * 11) * 4)) *
    0.7 *
    smooth(0.46, 0.38, y),
};

/** The M on its forehead, and lines from the eyes over the cheeks. */
const tabbyFace: Marks = {
  colour: 2,
  on: [0],
  share: (forward, up, aside) => {
    const brow =
      smooth(0.42, 0.6, up) *
      smooth(0.1, 0.6, Math.cos(aside * 20)) *
      smooth(0.56, 0.42, aside) *
      smooth(-0.7, -0.3, forward);
    const cheek =
      smooth(0.5, 0.66, aside) *
      smooth(0.55, 0.35, forward) *
      smooth(0.3, 0.7, Math.sin((up + 0.3 * forward) * 15)) *
      smooth(0.4, 0.2, up);
    return 0.75 * Math.max(brow, cheek);
  },
};
