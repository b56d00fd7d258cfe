import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';

interface Roof {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
  readonly high: number;
}

/** A roof with four slopes. */
export function hippedRoof(mesh: Mesh, { x, y, z, wide, deep, high }: Roof, colour: Colour): void {
  const [a, d] = [wide / 2, deep / 2];
  const short = Math.min(a, d);
  const [rx, rz] = [a - short * 0.86, d - short * 0.86];
  const low = [
    [-a, -d],
    [a, -d],
    [a, d],
    [-a, d],
  ] as const;
  const top = [
    [-rx, -rz],
    [rx, -rz],
    [rx, rz],
    [-rx, rz],
  ] as const;
  for (let i = 0; i < 4; i++) {
    const [p, q, r, s] = [low[i], top[i], top[(i + 1) % 4], low[(i + 1) % 4]];
    if (!p || !q || !r || !s) continue;
    mesh.face(
      [
        [x + p[0], y, z + p[1]],
        [x + q[0], y + high, z + q[1]],
        [x + r[0], y + high, z + r[1]],
        [x + s[0], y, z + s[1]],
      ],
      colour,
      materials.tiles,
    );
  }
  mesh.box(x, y + high - 0.05, z, rx * 2 + 0.2, 0.12, rz * 2 + 0.2, colour, materials.tiles);
}
