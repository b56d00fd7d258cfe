import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { buildBlade } from '../../shapes/blade.ts';
import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const dolphin: Concept = {
  id: 'dolphin',
  words: {
    en: 'dolphin',
    de: 'delfin/delfine',
    es: 'delfín',
    fr: 'dauphin',
    zh: '海豚',
    ja: 'イルカ',
    ar: 'دلفين',
    emoji: '🐬',
  },
  size: { width: 2.6, height: 1 },
  lives: ['sea', 'reef'],
  stands: 'underwater',
  moves: 'swims',
  turn: -0.3,
  sway: 0.2,
  mirrors: true,
  acts: ['leaps'],
  build(mesh, _random, look) {
    const flank = readColour(look.colour ?? '#8294a2');
    const back = look.colour ? mixRgb(flank, [0.01, 0.015, 0.02], 0.5) : readColour('#46586a');
    const belly = look.colour ? mixRgb(flank, [0.95, 0.95, 0.95], 0.55) : readColour('#dde3e6');
    const straight: Cones = [
      [-0.64, 0.05, 0, 0.165, -0.36, 0.08, 0, 0.225, 0],
      [-0.36, 0.08, 0, 0.225, 0.02, 0.1, 0, 0.24, 0],
      [0.02, 0.1, 0, 0.24, 0.4, 0.06, 0, 0.185, 0],
      [0.4, 0.06, 0, 0.185, 0.76, -0.04, 0, 0.105, 0],
      [0.76, -0.04, 0, 0.105, 1.06, -0.14, 0, 0.045, 0],
      // The keels of the tail stock are high and narrow.
      [0.6, 0.08, 0, 0.06, 1.0, -0.09, 0, 0.028, 0],
      [0.6, -0.1, 0, 0.06, 1.0, -0.19, 0, 0.028, 0],
      [-0.6, -0.04, 0, 0.14, 0.05, -0.02, 0, 0.18, 1],
      [0.05, -0.02, 0, 0.18, 0.55, -0.05, 0, 0.1, 1],
      // The melon of the brow, set off from the beak by a crease; the jaw is longer than what lies on it.
      [-0.66, 0.08, 0, 0.15, -0.78, 0.045, 0, 0.115, 0],
      [-0.82, -0.04, 0, 0.068, -0.98, -0.07, 0, 0.045, 0],
      [-0.98, -0.07, 0, 0.045, -1.02, -0.076, 0, 0.034, 0],
      [-0.78, -0.085, 0, 0.066, -1.02, -0.112, 0, 0.033, 1],
      ...bothSides((s) => [[-0.42, -0.07, 0.14 * s, 0.07, -0.36, -0.1, 0.18 * s, 0.05, 0]]),
    ];
    const cones = straight.map(([ax = 0, ay = 0, az = 0, ar = 0, bx = 0, by = 0, ...rest]) => [
      ...[ax, ay - arch(ax), az, ar],
      ...[bx, by - arch(bx), ...rest],
    ]);
    const bent = ([x, y, z]: Vec3): Vec3 => [x, y - arch(x), z];
    const arched = ([a, b, c]: readonly [Vec3, Vec3, Vec3]): [Vec3, Vec3, Vec3] => [bent(a), bent(b), bent(c)];
    const k = 0.04;
    mesh.rotZ(0.12).body(cones, {
      k,
      mat: materials.wet,
      colours: [flank, belly, back],
      fur: 0.05,
      // The dark cape hangs low before the fin, and a stripe goes from the eye to the flipper.
      marks: {
        colour: 2,
        share: (x, y, z) => {
          const up = y + arch(x) - 0.12 * x;
          const cape = smooth(-0.02, 0.05, up - 0.13 + 0.1 * smooth(-0.1, 0.6, x) - 0.06 * Math.sin(x * 4.5));
          const beak = smooth(-0.8, -0.86, x) * 0.6;
          const stripe =
            smooth(0.03, 0.012, Math.abs(up + 0.02 + 0.14 * (x + 0.72))) *
            smooth(-0.36, -0.4, x) *
            smooth(0.04, 0.1, Math.abs(z)) *
            0.55;
          return Math.max(cape, beak, stripe);
        },
      },
    });
    const dark = (): Rgb => back;
    buildBlade(mesh, {
      spine: arched([
        [0.1, 0.26, 0],
        [0.14, 0.46, 0],
        [0.36, 0.6, 0],
      ]),
      across: [1, 0, 0],
      half: (u) => 0.15 * (1 - u) ** 0.8 + 0.004,
      thick: 0.034,
      colour: dark,
    });
    const skin = skinOf(cones, k);
    for (const s of [-1, 1]) {
      buildBlade(mesh, {
        spine: arched([
          [-0.38, -0.08, 0.14 * s],
          [-0.28, -0.2, 0.32 * s],
          [-0.06, -0.32, 0.42 * s],
        ]),
        across: [1, 0, 0],
        half: (u) => 0.085 * (1 - u) ** 0.5 * (1 + 0.3 * Math.sin(u * 3)) + 0.003,
        thick: 0.026,
        colour: (_u, _v, face) => (face > 0 ? back : flank),
      });
      buildBlade(mesh, {
        spine: arched([
          [1.04, -0.14, 0],
          [1.08, -0.14, 0.2 * s],
          [1.27, -0.17, 0.33 * s],
        ]),
        across: [1, 0, 0],
        half: (u) => 0.085 * (1 - u) ** 0.7 + 0.003,
        thick: 0.024,
        colour: dark,
      });
      eyeOn(mesh, skin([-0.72, -arch(-0.72), 0], [-0.22, 0.04, s]), [-0.25, 0.05, s], 0.0165, '#1c1a1c', back);
      // The smile.
      mesh.tube(
        [0, 0.25, 0.5, 0.75, 1].map((t): Vec3 => {
          const x = -1.02 + 0.32 * t;
          return skin([x, -0.092 + 0.075 * t ** 3 - arch(x), 0], [t < 0.05 ? -0.8 : 0, 0, s]);
        }),
        [0.002, 0.0045, 0.005, 0.0045, 0.002],
        '#2c3742',
        materials.plain,
        5,
      );
    }
    mesh.ball(...skin([-0.55, 0.1 - arch(-0.55), 0], [0, 1, 0]), 0.02, 0.006, 0.03, '#20262d', materials.plain, 10);
  },
};

/** How far its body is bent down at a place along it, metres: it swims in bows. */
const arch = (x: number): number => 0.17 * (x + 0.08) ** 2;
