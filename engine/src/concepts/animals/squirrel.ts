import { mixRgb } from '../../raster/colour.ts';
import { bothSides, conesAlong, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { axesAt, buildWithFace, headOf } from '../../shapes/quadruped-face.ts';
import type { AnimalHead } from '../../shapes/quadruped-form.ts';
import { drawWhiskers } from '../../shapes/quadruped-muzzle.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import { haired } from '../../solid/soft-body.ts';
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
    const form: AnimalHead = {
      foot: 'paw',
      head: { size: 0.058, muzzle: 0.046, thick: 0.026, dip: 0.42, yaw: 0.5, kind: 'rabbit', eyes: 1 },
      ears: { kind: 'pointed', size: 0.6, inside: 3 },
      colours: [coat, light, dark, mixRgb(readColour(light), readColour(coat), 0.5)],
      paint: { muzzle: 1 },
      leather: '#3a241c',
      iris: '#22140c',
      hair: 0.45,
      shaggy: [2],
      faceMarks: [
        // A ring around the eye that is hardly lighter: white, it stares.
        {
          colour: 1,
          share: (forward, up, aside) =>
            smooth(0.46, 0.3, Math.hypot(forward - 0.3, up - 0.24)) * smooth(0.5, 0.7, aside) * 0.12,
        },
      ],
    };
    const k = 0.015;
    const at = axesAt([-0.072, 0.303, 0], form.head);
    const cones: Cones = [
      // It sits on its haunches with a bent back.
      [0.05, 0.095, 0, 0.085, 0.025, 0.17, 0, 0.078, 0],
      [0.025, 0.17, 0, 0.076, -0.035, 0.235, 0, 0.056, 0],
      [-0.03, 0.1, 0, 0.066, -0.055, 0.2, 0, 0.048, 1],
      [-0.04, 0.235, 0, 0.05, -0.06, 0.28, 0, 0.046, 0],
      ...headOf(form, at),
      ...bothSides((s) => [
        // The tufts of the ears.
        ...haired(2, [[...at(-0.19, 1.05, 0.8 * s), 0.012, ...at(-0.3, 1.75, 0.95 * s), 0.0015, 2]]),
        // Haunch and hind foot, shoulder, arm and hand.
        [0.045, 0.095, 0.055 * s, 0.075, -0.02, 0.06, 0.078 * s, 0.042, 0],
        [0.03, 0.024, 0.075 * s, 0.022, -0.08, 0.017, 0.08 * s, 0.016, 0],
        [-0.035, 0.22, 0.04 * s, 0.036, -0.05, 0.165, 0.062 * s, 0.025, 0],
        [-0.05, 0.165, 0.062 * s, 0.023, -0.11, 0.178, 0.04 * s, 0.015, 0],
        [-0.11, 0.178, 0.04 * s, 0.014, -0.132, 0.19, 0.028 * s, 0.011, 2],
      ]),
    ];
    buildWithFace(mesh, form, at, { cones, k });
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
    drawWhiskers(mesh, form, at, skinOf(cones, k), { lifts: [0.3, 0.1, -0.1, -0.3], long: 1.1, colour: '#2a1c14' });
    mesh
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
