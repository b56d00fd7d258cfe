import { materials } from '../../solid/materials.ts';
import { tau } from '../../shapes/chance.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const bicycle: Concept = {
  id: 'bicycle',
  words: {
    en: 'bicycle/bike/cycle',
    de: 'fahrrad/fahrräder',
    es: 'bicicleta/bici',
    fr: 'vélo/bicyclette',
    zh: '自行车',
    ja: '自転車',
    ar: 'دراجة',
    emoji: '🚲',
  },
  size: { width: 1.8, height: 1.1 },
  lives: ['street', 'hills', 'beach'],
  stands: 'ground',
  moves: 'drives',
  mirrors: true,
  sway: 0.15,
  build(mesh, _random, look) {
    const paint = look.colour ?? '#c0322c';
    for (const x of [-0.55, 0.55]) {
      const rim = Array.from({ length: 33 }, (_, i): Vec3 => [
        x + Math.cos((i / 32) * tau) * 0.34,
        0.35 + Math.sin((i / 32) * tau) * 0.34,
        0,
      ]);
      mesh.tube(rim, [0.024], '#1a1b1d', materials.plain, 7);
      for (let i = 0; i < 14; i++) {
        const a = (i / 14) * tau;
        mesh.tube(
          [
            [x, 0.35, 0.015],
            [x + Math.cos(a) * 0.33, 0.35 + Math.sin(a) * 0.33, 0],
          ],
          [0.004],
          '#c8ccd0',
          materials.metal,
          3,
        );
      }
    }
    const bars: readonly (readonly [Vec3, Vec3])[] = [
      [
        [-0.42, 0.82, 0],
        [0.02, 0.33, 0],
      ],
      [
        [0.02, 0.33, 0],
        [0.22, 0.86, 0],
      ],
      [
        [-0.4, 0.78, 0],
        [0.2, 0.8, 0],
      ],
      [
        [0.55, 0.35, 0],
        [0.02, 0.33, 0],
      ],
      [
        [0.55, 0.35, 0],
        [0.19, 0.76, 0],
      ],
      [
        [-0.55, 0.35, 0],
        [-0.4, 0.92, 0],
      ],
    ];
    for (const [from, to] of bars) mesh.tube([from, to], [0.026], paint, materials.gloss, 9);
    mesh
      .tube(
        [
          [-0.4, 0.92, 0],
          [-0.42, 1, 0],
        ],
        [0.02],
        '#3a3d40',
        materials.metal,
      )
      .tube(
        [
          [-0.36, 1.03, -0.27],
          [-0.46, 1.01, -0.1],
          [-0.46, 1.01, 0.1],
          [-0.36, 1.03, 0.27],
        ],
        [0.018],
        '#26282a',
        materials.gloss,
      );
    mesh
      .ball(0.25, 0.9, 0, 0.15, 0.04, 0.075, '#3a2418', materials.gloss, 12)
      .push()
      .at(0.02, 0.33, 0.05)
      .rotX(Math.PI / 2)
      .cyl(0, 0, 0, 0.1, 0.1, 0.02, '#8a8f94', materials.metal, 16)
      .pop();
    // A chain runs around both sprockets, with a guard over it.
    for (const [y0, y1] of [
      [0.43, 0.39],
      [0.23, 0.31],
    ] as const)
      mesh.tube(
        [
          [0.02, y0, 0.06],
          [0.55, y1, 0.06],
        ],
        [0.009],
        '#3a3d40',
        materials.metal,
        6,
      );
    mesh
      .push()
      .at(0.55, 0.35, 0.05)
      .rotX(Math.PI / 2)
      .cyl(0, 0, 0, 0.045, 0.045, 0.02, '#8a8f94', materials.metal, 14)
      .pop();
    // Guards over the wheels.
    for (const [x, from, to] of [
      [-0.55, 0.35, 1.6],
      [0.55, 0.9, 2.9],
    ] as const)
      mesh.tube(
        Array.from({ length: 17 }, (_, i): Vec3 => {
          const a = from + ((to - from) * i) / 16;
          return [x + Math.cos(a) * 0.385, 0.35 + Math.sin(a) * 0.385, 0];
        }),
        [0.018],
        paint,
        materials.gloss,
        7,
      );
    // The crank has one pedal down and the other one up.
    for (const s of [-1, 1]) {
      const [end, side] = [0.33 - 0.17 * s, 0.055 * s];
      mesh.tube(
        [
          [0.02, 0.33, side],
          [0.02, end, side],
        ],
        [0.013],
        '#8a8f94',
        materials.metal,
        7,
      );
      mesh.box(0.02, end, side + 0.055 * s, 0.09, 0.022, 0.085, '#26282a', materials.plain);
    }
  },
};
