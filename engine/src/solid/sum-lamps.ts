import type { Spot } from './spot.ts';
import { surface } from './painted-point.ts';
import type { Lamp, Light } from './world.ts';

/** Light that a lamp gives at least where it is counted. */
const faintest = 0.003;

/** Writes the light of all lamps that reaches a place of the surface. */
export function sumLamps(lamps: readonly Lamp[], { px, py, pz }: Pick<Spot, 'px' | 'py' | 'pz'>, sum: Light): void {
  sum[0] = sum[1] = sum[2] = 0;
  for (const { at, power, colour, size } of lamps) {
    const x = at[0] - px;
    const y = at[1] - py;
    const z = at[2] - pz;
    const square = x * x + y * y + z * z;
    // Too far away to be seen beside everything else that shines.
    if (power < (square + size) * faintest) continue;
    const towards = (x * surface.nx + y * surface.ny + z * surface.nz) / Math.sqrt(square);
    const strength = (power * (0.25 + 0.75 * Math.max(0, towards))) / (square + size);
    for (const k of [0, 1, 2] as const) sum[k] += colour[k] * strength;
  }
}
