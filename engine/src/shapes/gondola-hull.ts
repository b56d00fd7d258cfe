import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

export const gilt = '#d8ab3e';

/** The black hull of a gondola with its gilded rims, its decks and its floor. */
export function gondolaHull(mesh: Mesh, paint: Colour): void {
  for (const s of [-1, 1]) {
    mesh.sheet(
      (u, v) => {
        const [x, y, z] = side(u, v);
        return [x, y, z * s];
      },
      56,
      9,
      () => paint,
      materials.gloss,
    );
    const rim = Array.from({ length: 45 }, (_, i): Vec3 => {
      const [x, y, z] = side(i / 44, 0);
      return [x, y + 0.01, z * s];
    });
    mesh.tube(rim, [0.035], gilt, materials.metal, 6);
  }
  // The deck at both ends, and the floor between them.
  mesh.sheet(
    (u, v) => {
      const [x, y, z] = side(u, 0.02);
      const open = Math.abs(u - 0.5) < 0.27;
      return [x, open ? 0.06 : y - 0.02 + 0.05 * (1 - (2 * v - 1) ** 2), z * (2 * v - 1) * (open ? 0.72 : 1)];
    },
    60,
    6,
    (u) => (Math.abs(u - 0.5) < 0.27 ? '#6a4628' : paint),
    materials.gloss,
  );
}

/** The comb at the bow with its six teeth, and a curl at the stern. */
export function gondolaIrons(mesh: Mesh): void {
  const [x, y] = [-5.15, side(0, 0)[1]];
  mesh.tube(
    [
      [x + 0.35, y - 0.65, 0],
      [x - 0.02, y - 0.25, 0],
      [x - 0.06, y + 0.5, 0],
      [x - 0.28, y + 0.72, 0],
      [x - 0.5, y + 0.62, 0],
    ],
    [0.05, 0.07, 0.075, 0.07, 0.03],
    '#d5dade',
    materials.metal,
    8,
  );
  for (let i = 0; i < 6; i++) mesh.box(x - 0.24, y - 0.16 + i * 0.105, 0, 0.34, 0.06, 0.03, '#d5dade', materials.metal);
  mesh.box(x + 0.16, y + 0.12, 0, 0.34, 0.06, 0.03, '#d5dade', materials.metal);
  const [sx, sy] = [5.15, side(1, 0)[1]];
  mesh.tube(
    [
      [sx - 0.1, sy - 0.2, 0],
      [sx + 0.02, sy + 0.3, 0],
      [sx - 0.16, sy + 0.5, 0],
    ],
    [0.06, 0.05, 0.02],
    '#d5dade',
    materials.metal,
    7,
  );
}

/** Where the side of the hull is: along it from bow to stern, and from the rail down. */
function side(u: number, v: number): Vec3 {
  const t = u * 2 - 1;
  const end = Math.abs(t);
  const rail = 0.46 + 0.42 * end ** 2.4 + (t < 0 ? 0.75 : 1.05) * Math.max(0, end - 0.62) ** 2 * 5.2;
  const wide = 0.76 * (1 - end ** 2.6) + 0.035;
  return [t * (5.15 - v * 1.5 * end ** 3), rail - v * (rail + 0.28 - 0.3 * end ** 4), wide * (1 - v * v * 0.62)];
}
