import { expect, test } from 'vitest';
import { Mesh } from './mesh.ts';
import { readHit } from './read-hit.ts';
import type { Spot } from './spot.ts';

/** Whether a place of a ball of radius 1 at the origin is marked, which is so where it was built beyond x 0.5. */
function isMarked(turn: number, [px, py, pz]: readonly [number, number, number]): boolean {
  const mesh = new Mesh();
  mesh
    .push()
    .rotY(turn)
    .object()
    .body([[0, 0, 0, 1, 0, 0, 0, 1, 0]], {
      colours: ['#ffffff', '#000000'],
      marks: { colour: 1, share: (x) => (x > 0.5 ? 1 : 0) },
    });
  const none = { x: 0, y: 0, width: 1, height: 1, dx: 0, dy: 0, dz: 0, distance: 1, nx: 0, ny: 0, nz: 0, facing: 1 };
  const spot: Spot = {
    ...{ ...none, px, py, pz, shade: 1, material: 0, object: 0, r: 0, g: 0, b: 0 },
    ...{ hairX: 0, hairY: 0, hairZ: 0, hairLength: 0 },
  };
  readHit(mesh, -2, spot);
  return spot.r < 0.5;
}

test.each([0, 0.4, -0.5, Math.PI / 2, 2.5])(
  'marks of a body lie where they were built, however it is turned: by %f [STUDIO-43]',
  (turn) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    // What was built at x 1 is now at (cos, -sin).
    expect(isMarked(turn, [c, 0, -s])).toBe(true);
    expect(isMarked(turn, [-c, 0, s])).toBe(false);
    expect(isMarked(turn, [s, 0, c])).toBe(false);
  },
);
