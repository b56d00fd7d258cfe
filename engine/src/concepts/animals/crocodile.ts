import { bothSides, eyeOn } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const crocodile: Concept = {
  id: 'crocodile',
  words: {
    en: 'crocodile/alligator',
    de: 'krokodil/alligator',
    es: 'cocodrilo',
    fr: 'crocodile/alligator',
    zh: '鳄鱼',
    ja: 'ワニ',
    ar: 'تمساح',
    emoji: '🐊',
  },
  size: { width: 4, height: 0.62 },
  lives: ['swamp', 'beach', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const green = look.colour ?? '#5d5a41';
    const cones: Cones = [
      // A low broad body, a tail that is deep and narrow, and a flat head with ridges over the eyes.
      [-0.55, 0.3, 0.06, 0.2, 0.4, 0.29, 0.06, 0.2, 0],
      [-0.55, 0.3, -0.06, 0.2, 0.4, 0.29, -0.06, 0.2, 0],
      [-0.6, 0.22, 0, 0.17, 0.45, 0.2, 0, 0.17, 1],
      [0.45, 0.29, 0, 0.19, 1.05, 0.21, 0.1, 0.12, 0],
      [1.05, 0.21, 0.1, 0.12, 1.6, 0.15, 0.02, 0.07, 0],
      [1.6, 0.15, 0.02, 0.07, 2.1, 0.08, -0.26, 0.02, 0],
      [-0.7, 0.34, 0, 0.17, -1.05, 0.36, 0, 0.14, 0],
      [-1.05, 0.37, 0.05, 0.1, -1.72, 0.335, 0.02, 0.06, 0],
      [-1.05, 0.37, -0.05, 0.1, -1.72, 0.335, -0.02, 0.06, 0],
      [-1.74, 0.36, 0, 0.07, -1.8, 0.36, 0, 0.062, 0],
      [-1.02, 0.25, 0, 0.1, -1.7, 0.21, 0, 0.05, 1],
      [-0.85, 0.24, 0, 0.12, -1.05, 0.25, 0, 0.1, 1],
      ...bothSides((s) => [
        [-1.0, 0.46, 0.09 * s, 0.062, -1.09, 0.46, 0.09 * s, 0.05, 0],
        [-0.5, 0.26, 0.18 * s, 0.1, -0.5, 0.24, 0.38 * s, 0.075, 0],
        [-0.5, 0.24, 0.38 * s, 0.07, -0.6, 0.05, 0.42 * s, 0.05, 0],
        [0.4, 0.26, 0.18 * s, 0.12, 0.44, 0.26, 0.4 * s, 0.085, 0],
        [0.44, 0.26, 0.4 * s, 0.075, 0.36, 0.05, 0.45 * s, 0.05, 0],
        ...[-0.05, 0, 0.05].flatMap((d) => [
          [-0.6, 0.04, 0.42 * s, 0.036, -0.72, 0.022, (0.43 + d * 1.4) * s, 0.018, 2],
          [0.36, 0.04, 0.45 * s, 0.036, 0.23, 0.022, (0.46 + d * 1.4) * s, 0.018, 2],
        ]),
      ]),
    ];
    mesh.body(cones, {
      k: 0.05,
      colours: [green, '#b3a982', '#2f3022', '#7d785a'],
      // Its hide is dry horn, and rough.
      fur: 0.7,
      marks: [
        { colour: 3, share: (x, y, z) => 0.7 * smooth(0.34, 0.2, y + 0.1 * noise3(x * 9, y * 9, z * 9)) },
        {
          colour: 2,
          // Scales in rows along the back, and bands that darken to the tail.
          share: (x, y, z) =>
            Math.min(
              0.9,
              0.8 *
                Math.max(
                  smooth(0.82, 1, Math.cos(x * 60)),
                  smooth(0.8, 1, Math.cos((Math.abs(z) + 0.6 * y) * 66 + Math.floor(x * 9.55) * 3.1)),
                ) +
                0.4 * smooth(0.42, 0.7, noise3(x * 11, y * 11, z * 11)) +
                0.35 * smooth(0.1, 0.7, Math.sin(x * 7.5 + noise3(x * 3, y * 3, z * 3) * 2)),
            ),
        },
      ],
    });
    // Two crests of shields, which become one on the tail.
    for (let i = 0; i < 26; i++)
      for (const s of [-1, 1]) {
        const x = -0.62 + i * 0.1;
        const onTail = smooth(0.6, 1.3, x);
        const top = x < 0.45 ? 0.49 : 0.49 - (x - 0.45) * 0.225;
        mesh.cyl(
          x,
          top - 0.025,
          0.075 * s * (1 - onTail) + 0.1 * smooth(0.4, 1.05, x) * smooth(1.9, 1.1, x) - 0.2 * smooth(1.5, 2.1, x),
          0.042 - 0.012 * onTail,
          0.004,
          0.07 + 0.02 * onTail,
          '#43412e',
          materials.coat,
          5,
        );
      }
    for (const s of [-1, 1]) {
      eyeOn(mesh, [-1.07, 0.49, 0.125 * s], [-0.4, 0.25, s], 0.026, '#c8a83a');
      mesh.ball(-1.81, 0.42, 0.03 * s, 0.022, 0.016, 0.018, '#20261a', materials.plain, 8);
      for (let i = 0; i < 11; i++)
        mesh.cyl(
          -1.2 - i * 0.052,
          i % 2 ? 0.235 : 0.285,
          (0.105 - i * 0.004) * s,
          i % 2 ? 0.016 : 0.002,
          i % 2 ? 0.002 : 0.016,
          0.055,
          '#f2eedf',
          materials.plain,
          5,
        );
    }
  },
};
