import { doing } from '../doing.ts';
import { mixRgb } from '../../raster/colour.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { darkAbove, mottled, paleBelow } from '../../shapes/coat-marks.ts';
import { muscles } from '../../shapes/muscles.ts';
import { lionMane, maneMarks } from '../../shapes/mane.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { QuadrupedForm } from '../../shapes/quadruped-form.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Random } from '../../raster/random.ts';
import type { Concept, Look } from '../concept.ts';

export const lion: Concept = {
  id: 'lion',
  words: {
    en: 'lion',
    de: 'löwe/löwen',
    es: 'león',
    fr: 'lion',
    zh: '狮子',
    ja: 'ライオン',
    ar: 'أسد',
    emoji: '🦁',
  },
  size: { width: 2.7, height: 1.5 },
  lives: ['savanna', 'hills', 'desert'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'sits', 'lies', 'sleeps'],
  build(mesh, random, look) {
    const form = lionForm(random, look);
    const maned = { ...form, faceMarks: [...(form.faceMarks ?? []), ...maneMarks([3, 4, 2], 0)] };
    buildQuadruped(mesh, random, maned, (at, size, drop) =>
      lionMane(at, random, { size, chest: [-0.5, 0.8 - drop, 0], girth: 0.3, colours: [3, 4, 2] }),
    );
  },
};

/** A lion without its mane, which is that of a lioness, and by `age` of a cub. */
export function lionForm(
  random: Random,
  look: Look,
  age: (form: QuadrupedForm) => QuadrupedForm = (form) => form,
): QuadrupedForm {
  const [coat, light, dark] = schemeOf(look.colour, random, [
    ['#bb8b4c', '#d3b584', '#4f2e1a'],
    ['#c39a5e', '#e2caa0', '#6b4222'],
  ]);
  const amber = mixRgb(readColour(coat), readColour(dark), 0.35);
  const brown = mixRgb(readColour(coat), readColour(dark), 0.72);
  const form = age({
    ...doing(look),
    length: 1.12,
    height: 1.12,
    girth: 0.3,
    belly: 0.84,
    breadth: 0.8,
    back: { withers: 0.08, dip: 0.08, croup: 0.06, crest: 0.04 },
    leg: 0.066,
    thigh: 2.1,
    foot: 'paw',
    neck: { length: 0.32, rise: 0.42, radius: 0.19 },
    head: { size: 0.2, muzzle: 0.225, thick: 0.118, dip: 0.36, yaw: 1.1, kind: 'cat', eyes: 1.16 },
    ears: { kind: 'round', size: 1.02, inside: 6 },
    tail: { length: 0.86, radius: 0.027, rise: -0.95, bend: 0.6, tip: 2, tuft: 0.032 },
    colours: [
      coat,
      light,
      dark,
      amber,
      brown,
      mixRgb(readColour(coat), readColour(light), 0.5),
      mixRgb(readColour(coat), readColour(dark), 0.34),
    ],
    paint: { belly: 5, muzzle: 5 },
    leather: '#4a2a22',
    whiskers: '#f2ece0',
    iris: '#b07a24',
    hair: 0.45,
    shaggy: [2],
  });
  return {
    ...form,
    marks: [
      mottled(6, { strength: 0.4, size: 0.2 }),
      darkAbove(form, 6, { down: 0.8, strength: 0.5 }),
      muscles(form, 6, 0.8),
      paleBelow(form, 1, { up: 0.8, strength: 0.8 }),
    ],
    faceMarks: [
      // Pale lips, chin and hollows under the eyes; a brow and a bridge that are darker; black corners of the eyes.
      {
        colour: 1,
        share: (f, u, a) =>
          0.9 *
          Math.max(
            smooth(-0.3, -0.5, u + 0.2 * (f - 1)) * smooth(0.8, 1.1, f),
            0.6 * smooth(0.26, 0.1, Math.hypot(f - 0.78, u + 0.04, a - 0.5)),
            0.4 * smooth(0.18, 0.06, Math.hypot(f - 0.78, u - 0.46, a - 0.42)),
          ),
      },
      {
        colour: 6,
        on: [0, 5],
        share: (f, u, a) => 0.6 * smooth(0.34, 0.16, a) * smooth(0.7, 1, f) * smooth(-0.35, 0, u + 0.4 * (f - 1)),
      },
      {
        colour: 2,
        on: [0, 5],
        share: (f, u, a) =>
          0.85 *
          smooth(0.1, 0.03, Math.abs(a - 0.36 + 0.5 * (u - 0.1))) *
          smooth(0.3, 0.2, u) *
          smooth(-0.22, -0.02, u) *
          smooth(0.6, 0.8, f),
      },
    ],
  };
}
