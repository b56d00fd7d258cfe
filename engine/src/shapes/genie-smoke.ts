import type { Cones } from '../solid/soft-body.ts';

/** The way that the smoke winds from the hips of a genie to the spout of a lamp: places and how thick it is there. */
const way: readonly (readonly [number, number, number, number])[] = [
  [0, 1.27, 0, 0.17],
  [-0.05, 1.08, 0, 0.165],
  [0.02, 0.92, 0.03, 0.15],
  [0.13, 0.76, 0.03, 0.125],
  [0.14, 0.6, -0.02, 0.1],
  [0.0, 0.49, -0.06, 0.08],
  [-0.16, 0.43, -0.04, 0.06],
  [-0.24, 0.36, 0, 0.042],
  [-0.235, 0.27, 0, 0.024],
];

/** The smoke as cones; its colours are the first three, from the hips down. */
export const smoke: Cones = way.slice(1).map(([x, y, z, r], i) => {
  const [px, py, pz, pr] = way[i] ?? [x, y, z, r];
  return [px, py, pz, pr, x, y, z, r, i < 2 ? 0 : i < 5 ? 1 : 2];
});

/** What parts from it. */
export const wisps: Cones = [
  [-0.26, 1.0, 0.02, 0.03, -0.33, 1.09, 0.03, 0.012, 0],
  [-0.19, 0.95, 0.02, 0.05, -0.26, 1.0, 0.02, 0.03, 0],
  [0.27, 0.82, 0.02, 0.045, 0.34, 0.88, 0.02, 0.028, 0],
  [0.34, 0.88, 0.02, 0.028, 0.36, 0.97, 0.02, 0.01, 0],
  [0.25, 0.6, -0.02, 0.04, 0.33, 0.56, -0.02, 0.02, 0],
  [-0.12, 0.53, -0.05, 0.045, -0.24, 0.56, -0.04, 0.024, 0],
  [-0.24, 0.56, -0.04, 0.024, -0.29, 0.63, -0.03, 0.009, 0],
  [-0.05, 1.08, 0, 0.14, 0.14, 0.6, -0.02, 0.07, 0],
  [-0.3, 0.36, 0, 0.032, -0.38, 0.4, 0, 0.014, 0],
];
