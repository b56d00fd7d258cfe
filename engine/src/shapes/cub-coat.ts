import { noise3, smooth } from '../solid/noise.ts';
import { haired, melting } from '../solid/soft-body.ts';
import type { Cones, Marks } from '../solid/soft-body.ts';
import { bothSides } from './body-parts.ts';
import type { HeadAxes } from './quadruped-form.ts';

/** The faint spots of a young cat, on legs and flanks. */
export const cubSpots = (colour: number): Marks => ({
  colour,
  share: (x, y, z) => 0.6 * smooth(0.6, 0.74, noise3(x * 13, y * 13, z * 13)) * smooth(1.05, 0.8, y),
});

/** The fluff of the cheeks and the throat of a cub. */
export const cubFluff = (at: HeadAxes, size: number): Cones =>
  haired(
    2,
    melting(
      size * 0.4,
      bothSides((s) => [
        [...at(0.05, -0.4, 0.46 * s), size * 0.34, ...at(-0.4, -0.5, 0.7 * s), size * 0.3, 0],
        [...at(-0.2, 0.1, 0.5 * s), size * 0.44, ...at(-0.5, -0.1, 0.5 * s), size * 0.44, 0],
      ]),
    ),
  );
