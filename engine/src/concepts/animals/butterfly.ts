import { mixRgb } from '../../raster/colour.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

/** Seconds of a beat of its wings, slow enough to be seen. */
const flutter = 0.34;

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
    const part = look.stride;
    if (part !== undefined) mesh.beats(flutter);
    const raised = part === undefined ? 0.42 : 0.45 + 0.8 * Math.sin(part * 2 * Math.PI);
    for (const s of [-1, 1]) {
      mesh.push().rotX(-raised * s);
      for (const { from, to, reach, lobes } of [
        { from: -0.12, to: 1.12, reach: (v: number) => 0.2 + 0.15 * Math.sin(v * 2.4) ** 2, lobes: 6 },
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
          40,
          72,
          (u, v) => {
            const cell = ((v * lobes) % 1) - 0.5;
            const [body, dark] = [readColour(main), readColour(rim)];
            // Veins run out from a closed cell, and bend where they leave it.
            const isVein =
              u > 0.42
                ? Math.abs(cell) > 0.46 - 0.02 * u
                : Math.abs(Math.hypot((u - 0.2) * 2.4, (v - 0.5) * 1.7) - 0.5) < 0.03;
            const dots = Math.min(
              Math.hypot((u - 0.94) * 11, cell * 1.9),
              Math.hypot((u - 0.865) * 12, (Math.abs(cell) - 0.25) * 2.4),
            );
            if (dots < 0.24) return spot;
            const hem = 0.8 + 0.025 * Math.cos(cell * Math.PI * 2) - (from < -1 ? 0 : 0.14 * Math.max(0, v - 0.72));
            if (u > hem || v < 0.03 || v > 0.975 || isVein) return mixRgb(dark, body, 0.04);
            const deep = mixRgb(body, dark, 0.4 * smooth(0.35, 0.05, u) + 0.18 * smooth(0.68, 0.82, u));
            return mixRgb(deep, readColour(spot), 0.16 * smooth(0.3, 0.6, u) * (0.6 - Math.abs(cell)));
          },
        );
      }
      mesh.pop();
    }
    mesh.body(
      [
        ...Array.from({ length: 6 }, (_, i) => {
          const x = -0.02 + i * 0.026;
          return [x, 0.012, 0, 0.0165 - i * 0.0015, x + 0.017, 0.011, 0, 0.0155 - i * 0.0018, i % 2];
        }),
        [-0.1, 0.012, 0, 0.021, -0.03, 0.014, 0, 0.023, 1],
        [-0.13, 0.014, 0, 0.018, -0.13, 0.014, 0, 0.018, 0],
      ],
      { k: 0.008, colours: ['#2f241c', '#7d6546'], hair: 0.6 },
    );
    for (const s of [-1, 1]) {
      mesh.ball(-0.142, 0.016, 0.012 * s, 0.008, 0.01, 0.008, '#17100c', materials.gloss, 10);
      mesh.tube(
        [
          [-0.14, 0.02, 0.008 * s],
          [-0.21, 0.035, 0.045 * s],
          [-0.26, 0.04, 0.07 * s],
        ],
        [0.0026, 0.0022, 0.006],
        '#1a120c',
        0,
        6,
      );
    }
  },
};
