import { mixRgb } from '../../raster/colour.ts';
import { buildBlade } from '../../shapes/blade.ts';
import { bothSides, eyeOn, skinOf, spineAlong } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import { melting } from '../../solid/soft-body.ts';
import type { Cones } from '../../solid/soft-body.ts';
import { normalised } from '../../solid/vectors.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const whale: Concept = {
  id: 'whale',
  words: {
    en: 'whale/humpback',
    de: 'wal',
    es: 'ballena',
    fr: 'baleine',
    zh: '鲸鱼',
    ja: '鯨/クジラ',
    ar: 'حوت',
    emoji: '🐋/🐳',
  },
  size: { width: 14, height: 4.5 },
  lives: ['sea', 'reef'],
  stands: 'underwater',
  moves: 'swims',
  mirrors: true,
  build(mesh, random, look) {
    const back = readColour(look.colour ?? '#3a4c5c');
    const pale = readColour('#c3cbcc');
    const groove = mixRgb(back, [0.01, 0.01, 0.015], 0.55);
    // A humpback: a flat head with knobs, a throat of folds, flippers as long as a third of it.
    const cones: Cones = [
      ...melting(
        0.25,
        spineAlong(
          [
            [-4.7, 0.05, 0, 0.7],
            [-2.6, 0.12, 0, 1.24],
            [-0.2, 0.16, 0, 1.42],
            [2.2, 0.2, 0, 0.95],
            [4.4, 0.42, 0, 0.43],
            [6.2, 0.8, 0, 0.17],
          ],
          0,
        ),
      ),
      [3.6, 0.7, 0, 0.26, 5.8, 0.86, 0, 0.12, 0],
      [-4.5, 0.18, 0, 0.58, -6.3, -0.02, 0, 0.24, 0],
      [-6.2, -0.42, 0, 0.26, -4.2, -0.66, 0, 0.68, 1],
      [-4.2, -0.66, 0, 0.68, -1.6, -0.62, 0, 0.95, 1],
      [-1.6, -0.62, 0, 0.95, 1.0, -0.4, 0, 0.8, 1],
      // The hump with its small fin.
      [1.5, 1.0, 0, 0.34, 2.3, 1.1, 0, 0.14, 0],
      [2.1, 1.12, 0, 0.16, 2.6, 1.34, 0, 0.03, 0],
      ...bothSides((s) => [
        [-4.4, 0.02, 0.34 * s, 0.5, -6.0, -0.1, 0.14 * s, 0.2, 0],
        [-6.0, -0.42, 0.1 * s, 0.2, -4.3, -0.45, 0.42 * s, 0.46, 1],
        [-2.5, -0.5, 0.95 * s, 0.4, -2.3, -0.75, 1.2 * s, 0.3, 0],
      ]),
    ];
    const k = 0.22;
    mesh.push().body(cones, {
      k,
      mat: materials.wet,
      colours: [back, pale, groove],
      fur: 0.12,
      marks: [
        // Barnacles and scars pale on the dark back, and blotches on it.
        { colour: 2, share: (x, y, z) => 0.4 * smooth(0.45, 0.75, noise3(x * 1.4, y * 2.4, z * 2.4)) },
        { colour: 1, share: (x, y, z) => 0.14 * smooth(0.72, 0.86, noise3(x * 3 + 7, y * 4, z * 4)) },
        {
          colour: 2,
          on: [1],
          share: (x, y, z) =>
            smooth(0.1, 0.75, Math.sin(Math.atan2(y + 0.1 - 0.05 * x, Math.abs(z)) * 30)) * smooth(1.2, 0.2, x),
        },
      ],
    });
    const skin = skinOf(cones, k);
    for (const s of [-1, 1]) {
      buildBlade(mesh, {
        spine: [
          [-2.4, -0.65, 1.05 * s],
          [-2.3, -2.1, 2.3 * s],
          [0.1, -2.5, 3.5 * s],
        ],
        across: normalised([0.86, -0.3, 0.3 * s]),
        // The leading edge has knobs.
        half: (u) => 0.46 * (1 - u ** 2.4) ** 0.6 * (1 - 0.25 * u) + 0.035 * Math.sin(u * 40) * (1 - u),
        thick: 0.17,
        colour: (u, v, face) =>
          face < 0 ? pale : mixRgb(back, pale, 0.55 * smooth(0.65, 0.9, u + 0.15 * Math.sin(v * 9))),
      });
      buildBlade(mesh, {
        spine: [
          [6.0, 0.78, 0],
          [6.2, 0.9, 1.2 * s],
          [7.45, 1.1, 2.25 * s],
        ],
        across: [0.97, 0.24, 0],
        half: (u) => 0.55 * (1 - u) ** 0.62 * (1 + 0.18 * Math.sin(u * 5)) + 0.01,
        thick: 0.14,
        colour: (_u, v, face) => mixRgb(back, pale, face < 0 ? 0.7 : 0.25 * smooth(0.85, 1, v)),
      });
      // The knobs of the jaws, in rows.
      for (let i = 0; i < 9; i++) {
        const x = -6.1 + i * 0.22;
        const big = 0.05 + 0.02 * random();
        mesh.ball(...skin([x, 0.0, 0.08 * s], [-0.05, 0.75, 0.75 * s]), big, big, big, back, materials.wet, 8);
        mesh.ball(
          ...skin([x + 0.1, -0.35, 0.1 * s], [-0.1, -0.3, s]),
          big,
          big,
          big,
          mixRgb(back, pale, 0.3),
          materials.wet,
          8,
        );
      }
      mesh.tube(
        [0, 0.2, 0.45, 0.7, 1].map((t): Vec3 =>
          skin([-6.35 + 2.35 * t, -0.24 - 0.12 * Math.sin(t * 3) - 0.1 * t ** 4, 0], [t < 0.04 ? -1 : 0, 0, s]),
        ),
        [0.02, 0.035, 0.04, 0.035, 0.015],
        groove,
        materials.plain,
        6,
      );
      eyeOn(mesh, skin([-3.9, -0.4, 0], [-0.1, 0.02, s]), [-0.1, 0.02, s], 0.075, '#2a211c', back);
    }
    for (let i = 0; i < 6; i++) {
      const big = 0.05 + 0.02 * random();
      mesh.ball(...skin([-6.1 + i * 0.3, 0.05, 0], [0, 1, 0]), big, big, big, back, materials.wet, 8);
    }
    mesh.pop();
  },
};
