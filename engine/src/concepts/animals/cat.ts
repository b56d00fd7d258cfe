import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { pick } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

/** Black fur a little lighter, so that its form is seen as well. */
const shownOf = (colour: string): Rgb => {
  const [r, g, b] = readColour(colour);
  return mixRgb([r, g, b], [0.42, 0.42, 0.46], 0.15 * smooth(0.2, 0.01, r * 0.3 + g * 0.6 + b * 0.1));
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
    // A black cat is black all over: stripes belong to coats that nobody has asked for.
    const asked = look.colour && shownOf(look.colour);
    const { coat, light, dark, striped } = asked
      ? { coat: asked, light: asked, dark: asked, striped: false }
      : { ...natural, coat: shownOf(natural.coat) };
    const cones: Cones = [
      // Rump, a back that is bent, chest and throat.
      [0.12, 0.13, 0, 0.125, 0.06, 0.24, 0, 0.112, 0],
      [0.06, 0.24, 0, 0.112, -0.04, 0.345, 0, 0.09, 0],
      [-0.04, 0.345, 0, 0.088, -0.095, 0.43, 0, 0.066, 0],
      [-0.07, 0.3, 0, 0.085, -0.085, 0.2, 0, 0.078, 0],
      [-0.12, 0.35, 0, 0.05, -0.13, 0.25, 0, 0.045, 1],
      // A wide skull, cheeks, a short muzzle.
      [-0.125, 0.505, 0.022, 0.078, -0.125, 0.505, -0.022, 0.078, 0],
      [-0.15, 0.475, 0.05, 0.046, -0.15, 0.475, -0.05, 0.046, 0],
      [-0.195, 0.468, 0.016, 0.03, -0.195, 0.468, -0.016, 0.03, 1],
      [-0.17, 0.49, 0, 0.04, -0.206, 0.482, 0, 0.02, 0],
      ...bothSides((s) => [
        // Ears are leaves whose hollow looks ahead.
        [-0.12, 0.55, 0.034 * s, 0.032, -0.118, 0.634, 0.07 * s, 0.001, 0],
        [-0.115, 0.54, 0.066 * s, 0.032, -0.118, 0.634, 0.07 * s, 0.001, 0],
        [-0.142, 0.56, 0.054 * s, 0.018, -0.128, 0.61, 0.064 * s, 0.003, 3],
        // Brows, and the pads of the whiskers over a chin.
        [-0.178, 0.53, 0.03 * s, 0.016, -0.165, 0.532, 0.056 * s, 0.014, 0],
        [-0.196, 0.466, 0.012 * s, 0.026, -0.192, 0.466, 0.026 * s, 0.022, 1],
        [-0.05, 0.28, 0.055 * s, 0.055, -0.105, 0.19, 0.055 * s, 0.037, 0],
        [-0.105, 0.19, 0.055 * s, 0.036, -0.125, 0.05, 0.046 * s, 0.025, 0],
        [-0.13, 0.03, 0.046 * s, 0.029, -0.168, 0.024, 0.046 * s, 0.025, 1],
        [0.11, 0.14, 0.08 * s, 0.105, 0.0, 0.1, 0.115 * s, 0.062, 0],
        [0.03, 0.034, 0.12 * s, 0.034, -0.075, 0.027, 0.12 * s, 0.027, 1],
      ]),
      // The tail lies round the feet.
      [0.21, 0.07, 0, 0.042, 0.27, 0.045, -0.1, 0.036, 0],
      [0.27, 0.045, -0.1, 0.036, 0.17, 0.038, -0.22, 0.032, 0],
      [0.17, 0.038, -0.22, 0.032, 0.02, 0.034, -0.23, 0.028, 0],
      [0.02, 0.034, -0.23, 0.028, -0.07, 0.032, -0.19, 0.02, 2],
    ];
    mesh.body(cones, {
      k: 0.02,
      colours: [coat, light, dark, asked ? mixRgb(asked, [0.5, 0.3, 0.28], 0.3) : '#b98a80'],
      hair: 0.34,
      ...(striped && {
        marks: {
          colour: 2,
          on: [0],
          share: (x, y, z) =>
            smooth(0.2, 0.9, Math.sin((y * 1.3 + Math.abs(z) * 0.5 - x) * 62 + noise2(x * 9, y * 9) * 2)) * 0.5,
        },
      }),
    });
    const skin = skinOf(cones, 0.02);
    for (const s of [-1, 1]) {
      eyeOn(mesh, skin([-0.13, 0.505, 0], [-0.8, 0.1, 0.46 * s]), [-0.85, 0.1, 0.35 * s], 0.0165, natural.iris);
      for (const y of [-1, 0, 1])
        mesh.tube(
          [
            [-0.215, 0.462 + y * 0.006, 0.025 * s],
            [-0.215, 0.46 + y * 0.025, 0.15 * s],
          ],
          [0.0016, 0.0006],
          '#f4f0ea',
          0,
          3,
        );
    }
    mesh.ball(...skin([-0.2, 0.478, 0], [-1, 0.12, 0]), 0.008, 0.008, 0.012, '#c9747a', materials.plain, 8);
  },
};
