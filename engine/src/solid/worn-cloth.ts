import { foldCloth } from './cloth-folds.ts';
import type { Folds } from './cloth-folds.ts';
import { materials } from './materials.ts';
import { noise2, noise3, smooth } from './noise.ts';
import { surface, tilt, tone } from './painted-point.ts';
import type { Place } from './painted-point.ts';
import { denim, knit } from './weave.ts';

/** How far the wide and the fine waves of what is not drawn anywhere lean: cloth is smooth there, or it would be lumpy; leather is creased. */
const clothWaves = [0.1, 0.03] as const;
const leatherCreases = [0.57, 0.3] as const;

/** Cloth that somebody wears: it is clean and soft, and what is uneven in it are its folds. */
export function paintWorn(at: Place, folds: Folds, material: number): void {
  const { lx, ly, lz, distance } = at;
  surface.through = 0.2;
  const near = smooth(3.2, 1.4, distance);
  const isLeather = material === materials.leather;
  if (near > 0 && !isLeather) {
    const nap = noise3(lx * 260, ly * 260, lz * 260) - 0.5;
    tone(1 + 0.05 * nap * near);
    tilt(at, nap * 0.1 * near, nap * 0.1 * near);
  }
  // What is not drawn anywhere still does not lie flat.
  const loose = noise2(lx * 13 + lz * 9, ly * 7 - lz * 4) - 0.5;
  const small = noise2(lx * 30 - lz * 21, ly * 18 + lz * 9) - 0.5;
  const [wide, fine] = isLeather ? leatherCreases : clothWaves;
  tilt(at, loose * wide + small * fine, small * fine - loose * wide * 0.8);
  foldCloth(folds, surface, at.wx, at.wy, at.wz);
  if (isLeather) leather(near);
  if (material === materials.knit) knit(folds.above, surface, at, distance);
  if (material === materials.denim) denim(folds.legs, surface, at, distance);
}

/** The gloss of leather from near. */
const leatherGloss = 0.34;

/** Leather lets no light through, and shines softly where its folds turn to the light. */
function leather(near: number): void {
  surface.through = 0;
  surface.gloss = leatherGloss * (0.75 + 0.25 * near);
}
