import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick } from './chance.ts';
import { cushion } from './cushion.ts';

const steel = '#9aa1a6';

/** A pupil's desk with a chair behind it; whoever sits there looks towards +z. Books lie on some. */
export function standPupilDesk(mesh: Mesh, random: Random, shell: string): void {
  mesh.object().box(0, 0.7, 0, 1.1, 0.03, 0.52, '#cfa872', materials.floor);
  mesh.box(0, 0.58, 0.02, 0.98, 0.015, 0.4, '#8a8f93', materials.metal);
  for (const x of [-0.5, 0.5]) {
    mesh.tube(
      [
        [x, 0.7, 0.2],
        [x, 0.1, 0.2],
        [x, 0.03, 0.24],
      ],
      [0.016],
      steel,
      materials.metal,
      8,
    );
    mesh.tube(
      [
        [x, 0.03, 0.26],
        [x, 0.03, -0.26],
      ],
      [0.016],
      steel,
      materials.metal,
      8,
    );
  }
  const kind = random();
  if (kind < 0.6) {
    const x = (random() - 0.5) * 0.5;
    const cover = pick(random, ['#b8483c', '#2f6f9a', '#d8a83a', '#4f8a5a', '#7a5a9a']);
    mesh
      .push()
      .at(x, 0.73, -0.05)
      .rotY((random() - 0.5) * 0.5);
    mesh
      .box(0, 0, 0, 0.2, 0.03, 0.27, cover, materials.cloth)
      .box(0.34, 0, 0.02, 0.3, 0.006, 0.21, '#f4f2ea', materials.plain);
    mesh
      .tube(
        [
          [0.24, 0.015, -0.08],
          [0.4, 0.015, -0.1],
        ],
        [0.005],
        '#e0a83a',
        materials.gloss,
        6,
      )
      .pop();
  }
  standShellChair(mesh, [0, 0, -0.52], shell);
}

/** A chair of bent tube with a shell of plastic, which looks towards +z. */
function standShellChair(mesh: Mesh, [x, y, z]: Vec3, shell: string): void {
  mesh.push().at(x, y, z);
  for (const s of [-0.18, 0.18]) {
    mesh.tube(
      [
        [s, 0, 0.2],
        [s, 0.42, 0.15],
        [s, 0.43, -0.14],
        [s * 1.05, 0.8, -0.22],
      ],
      [0.012],
      steel,
      materials.metal,
      6,
    );
    mesh.tube(
      [
        [s, 0.42, -0.1],
        [s * 1.1, 0, -0.24],
      ],
      [0.012],
      steel,
      materials.metal,
      6,
    );
  }
  mesh.sheet(
    (u, v): Vec3 => [(u - 0.5) * 0.42, 0.45 - 0.02 * Math.sin(u * Math.PI) + 0.015 * v, 0.2 - v * 0.38],
    8,
    8,
    () => shell,
    materials.gloss,
  );
  mesh.sheet(
    (u, v): Vec3 => [(u - 0.5) * 0.42, 0.56 + v * 0.28, -0.2 - 0.05 * Math.sin(u * Math.PI) - v * 0.05],
    8,
    8,
    () => shell,
    materials.gloss,
  );
  mesh.pop();
}

/** A green board in a wooden frame with what was written on it in chalk: sums, lines of words, and shapes; seen from -z, its middle at y. */
export function hangChalkboard(
  mesh: Mesh,
  random: Random,
  { y, z, wide, tall }: { y: number; z: number; wide: number; tall: number },
): void {
  mesh.object().box(0, y - tall / 2 - 0.06, z, wide + 0.14, tall + 0.12, 0.04, '#8a6238', materials.floor);
  mesh.box(0, y - tall / 2, z - 0.02, wide, tall, 0.02, '#274a3c', materials.plain);
  mesh.box(0, y - tall / 2 - 0.09, z - 0.09, wide, 0.025, 0.13, '#8a6238', materials.floor);
  for (const [x, colour] of [
    [-0.5, '#f4f2ea'],
    [-0.36, '#e8c84a'],
    [0.7, '#f4f2ea'],
  ] as const)
    mesh.box(x, y - tall / 2 - 0.065, z - 0.1, 0.09, 0.016, 0.016, colour, materials.plain);
  const chalk = '#dfe6de';
  const stroke = (points: readonly (readonly [number, number])[], r = 0.007): void =>
    void mesh.tube(
      points.map(([px, py]): Vec3 => [px, py, z - 0.034]),
      [r],
      chalk,
      materials.plain,
      4,
    );
  const sign = (kind: string, x: number, at: number, s: number): void => {
    for (const part of strokesOf[kind] ?? []) stroke(part.map(([a, b]) => [x + a * s, at + b * s] as const));
  };
  // Sums in the upper left corner, lines of writing below them, and on the right a triangle, a circle and a curve.
  const sums = pick(random, [
    ['2+3=5', '4+4=8', '7-1=6'],
    ['1+1=2', '6-3=3', '5+2=7'],
  ]);
  for (const [i, sum] of sums.entries())
    for (const [k, kind] of sum.split('').entries())
      sign(kind, -wide * 0.42 + k * 0.15, y + tall * 0.2 - i * 0.24, 0.13);
  for (let i = 0; i < 4; i++) {
    const from = -wide * 0.14;
    const long = 0.7 + random() * 0.4;
    stroke(
      Array.from({ length: 60 }, (_, k) => {
        const t = k / 59;
        return [
          from + t * long,
          y + tall * 0.28 - i * 0.2 + 0.03 * Math.sin(t * 70 + i) * (0.6 + 0.4 * Math.sin(t * 17 + i * 3)),
        ] as const;
      }),
      0.005,
    );
  }
  const [cx, cy] = [wide * 0.34, y];
  stroke([
    [cx - 0.5, cy - 0.2],
    [cx - 0.5, cy + 0.25],
    [cx + 0.02, cy - 0.2],
    [cx - 0.5, cy - 0.2],
  ]);
  stroke(
    Array.from(
      { length: 33 },
      (_, k) => [cx + 0.3 + Math.cos((k / 32) * 6.283) * 0.2, cy + 0.1 + Math.sin((k / 32) * 6.283) * 0.2] as const,
    ),
  );
  stroke(Array.from({ length: 30 }, (_, k) => [cx - 0.1 + k * 0.024, cy - 0.36 + Math.sin(k * 0.4) * 0.07] as const));
}

