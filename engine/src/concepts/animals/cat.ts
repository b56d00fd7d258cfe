import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { pick } from '../../shapes/chance.ts';
import { buildWhiskers } from '../../shapes/whiskers.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
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
    const cones: Cones = [
      // Rump, a back that is bent, chest and throat.
      [0.12, 0.13, 0, 0.125, 0.06, 0.24, 0, 0.112, 0],
      [0.06, 0.24, 0, 0.112, -0.04, 0.345, 0, 0.09, 0],
      [-0.04, 0.345, 0, 0.088, -0.095, 0.43, 0, 0.066, 0],
      [-0.07, 0.3, 0, 0.085, -0.085, 0.2, 0, 0.078, 0],
      [-0.12, 0.35, 0, 0.05, -0.13, 0.25, 0, 0.045, 1],
      // Shoulder blades, a ruff on the breast, and the neck that goes up to the skull.
      [-0.07, 0.41, 0, 0.078, -0.115, 0.45, 0, 0.078, 0],
      ...bothSides((s) => [
        [-0.03, 0.345, 0.05 * s, 0.06, -0.075, 0.25, 0.07 * s, 0.05, 0],
        [-0.14, 0.38, 0.02 * s, 0.036, -0.14, 0.3, 0.02 * s, 0.03, 1],
        // Fur stands off the cheeks.
        [-0.1645, 0.452, 0.0575 * s, 0.0414, -0.13, 0.4233, 0.0978 * s, 0.0184, 0],
      ]),
      // A wide skull, cheeks, a short muzzle.
      [-0.1242, 0.4807, 0.0253, 0.0897, -0.1242, 0.4807, -0.0253, 0.0897, 0],
      [-0.153, 0.4462, 0.0575, 0.0529, -0.153, 0.4462, -0.0575, 0.0529, 0],
      [-0.2047, 0.4382, 0.0184, 0.0345, -0.2047, 0.4382, -0.0184, 0.0345, 1],
      [-0.176, 0.4635, 0, 0.046, -0.2174, 0.4543, 0, 0.023, 0],
      ...bothSides((s) => [
        // Ears are leaves whose hollow looks ahead.
        [-0.1185, 0.5325, 0.0391 * s, 0.0368, -0.1162, 0.6291, 0.0805 * s, 0.0011, 0],
        [-0.1128, 0.521, 0.0759 * s, 0.0368, -0.1162, 0.6291, 0.0805 * s, 0.0011, 0],
        [-0.1438, 0.544, 0.0621 * s, 0.0207, -0.1277, 0.6015, 0.0736 * s, 0.0034, 3],
        // Brows, and the pads of the whiskers over a chin.
        [-0.1852, 0.5095, 0.0345 * s, 0.0184, -0.1703, 0.5118, 0.0644 * s, 0.0161, 0],
        [-0.2059, 0.4359, 0.0138 * s, 0.0299, -0.2013, 0.4359, 0.0299 * s, 0.0253, 1],
        [-0.05, 0.28, 0.055 * s, 0.055, -0.105, 0.19, 0.055 * s, 0.037, 0],
        [-0.105, 0.19, 0.055 * s, 0.034, -0.118, 0.11, 0.048 * s, 0.026, 0],
        [-0.118, 0.11, 0.048 * s, 0.026, -0.126, 0.045, 0.046 * s, 0.024, 0],
        [-0.13, 0.03, 0.046 * s, 0.027, -0.155, 0.026, 0.046 * s, 0.026, 1],
        ...[-1, 0, 1].map((t) => [
          -0.15,
          0.024,
          (0.046 + 0.014 * t) * s,
          0.014,
          -0.183,
          0.014,
          (0.046 + 0.017 * t) * s,
          0.0115,
          1,
        ]),
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
      const at = skin([-0.13, 0.48, 0], [-0.8, 0.1, 0.46 * s]);
      eyeOn(mesh, at, [-0.85, 0.1, 0.35 * s], 0.0172, natural.iris, mixRgb(readColour(coat), [0, 0, 0], 0.1));
      const roots = [1.5, 0.5, -0.5, -1.5].map((y): Vec3 => [-0.224, 0.433 + y * 0.006, 0.03 * s]);
      buildWhiskers(mesh, roots, { side: s, length: 0.13, colour: '#f4f0ea' });
    }
    const leather = asked ? mixRgb(asked, [0.03, 0.02, 0.02], 0.5) : '#b9686c';
    mesh.ball(...skin([-0.21, 0.45, 0], [-1, 0.12, 0]), 0.007, 0.0065, 0.0105, leather, materials.wet, 10);
    // From the nose down, and the two bows of the lips.
    const lip = mixRgb(readColour(light), [0.03, 0.02, 0.015], 0.75);
    const under = [0.443, 0.436, 0.429].map((y) => skin([-0.199, y, 0], [-1, -0.07, 0]));
    mesh.tube(under, [0.0016], lip, materials.plain, 5);
    const bows = [-1.1, -0.8, -0.4, 0, 0.4, 0.8, 1.1].map((t) =>
      skin([-0.197, 0.428 - 0.007 * Math.sin(Math.abs(t) * 2.6), 0.016 * t], [-1, -0.12, 0.5 * t]),
    );
    mesh.tube(bows, [0.0005, 0.0015, 0.0019, 0.0017, 0.0019, 0.0015, 0.0005], lip, materials.plain, 5);
  },
};
