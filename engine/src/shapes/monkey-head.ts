import { haired, hollowed, melting } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import { bothSides } from './body-parts.ts';
import type { AnimalHead, HeadAxes } from './quadruped-form.ts';
import { muzzleAxes } from './muzzle-axes.ts';

/** A round skull over a bare face: eyes below one ridge, a flat nose, a broad muzzle with thin lips. */
export function monkeySkull(form: AnimalHead, at: HeadAxes): Cones {
  const { size: r, thick } = form.head;
  const p = muzzleAxes(form, at);
  const bare = form.paint?.muzzle ?? 0;
  return [
    ...haired(0.8, [
      [...at(-0.2, 0.12, 0), r * 0.92, ...at(0.08, 0.2, 0), r * 0.8, 0],
      ...melting(
        r * 0.3,
        bothSides((s) => [[...at(0, -0.3, 0.5 * s), r * 0.42, ...at(-0.2, -0.1, 0.56 * s), r * 0.5, 0]]),
      ),
    ]),
    ...haired(0.06, [
      ...melting(
        r * 0.2,
        bothSides((s) => [
          [...at(0.42, 0.14, 0.28 * s), r * 0.45, ...at(0.36, -0.18, 0.34 * s), r * 0.44, bare],
          // The ridge of the brows.
          [...at(0.84, 0.42, 0.06 * s), r * 0.13, ...at(0.7, 0.42, 0.5 * s), r * 0.12, bare],
        ]),
      ),
      ...melting(r * 0.22, [
        [...at(0.4, -0.3, 0), r * 0.46, ...p(0.75, -0.3, 0), thick * 0.86, bare],
        [...at(0.72, 0.2, 0), r * 0.14, ...p(0.7, 0.34, 0), thick * 0.32, bare],
        [...at(0.1, -0.55, 0), r * 0.4, ...p(0.6, -0.9, 0), thick * 0.5, bare],
      ]),
      ...melting(
        thick * 0.2,
        bothSides((s) => [
          [...p(0.86, -0.3, 0.1 * s), thick * 0.62, ...p(0.6, -0.4, 0.56 * s), thick * 0.56, bare],
          [...p(0.84, 0.18, 0.16 * s), thick * 0.26, ...p(0.8, 0.16, 0.3 * s), thick * 0.2, bare],
        ]),
      ),
      ...melting(thick * 0.16, [[...p(0.78, -0.88, 0.3), thick * 0.3, ...p(0.78, -0.88, -0.3), thick * 0.3, bare]]),
    ]),
  ];
}

/** The bare ears at the sides of a head, each a round with its hollow. */
export function monkeyEars({ head: { size: r }, paint }: AnimalHead, at: HeadAxes): Cones {
  const bare = paint?.muzzle ?? 0;
  return haired(
    0.06,
    bothSides((s) => [
      ...melting(r * 0.1, [[...at(-0.12, 0.22, 0.98 * s), r * 0.26, ...at(-0.1, -0.04, 1.0 * s), r * 0.2, bare]]),
      ...hollowed(r * 0.06, [[...at(0.12, 0.22, 1.06 * s), r * 0.14, ...at(0.1, 0, 1.06 * s), r * 0.1, bare]]),
    ]),
  );
}
