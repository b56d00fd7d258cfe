import { doing } from '../doing.ts';
import { mixRgb } from '../../raster/colour.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const bison: Concept = {
  id: 'bison',
  words: {
    en: 'bison/buffalo',
    de: 'bison/bisons/büffel/wisent/wisente',
    es: 'bisonte/búfalo',
    fr: 'bison/buffle',
    zh: '野牛/水牛',
    ja: 'バイソン/水牛/バッファロー',
    ar: 'بيسون/جاموس',
    emoji: '🦬/🐃',
  },
  size: { width: 2.8, height: 1.9 },
  lives: ['hills', 'savanna', 'mountains'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'grazes'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#7d6248', '#8a6c4c', '#44342a'],
      ['#6f5640', '#7d6248', '#3d2f27'],
    ]);
    const at = buildQuadruped(
      mesh,
      random,
      {
        ...doing(look),
        length: 1.3,
        height: 1.55,
        girth: 0.44,
        belly: 0.86,
        leg: 0.068,
        thigh: 1.8,
        foot: 'cloven',
        neck: { length: 0.42, rise: -0.12, radius: 0.3 },
        head: { size: 0.25, muzzle: 0.36, thick: 0.13, dip: 0.8, yaw: 0.8 },
        ears: { kind: 'long', size: 0.55 },
        tail: { length: 0.7, radius: 0.03, rise: -1.35, tip: 2, tuft: 0.045 },
        colours: [coat, light, dark, mixRgb(readColour(coat), readColour(dark), 0.62)],
        paint: { muzzle: 2 },
        hair: 0.5,
        shaggy: [2, 3],
      },
      (at, size) => [
        // The hump, and the cape of long hair over shoulders, breast and forelegs.
        [-0.5, 1.42, 0, 0.4, 0.1, 1.32, 0, 0.4, 0],
        [-0.48, 1.6, 0, 0.28, -0.1, 1.5, 0, 0.32, 1],
        [-0.6, 1.2, 0, 0.42, -0.75, 1.02, 0, 0.36, 3],
        [-0.62, 0.9, 0, 0.34, -0.5, 0.72, 0, 0.2, 2],
        ...bothSides((s) => [
          [-0.46, 1.36, 0.17 * s, 0.33, -0.56, 0.95, 0.24 * s, 0.26, 3],
          [-0.56, 0.92, 0.22 * s, 0.21, -0.58, 0.52, 0.22 * s, 0.12, 2],
          [...at(-0.6, 0.3, 0.55 * s), size * 0.75, -0.62, 1.22, 0.2 * s, 0.26, 3],
          // Hair between and around the horns.
          [...at(0.1, 0.75, 0.4 * s), size * 0.52, ...at(0.55, 0.35, 0.3 * s), size * 0.42, 2],
          [...at(0, -0.3, 0.62 * s), size * 0.48, ...at(0.1, -1.1, 0.4 * s), size * 0.36, 2],
        ]),
        // The beard.
        [...at(0.65, -1.2, 0), size * 0.42, ...at(0.5, -2.1, 0), size * 0.3, 2],
        [...at(0.5, -2.1, 0), size * 0.3, ...at(0.4, -2.75, 0), size * 0.08, 2],
      ],
    );
    for (const s of [-1, 1])
      mesh.tube(
        [at(0, 0.72, 0.8 * s), at(0.02, 0.92, 1.35 * s), at(0.08, 1.4, 1.62 * s), at(0.1, 1.9, 1.45 * s)],
        [0.062, 0.052, 0.034, 0.008],
        '#3a332c',
        materials.gloss,
        12,
      );
  },
};
