import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { rod } from './rings.ts';

export const damHeight = 30;

const half = 34;

/** A point of the wall: it bows away from the eye, and its foot reaches forward. */
export function damFace(x: number, y: number): Vec3 {
  const t = x / half;
  return [x, y, 9 * (1 - t * t) - 9 * Math.max(0, 1 - y / damHeight) ** 1.7 * (1 - 0.5 * t * t)];
}

/** Concrete, cast in blocks that have weathered differently. */
export function damWall(mesh: Mesh, concrete: Rgb): void {
  const [nu, nv] = [34, 10];
  const tone = (u: number, v: number): Colour => {
    const [i, j] = [Math.floor(u * nu), Math.floor(v * nv)];
    const chance = Math.abs(Math.sin(i * 12.9898 + j * 78.233) * 43758.5453) % 1;
    // Streaks run down from the crest.
    const streak = (Math.abs(Math.sin(i * 4.13) * 9171.3) % 1) * v * 0.16;
    return scaleRgb(mixRgb(concrete, [0.3, 0.27, 0.22], streak), 0.9 + chance * 0.14);
  };
  mesh.sheet((u, v) => damFace((u - 0.5) * 2 * half, v * damHeight), nu * 2, nv * 2, tone, materials.plain);
  // Joints between the blocks.
  for (let i = 1; i < nu; i++) {
    const x = (i / nu - 0.5) * 2 * half;
    mesh.tube(
      Array.from({ length: 9 }, (_, k): Vec3 => damFace(x, (k / 8) * damHeight)),
      [0.05],
      scaleRgb(concrete, 0.72),
      materials.plain,
      4,
    );
  }
  for (let j = 1; j < nv; j++)
    mesh.tube(
      Array.from({ length: 41 }, (_, k): Vec3 => damFace((k / 40 - 0.5) * 2 * half, (j / nv) * damHeight)),
      [0.045],
      scaleRgb(concrete, 0.78),
      materials.plain,
      4,
    );
}

/** The road on top between parapets, with lamps and the towers of the intake. */
export function damCrest(mesh: Mesh, concrete: Rgb): void {
  const light = mixRgb(concrete, [0.9, 0.88, 0.82], 0.35);
  for (const [out, y, h] of [
    [-1.1, damHeight - 0.4, 1.7],
    [3, damHeight - 0.4, 1.7],
  ] as const)
    mesh.sheet(
      (u, v) => {
        const [x, , z] = damFace((u - 0.5) * 2 * (half + 4), damHeight);
        return [x, y + v * h, z + out];
      },
      48,
      1,
      () => light,
      materials.plain,
    );
  for (const [y, a, b] of [
    [damHeight - 0.4, -1.1, 0.2],
    [damHeight + 0.4, -1.1, 3],
    [damHeight + 1.3, -1.35, -0.7],
  ] as const)
    mesh.sheet(
      (u, v) => {
        const [x, , z] = damFace((u - 0.5) * 2 * (half + 4), damHeight);
        return [x, y, z + a + (b - a) * v];
      },
      48,
      1,
      () => light,
      materials.plain,
    );
  for (let i = 0; i <= 40; i++) {
    const [x, , z] = damFace((i / 40 - 0.5) * 2 * half, damHeight);
    mesh.box(x, damHeight - 0.9, z - 0.7, 0.5, 0.9, 0.9, light);
    if (i % 5 === 0) {
      rod(mesh, [x, damHeight + 1.2, z - 1], [x, damHeight + 4.2, z - 1], 0.08, '#5a5f63', materials.metal);
      mesh.ball(x, damHeight + 4.4, z - 1, 0.3, 0.3, 0.3, '#fff2cc', materials.gloss, 10);
    }
  }
  for (const x of [-13.5, 13.5]) {
    const [, , z] = damFace(x, damHeight);
    mesh
      .box(x, damHeight - 3, z + 4.2, 5, 10, 4.6, light)
      .box(x, damHeight + 7, z + 4.2, 5.8, 0.6, 5.4, concrete)
      .box(x, damHeight + 7.6, z + 4.2, 3, 1, 3, light);
    for (const dx of [-1.5, 0, 1.5])
      mesh.box(x + dx, damHeight + 2.2, z + 1.86, 0.7, 3.4, 0.1, '#26313a', materials.window);
  }
}
