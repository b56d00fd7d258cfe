import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { pick } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

/** A little lighter, so that its form is seen in black fur as well. */
const shownOf = (colour: string): Rgb => mixRgb(readColour(colour), [0.42, 0.42, 0.46], 0.07);

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
      ['#c77a35', '#f6ead8', '#9a5420', '#c8b83a'],
      ['#2e2c30', '#2e2c30', '#1e1c20', '#d8c23a'],
      ['#908c88', '#eae6e0', '#5e5a58', '#7ab04a'],
      ['#f0ece4', '#ffffff', '#d8cfc2', '#5a9ac8'],
    ]);
    // A black cat is black all over: stripes belong to coats that nobody has asked for.
    const [coat, light, dark, iris] = look.colour
      ? [shownOf(look.colour), shownOf(look.colour), look.colour, natural[3]]
      : natural;
    const cones: Cones = [
      [0.06, 0.15, 0, 0.135, -0.05, 0.3, 0, 0.1, 0],
      [-0.05, 0.3, 0, 0.1, -0.1, 0.41, 0, 0.072, 0],
      [-0.12, 0.3, 0, 0.08, -0.12, 0.2, 0, 0.07, 1],
      [-0.13, 0.5, 0.012, 0.088, -0.13, 0.5, -0.012, 0.088, 0],
      [-0.21, 0.465, 0.02, 0.032, -0.21, 0.465, -0.02, 0.032, 1],
      [-0.17, 0.455, 0.05, 0.035, -0.17, 0.455, -0.05, 0.035, 1],
      ...bothSides((s) => [
        [-0.12, 0.56, 0.05 * s, 0.036, -0.115, 0.655, 0.075 * s, 0.006, 0],
        [-0.11, 0.25, 0.06 * s, 0.044, -0.14, 0.04, 0.052 * s, 0.028, 0],
        [-0.14, 0.03, 0.052 * s, 0.03, -0.185, 0.026, 0.052 * s, 0.027, 1],
        [0.08, 0.12, 0.09 * s, 0.095, -0.03, 0.07, 0.115 * s, 0.05, 0],
        [-0.03, 0.032, 0.125 * s, 0.032, -0.1, 0.028, 0.125 * s, 0.028, 1],
      ]),
      [0.16, 0.06, 0, 0.04, 0.27, 0.05, -0.1, 0.034, 0],
      [0.27, 0.05, -0.1, 0.034, 0.22, 0.045, -0.24, 0.03, 0],
      [0.22, 0.045, -0.24, 0.03, 0.08, 0.045, -0.28, 0.022, 2],
    ];
    mesh.body(cones, {
      k: 0.03,
      colours: [coat, light, dark],
      hair: 0.3,
      marks: {
        colour: 2,
        on: [0],
        share: (x, y, z) =>
          smooth(0.2, 0.9, Math.sin((y * 1.3 + Math.abs(z) * 0.5 - x) * 62 + noise2(x * 9, y * 9) * 2)) * 0.5,
      },
    });
    const skin = skinOf(cones, 0.03);
    for (const s of [-1, 1]) {
      eyeOn(mesh, skin([-0.13, 0.515, 0], [-0.8, 0.06, 0.42 * s]), [-0.9, 0.05, 0.25 * s], 0.019, iris);
      for (const y of [-1, 0, 1])
        mesh.tube(
          [
            [-0.235, 0.462 + y * 0.006, 0.025 * s],
            [-0.225, 0.46 + y * 0.025, 0.16 * s],
          ],
          [0.0016, 0.0006],
          '#f4f0ea',
          0,
          3,
        );
    }
    mesh.ball(-0.246, 0.482, 0, 0.01, 0.009, 0.013, '#c9747a', materials.plain, 8);
  },
};
