import { mixRgb } from '../../raster/colour.ts';
import { conesAlong, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { flyingAs } from '../../shapes/flying-bird.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Random } from '../../raster/random.ts';
import type { Rgb } from '../../raster/colour.ts';
import { smooth } from '../../solid/noise.ts';
import { melting } from '../../solid/soft-body.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const swan: Concept = {
  id: 'swan',
  words: {
    en: 'swan',
    de: 'schwan/schwäne',
    es: 'cisne',
    fr: 'cygne',
    zh: '天鹅',
    ja: '白鳥',
    ar: 'بجعة',
    emoji: '🦢',
  },
  size: { width: 1.35, height: 1 },
  lives: ['sea', 'mountains'],
  stands: 'water',
  moves: 'bobs',
  turn: -0.25,
  sway: 0.2,
  mirrors: true,
  aloft: flyingAs((colour) => ({
    ...{ length: 1.35, span: 2.2, chord: 0.42, raise: 0.42, bend: 0.25, fingers: 0.4 },
    beak: { length: 0.12, hooked: false, colour: '#e8762a' },
    colours: [
      colour ?? '#f7f6f2',
      colour ?? '#fbfaf8',
      colour ?? '#f2f0ea',
      colour ?? '#eceae4',
      colour ?? '#f7f6f2',
      colour ?? '#f7f6f2',
    ],
  })),
  build(mesh, random, look) {
    const white = readColour(look.colour ?? '#d9d6cf');
    const shade = mixRgb(white, [0.16, 0.17, 0.2], look.colour ? 0.25 : 0.42);
    const neck = smoothWay(neckWay, 4);
    const thick = smoothWay(
      neckThick.map((r): Vec3 => [r, 0, 0]),
      4,
    );
    const cones: Cones = [
      // A full breast that rides high, and a stern that is lifted to the point of the tail.
      ...melting(0.08, [
        [-0.26, 0.13, 0, 0.2, 0.16, 0.14, 0, 0.19, 0],
        [-0.34, 0.19, 0, 0.175, -0.4, 0.24, 0, 0.12, 0],
        [0.16, 0.16, 0, 0.17, 0.44, 0.24, 0, 0.08, 0],
        [0.44, 0.24, 0, 0.075, 0.62, 0.32, 0, 0.014, 0],
      ]),
      ...melting(
        0.04,
        conesAlong(
          neck.map((at, i) => [...at, thick[i]?.[0] ?? 0.04] as const),
          0,
        ),
      ),
      // The bare skin between eye and bill.
      [-0.597, 0.912, 0, 0.036, -0.625, 0.902, 0, 0.031, 1],
    ];
    const k = 0.03;
    mesh.body(cones, { k, colours: [white, '#1c1816'], hair: 0.22 });
    tellHead(mesh, [-0.545, 0.925, 0], 0.05, { tip: [-0.775, 0.85, 0], aside: 0.8 });
    const skin = skinOf(cones, k);
    for (const side of [-1, 1]) {
      buildSail(mesh, random, { side, white, shade });
      eyeOn(mesh, skin([-0.565, 0.928, 0], [-0.28, 0.22, side]), [-0.3, 0.08, side], 0.009, '#17120f');
      mesh.ball(-0.69, 0.892, 0.02 * side, 0.009, 0.0035, 0.004, '#3a1d10', materials.plain, 8);
    }
    mesh.tube(
      [
        [-0.622, 0.906, 0],
        [-0.66, 0.898, 0],
        [-0.72, 0.876, 0],
        [-0.762, 0.857, 0],
        [-0.775, 0.849, 0],
      ],
      [0.029, 0.025, 0.021, 0.018, 0.007],
      '#d9722c',
      materials.wet,
      16,
    );
    mesh
      .tube(
        [
          [-0.62, 0.89, 0],
          [-0.7, 0.866, 0],
          [-0.76, 0.846, 0],
        ],
        [0.021, 0.016, 0.008],
        '#2a211c',
        materials.wet,
        12,
      )
      .ball(-0.632, 0.929, 0, 0.016, 0.012, 0.013, '#1c1816', materials.wet, 14)
      .ball(-0.772, 0.852, 0, 0.008, 0.006, 0.009, '#2a211c', materials.wet, 8);
  },
};

