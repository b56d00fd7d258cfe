import { mixRgb } from '../../raster/colour.ts';
import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildWhiskers } from '../../shapes/whiskers.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const rabbit: Concept = {
  id: 'rabbit',
  words: {
    en: 'rabbit/bunny/hare',
    de: 'hase/hasen/kaninchen',
    es: 'conejo/conejito',
    fr: 'lapin',
    zh: '兔子',
    ja: 'うさぎ/兎',
    ar: 'أرنب',
    emoji: '🐇/🐰',
  },
  size: { width: 0.6, height: 0.62 },
  lives: ['hills', 'forest'],
  stands: 'ground',
  moves: 'still',
  turn: -0.6,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, inner] = schemeOf(look.colour, random, [
      ['#9c8468', '#e9dfcd', '#c9998a'],
      ['#e6e0d6', '#f8f5f0', '#deaca0'],
      ['#86807b', '#e6e0d9', '#c09a90'],
    ]);
    const shade = mixRgb(readColour(coat), [0.03, 0.02, 0.015], 0.35);
    const cones: Cones = [
      // The back is arched from the haunches to the withers, the loose fur of the breast hangs under the chin.
      [0.12, 0.155, 0, 0.135, 0.0, 0.195, 0, 0.12, 0],
      [0.0, 0.19, 0, 0.118, -0.1, 0.21, 0, 0.088, 0],
      [-0.08, 0.23, 0, 0.085, -0.14, 0.3, 0, 0.066, 0],
      [-0.13, 0.24, 0, 0.075, -0.12, 0.14, 0, 0.07, 1],
      [0.05, 0.09, 0, 0.08, -0.06, 0.1, 0, 0.07, 1],
      // A long skull with a bent profile, round cheeks, a blunt muzzle.
      [-0.145, 0.355, 0, 0.07, -0.185, 0.35, 0, 0.062, 0],
      [-0.19, 0.345, 0, 0.052, -0.238, 0.318, 0, 0.034, 0],
      [-0.24, 0.306, 0.014, 0.027, -0.24, 0.306, -0.014, 0.027, 1],
      [-0.2, 0.295, 0, 0.034, -0.232, 0.29, 0, 0.022, 1],
      // The tail shows its white side.
      [0.25, 0.17, 0, 0.045, 0.275, 0.2, 0, 0.036, 1],
      ...bothSides((s) => [
        [-0.18, 0.315, 0.034 * s, 0.042, -0.145, 0.31, 0.036 * s, 0.044, 0],
        [-0.2, 0.385, 0.03 * s, 0.017, -0.17, 0.393, 0.042 * s, 0.015, 0],
        // Ears are leaves; their hollow looks ahead and aside.
        [-0.128, 0.402, 0.03 * s, 0.019, -0.085, 0.5, 0.052 * s, 0.03, 0],
        [-0.085, 0.5, 0.052 * s, 0.03, -0.058, 0.595, 0.068 * s, 0.022, 0],
        [-0.058, 0.595, 0.068 * s, 0.022, -0.045, 0.645, 0.072 * s, 0.006, 3],
        [-0.142, 0.44, 0.045 * s, 0.009, -0.108, 0.51, 0.064 * s, 0.019, 2],
        [-0.108, 0.51, 0.064 * s, 0.019, -0.08, 0.6, 0.077 * s, 0.007, 2],
        // Thigh, knee at the belly, the long hind foot.
        [0.12, 0.16, 0.075 * s, 0.105, 0.06, 0.1, 0.11 * s, 0.07, 0],
        [0.05, 0.105, 0.118 * s, 0.056, 0.1, 0.05, 0.112 * s, 0.034, 0],
        [0.1, 0.036, 0.112 * s, 0.032, -0.06, 0.028, 0.118 * s, 0.026, 1],
        // Shoulder, elbow, and slender forelegs.
        [-0.06, 0.22, 0.055 * s, 0.06, -0.1, 0.15, 0.066 * s, 0.042, 0],
        [-0.085, 0.135, 0.062 * s, 0.036, -0.13, 0.075, 0.05 * s, 0.023, 0],
        [-0.13, 0.075, 0.05 * s, 0.023, -0.14, 0.03, 0.047 * s, 0.021, 1],
        [-0.14, 0.024, 0.047 * s, 0.021, -0.175, 0.02, 0.048 * s, 0.018, 1],
      ]),
    ];
    const k = 0.02;
    mesh.body(cones, {
      k,
      colours: [coat, light, inner, shade],
      hair: 0.5,
      marks: {
        colour: 3,
        share: (x, y, z) => smooth(0.5, 0.75, noise3(x * 40, y * 40, z * 40)) * smooth(0.14, 0.26, y) * 0.4,
      },
    });
    const skin = skinOf(cones, k);
    for (const s of [-1, 1]) {
      eyeOn(mesh, skin([-0.17, 0.36, 0], [-0.42, 0.16, 0.95 * s]), [-0.4, 0.1, 0.9 * s], 0.0145, '#35200f', shade);
      const roots = [1, 0, -1].map((y): Vec3 => [-0.25, 0.31 + y * 0.005, 0.03 * s]);
      buildWhiskers(mesh, roots, { side: s, length: 0.1, colour: '#e9e2d6' });
    }
    mesh.ball(
      ...skin([-0.23, 0.318, 0], [-1, 0.1, 0]),
      0.006,
      0.0055,
      0.009,
      look.colour ? shade : '#b57a74',
      materials.wet,
      8,
    );
    mesh.tube(
      [skin([-0.23, 0.31, 0], [-1, -0.02, 0]), skin([-0.23, 0.297, 0], [-1, -0.1, 0])],
      [0.0014],
      shade,
      materials.plain,
      5,
    );
  },
};