const ring = (cy: number, r: number): readonly (readonly [number, number])[] =>
  Array.from(
    { length: 13 },
    (_, k) => [0.35 + Math.cos((k / 12) * 6.283) * r, cy + Math.sin((k / 12) * 6.283) * r] as const,
  );

/** Figures and signs as strokes in a box of 0.7 by 1. */
const strokesOf: Readonly<Record<string, readonly (readonly (readonly [number, number])[])[]>> = {
  '1': [
    [
      [0.2, 0.8],
      [0.4, 1],
      [0.4, 0],
    ],
  ],
  '2': [
    [
      [0.1, 0.8],
      [0.35, 1],
      [0.6, 0.75],
      [0.1, 0],
      [0.65, 0],
    ],
  ],
  '3': [
    [
      [0.1, 1],
      [0.6, 1],
      [0.3, 0.6],
      [0.6, 0.35],
      [0.45, 0.02],
      [0.1, 0.08],
    ],
  ],
  '4': [
    [
      [0.45, 0],
      [0.45, 1],
      [0.05, 0.35],
      [0.65, 0.35],
    ],
  ],
  '5': [
    [
      [0.6, 1],
      [0.15, 1],
      [0.12, 0.6],
      [0.5, 0.58],
      [0.6, 0.3],
      [0.4, 0],
      [0.1, 0.05],
    ],
  ],
  '6': [
    [
      [0.5, 1],
      [0.2, 0.6],
      [0.12, 0.28],
    ],
    ring(0.25, 0.24),
  ],
  '7': [
    [
      [0.1, 1],
      [0.62, 1],
      [0.28, 0],
    ],
  ],
  '8': [ring(0.76, 0.22), ring(0.28, 0.27)],
  '+': [
    [
      [0.35, 0.25],
      [0.35, 0.75],
    ],
    [
      [0.1, 0.5],
      [0.6, 0.5],
    ],
  ],
  '-': [
    [
      [0.1, 0.5],
      [0.6, 0.5],
    ],
  ],
  '=': [
    [
      [0.1, 0.62],
      [0.6, 0.62],
    ],
    [
      [0.1, 0.38],
      [0.6, 0.38],
    ],
  ],
};

/** The teacher's desk, seen from the pupils, with a pile of books, an apple and papers. */
export function standTeacherDesk(mesh: Mesh): void {
  const wood = '#8a5c34';
  mesh.object().box(0, 0.74, 0, 1.7, 0.04, 0.8, wood, materials.floor);
  for (const x of [-0.62, 0.62]) mesh.box(x, 0, 0.04, 0.4, 0.74, 0.68, wood, materials.floor);
  mesh.box(0, 0.26, -0.3, 1.6, 0.48, 0.03, wood, materials.floor);
  for (const [i, colour] of ['#a8402f', '#2f5a7a', '#4f6b3c'].entries())
    mesh.box(-0.5 + i * 0.015, 0.78 + i * 0.045, 0, 0.3 - i * 0.03, 0.044, 0.22, colour, materials.cloth);
  mesh.box(0.1, 0.78, -0.02, 0.3, 0.012, 0.22, '#f2f0e8', materials.plain);
  cushion(mesh, [0.55, 0.83, -0.05], [0.05, 0.048, 0.05], {
    square: 0.9,
    colour: '#b8202a',
    material: materials.gloss,
    pieces: 10,
  });
  mesh.tube(
    [
      [0.55, 0.87, -0.05],
      [0.56, 0.91, -0.05],
    ],
    [0.005],
    '#4a3020',
    materials.plain,
    5,
  );
}
