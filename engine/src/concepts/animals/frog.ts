import { bothSides, conesAlong, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const frog: Concept = {
  id: 'frog',
  words: {
    en: 'frog/toad',
    de: 'frosch/frösche/kröte',
    es: 'rana/sapo',
    fr: 'grenouille/crapaud',
    zh: '青蛙',
    ja: 'カエル/蛙',
    ar: 'ضفدع',
    emoji: '🐸',
  },
  size: { width: 0.42, height: 0.34 },
  lives: ['swamp', 'hills', 'forest'],
  stands: 'ground',
  moves: 'still',
  turn: -0.7,
  sway: 0.3,
  mirrors: true,
  build(mesh, random, look) {
    const [green, fold, dark] = schemeOf(look.colour, random, [
      ['#64842f', '#93a445', '#2f431c'],
      ['#7a7a3a', '#a69a56', '#3f3a20'],
    ]);
    const cones: Cones = [
      // The back has its hump where the hips are.
      [-0.05, 0.132, 0, 0.08, 0.08, 0.09, 0, 0.076, 0],
      [0.0, 0.158, 0, 0.055, 0.09, 0.13, 0, 0.042, 0],
      [0.09, 0.1, 0, 0.06, 0.16, 0.062, 0, 0.026, 0],
      [-0.07, 0.092, 0, 0.068, 0.06, 0.066, 0, 0.064, 1],
      [-0.15, 0.155, 0, 0.044, -0.2, 0.144, 0, 0.024, 0],
      [-0.14, 0.118, 0, 0.04, -0.1, 0.1, 0, 0.05, 1],
      ...bothSides((s) => [
        // A wide flat head, the jaw under it, eyes that stand out of its top.
        [-0.09, 0.16, 0.034 * s, 0.058, -0.155, 0.154, 0.018 * s, 0.042, 0],
        [-0.09, 0.13, 0.042 * s, 0.046, -0.17, 0.128, 0.014 * s, 0.03, 1],
        [-0.122, 0.196, 0.05 * s, 0.026, -0.104, 0.192, 0.05 * s, 0.028, 0],
        // Hind legs are folded in three: thigh, shank, and a foot as long as they are.
        [0.12, 0.085, 0.05 * s, 0.056, 0.0, 0.105, 0.15 * s, 0.038, 0],
        [0.0, 0.105, 0.152 * s, 0.033, 0.06, 0.075, 0.168 * s, 0.036, 0],
        [0.06, 0.075, 0.168 * s, 0.035, 0.13, 0.03, 0.16 * s, 0.017, 0],
        [0.13, 0.026, 0.16 * s, 0.017, 0.03, 0.016, 0.19 * s, 0.013, 0],
        [-0.09, 0.11, 0.075 * s, 0.034, -0.06, 0.075, 0.125 * s, 0.022, 0],
        [-0.06, 0.075, 0.125 * s, 0.022, -0.11, 0.022, 0.115 * s, 0.014, 0],
        ...conesAlong(
          [
            [-0.085, 0.196, 0.056 * s, 0.008],
            [-0.02, 0.19, 0.058 * s, 0.009],
            [0.06, 0.156, 0.054 * s, 0.008],
            [0.13, 0.104, 0.038 * s, 0.005],
          ],
          3,
        ),
      ]),
    ];
    const k = 0.014;
    mesh.body(cones, {
      k,
      mat: materials.skin,
      colours: [green, '#d6d2ac', dark, fold],
      fur: 0.34,
      marks: {
        colour: 2,
        share: (x, y, z) =>
          Math.max(
            smooth(0.57, 0.63, noise3(x * 30 + 3, y * 30, z * 30) * 0.8 + noise3(x * 90, y * 90, z * 90) * 0.2),
            0.5 * smooth(0.66, 0.74, noise3(x * 80, y * 80, z * 80)),
            // Bars across the legs.
            smooth(0.3, 0.7, Math.sin(x * 95)) * smooth(0.1, 0.13, Math.abs(z)),
          ) * 0.85,
      },
    });
    const toe = (x: number, z: number, angle: number, long: number): readonly number[] => [
      ...[x, 0.014, z, 0.009],
      ...[x - Math.cos(angle) * long, 0.007, z + Math.sin(angle) * long, 0.006, 0],
    ];
    mesh.body(
      bothSides((s) => [
        ...[-0.7, -0.2, 0.35, 0.9].map((a) => toe(-0.112, 0.115 * s, a * s, 0.05)),
        ...[-0.5, -0.2, 0.1, 0.4, 0.75].map((a, i) => toe(0.035, 0.19 * s, a * s, 0.075 + 0.012 * i)),
      ]),
      { k: 0.007, mat: materials.skin, colours: [green], fur: 0.3 },
    );
    const skin = skinOf(cones, k);
    for (const s of [-1, 1]) {
      // A golden eye with a pupil that lies.
      const [ex, ey, ez] = skin([-0.115, 0.195, 0.048 * s], [-0.42, 0.3, s]);
      mesh.ball(ex + 0.003, ey - 0.003, ez - 0.009 * s, 0.0225, 0.021, 0.0225, '#c99a3c', materials.gloss, 16);
      mesh.ball(ex - 0.003, ey - 0.001, ez + 0.008 * s, 0.0125, 0.006, 0.0065, '#0a0806', materials.gloss, 12);
      mesh.ball(ex + 0.0035, ey + 0.006, ez - 0.009 * s, 0.0235, 0.0185, 0.0225, green, materials.skin, 16);
      // The ear drum behind the eye, and a nostril.
      const drum = skin([-0.07, 0.165, 0.02 * s], [0.1, 0.1, s]);
      mesh.ball(...drum, 0.015, 0.015, 0.004, dark, materials.skin, 12);
      mesh.ball(drum[0], drum[1], drum[2] + 0.003 * s, 0.009, 0.009, 0.003, fold, materials.skin, 10);
      mesh.ball(...skin([-0.18, 0.155, 0], [-0.7, 0.8, 0.55 * s]), 0.004, 0.003, 0.003, '#15180c', materials.plain, 8);
    }
    mesh.tube(
      Array.from({ length: 17 }, (_, i) => {
        const a = (i / 8 - 1) * 1.95;
        return skin(
          [-0.125, 0.14, 0.02 * Math.sin(a)],
          [-Math.cos(a), -0.03 - 0.05 * Math.abs(Math.sin(a)), Math.sin(a)],
        );
      }),
      [0.0018],
      '#33402a',
      materials.plain,
      5,
    );
  },
};
