import { mixRgb } from '../../raster/colour.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const butterfly: Concept = {
  id: 'butterfly',
  words: {
    en: 'butterfly',
    de: 'schmetterling',
    es: 'mariposa',
    fr: 'papillon',
    zh: '蝴蝶',
    ja: '蝶',
    ar: 'فراشة',
    emoji: '🦋',
  },
  size: { width: 0.62, height: 0.25 },
  lives: ['garden', 'hills'],
  stands: 'air',
  moves: 'flies',
  sway: 0.3,
  mirrors: true,
  build(mesh, random, look) {
    const [main, spot, rim] = schemeOf(look.colour, random, [
      ['#f08a1e', '#fbeed2', '#1c120c'],
      ['#3f86ea', '#dcecff', '#0e1426'],
      ['#f2d24a', '#fff6d0', '#2a1c10'],
    ]);
    for (const s of [-1, 1]) {
      mesh.push().rotX(-0.42 * s);
      for (const { from, to, reach, lobes } of [
        { from: -0.12, to: 1.12, reach: (v: number) => 0.2 + 0.15 * Math.sin(v * 2.4) ** 2, lobes: 5 },
        {
          from: -1.35,
          to: -0.06,
          reach: (v: number) => 0.235 - 0.05 * (v - 0.45) ** 2 + 0.008 * Math.sin(v * 30),
          lobes: 6,
        },
      ]) {
        mesh.sheet(
          (u, v) => {
            const a = from + (to - from) * v;
            const r = 0.012 + u * reach(v);
            return [-Math.sin(a) * r, 0.02 * Math.sin(u * 3), s * Math.cos(a) * r];
          },
          18,
          26,
          (u, v) => {
            const vein = Math.abs(((v * lobes) % 1) - 0.5) > 0.44;
            const dot = Math.hypot((u - 0.91) * 6, ((v * lobes) % 1) - 0.5) < 0.28;
            return dot
              ? spot
              : u > 0.82 || v < 0.04 || v > 0.97 || (vein && u > 0.2)
                ? rim
                : u < 0.3
                  ? mixRgb(readColour(main), readColour(rim), 0.35)
                  : main;
          },
        );
      }
      mesh.pop();
    }
    mesh.body(
      [
        [-0.1, 0.012, 0, 0.018, 0.12, 0.008, 0, 0.009, 0],
        [-0.1, 0.012, 0, 0.022, -0.03, 0.014, 0, 0.022, 0],
        [-0.13, 0.014, 0, 0.018, -0.13, 0.014, 0, 0.018, 0],
      ],
      { k: 0.01, colours: ['#241a14'], fur: 0.4 },
    );
    for (const s of [-1, 1])
      mesh.tube(
        [
          [-0.14, 0.02, 0.008 * s],
          [-0.21, 0.035, 0.045 * s],
          [-0.26, 0.04, 0.07 * s],
        ],
        [0.0035, 0.003, 0.008],
        '#1a120c',
        0,
        5,
      );
  },
};
