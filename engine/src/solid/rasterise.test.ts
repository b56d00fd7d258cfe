import { describe, expect, test } from 'vitest';
import { lookFrom, mirrored } from './camera.ts';
import { materials } from './materials.ts';
import { Mesh } from './mesh.ts';
import { rasterise } from './rasterise.ts';
import type { Vec3 } from './vectors.ts';

const side = 16;
const up: Vec3 = [0, 1, 0];

/** How many pixels of a mirror at height 0 show a level piece of ground at this height, on whose near end the eye stands at 5 metres. */
function mirroredPixels(height: number, material: number): number {
  const mesh = new Mesh();
  const corner = (x: number, z: number): Vec3 => [x, height, z];
  mesh.tri(corner(-50, 2), corner(0, 80), corner(50, 2), up, up, up, [1, 1, 1], material);
  const buffers = {
    width: side,
    height: side,
    depth: new Float32Array(side * side),
    ids: new Int32Array(side * side).fill(-1),
  };
  const camera = mirrored(lookFrom([0, 5, 0], [0, 3, 20], 1), 0);
  rasterise(mesh, { camera, scale: side, parallel: false, near: 0.1, level: 0 }, buffers);
  return buffers.ids.filter((id) => id >= 0).length;
}

describe('what water mirrors', () => {
  test('is nothing of the ground on which the eye stands, seen from under it [STUDIO-25]', () => {
    expect(mirroredPixels(1, materials.terrain)).toBe(0);
  });

  test('is whatever else hangs over it [STUDIO-25]', () => {
    expect(mirroredPixels(1, materials.plain)).toBeGreaterThan(0);
  });

  test('is of a post that stands in it only what is over the water', () => {
    const mesh = new Mesh();
    mesh.face(
      [
        [-1, -3, 10],
        [-1, 1, 10],
        [1, 1, 10],
        [1, -3, 10],
      ],
      '#000000',
    );
    const buffers = {
      width: side,
      height: side,
      depth: new Float32Array(side * side),
      ids: new Int32Array(side * side).fill(-1),
    };
    const camera = mirrored(lookFrom([0, 2, 0], [0, 0, 10], 1), 0);
    rasterise(mesh, { camera, scale: side, parallel: false, near: 0.1, level: 0 }, buffers);
    const rows = [...buffers.ids.entries()].filter(([, id]) => id >= 0).map(([i]) => Math.trunc(i / side));
    const { eye, forward, up: upwards } = camera;
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      // Where the look of a row meets the post.
      const rise = (side / 2 - row - 0.5) / side;
      const t = (10 - eye[2]) / (forward[2] + upwards[2] * rise);
      expect(eye[1] + (forward[1] + upwards[1] * rise) * t).toBeGreaterThan(-0.01);
    }
  });
});
