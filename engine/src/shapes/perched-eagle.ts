import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { buildFoldedWing } from './bird-parts.ts';
import { bothSides, eyeOn, skinOf } from './body-parts.ts';
import { tellHead } from './tell-head.ts';

const [white, yellow] = ['#e9e3d6', '#dda52c'] as const;

/** An eagle of a plumage that sits upright, its wings folded, its head white by itself; it heads towards -x. */
export function buildPerchedEagle(mesh: Mesh, brown: string, head: Colour = white): void {
  const dark = mixRgb(readColour(brown), [0.01, 0.006, 0.003], 0.5);
  const light = mixRgb(readColour(brown), [0.5, 0.36, 0.22], 0.22);
  const cones: Cones = [
    [-0.01, 0.6, 0, 0.165, 0.12, 0.24, 0, 0.15, 0],
    [-0.07, 0.58, 0, 0.14, 0.02, 0.26, 0, 0.14, 3],
    // A strong neck that widens to the shoulders under its hackles, and a flat skull.
    [-0.03, 0.7, 0, 0.128, -0.055, 0.84, 0, 0.092, 1],
    [-0.04, 0.885, 0, 0.079, -0.105, 0.878, 0, 0.062, 1],
    [-0.1, 0.868, 0, 0.058, -0.15, 0.866, 0, 0.038, 1],
    // A tail that hangs behind what it sits on, and trousers of feathers.
    [0.12, 0.24, 0, 0.1, 0.24, -0.12, 0, 0.07, 1],
    ...bothSides((s) => [
      [0.03, 0.24, 0.085 * s, 0.085, -0.03, 0.075, 0.075 * s, 0.04, 2],
      // The brow shades the eye.
      [-0.16, 0.9, 0.034 * s, 0.011, -0.075, 0.922, 0.07 * s, 0.018, 1],
      [-0.02, 0.6, 0.09 * s, 0.1, 0.08, 0.36, 0.1 * s, 0.09, 0],
    ]),
  ];
  const k = 0.024;
  mesh.body(cones, { k, colours: [brown, head, dark, light], hair: 0.5, shaggy: [1] });
  tellHead(mesh, [-0.08, 0.89, 0], 0.085, { tip: [-0.26, 0.82, 0], aside: 0.62 });
  const skin = skinOf(cones, k);
  for (const side of [-1, 1]) {
    buildFoldedWing(mesh, {
      skin,
      side,
      from: [-0.04, 0.66],
      to: [0.2, 0.18],
      depth: 0.24,
      reach: 0.4,
      colours: [brown, light, dark],
      shoulder: brown,
    });
    for (const t of [-1, 0, 1])
      mesh.tube(
        [
          [-0.03, 0.04, 0.075 * side],
          [-0.085, 0.026, (0.075 + 0.026 * t) * side],
          [-0.125, 0.016, (0.075 + 0.036 * t) * side],
          [-0.15, -0.022, (0.075 + 0.038 * t) * side],
        ],
        [0.026, 0.02, 0.015, 0.002],
        yellow,
        materials.wet,
        10,
      );
    eyeOn(mesh, skin([-0.105, 0.888, 0], [-0.42, 0, side]), [-0.5, -0.02, side], 0.0155, '#e3ab2c');
  }
  const bill = (points: readonly Vec3[], radii: readonly number[]): void =>
    void mesh.tube(points, radii, yellow, materials.wet, 16);
  bill(
    [
      [-0.155, 0.872, 0],
      [-0.2, 0.878, 0],
      [-0.233, 0.866, 0],
      [-0.254, 0.84, 0],
      [-0.256, 0.806, 0],
    ],
    [0.034, 0.031, 0.024, 0.013, 0.0015],
  );
  bill(
    [
      [-0.145, 0.845, 0],
      [-0.19, 0.838, 0],
      [-0.222, 0.836, 0],
    ],
    [0.023, 0.017, 0.007],
  );
}
