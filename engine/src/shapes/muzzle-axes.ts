import type { Vec3 } from '../solid/vectors.ts';
import type { AnimalHead, HeadAxes } from './quadruped-form.ts';

/** A place along the muzzle (0 at the skull, 1 at the nose), so far above its middle and so far aside (in radii of it). */
export function muzzleAxes({ head }: AnimalHead, at: HeadAxes): (share: number, lift: number, aside: number) => Vec3 {
  const [reach, rise] = [head.muzzle / head.size, head.thick / head.size];
  const [c, s] = [Math.cos(head.dip), Math.sin(head.dip)];
  return (share, lift, aside) =>
    at(0.45 + reach * share * c + lift * rise * s, -0.12 - reach * share * s + lift * rise * c, aside * rise);
}
