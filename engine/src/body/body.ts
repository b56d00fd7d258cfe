import type { Pose } from '../shapes/figure.ts';
import type { Affine } from './affine.ts';
import { blendBody } from './blend-body.ts';
import type { Blend } from './blend-body.ts';
import type { Bone } from './bones.ts';
import { growEyes } from './grow-eyes.ts';
import { bonesOf, posed } from './pose-body.ts';
import { softenFolds } from './soften-folds.ts';

/** Somebody's body: at rest, and in a pose. */
export interface Body {
  readonly pose: Pose;
  /** Where each vertex is at rest and in the pose, metres. */
  readonly rest: Float32Array;
  readonly points: Float32Array;
  /** Where each bone takes what hangs on it, from rest to the pose. */
  readonly bones: ReadonlyMap<Bone, Affine>;
}

/** By how much a face is drawn otherwise than it was modelled: how much larger its eyes are, and how much softer the folds beside its mouth. */
export interface Drawn {
  readonly eyes: number;
  readonly folds: number;
}

const asModelled: Drawn = { eyes: 0, folds: 0 };

/** The body of somebody who is blended so, in a pose. */
export function bodyIn(blend: Blend, pose: Pose, { eyes, folds }: Drawn = asModelled): Body {
  const rest = blendBody(blend);
  growEyes(rest, eyes);
  softenFolds(rest, folds);
  const bones = bonesOf(rest, pose);
  return { pose, rest, bones, points: posed(rest, bones) };
}
