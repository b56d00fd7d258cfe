import { loft } from './loft.ts';
import { pairs, sections } from './points.ts';
import { hoop, rod } from './rings.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

const steel = '#c4c9cd';

/** The cabin with its portholes, hatches and rails of wood, the cockpit behind it, and the rail round the deck. */
export function boatDeck(mesh: Mesh, skin: (u: number, v: number) => Vec3): void {
  loft(
    mesh,
    sections([0.7, -0.7, 1.75, 0.78, 1.3, -0.62, 1.6, 0.7, 1.42, -0.6, 1.52, 0.62, 1.47, -0.58, 1.36, 0.48]),
    0.3,
    '#f6f3ea',
  );
  mesh
    .box(-0.1, 1.46, 0, 0.7, 0.08, 0.6, '#b98a56', materials.gloss)
    .box(0.86, 0.9, 0, 0.55, 0.12, 0.55, '#2a3a44', materials.gloss);
  for (const s of [-1, 1]) {
    for (const x of [-1.7, -1.05, -0.4, 0.25]) {
      mesh
        .push()
        .at(x, 1.16, 0.755 * s)
        .rotX(Math.PI / 2 - 0.13 * s);
      hoop(mesh, 0, 0.15, 0.03, '#c8a050', materials.metal);
      mesh.ball(0, 0, 0, 0.15, 0.03, 0.15, '#1c2c38', materials.gloss, 18).pop();
    }
    mesh.tube(
      [
        [-2, 1.5, 0.5 * s],
        [-0.6, 1.56, 0.5 * s],
        [0.7, 1.5, 0.5 * s],
      ],
      [0.035],
      '#a8743c',
      materials.gloss,
      8,
    );
    const edge = Array.from({ length: 33 }, (_, i): Vec3 => {
      const [x, y, z] = skin(0.03 + (i / 32) * 0.95, 0);
      return [x, y + 0.02, s * z];
    });
    mesh.tube(edge, [0.06], '#a8743c', materials.gloss, 8);
    const posts = [0.06, 0.2, 0.34, 0.48, 0.62, 0.76, 0.9].map((u): Vec3 => {
      const [x, y, z] = skin(u, 0);
      return [x, y, s * z * 0.95];
    });
    for (const [x, y, z] of posts) rod(mesh, [x, y, z], [x, y + 0.62, z], 0.022, steel, materials.metal);
    for (const up of [0.34, 0.6])
      mesh.tube(
        posts.map(([x, y, z]): Vec3 => [x, y + up, z]),
        [0.014],
        steel,
        materials.metal,
        6,
      );
    mesh.cyl(-2.9, 1, 0.85 * s, 0.12, 0.09, 0.2, steel, materials.metal, 18);
  }
  mesh.tube(
    [skin(0.9, 0), [4.4, 1.95, 0.2], [4.62, 1.9, 0], [4.4, 1.95, -0.2], [skin(0.9, 0)[0], 1.2, -skin(0.9, 0)[2]]],
    [0.03],
    steel,
    materials.metal,
    8,
  );
  rod(mesh, [-4.4, 1.2, 0], [-3.3, 1.5, 0.05], 0.045, '#a8743c', materials.gloss);
  for (const [x, y] of pairs([-4.62, 1.0])) mesh.box(x, y - 1.6, 0, 0.32, 1.7, 0.08, '#a8743c', materials.gloss);
  // A ring of cork hangs at the stern rail.
  mesh
    .push()
    .at(-3.9, 1.42, -0.82)
    .rotX(Math.PI / 2 + 0.2);
  hoop(mesh, 0, 0.22, 0.075, '#e8603a', materials.gloss);
  mesh.pop();
}
