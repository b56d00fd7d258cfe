import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';
import { buildBirdLeg, buildFoldedWing } from './bird-parts.ts';
import { bothSides, eyeOn, skinOf } from './body-parts.ts';
import { plume } from './fowl.ts';
import { tellHead } from './tell-head.ts';

interface StandingBird {
  /** Back, belly, wing, tips of the wing, head. */
  readonly colours: readonly [Colour, Colour, Colour, Colour, Colour];
  /** A beak that is so long and so thick at its root, metres. */
  readonly beak: { readonly length: number; readonly thick: number; readonly colour: Colour };
  readonly iris: Colour;
  readonly legs: Colour;
  readonly webbed?: boolean;
  /** How far its feathers stand off, 0..1. */
  readonly hair: number;
}

/** A bird of half a metre on its feet, its wings folded: a raven, a gull. It heads towards -x. */
export function buildStandingBird(mesh: Mesh, bird: StandingBird): void {
  const { colours, beak, iris, legs, webbed = false, hair } = bird;
  const [back, , wing, tips] = colours;
  const cones: Cones = [
    [-0.07, 0.225, 0, 0.078, 0.08, 0.19, 0, 0.066, 0],
    [0.08, 0.19, 0, 0.06, 0.2, 0.15, 0, 0.022, 0],
    [-0.082, 0.205, 0, 0.07, 0.0, 0.165, 0, 0.066, 1],
    [-0.1, 0.265, 0, 0.06, -0.135, 0.335, 0, 0.048, 4],
    // A crown that is flat, a forehead that runs down to the beak, and the throat.
    [-0.135, 0.358, 0, 0.05, -0.17, 0.352, 0, 0.042, 4],
    [-0.17, 0.348, 0, 0.038, -0.205, 0.338, 0, beak.thick * 1.15, 4],
    [-0.165, 0.325, 0, 0.034, -0.125, 0.27, 0, 0.05, 4],
    ...bothSides((s) => [
      [0.0, 0.16, 0.035 * s, 0.042, -0.005, 0.105, 0.036 * s, 0.016, 1],
      [-0.06, 0.23, 0.035 * s, 0.055, 0.06, 0.2, 0.03 * s, 0.05, 0],
    ]),
  ];
  const k = 0.02;
  mesh.body(cones, { k, colours, hair });
  tellHead(mesh, [-0.15, 0.352, 0], 0.052, { tip: [-0.205 - beak.length, 0.325, 0], aside: 0.75 });
  const skin = skinOf(cones, k);
  for (let i = 0; i < 7; i++) {
    const z = 0.009 * (i - 3);
    plume(
      mesh,
      [
        [0.15, 0.165, z],
        [0.23, 0.135, z * 1.3],
        [0.33 - 0.006 * Math.abs(i - 3), 0.1, z * 1.6],
      ],
      0.017,
      webbed ? back : tips,
    );
  }
  for (const side of [-1, 1]) {
    buildFoldedWing(mesh, {
      skin,
      side,
      from: [-0.09, 0.255],
      to: [0.11, 0.185],
      depth: 0.115,
      reach: 0.6,
      colours: [wing, wing, tips],
    });
    buildBirdLeg(mesh, {
      joints: [
        [-0.005, 0.11, 0.036 * side],
        [0.012, 0.066, 0.038 * side],
        [-0.012 * side, 0.012, 0.04 * side],
      ],
      thick: 0.0075,
      toe: 0.05,
      webbed,
      colour: legs,
    });
    eyeOn(mesh, skin([-0.163, 0.36, 0], [-0.4, 0.12, side]), [-0.36, 0.06, side], 0.0082, iris);
  }
  // The upper half bends down over the lower one.
  const [x, y, r] = [-0.2, 0.338, beak.thick];
  mesh.tube(
    [
      [x, y, 0],
      [x - beak.length * 0.5, y + 0.001, 0],
      [x - beak.length * 0.85, y - beak.length * 0.1, 0],
      [x - beak.length, y - beak.length * 0.26, 0],
    ],
    [r, r * 0.8, r * 0.5, r * 0.04],
    beak.colour,
    materials.wet,
    14,
  );
  mesh.tube(
    [
      [x, y - r * 0.55, 0],
      [x - beak.length * 0.5, y - r * 0.6, 0],
      [x - beak.length * 0.86, y - r * 0.75, 0],
    ],
    [r * 0.62, r * 0.5, r * 0.06],
    beak.colour,
    materials.wet,
    12,
  );
}
