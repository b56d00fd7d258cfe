import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

/** Clipped hedges and round bushes before the house. */
export function clippedHedges(mesh: Mesh, random: () => number): void {
  for (const s of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const x = s * (5.9 + i * 2.4);
      const r = 0.75 + random() * 0.15;
      mesh.body([[x, r * 0.8, i > 1 ? -8.2 : -6, r, x, r, i > 1 ? -8.2 : -6, r, 0]], {
        k: 0.1,
        fur: 0.9,
        mat: materials.plain,
        colours: ['#3f6a2c'],
      });
    }
    const z = -9.6;
    mesh
      .cyl(s * 5.4, 0, z, 0.4, 0.55, 0.9, '#c9bfae', materials.stone, 16)
      .body([[s * 5.4, 1.3, z, 0.6, s * 5.4, 2.7, z, 0.14, 0]], {
        k: 0.1,
        fur: 0.9,
        mat: materials.plain,
        colours: ['#355f2a'],
      });
  }
}
