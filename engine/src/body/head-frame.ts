import { headOf } from '../shapes/figure.ts';
import { dot } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { minus, taken } from './affine.ts';
import type { Affine } from './affine.ts';
import type { Body } from './body.ts';

/** The axes of the head of a figure, from between its ears, at rest and in the pose. */
export interface HeadFrame {
  /** Where the head bone takes what hangs on it. */
  readonly bone: Affine;
  /** A place at rest in the metres of the head of a grown-up; it looks to -z. */
  readonly toHead: (rest: Vec3) => Vec3;
  /** Where such a place of the head is in the pose. */
  readonly place: (onHead: Vec3) => Vec3;
  /** The axes of the head in the pose, of length 1. */
  readonly axes: readonly [Vec3, Vec3, Vec3];
  /** How large it is beside the head of a figure. */
  readonly size: number;
}

/** The head of somebody in their pose. */
export function headFrame({ bones, pose }: Body): HeadFrame {
  const bone = bones.get('head');
  if (!bone) throw new Error('A body has a head.');
  const onHead = headOf(pose);
  const centre = onHead(0, 0, 0);
  const axes = [
    minus(onHead(1, 0, 0), centre),
    minus(onHead(0, 1, 0), centre),
    minus(onHead(0, 0, 1), centre),
  ] as const;
  const size = pose.headSize ?? 1;
  return {
    bone,
    axes,
    size,
    toHead(rest) {
      const off = minus(taken(bone, rest), centre);
      return [dot(off, axes[0]) / size, dot(off, axes[1]) / size, dot(off, axes[2]) / size];
    },
    place: ([x, y, z]) => onHead(x * size, y * size, z * size),
  };
}
