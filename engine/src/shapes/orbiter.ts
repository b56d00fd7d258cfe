import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pairs } from './points.ts';

export const tileBlack = '#202225';

/** White above and black below, standing on its tail with its back to the eye. */
export function orbiter(mesh: Mesh, white: Colour): void {
  mesh.push().at(0, 3.2, -4.2);
  const radius = (y: number): number =>
    y < 1
      ? 2.05
      : y < 15.5
        ? 2.05
        : y < 19
          ? 2.05 - 0.2 * ((y - 15.5) / 3.5) ** 2
          : 1.85 * Math.sqrt(Math.max(0, 1 - ((y - 19) / 3.3) ** 2));
  mesh.sheet(
    (u, v) => {
      const a = u * Math.PI * 2;
      const y = v * 22.3;
      const r = radius(y);
      const blunt = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.75;
      return [blunt(Math.cos(a)) * r, y, blunt(Math.sin(a)) * r * 1.05 + (y > 18 ? (y - 18) * 0.09 : 0)];
    },
    44,
    48,
    (u, v) => (Math.sin(u * Math.PI * 2) > 0.45 || v > 0.965 ? tileBlack : white),
    materials.gloss,
  );
  // Doors of the hold, the seams between them, windows of the cockpit.
  for (const x of [-1.32, 0, 1.32]) mesh.box(x, 2.4, -2.12 + Math.abs(x) * 0.2, 0.06, 12.8, 0.06, '#b4b9bd');
  for (let i = 0; i < 5; i++) mesh.box(0, 2.4 + i * 3.2, -2.06, 2.7, 0.06, 0.16, '#b4b9bd');
  for (const x of [-0.95, -0.34, 0.34, 0.95])
    mesh.box(x, 18.4, -1.86 + Math.abs(x) * 0.2, 0.46, 0.9, 0.2, tileBlack, materials.window);
  for (const s of [-1, 1]) mesh.box(s * 1.6, 18.2, -1, 0.3, 0.8, 0.5, tileBlack, materials.window);
  // Wings with black edges, their elevons, and the fin.
  for (const s of [-1, 1]) {
    const wing = (z: number): Vec3[] => [
      [s * 1.6, 0.2, z],
      [s * 5.9, 0.6, z],
      [s * 5.9, 2.2, z],
      [s * 2.9, 7.4, z],
      [s * 1.8, 13.5, z],
    ];
    mesh.face(wing(1.05), white, materials.gloss).face(wing(1.5), tileBlack, materials.gloss);
    mesh.tube(
      [
        [s * 5.9, 0.5, 1.27],
        [s * 5.9, 2.2, 1.27],
        [s * 2.9, 7.4, 1.27],
        [s * 1.8, 13.5, 1.27],
      ],
      [0.24, 0.24, 0.26, 0.1],
      '#3a3d41',
      materials.gloss,
      8,
    );
    mesh.box(s * 3.8, -0.5, 1.27, 4.2, 0.9, 0.34, '#d5d8da').box(s * 3.8, 1.2, 1, 0.9, 0.9, 0.06, '#2a4f9a');
    // Pods of the small engines.
    mesh.ball(s * 1.35, 1.6, -1.75, 0.8, 2.3, 0.8, white, materials.gloss, 20);
  }
  const fin = (x: number): Vec3[] => [
    [x, 0.4, -1.9],
    [x, 4.6, -1.95],
    [x, 0.9, -6.3],
    [x, -1.4, -6.3],
  ];
  mesh.face(fin(-0.2), white, materials.gloss).face(fin(0.2), white, materials.gloss);
  mesh.tube(
    [
      [0, 4.8, -1.9],
      [0, 0.9, -6.3],
      [0, -1.4, -6.3],
    ],
    [0.22],
    '#3a3d41',
    materials.gloss,
    7,
  );
  mesh.tube(
    [
      [0, 0.4, -1.9],
      [0, -1.4, -6.3],
    ],
    [0.22],
    white,
    materials.gloss,
    7,
  );
  for (const [x, z] of [
    [0, -1],
    [-1, 0.6],
    [1, 0.6],
  ] as const)
    mesh
      .push()
      .at(x, -1.7, z)
      .lathe(pairs([0.95, 0, 0.8, 0.6, 0.4, 1.8]), 22, '#6d7276', materials.metal)
      .pop();
  mesh.pop();
}
