import { mixRgb } from '../../raster/colour.ts';
import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildWhiskers } from '../../shapes/whiskers.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const mouse: Concept = {
  id: 'mouse',
  words: {
    en: 'mouse/rat/hamster',
    de: 'maus/mäuse/ratte',
    es: 'ratón/rata',
    fr: 'souris/rat',
    zh: '老鼠',
    ja: 'ネズミ',
    ar: 'فأر',
    emoji: '🐭/🐁',
  },
  size: { width: 0.58, height: 0.28 },
  lives: ['hills', 'room'],
  stands: 'ground',
  moves: 'still',
  turn: -0.45,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light] = schemeOf(look.colour, random, [
      ['#a19486', '#e2dad0', '#000000'],
      ['#b08a64', '#ecdfcd', '#000000'],
    ]);
    const shade = mixRgb(readColour(coat), [0.03, 0.02, 0.015], 0.4);
    const pink = '#d4a095';
    const cones: Cones = [
      // Haunches, the arch of the back, shoulders, a head that is a wedge.
      [0.085, 0.083, 0, 0.078, 0.03, 0.105, 0, 0.07, 0],
      [0.03, 0.105, 0, 0.07, -0.06, 0.09, 0, 0.055, 0],
      [-0.09, 0.1, 0, 0.048, -0.125, 0.1, 0, 0.043, 0],
      [-0.125, 0.098, 0, 0.04, -0.185, 0.082, 0, 0.016, 0],
      [-0.12, 0.078, 0, 0.03, -0.175, 0.07, 0, 0.012, 1],
      [0.06, 0.055, 0, 0.058, -0.06, 0.06, 0, 0.042, 1],
      ...bothSides((s) => [
        [-0.12, 0.09, 0.02 * s, 0.03, -0.1, 0.085, 0.026 * s, 0.032, 0],
        [-0.172, 0.078, 0.009 * s, 0.013, -0.16, 0.075, 0.013 * s, 0.014, 1],
        [0.09, 0.07, 0.045 * s, 0.055, 0.06, 0.045, 0.062 * s, 0.032, 0],
        [-0.06, 0.075, 0.035 * s, 0.032, -0.075, 0.04, 0.04 * s, 0.017, 0],
      ]),
    ];
    const k = 0.012;
    mesh.body(cones, {
      k,
      colours: [coat, light, shade],
      hair: 0.42,
      marks: { colour: 2, share: (x, y) => 0.55 * smooth(0.11, 0.16, y + 0.03 * Math.sin(x * 20)) },
    });
    // Bare feet with their toes, and the tail, ringed and long.
    mesh.body(
      bothSides((s) => [
        [-0.078, 0.035, 0.04 * s, 0.0115, -0.09, 0.012, 0.042 * s, 0.009, 0],
        [0.07, 0.016, 0.066 * s, 0.013, 0.02, 0.01, 0.07 * s, 0.0095, 0],
        ...[-1, -0.3, 0.3, 1].flatMap((t) => [
          [-0.09, 0.01, 0.042 * s, 0.006, -0.112 + 0.004 * t * t, 0.005, 0.042 * s + 0.013 * t, 0.0034, 0],
          [0.02, 0.009, 0.07 * s, 0.006, -0.012 + 0.006 * t * t, 0.005, 0.07 * s + 0.014 * t, 0.0036, 0],
        ]),
      ]),
      { k: 0.005, mat: materials.coat, colours: [pink], fur: 0.3 },
    );
    const tail = Array.from({ length: 40 }, (_, i): Vec3 => {
      const t = i / 39;
      return [
        0.14 + 0.2 * Math.sin(t * 2.1),
        0.06 - 0.05 * Math.min(1, t * 4) + 0.03 * t * t,
        -0.16 * t * t + 0.05 * Math.sin(t * 5),
      ];
    });
    mesh.tube(
      tail,
      tail.map((_, i) => (0.0105 - 0.0085 * (i / 39)) * (i % 2 ? 1 : 0.93)),
      pink,
      materials.coat,
      9,
    );
    const skin = skinOf(cones, k);
    for (const s of [-1, 1]) {
      // Thin round ears that are cupped ahead.
      for (const [out, r, colour] of [
        [0, 0.043, coat],
        [-0.006, 0.036, pink],
      ] as const)
        mesh
          .push()
          .at(-0.085 + out, 0.165, 0.046 * s)
          .rotY(-0.55 * s)
          .rotX(0.28 * s)
          .ball(0, 0, 0, 0.0075, r, r * 0.92, colour, materials.coat, 18)
          .pop();
      eyeOn(mesh, skin([-0.13, 0.1, 0], [-0.42, 0.42, 0.8 * s]), [-0.4, 0.3, s], 0.0098, '#120d0b', shade);
      const roots = [0.4, 0.2, 0, -0.15, -0.3].map((up) => skin([-0.165, 0.078, 0], [-0.5, up, 0.9 * s]));
      buildWhiskers(mesh, roots, { side: s, length: 0.075, colour: '#e6dfd6' });
    }
    mesh.ball(-0.2, 0.084, 0, 0.0065, 0.006, 0.0075, '#c9837c', materials.wet, 10);
    mesh.tube(
      [skin([-0.17, 0.074, 0], [-1, -0.3, 0]), skin([-0.16, 0.07, 0], [-0.6, -0.6, 0])],
      [0.0014],
      shade,
      materials.plain,
      5,
    );
  },
};
