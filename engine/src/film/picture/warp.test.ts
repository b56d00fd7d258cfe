import { describe, expect, test } from 'vitest';
import type { DepthMap } from './guess-depth.ts';
import { breathe, lookThrough, poseAt } from './warp.ts';
import type { Move } from './read-move.ts';
import type { Pose, Seen } from './warp.ts';

const flat = (near: number): DepthMap => ({ width: 16, height: 16, samples: new Float32Array(256).fill(near) });

/** Every place of the frame, from edge to edge. */
const spots = Array.from({ length: 9 }, (_, i) => i / 8).flatMap((u) => [0, 0.5, 1].map((v) => [u, v] as const));

function seenAt(depth: DepthMap, pose: Pose, u: number, v: number): Seen {
  const seen: Seen = { x: 0, y: 0, near: 0 };
  lookThrough(depth, pose, u, v, seen);
  return seen;
}

describe('a camera over a picture', () => {
  test.each<Move>(['in', 'out', 'left', 'right', 'orbit', 'rise'])(
    'moves nothing by more than 6 % and never looks beyond the picture: %s',
    (move) => {
      for (const near of [0, 0.5, 1]) {
        for (const [u, v] of spots) {
          const start = seenAt(flat(near), poseAt(move, 0, 0), u, v);
          for (const part of [0.5, 1]) {
            const seen = seenAt(flat(near), poseAt(move, part, part * 10), u, v);
            expect(Math.abs(seen.x - start.x)).toBeLessThan(0.06);
            expect(Math.abs(seen.y - start.y)).toBeLessThan(0.06);
            for (const place of [seen.x, seen.y]) {
              expect(place).toBeGreaterThan(-0.001);
              expect(place).toBeLessThan(1.001);
            }
          }
        }
      }
    },
  );

  test('breathes by a fifth of a percent when it stands still', () => {
    const places = [0, 1, 2, 3].map((time) => seenAt(flat(0.9), breathe(time), 0.5, 0.5).x);
    const moved = Math.max(...places) - Math.min(...places);
    expect(moved).toBeGreaterThan(0);
    expect(moved).toBeLessThan(0.002);
  });
});
