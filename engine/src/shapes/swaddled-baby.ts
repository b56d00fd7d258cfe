import { mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bothSides } from './body-parts.ts';
import { pick } from './chance.ts';

/** Where the middle of its head is, from the middle of the bundle; metres. */
const head = [-0.205, 0.045, 0] as const;

/** A small child that sleeps in a blanket, as it is carried in arms: it lies along x, its head towards -x, and its face looks to +y. */
export function swaddledBaby(mesh: Mesh, random: Random, blanket: Rgb): void {
  const skin = pick(random, ['#e2ab88', '#d69c78', '#b97c58', '#e6b292']);
  const hair = pick(random, ['#6a4628', '#3a2418', '#b98a4c']);
  const fold = mixRgb(blanket, [0.3, 0.24, 0.26], 0.3);
  mesh.push().object();
  mesh.body(
    [
      [-0.09, 0, 0, 0.1, 0.06, -0.005, 0, 0.105, 0],
      [0.06, -0.005, 0, 0.105, 0.24, -0.01, 0, 0.072, 0],
      [0.24, -0.01, 0, 0.066, 0.29, -0.005, 0, 0.056, 0],
      // The end that is laid over the breast.
      [-0.1, 0.055, -0.055, 0.05, 0.14, 0.075, 0.045, 0.035, 1],
      // A hood lies around the head.
      [-0.12, 0.0, -0.075, 0.05, -0.24, -0.02, -0.07, 0.044, 0],
      [-0.12, 0.0, 0.075, 0.05, -0.24, -0.02, 0.07, 0.044, 0],
      [-0.24, -0.02, -0.07, 0.044, -0.29, -0.03, 0, 0.044, 0],
      [-0.24, -0.02, 0.07, 0.044, -0.29, -0.03, 0, 0.044, 0],
    ],
    { k: 0.03, colours: [blanket, fold], fur: 0.12 },
  );
  const [x, y] = head;
  mesh.body(
    [
      [x, y - 0.01, 0, 0.077, x - 0.012, y - 0.01, 0, 0.077, 0],
      // Cheeks, chin, lips and nose: the forehead is towards -x.
      ...bothSides((s) => [[x + 0.03, y + 0.022, 0.026 * s, 0.046, x + 0.036, y + 0.012, 0.03 * s, 0.044, 0]]),
      [x + 0.062, y + 0.028, 0, 0.026, x + 0.062, y + 0.024, 0, 0.026, 0],
      [x + 0.022, y + 0.069, 0, 0.011, x + 0.026, y + 0.072, 0, 0.011, 0],
      [x + 0.043, y + 0.064, -0.011, 0.006, x + 0.043, y + 0.064, 0.011, 0.006, 1],
      ...bothSides((s) => [[x + 0.01, y - 0.012, 0.078 * s, 0.017, x + 0.02, y - 0.014, 0.08 * s, 0.012, 0]]),
    ],
    { k: 0.014, colours: [skin, [0.62, 0.24, 0.22]] },
  );
  // Lids that are closed over sleeping eyes.
  for (const s of [-1, 1])
    mesh.tube(
      [-1, -0.5, 0, 0.5, 1].map((u): Vec3 => [
        x + 0.004 + 0.006 * (1 - u * u),
        y + 0.066 - 0.005 * u * u,
        (0.028 + 0.012 * u) * s,
      ]),
      [0.0032],
      '#4a2a1e',
      materials.plain,
      6,
    );
  mesh.body([[x - 0.032, y - 0.018, 0, 0.066, x - 0.036, y - 0.024, 0, 0.064, 0]], {
    k: 0.01,
    colours: [hair],
    hair: 0.4,
  });
  mesh.pop();
}
