import { jointOf, onTrunk, pointBetween } from '../shapes/figure.ts';
import type { Wearer } from '../shapes/hanging.ts';
import type { Colours } from '../shapes/wardrobe.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Body } from './body.ts';
import type { Cover, Cuts } from './cuts.ts';

/** Who is dressed. */
export interface Dressed extends Wearer {
  readonly body: Body;
  readonly kind: 'man' | 'woman';
  readonly child: boolean;
  readonly barefoot?: boolean;
  /** How far a skirt swings aside, metres. */
  readonly swing: number;
}

/** What is needed to put something on. */
export interface Fitting {
  readonly mesh: Mesh;
  readonly wearer: Dressed;
  readonly colours: Colours;
  readonly cuts: Cuts;
  readonly hidden: Uint8Array;
  /** Where the vertices of the skin are. */
  readonly skin: Float32Array;
}

/** Whether only head and shoulders are seen. */
export const isBust = ({ pose }: Dressed): boolean => pose.legless === true;

/** Whether the knees are ahead of the hips and hardly lower. */
export function isSitting({ pose }: Dressed): boolean {
  const hips = onTrunk(pose, 'pelvis')(0);
  const knees = pointBetween(jointOf(pose, 'knees', -1), jointOf(pose, 'knees', 1), 0.5);
  return hips[1] - knees[1] < 0.25;
}

/** What lies below a cover that is told from above. */
export const below =
  (cover: Cover): Cover =>
  (v) =>
    -cover(v);
