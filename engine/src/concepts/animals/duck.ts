import { buildFoldedWing } from '../../shapes/bird-parts.ts';
import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { tau } from '../../shapes/chance.ts';
import { flyingAs } from '../../shapes/flying-bird.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import { smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const duck: Concept = {
  id: 'duck',
  words: {
    en: 'duck/duckling/mallard',
    de: 'ente/enten/entenküken',
    es: 'pato/patito',
    fr: 'canard/caneton',
    zh: '鸭子/小鸭',
    ja: 'アヒル/鴨/子鴨',
    ar: 'بطة/بطيطة',
    emoji: '🦆',
  },
  size: { width: 0.84, height: 0.52 },
  lives: ['sea', 'mountains'],
  stands: 'water',
  moves: 'bobs',
  turn: -0.3,
  sway: 0.2,
  mirrors: true,
  aloft: flyingAs((colour) => ({
    ...{ length: 0.6, span: 0.95, chord: 0.2, raise: 0.5, bend: 0.25, fingers: 0.2 },
    beak: { length: 0.07, hooked: false, colour: '#f0b82a' },
    colours: [colour ?? '#8a7660', '#c8beae', colour ?? '#7a6c5c', '#2c4a8e', '#1d6a46', '#2a2624'],
  })),
  build(mesh, _random, look) {
    const own = (colour: string): string => look.colour ?? colour;
    const cones: Cones = [
      // Fullest before its middle, and from there the back falls and the belly rises to the tail: even, it would be a decoy.
      [-0.11, 0.09, 0, 0.125, 0.08, 0.105, 0, 0.115, 0],
      [0.08, 0.11, 0, 0.11, 0.2, 0.135, 0, 0.075, 0],
      [-0.19, 0.11, 0, 0.1, -0.13, 0.12, 0, 0.108, 3],
      [0.18, 0.11, 0, 0.08, 0.3, 0.15, 0, 0.035, 4],
      [0.3, 0.15, 0, 0.032, 0.4, 0.17, 0, 0.012, 2],
      [-0.205, 0.16, 0, 0.062, -0.235, 0.25, 0, 0.043, 3],
      [-0.238, 0.262, 0, 0.043, -0.239, 0.27, 0, 0.042, 2],
      [-0.24, 0.28, 0, 0.042, -0.25, 0.36, 0, 0.046, 1],
      [-0.25, 0.385, 0, 0.053, -0.285, 0.385, 0, 0.044, 1],
      [-0.29, 0.375, 0, 0.04, -0.315, 0.365, 0, 0.03, 1],
      ...bothSides((s) => [
        [-0.1, 0.12, 0.05 * s, 0.085, 0.16, 0.12, 0.045 * s, 0.07, 0],
        [-0.275, 0.365, 0.016 * s, 0.034, -0.25, 0.36, 0.018 * s, 0.036, 1],
      ]),
    ];
    const k = 0.022;
    mesh.body(cones, {
      k,
      colours: [own('#b9b2a6'), own('#1c5a3e'), own('#efece4'), own('#623a26'), own('#26221f'), own('#8f877a')],
      hair: 0.3,
      // Fine waves over the flanks.
      marks: { colour: 5, share: (x, y) => smooth(0.1, 0.8, Math.sin(x * 210 + Math.sin(y * 70) * 1.2)) * 0.55 },
    });
    tellHead(mesh, [-0.265, 0.378, 0], 0.053, { tip: [-0.41, 0.345, 0], aside: 0.75 });
    const skin = skinOf(cones, k);
    for (const side of [-1, 1]) {
      buildFoldedWing(mesh, {
        skin,
        side,
        from: [-0.15, 0.165],
        to: [0.2, 0.165],
        depth: 0.12,
        reach: 0.3,
        colours: [own('#857464'), own('#978879'), own('#4e4239')],
      });
      // The blue mirror of the wing between its two white lines.
      const lies = (x: number, y: number): Vec3 => {
        const [px, py, pz] = skin([x, y, 0], [0, 0, side]);
        return [px, py, pz + 0.008 * side];
      };
      for (const [from, to, colour] of [
        [0.085, 0.09, '#e4e0d6'],
        [0.09, 0.14, '#26406e'],
        [0.14, 0.145, '#e4e0d6'],
      ] as const)
        mesh.sheet(
          (u, v) => lies(from + (to - from) * u + 0.02 * v, 0.135 + 0.018 * v),
          3,
          3,
          () => own(colour),
          materials.wet,
        );
      eyeOn(mesh, skin([-0.272, 0.4, 0], [-0.3, 0.2, side]), [-0.3, 0.12, side], 0.0092, '#22160f', '#0f2a1d');
      mesh.ball(-0.365, 0.372, 0.016 * side, 0.007, 0.003, 0.003, '#5c4414', materials.plain, 8);
    }
    // The bill: high at its root, flat and broad at its end.
    for (const [up, colour] of [
      [0, '#d9b036'],
      [-0.013, '#b58c2a'],
    ] as const)
      mesh.sheet(
        (u, v) => {
          const a = v * tau;
          const wide = 0.026 + 0.012 * Math.sin(u * 2.6) - 0.03 * Math.max(0, u - 0.8);
          const tall = 0.02 * (1 - u) + 0.006;
          return [
            -0.325 - 0.085 * u,
            0.362 - 0.016 * u + up + Math.sin(a) * tall * (u > 0.98 ? 0.1 : 1),
            Math.cos(a) * wide * (u > 0.98 ? 0.6 : 1),
          ];
        },
        10,
        16,
        () => colour,
        materials.wet,
      );
    // The two curls of a drake's tail.
    for (const t of [0, 1])
      mesh.tube(
        [
          [0.24, 0.185, 0],
          [0.28 + 0.02 * t, 0.2, 0.01 * t],
          [0.305 + 0.02 * t, 0.225, 0.01 * t],
          [0.285 + 0.02 * t, 0.24, 0.01 * t],
        ],
        [0.012, 0.01, 0.007, 0.002],
        own('#26221f'),
        materials.cloth,
        8,
      );
  },
};
