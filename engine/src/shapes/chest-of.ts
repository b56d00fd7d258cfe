import { minus } from '../body/affine.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { stanceOf } from './stances.ts';
import type { Posture } from './stances.ts';
import { isStride, striding } from './striding.ts';

/** What somebody does, as far as that decides where they have their chest. */
export interface Doing {
  readonly posture?: Posture | undefined;
  readonly seated?: boolean | undefined;
  /** At which part of a stride. */
  readonly stride?: number | undefined;
}

/** Chance has no part in where a chest is. */
const noChance = (): number => 0.5;

/** How far the chest of somebody who does this is over and behind that of somebody who stands: what is held goes with it. */
export function chestOf({ posture = 'stands', seated = false, stride }: Doing): Vec3 {
  const own =
    stride !== undefined && isStride(posture) ? striding(posture, stride) : stanceOf(posture, noChance, seated);
  const [, y, z] = minus(own.chest ?? standing, standing);
  return [0, y, z];
}

const standing = stanceOf('stands', noChance).chest ?? [0, 1.425, 0];
