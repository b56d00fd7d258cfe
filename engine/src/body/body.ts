import type { Pose } from '../shapes/figure.ts';
import type { Affine } from './affine.ts';
import { blendBody } from './blend-body.ts';
import type { Blend } from './blend-body.ts';
import type { Bone } from './bones.ts';
import { bonesOf, posed } from './pose-body.ts';

/** Somebody's body: at rest, and in a pose. */
export interface Body {
  readonly pose: Pose;
  /** Where each vertex is at rest and in the pose, metres. */
  readonly rest: Float32Array;
  readonly points: Float32Array;
  /** Where each bone takes what hangs on it, from rest to the pose. */
  readonly bones: ReadonlyMap<Bone, Affine>;
}

/** The body of somebody who is blended so, in a pose. */
export function bodyIn(blend: Blend, pose: Pose): Body {
  const rest = blendBody(blend);
  const bones = bonesOf(rest, pose);
  return { pose, rest, bones, points: posed(rest, bones) };
}
