import { mixRgb } from '../../raster/colour.ts';
import { bothSides, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { axesAt, buildWithFace, headOf } from '../../shapes/quadruped-face.ts';
import type { AnimalHead } from '../../shapes/quadruped-form.ts';
import { drawWhiskers } from '../../shapes/quadruped-muzzle.ts';
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
    const form: AnimalHead = {
      foot: 'paw',
      head: { size: 0.046, muzzle: 0.05, thick: 0.019, dip: 0.32, yaw: 0.4, kind: 'rabbit', eyes: 1.15 },
      ears: { kind: 'round', size: 1.75, inside: 3 },
      colours: [coat, light, shade, pink],
      paint: { muzzle: 1 },
      leather: '#c9837c',
      iris: '#120d0b',
      pupil: 'round',
      hair: 0.42,
      marks: { colour: 2, share: (x, y) => 0.55 * smooth(0.11, 0.16, y + 0.03 * Math.sin(x * 20)) },
    };
    const at = axesAt([-0.122, 0.105, 0], form.head);
    const cones: Cones = [
      // Haunches, the arch of the back, shoulders, a head that is a wedge.
      [0.085, 0.083, 0, 0.078, 0.03, 0.105, 0, 0.07, 0],
      [0.03, 0.105, 0, 0.07, -0.06, 0.09, 0, 0.055, 0],
      [-0.09, 0.1, 0, 0.048, -0.125, 0.1, 0, 0.043, 0],
      ...headOf(form, at),
      [0.06, 0.055, 0, 0.058, -0.06, 0.06, 0, 0.042, 1],
      ...bothSides((s) => [
        [0.09, 0.07, 0.045 * s, 0.055, 0.06, 0.045, 0.062 * s, 0.032, 0],
        [-0.06, 0.075, 0.035 * s, 0.032, -0.075, 0.04, 0.04 * s, 0.017, 0],
      ]),
    ];
    const k = 0.012;
    buildWithFace(mesh, form, at, { cones, k });
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
    drawWhiskers(mesh, form, at, skinOf(cones, k), { lifts: [0.5, 0.2, -0.1, -0.4], long: 1.3, colour: '#e6dfd6' });
  },
};
