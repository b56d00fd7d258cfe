import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

/** Where the four legs of a side point to, radians from ahead, and how far they reach, metres. */
const legs: readonly (readonly [angle: number, reach: number])[] = [
  [0.5, 0.36],
  [1.15, 0.32],
  [1.85, 0.32],
  [2.55, 0.38],
];

export const spider: Concept = {
  id: 'spider',
  words: {
    en: 'spider/tarantula',
    de: 'spinne/spinnen/vogelspinne',
    es: 'araña/tarántula',
    fr: 'araignée/tarentule',
    zh: '蜘蛛',
    ja: '蜘蛛/クモ',
    ar: 'عنكبوت',
    emoji: '🕷️/🕷',
  },
  size: { width: 0.8, height: 0.3 },
  lives: ['hills', 'forest', 'garden'],
  stands: 'ground',
  moves: 'still',
  turn: -1.1,
  sway: 0.3,
  build(mesh, random, look) {
    const [coat, mark, dark] = schemeOf(look.colour, random, [
      ['#6a4e36', '#b88450', '#3c2a1e'],
      ['#4a3630', '#b83a2a', '#2a1d18'],
    ]);
    mesh.body(
      [
        [-0.07, 0.13, 0, 0.075, -0.09, 0.13, 0, 0.07, 0],
        [0.06, 0.16, 0, 0.09, 0.13, 0.165, 0, 0.11, 0],
        [0.06, 0.23, 0, 0.034, 0.15, 0.255, 0, 0.034, 1],
        [-0.14, 0.1, 0.03, 0.024, -0.17, 0.06, 0.03, 0.012, 2],
        [-0.14, 0.1, -0.03, 0.024, -0.17, 0.06, -0.03, 0.012, 2],
        ...[-1, 1].flatMap((s) =>
          legs.flatMap(([angle, reach]) => {
            const [x, z] = [-Math.cos(angle), Math.sin(angle) * s];
            const at = (share: number, up: number): number[] => [-0.06 + x * reach * share, up, z * reach * share];
            return [
              [...at(0.15, 0.13), 0.026, ...at(0.45, 0.25), 0.022, 0],
              [...at(0.45, 0.25), 0.022, ...at(0.78, 0.17), 0.017, 2],
              [...at(0.78, 0.17), 0.016, ...at(1, 0.012), 0.008, 0],
            ];
          }),
        ),
      ],
      { k: 0.012, colours: [coat, mark, dark], hair: 0.7 },
    );
    // Eight eyes, of which two are large.
    for (const [up, z, size] of [
      [0.155, 0.024, 0.015],
      [0.178, 0.018, 0.009],
      [0.165, 0.05, 0.009],
      [0.185, 0.045, 0.007],
    ] as const)
      for (const s of [-1, 1])
        mesh.ball(-0.148 + (up - 0.155) * 0.6, up, z * s, size, size, size, '#080606', materials.gloss, 9);
  },
};
