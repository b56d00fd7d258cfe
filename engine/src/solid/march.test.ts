import { expect, test } from 'vitest';
import { lookFrom } from './camera.ts';
import { marchBodies } from './march.ts';
import { Mesh } from './mesh.ts';

const side = 96;

test('a ray finds an arm that is thin beside what is clear around it, all along', () => {
  const mesh = new Mesh();
  // A long arm, and a shoulder far behind it whose ball the rays are in before they come to the arm.
  const cones = [
    [-1.2, 1, 0, 0.02, 1.2, 1, 0, 0.02, 0],
    [-1.4, 1, 1.6, 0.3, 1.4, 1, 1.6, 0.3, 0],
  ];
  mesh.body(cones, { colours: ['#ffffff'], k: 0.02 });
  const buffers = {
    width: side,
    height: side,
    depth: new Float32Array(side * side),
    ids: new Int32Array(side * side).fill(-1),
  };
  const camera = lookFrom([0, 1, -4], [0, 1, 0], 1);
  marchBodies(mesh, { camera, scale: side, parallel: false, near: 0.1 }, buffers, 1);
  const row = side / 2;
  const seen = Array.from({ length: side }, (_, x) => 1 / (buffers.depth[row * side + x] || Number.NaN));
  // The arm is 4 metres away, the shoulder 5.3.
  const middle = seen.slice(side / 2 - 24, side / 2 + 24);
  for (const away of middle) expect(away).toBeLessThan(4.2);
});
