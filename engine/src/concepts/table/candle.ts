import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { candleFlame } from '../../shapes/candle-flame.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [brass, foot, top] = ['#c0913e', 0.4, 1.5] as const;

/** A dish with a rim to carry it by, and a turned stem with a cup for the candle. */
function holder(mesh: Mesh): void {
  mesh.lathe(
    smoothProfile(
      pairs([
        0.3, 0, 0.34, 0, 0.36, 0.02, 0.42, 0.04, 0.46, 0.1, 0.48, 0.11, 0.47, 0.125, 0.43, 0.11, 0.38, 0.06, 0.3, 0.05,
        0.16, 0.055, 0.12, 0.07, 0.12, 0.07, 0.075, 0.1, 0.06, 0.15, 0.1, 0.19, 0.105, 0.21, 0.06, 0.24, 0.07, 0.29,
        0.12, 0.33, 0.23, 0.355, 0.24, 0.37, 0.17, 0.375, 0.155, 0.38, 0.155, 0.38, 0.165, 0.46, 0.17, 0.5, 0.165, 0.51,
        0.14, 0.5,
      ]),
    ),
    56,
    brass,
    materials.metal,
  );
  for (const [y, r] of pairs([0.118, 0.476, 0.365, 0.238, 0.5, 0.166]))
    hoop(mesh, y, r, 0.012, '#dcae58', materials.metal);
  mesh.tube(
    smoothWay(
      triples([0.44, 0.1, 0, 0.52, 0.22, 0, 0.63, 0.24, 0, 0.7, 0.15, 0, 0.64, 0.05, 0, 0.54, 0.04, 0, 0.45, 0.08, 0]),
    ),
    [0.028],
    brass,
    materials.metal,
    12,
  );
  mesh.ball(0.5, 0.21, 0, 0.05, 0.03, 0.06, brass, materials.metal, 14);
}

/** Wax that glows near the flame, with a rim that has melted away on one side, and drops that ran down. */
function wax(mesh: Mesh, colour: string, drops: readonly Vec3[]): void {
  const [body, warm] = [readColour(colour), mixRgb(readColour(colour), [1, 0.62, 0.24], 0.5)];
  const skin = smoothProfile(
    pairs([
      0.14,
      foot,
      0.138,
      0.8,
      0.134,
      1.3,
      0.136,
      1.44,
      0.136,
      1.44,
      0.134,
      1.5,
      0.12,
      1.52,
      0.1,
      1.49,
      0.05,
      1.46,
      0,
      1.455,
    ]),
  );
  paintedLathe(mesh, skin, {
    colour: (_turn, share) => mixRgb(body, warm, smooth(0.16, 0.62, share) * 0.85),
    bulge: (turn, share) => {
      let out = 1 + 0.012 * Math.sin(turn * tau * 3 + share * 5);
      for (const [at, end, size] of drops) {
        const aside = Math.abs(((turn - at + 1.5) % 1) - 0.5);
        const down = 0.47 - end * 0.45;
        const run = smooth(0.034 * size, 0, aside) * smooth(down - 0.02, down + 0.01, share) * smooth(0.62, 0.5, share);
        const bead = smooth(0.06 * size, 0, Math.hypot(aside * 1.1, (share - down - 0.02) * 1.5));
        out += 0.1 * run + 0.12 * bead;
      }
      return out;
    },
    material: materials.snow,
    segments: 120,
    rows: 110,
  });
  for (const [at, , size] of drops.slice(0, 3)) {
    const [x, z] = [Math.cos(at * tau) * 0.165, Math.sin(at * tau) * 0.165];
    mesh.ball(x, 0.395, z, 0.05 * size, 0.022, 0.045 * size, colour, materials.snow, 14);
  }
}

export const candle: Concept = {
  id: 'candle',
  words: {
    en: 'candle/candlelight',
    de: 'kerze/kerzenlicht/kerzenschein',
    es: 'vela/luz de vela/luz de velas',
    fr: 'bougie/lueur de bougie',
    zh: '蜡烛',
    ja: 'ろうそく/蝋燭',
    ar: 'شمعة',
    emoji: '🕯',
  },
  size: { width: 0.9, height: 2 },
  lives: ['room'],
  stands: 'table',
  moves: 'flickers',
  build(mesh, random, look) {
    const drops = Array.from({ length: 6 }, (_, i): Vec3 => [
      (i + random() * 0.7) / 6,
      0.25 + random() * 0.6,
      0.7 + random() * 0.6,
    ]);
    mesh.push().object();
    holder(mesh);
    wax(mesh, look.colour ?? '#f4ead2', drops);
    candleFlame(mesh);
    mesh.cyl(0, top - 0.04, 0, 0.09, 0.09, 0.004, '#f6e2b0', materials.wet, 24);
    mesh.pop();
  },
};
