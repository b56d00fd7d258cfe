import { describe, expect, it } from 'vitest';
import type { Vec3 } from '../solid/vectors.ts';
import { hangingFrom } from './hang.ts';
import type { HeadFrame } from './head-frame.ts';

/** A head between whose ears is the origin, turned to its left by so many radians. */
function turnedBy(yaw: number): HeadFrame {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  return {
    bone: new Float64Array(12),
    axes: [
      [c, 0, -s],
      [0, 1, 0],
      [s, 0, c],
    ],
    size: 1,
    toHead: (rest) => rest,
    place: ([x, y, z]) => [x * c + z * s, y, -x * s + z * c],
  };
}

describe('what hangs from a head', () => {
  const behind: Vec3 = [0, 0, 1];
  it.each([-0.9, -0.4, 0, 0.5, 0.9])(
    'lies where the chest is and not where the face looks, at a turn of %f [STUDIO-77]',
    (yaw) => {
      const low = hangingFrom(turnedBy(yaw), behind)([0.08, -0.3, -0.06]);
      for (const [c, of] of [0.08, -0.3, -0.06].entries()) expect(low[c as 0 | 1 | 2]).toBeCloseTo(of, 5);
      // By the ear it is where the head has it.
      const root = turnedBy(yaw).place([0.08, 0, 0.01]);
      expect(hangingFrom(turnedBy(yaw), behind)([0.08, 0, 0.01])).toEqual(root);
    },
  );
});
