import type { Random } from '../raster/random.ts';
import { mixRgb, scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { chanceAt } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

/** How far the bough of a perch is raised over where birds are built: a tree bears none near the ground, and then all that is seen is branches. */
const raised = 0.56;

/**
 * The top of a young tree at x = 0.66, and a bough of it towards -x: what a large bird sits on. What is built after it is raised as its bough is, which passes
 * the origin 0.56 m up. It ends below two metres, so that framing looks at the bird from near.
 */
export function buildPerch(mesh: Mesh): void {
  mesh.at(0, raised, 0);
  const trunk: readonly Vec3[] = [
    [0.74, -raised, 0.34],
    [0.68, 0, 0.3],
    [0.63, 0.5, 0.3],
    [0.68, 0.95, 0.32],
    [0.66, 1.2, 0.34],
  ];
  mesh.tube(trunk, [0.17, 0.13, 0.115, 0.09, 0.05], bark, materials.bark, 14);
  // It has been thick for longer than what it bears.
  mesh.tube(bough, [0.11, 0.074, 0.052, 0.043, 0.034, 0.022, 0.006], bark, materials.bark, 12);
  for (const [root, middle, end] of twigs) {
    mesh.tube([root, middle, end], [0.02, 0.013, 0.003], bark, materials.bark, 7);
    leavesAlong(mesh, [root, middle, end], 9);
  }
  for (const limb of crown) {
    mesh.tube(limb, [0.07, 0.045, 0.028, 0.006], bark, materials.bark, 9);
    leavesAlong(mesh, limb.slice(1), 44);
  }
}

const bark = '#65503a';

/** The bough that is sat on. */
const bough: readonly Vec3[] = [
  [0.64, 0.34, 0.29],
  [0.46, 0.46, 0.2],
  [0.26, 0.52, 0.09],
  [0.02, 0.56, 0],
  [-0.36, 0.64, -0.02],
  [-0.68, 0.66, 0.05],
  [-0.98, 0.76, 0.08],
];
/** The limbs of its crown, which is spread out flat. */
const crown: readonly (readonly Vec3[])[] = [
  [
    [0.68, 1.0, 0.32],
    [0.5, 1.13, 0.34],
    [0.2, 1.22, 0.38],
    [-0.2, 1.23, 0.42],
  ],
  [
    [0.68, 1.08, 0.33],
    [0.7, 1.22, 0.3],
    [0.6, 1.29, 0.16],
    [0.4, 1.31, 0.0],
  ],
  [
    [0.69, 1.05, 0.32],
    [0.85, 1.18, 0.36],
    [1.05, 1.24, 0.4],
    [1.3, 1.25, 0.46],
  ],
  [
    [0.67, 1.11, 0.34],
    [0.6, 1.22, 0.5],
    [0.45, 1.29, 0.62],
    [0.2, 1.31, 0.7],
  ],
  [
    [0.67, 1.17, 0.34],
    [0.72, 1.25, 0.38],
    [0.86, 1.31, 0.36],
    [1.02, 1.33, 0.3],
  ],
];

/** Twigs of the bough, before and behind whoever sits on it. */
const twigs: readonly (readonly [Vec3, Vec3, Vec3])[] = [
  [
    [-0.34, 0.635, -0.02],
    [-0.5, 0.78, -0.1],
    [-0.66, 0.84, -0.14],
  ],
  [
    [-0.5, 0.65, 0.01],
    [-0.66, 0.6, -0.1],
    [-0.84, 0.58, -0.16],
  ],
  [
    [-0.68, 0.66, 0.05],
    [-0.82, 0.72, 0.06],
    [-1.02, 0.78, 0.08],
  ],
  [
    [0.4, 0.48, 0.16],
    [0.42, 0.4, 0.0],
    [0.38, 0.36, -0.14],
  ],
];

/** Leaves all around a twig, thicker towards its end; each is turned by the golden angle from the one before. */
function leavesAlong(mesh: Mesh, way: readonly Vec3[], many: number): void {
  for (let i = 0; i < many; i++) {
    const t = (1 - (1 - i / many) ** 1.15) * (way.length - 1);
    const [a, b] = [way[Math.floor(t)], way[Math.floor(t) + 1]];
    if (!a || !b) continue;
    const f = t % 1;
    const at: Vec3 = [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f, a[2] + (b[2] - a[2]) * f];
    twigLeaf(mesh, at, i * 2.4, 0.1 + 0.5 * ((i * 0.618) % 1), 0.12 + 0.08 * ((i * 0.377) % 1));
  }
}

const [fresh, grown] = [readColour('#64883c'), readColour('#3c6430')];

/** A leaf that grows at a place, `turn` radians around the stem, rising so steeply and hanging at its end; `long` metres. */
export function twigLeaf(mesh: Mesh, at: Vec3, turn: number, rise: number, long = 0.24): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  // No two are of one green, and each is darker at its stem.
  const own = mixRgb(fresh, grown, chanceAt(turn, rise));
  mesh.sheet(
    (u, v) => {
      const out = u * long;
      const half = (v - 0.5) * 0.46 * long * Math.sin(Math.PI * Math.min(1, Math.max(0, u))) ** 0.7;
      return [at[0] + c * out - s * half, at[1] + out * rise - (out * out * 0.53) / long, at[2] + s * out + c * half];
    },
    6,
    2,
    (u) => scaleRgb(own, 0.78 + 0.34 * u),
    materials.leaf,
  );
}

/** A tree at x = 0.95 and the branch that it holds out 1.58 m up, level to x = -0.45: what an animal hangs from. */
export function buildBranch(mesh: Mesh, random: Random): void {
  mesh.tube(
    [
      [0.98, -0.2, 0.2],
      [0.92, 0.5, 0.16],
      [0.96, 1.2, 0.12],
      [0.9, 1.8, 0.16],
      [0.95, 2.25, 0.2],
      [0.98, 2.42, 0.22],
    ],
    [0.17, 0.14, 0.125, 0.1, 0.05, 0.008],
    '#6b543c',
    materials.bark,
    14,
  );
  const branch: readonly Vec3[] = [
    [0.95, 1.38, 0.12],
    [0.74, 1.52, 0.05],
    [0.45, 1.57, 0],
    [0, 1.575, 0],
    [-0.45, 1.58, 0],
    [-0.8, 1.64, 0],
    [-1.02, 1.74, -0.02],
  ];
  mesh.tube(branch, [0.085, 0.068, 0.056, 0.05, 0.044, 0.03, 0.01], '#6b543c', materials.bark, 12);
  for (let i = 0; i < 34; i++) {
    const t = i / 33;
    const [a, b] = [branch[Math.min(6, 2 + Math.floor(t * 4))], branch[Math.min(6, 3 + Math.floor(t * 4))]];
    if (!a || !b) continue;
    const f = (t * 4) % 1;
    const turn = random() * tau;
    twigLeaf(
      mesh,
      [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f + 0.03, a[2] + (b[2] - a[2]) * f],
      turn,
      0.3 + random() * 0.9,
    );
  }
  for (let i = 0; i < 22; i++)
    twigLeaf(mesh, [0.93 + 0.05 * random(), 1.75 + 0.62 * random(), 0.16], random() * tau, 0.2 + random() * 0.8);
}
