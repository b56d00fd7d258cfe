import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { buildBirdLeg, buildFoldedWing } from './bird-parts.ts';
import { bothSides, eyeOn, skinOf } from './body-parts.ts';
import { plume } from './fowl.ts';
import { twigLeaf } from './perch.ts';
import { tellHead } from './tell-head.ts';

/** What tells one small bird from another. */
export interface Songbird {
  readonly back: Colour;
  readonly breast: Colour;
  /** Of flight feathers and tail. */
  readonly dark: Colour;
  /** Nearly white by itself. */
  readonly belly?: Colour;
  /** Of the sides of neck and head; a paler back by itself. */
  readonly cheek?: Colour;
  /** Around the bill, up to the eyes. */
  readonly mask?: Colour;
  /** Height of the feathers that stand on the crown, metres. */
  readonly crest?: number;
  /** A bill as long and as thick as that of a robin times so much. */
  readonly bill?: { readonly long?: number; readonly thick?: number; readonly colour?: Colour };
  readonly legs?: Colour;
  /** How much paler the edges of its feathers are, 0..1; a quarter by itself. */
  readonly edges?: number;
  /** Size of the skull, 1 by itself: that of a pigeon is small. */
  readonly skull?: number;
}

/** A small bird that heads towards -x, its feet on y = 0. */
export function buildSongbird(mesh: Mesh, kind: Songbird): void {
  const { back, breast, dark, belly = '#ece6da', skull = 1, crest = 0, bill = {} } = kind;
  const [stout, longer] = [bill.thick ?? 1, bill.long ?? 1];
  const grey = kind.cheek ?? mixRgb(readColour(back), [0.45, 0.45, 0.42], 0.45);
  const cones: Cones = [
    [-0.02, 0.1, 0, 0.052, 0.05, 0.092, 0, 0.042, 0],
    [0.05, 0.096, 0, 0.034, 0.1, 0.09, 0, 0.016, 0],
    [-0.045, 0.108, 0, 0.045, -0.014, 0.08, 0, 0.043, 1],
    [0.0, 0.068, 0, 0.036, 0.055, 0.076, 0, 0.022, 3],
    [-0.04, 0.135, 0, 0.04 * skull, -0.058, 0.163, 0, 0.038 * skull, 0],
    [-0.06, 0.172, 0, 0.034 * skull, -0.075, 0.168, 0, 0.03 * skull, 0],
    [-0.082, 0.156, 0, 0.025 * skull, -0.066, 0.13, 0, 0.033 * skull, 1],
    ...(crest > 0
      ? [
          [-0.062, 0.188, 0, 0.02, -0.038, 0.19 + crest * 0.6, 0, 0.012, 0],
          [-0.038, 0.19 + crest * 0.6, 0, 0.012, -0.012, 0.19 + crest, 0, 0.002, 0],
        ]
      : []),
    ...bothSides((s) => [
      [-0.03, 0.105, 0.026 * s, 0.034, -0.04, 0.145, 0.022 * s, 0.026, 4],
      [-0.005, 0.08, 0.022 * s, 0.033, 0.04, 0.08, 0.018 * s, 0.024, 3],
      [0.01, 0.065, 0.016 * s, 0.022, 0.008, 0.045, 0.018 * s, 0.009, 3],
    ]),
  ];
  const k = 0.012;
  mesh.body(cones, {
    k,
    colours: [back, breast, dark, belly, grey, kind.mask ?? breast],
    hair: 0.5,
    ...(kind.mask !== undefined && {
      marks: {
        colour: 5,
        on: [0, 1],
        share: (x: number, y: number) => smooth(0.034, 0.026, Math.hypot(x + 0.104, (y - 0.158) * 0.9)),
      },
    }),
  });
  mesh.heads([-0.062, 0.168, 0], [-0.1, 0.166, 0], {
    aside: 0.8,
    cones: [...cones.slice(4, 6), [-0.1, 0.16, 0, 0.01, -0.134, 0.157, 0, 0.001]],
  });
  tellHead(mesh, [-0.062, 0.167, 0], 0.037, { tip: [-0.134, 0.157, 0], aside: 0.75 });
  const skin = skinOf(cones, k);
  for (let i = 0; i < 7; i++) {
    const z = 0.0045 * (i - 3);
    plume(
      mesh,
      [
        [0.085, 0.094, z],
        [0.135, 0.09, z * 1.4],
        [0.2 - 0.012 * Math.abs(i - 3), 0.074, z * 2],
      ],
      0.0085,
      dark,
    );
  }
  for (const side of [-1, 1]) {
    buildFoldedWing(mesh, {
      skin,
      side,
      from: [-0.034, 0.126],
      to: [0.07, 0.096],
      depth: 0.064,
      reach: 0.42,
      colours: [back, mixRgb(readColour(back), [0.8, 0.72, 0.6], kind.edges ?? 0.25), dark],
    });
    buildBirdLeg(mesh, {
      joints: [
        [0.006, 0.05, 0.018 * side],
        [0.012, 0.03, 0.019 * side],
        [0.002, 0.006, 0.019 * side],
      ],
      thick: 0.0032,
      toe: 0.026,
      colour: kind.legs ?? '#6b4a38',
    });
    eyeOn(mesh, skin([-0.064, 0.17, 0], [-0.45, 0.1, side]), [-0.42, 0.08, side], 0.0066, '#17100c');
  }
  for (const [up, thick, long] of [
    [0, 0.0085 * stout, 0.034 * longer],
    [-0.005, 0.006 * stout, 0.028 * longer],
  ] as const)
    mesh.tube(
      [
        [-0.1, 0.162 + up, 0],
        [-0.1 - long * 0.5, 0.161 + up, 0],
        [-0.1 - long, 0.157 + up * 0.4, 0],
      ],
      [thick, thick * 0.6, 0.0006],
      bill.colour ?? '#3b322b',
      materials.wet,
      10,
    );
}

/** A bare young stem that bends under the bird, with a few leaves. */
export function buildTwig(mesh: Mesh): void {
  const branch = (points: readonly Vec3[], radii: readonly number[]): void =>
    void mesh.tube(points, radii, '#6b543d', materials.bark, 10);
  branch(
    [
      [0.2, -0.2, 0.08],
      [0.15, 0.15, 0.05],
      [0.12, 0.36, 0.03],
      [0.06, 0.48, 0.01],
      [-0.02, 0.52, 0],
      [-0.14, 0.56, -0.01],
      [-0.23, 0.64, -0.02],
    ],
    [0.036, 0.031, 0.027, 0.023, 0.02, 0.013, 0.003],
  );
  branch(
    [
      [0.13, 0.3, 0.035],
      [0.2, 0.42, 0.05],
      [0.22, 0.56, 0.03],
    ],
    [0.018, 0.011, 0.003],
  );
  for (const [x, y, z, turn, rise] of [
    [0.22, 0.55, 0.03, 0.3, 0.7],
    [0.21, 0.5, 0.035, 2.6, 0.4],
    [0.2, 0.44, 0.045, 5.4, 0.2],
    [-0.22, 0.63, -0.02, 3, 0.5],
    [-0.17, 0.585, -0.015, 1.9, 0.3],
    [-0.18, 0.59, -0.015, 4.2, 0.2],
  ] as const)
    twigLeaf(mesh, [x, y, z], turn, rise, 0.12);
}
