import { mixRgb } from '../../raster/colour.ts';
import { bothSides, conesAlong, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildWhiskers } from '../../shapes/whiskers.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const squirrel: Concept = {
  id: 'squirrel',
  words: {
    en: 'squirrel/chipmunk',
    de: 'eichhörnchen',
    es: 'ardilla',
    fr: 'écureuil',
    zh: '松鼠',
    ja: 'リス',
    ar: 'سنجاب',
    emoji: '🐿',
  },
  size: { width: 0.53, height: 0.48 },
  lives: ['forest', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: -0.45,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#ad5a2c', '#f0e3cf', '#7c3a1c'],
      ['#8a7d70', '#ece5da', '#5f544a'],
    ]);
    const cones: Cones = [
      // It sits on its haunches with a bent back.
      [0.05, 0.095, 0, 0.085, 0.025, 0.17, 0, 0.078, 0],
      [0.025, 0.17, 0, 0.076, -0.035, 0.235, 0, 0.056, 0],
      [-0.03, 0.1, 0, 0.066, -0.055, 0.2, 0, 0.048, 1],
      [-0.04, 0.235, 0, 0.05, -0.06, 0.28, 0, 0.046, 0],
      // A round skull, a short bent nose, cheeks that are full.
      [-0.065, 0.302, 0, 0.055, -0.09, 0.298, 0, 0.048, 0],
      [-0.1, 0.29, 0, 0.04, -0.145, 0.268, 0, 0.02, 0],
      [-0.1, 0.268, 0, 0.034, -0.14, 0.256, 0, 0.016, 1],
      ...bothSides((s) => [
        [-0.1, 0.275, 0.022 * s, 0.032, -0.08, 0.268, 0.028 * s, 0.032, 0],
        [-0.1, 0.318, 0.034 * s, 0.011, -0.122, 0.3, 0.03 * s, 0.01, 1],
        [-0.13, 0.264, 0.01 * s, 0.016, -0.118, 0.26, 0.014 * s, 0.018, 1],
        // Ears with their tufts.
        [-0.05, 0.335, 0.03 * s, 0.019, -0.042, 0.37, 0.04 * s, 0.014, 0],
        [-0.062, 0.342, 0.036 * s, 0.009, -0.052, 0.365, 0.042 * s, 0.006, 3],
        [-0.042, 0.37, 0.04 * s, 0.012, -0.03, 0.425, 0.05 * s, 0.0015, 2],
        // Haunch and hind foot, shoulder, arm and hand.
        [0.045, 0.095, 0.055 * s, 0.075, -0.02, 0.06, 0.078 * s, 0.042, 0],
        [0.03, 0.024, 0.075 * s, 0.022, -0.08, 0.017, 0.08 * s, 0.016, 0],
        [-0.035, 0.22, 0.04 * s, 0.036, -0.05, 0.165, 0.062 * s, 0.025, 0],
        [-0.05, 0.165, 0.062 * s, 0.023, -0.11, 0.178, 0.04 * s, 0.015, 0],
        [-0.11, 0.178, 0.04 * s, 0.014, -0.132, 0.19, 0.028 * s, 0.011, 2],
      ]),
    ];
    const k = 0.015;
    mesh.body(cones, {
      k,
      colours: [coat, light, dark, mixRgb(readColour(light), readColour(coat), 0.5)],
      hair: 0.45,
      shaggy: [2],
    });
    mesh.body(
      bothSides((s) => [
        ...[-1, -0.3, 0.3, 1].flatMap((t) => [
          [-0.08, 0.016, 0.08 * s, 0.01, -0.118 + 0.008 * t * t, 0.008, 0.08 * s + 0.016 * t, 0.006, 0],
          [-0.13, 0.19, 0.028 * s, 0.007, -0.15, 0.188 + 0.011 * t, 0.02 * s, 0.004, 0],
        ]),
      ]),
      { k: 0.004, colours: [dark], hair: 0.2 },
    );
    // The tail rises along the back and rolls out at its end: a dark core, lighter and longer hair around it.
    mesh.body(
      conesAlong(
        [
          [0.1, 0.055, 0, 0.04],
          [0.17, 0.09, 0, 0.06],
          [0.195, 0.18, 0, 0.076],
          [0.17, 0.28, 0, 0.086],
          [0.17, 0.37, 0, 0.08],
          [0.225, 0.43, 0, 0.06],
          [0.28, 0.415, 0, 0.036],
          [0.3, 0.37, 0, 0.012],
        ],
        0,
      ).map((cone, i) => (i > 3 ? [...cone.slice(0, 8), 1] : cone)),
      { k: 0.04, colours: [coat, mixRgb(readColour(coat), readColour(dark), 0.5)], hair: 0.75, shaggy: [0, 1] },
    );
    const skin = skinOf(cones, k);
    for (const s of [-1, 1]) {
      eyeOn(mesh, skin([-0.085, 0.3, 0], [-0.45, 0.22, 0.85 * s]), [-0.4, 0.15, s], 0.0125, '#1c120c', dark);
      const roots = [0.3, 0.1, -0.1, -0.25].map((up) => skin([-0.125, 0.264, 0], [-0.5, up, 0.8 * s]));
      buildWhiskers(mesh, roots, { side: s, length: 0.07, colour: '#2a1c14' });
    }
    mesh
      .ball(...skin([-0.14, 0.268, 0], [-1, 0.05, 0]), 0.006, 0.006, 0.0085, '#3a241c', materials.wet, 10)
      // An acorn in its cup.
      .push()
      .at(-0.152, 0.188, 0)
      .rotZ(0.5)
      .ball(0, -0.006, 0, 0.021, 0.03, 0.021, '#96652f', materials.wet, 16)
      .ball(0, 0.012, 0, 0.0235, 0.016, 0.0235, '#5f4326', materials.bark, 14)
      .cyl(0, 0.024, 0, 0.003, 0.002, 0.014, '#5f4326', materials.bark, 6)
      .pop();
  },
};