/** It leaves the breast ahead, swings back over it and ahead again: straight, it would be a hose. */
const neckWay: readonly Vec3[] = [
  [-0.34, 0.2, 0],
  [-0.46, 0.3, 0],
  [-0.535, 0.41, 0],
  [-0.54, 0.53, 0],
  [-0.495, 0.64, 0],
  [-0.446, 0.74, 0],
  [-0.436, 0.84, 0],
  [-0.472, 0.916, 0],
  [-0.53, 0.935, 0],
  [-0.585, 0.917, 0],
];
/** It tapers from the breast to the nape, and the skull is a little thicker. */
const neckThick = [0.15, 0.105, 0.075, 0.058, 0.048, 0.042, 0.039, 0.041, 0.048, 0.039] as const;

/** A place of a wing that is raised as a sail: 0 to 1 from the shoulder to the tip, and from its lower edge to the upper one over the back. */
function onSail(side: number, u: number, v: number): Vec3 {
  const high = 0.36 * Math.sin(Math.PI * Math.min(1, 0.11 + 0.83 * Math.max(0, u))) ** 0.8;
  const out = 0.06 + 0.17 * Math.sin(Math.PI * Math.min(1, 0.24 + 0.66 * u));
  return [
    -0.33 + 0.92 * u,
    0.14 + 0.17 * Math.max(0, u) ** 1.6 + high * v,
    side * (out * (1 - 0.45 * v * v) + 0.06 * Math.sin(Math.PI * Math.min(1, Math.max(0, v)))),
  ];
}

/** The rows of its feathers from those that are long and lie lowest to the small ones of the shoulder: how many, from where and to where they grow, how long and how far off the wing. */
const sailRows = [
  { many: 9, from: [0.34, 0.42], long: 0.64, lift: 0 },
  { many: 8, from: [0.2, 0.26], long: 0.42, lift: 0.02 },
  { many: 9, from: [0.07, 0.12], long: 0.3, lift: 0.036 },
  { many: 8, from: [-0.04, 0.02], long: 0.22, lift: 0.05 },
] as const;

/** A wing that is raised as a sail: broad feathers along it, row over row, each with a soft shade where the next one lies on it. */
function buildSail(
  mesh: Mesh,
  random: Random,
  { side, white, shade }: { readonly side: number; readonly white: Rgb; readonly shade: Rgb },
): void {
  // The front of a sheet is on one side.
  const way = (v: number): number => (side > 0 ? v : 1 - v);
  mesh.sheet(
    (u, v) => {
      const [x, y, z] = onSail(side, u * 0.86, way(v) * 0.96 + 0.02);
      return [x, y, z - side * 0.012];
    },
    20,
    12,
    () => shade,
    materials.cloth,
  );
  for (const { many, from, long, lift } of sailRows)
    for (let i = 0; i < many; i++) {
      const t = i / (many - 1);
      const start = from[0] + (from[1] - from[0]) * t + 0.03 * random();
      const length = long * (0.86 + 0.2 * Math.sin(Math.PI * (0.25 + 0.6 * t))) * (0.94 + 0.12 * random());
      const half = (0.86 / many) * (0.9 + 0.2 * random());
      const tone = mixRgb(white, shade, 0.05 + 0.12 * random());
      mesh.sheet(
        (u, v) => {
          const end = Math.max(0, (u - 0.7) / 0.3);
          const w = (way(v) - 0.5) * 2 * half * Math.sqrt(Math.max(0.004, 1 - end * end)) * Math.min(1, 0.5 + u * 2);
          const [x, y, z] = onSail(
            side,
            start + u * length,
            0.04 + 0.92 * t + w * (1 + 0.25 * u) + 0.09 * u * u * (t - 0.45),
          );
          return [x, y, z + side * (lift * (0.4 + 0.6 * u) + 0.03 * u * u - 0.06 * (v - 0.5) ** 2 + 0.006 * (i % 2))];
        },
        12,
        8,
        (u, v) =>
          mixRgb(
            tone,
            shade,
            Math.max(0.9 * (1 - u) ** 1.6, 0.9 * smooth(0.3, 0.5, Math.abs(v - 0.5)) * (1 - 0.5 * u)),
          ),
        materials.cloth,
      );
    }
}
