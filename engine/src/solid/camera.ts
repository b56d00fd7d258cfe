import { cross, normalised } from './vectors.ts';
import type { Vec3 } from './vectors.ts';

/** An eye in the world. Lengths are metres; `focal` is the focal length in heights of the picture. */
export interface Camera {
  readonly eye: Vec3;
  readonly at: Vec3;
  readonly forward: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly focal: number;
}

export function lookFrom(eye: Vec3, at: Vec3, focal: number): Camera {
  const forward = normalised([at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]]);
  const right = normalised(cross([0, 1, 0], forward));
  return { eye, at, forward, right, up: cross(forward, right), focal };
}

/** The eye as a level mirror at `level` sees it. */
export function mirrored({ eye, at, focal }: Camera, level: number): Camera {
  return lookFrom([eye[0], 2 * level - eye[1], eye[2]], [at[0], 2 * level - at[1], at[2]], focal);
}
