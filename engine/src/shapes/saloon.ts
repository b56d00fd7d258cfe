import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';
import { loft } from './loft.ts';
import { wheel } from './wheel.ts';

/** A car with four doors, 4.3 metres long, that heads towards -x; `lit` lights its lamps. */
export function buildSaloon(mesh: Mesh, paint: Colour, lit: boolean): void {
  const trim = '#d4d8db';
  loft(
    mesh,
    [
      [0.26, 0, 1.96, 0.76],
      [0.34, 0, 2.08, 0.83],
      [0.6, 0, 2.14, 0.87],
      [0.68, 0, 2.13, 0.865],
      [0.76, 0, 2.09, 0.845],
      [0.82, 0.015, 2.02, 0.81],
      [0.86, 0.03, 1.92, 0.76],
      [0.88, 0.05, 1.78, 0.68],
    ],
    0.22,
    paint,
  );
  // The greenhouse: glass, the roof on it, and the posts between them.
  loft(
    mesh,
    [
      [0.84, 0.28, 1.28, 0.75],
      [1.1, 0.32, 1, 0.68],
      [1.33, 0.36, 0.7, 0.58],
    ],
    0.25,
    '#16222c',
  );
  loft(
    mesh,
    [
      [1.31, 0.36, 0.76, 0.61],
      [1.37, 0.36, 0.74, 0.58],
      [1.41, 0.36, 0.58, 0.44],
    ],
    0.3,
    paint,
  );
  for (const s of [-1, 1]) {
    // Posts stand in the corners of the glass, and one between the doors.
    for (const [low, middle, high] of [
      [
        [-0.81, 0.66],
        [-0.54, 0.59],
        [-0.22, 0.5],
      ],
      [
        [1.38, 0.66],
        [1.18, 0.59],
        [0.95, 0.5],
      ],
      [
        [0.36, 0.75],
        [0.37, 0.68],
        [0.38, 0.57],
      ],
    ] as const)
      mesh.tube(
        [
          [low[0], 0.85, low[1] * s],
          [middle[0], 1.1, middle[1] * s],
          [high[0], 1.34, high[1] * s],
        ],
        [0.05, 0.045, 0.045],
        paint,
        materials.gloss,
        8,
      );
    for (const x of [-1.32, 1.3]) {
      mesh
        .push()
        .at(x, 0.34, 0.78 * s)
        .rotX(Math.PI / 2)
        .cyl(0, -0.07, 0, 0.43, 0.43, 0.14, '#0c0d0e', materials.plain, 28)
        .pop();
      wheel(mesh, x, 0.76 * s, 0.34, 0.24);
      // The wing swells over the wheel.
      const arch = Array.from({ length: 15 }, (_, i): Vec3 => {
        const a = (i / 14) * Math.PI;
        return [x + Math.cos(a) * 0.44, 0.32 + Math.sin(a) * 0.44, (0.84 - 0.02 * Math.sin(a)) * s];
      });
      mesh.tube(
        arch,
        arch.map(() => 0.036),
        paint,
        materials.gloss,
        8,
      );
      for (let i = 0; i < 5; i++)
        mesh
          .push()
          .at(x, 0.34, 0.89 * s)
          .rotZ((i * tau) / 5)
          .box(0, 0.03, 0, 0.045, 0.14, 0.02, '#6c7278', materials.metal)
          .pop();
    }
    mesh
      .box(0.38, 0.36, 0.862 * s, 0.02, 0.46, 0.02, '#101214', 0)
      .box(-0.72, 0.36, 0.862 * s, 0.02, 0.44, 0.02, '#101214', 0);
    mesh
      .box(0.2, 0.7, 0.866 * s, 0.16, 0.035, 0.03, trim, materials.metal)
      .box(0, 0.3, 0.84 * s, 1.9, 0.06, 0.05, '#1a1c1e', 0);
    mesh.ball(-2.03, 0.66, 0.6 * s, 0.1, 0.09, 0.19, '#fff6da', lit ? materials.glow : materials.gloss, 14);
    mesh.ball(2.07, 0.68, 0.62 * s, 0.06, 0.09, 0.17, '#b01812', lit ? materials.glow : materials.gloss, 12);
    mesh.ball(-0.72, 0.95, 0.88 * s, 0.06, 0.06, 0.09, paint, materials.gloss, 10);
  }
  mesh
    .box(-2.12, 0.36, 0, 0.08, 0.14, 1.4, trim, materials.metal)
    .box(2.12, 0.38, 0, 0.08, 0.14, 1.4, trim, materials.metal);
  mesh
    .box(-2.11, 0.55, 0, 0.06, 0.13, 0.72, '#15181a', materials.gloss)
    .box(-2.17, 0.38, 0, 0.02, 0.11, 0.44, '#f0efe8', 0);
}
