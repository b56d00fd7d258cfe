import { hex, mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

/** The left wall of a room with one window; metres. */
export interface WindowWall {
  /** Where the wall stands, and how far back it reaches. */
  readonly x: number;
  readonly end: number;
  /** Middle of the window along the wall, its width, its lower and its upper edge. */
  readonly at: number;
  readonly wide: number;
  readonly sill: number;
  readonly top: number;
  readonly high: number;
  readonly paper: string;
  readonly drape: string;
}

const wood = '#efe8da';

/** A wall that is open where its window stands, with its frame, bars and sill, a rod, and curtains drawn to both sides. */
export function openWindowWall(mesh: Mesh, { x, end, at, wide, sill, top, high, paper, drape }: WindowWall): void {
  const [from, to] = [at - wide / 2, at + wide / 2];
  const wall = (y: number, z0: number, z1: number, tall: number): void =>
    void mesh.object().box(x - 0.05, y, (z0 + z1) / 2, 0.1, tall, z1 - z0, paper, materials.wallpaper);
  wall(0, -4, from, high);
  wall(0, to, end + 0.1, high);
  wall(0, from, to, sill);
  wall(top, from, to, high - top);
  mesh.object().box(x + 0.03, 0, end / 2 - 2, 0.06, 0.15, end + 4, wood, materials.plain);
  for (const z of [from, at, to]) mesh.box(x - 0.02, sill, z, 0.1, top - sill, 0.07, wood, materials.plain);
  for (const y of [sill, (sill + top) / 2, top])
    mesh.box(x - 0.02, y - 0.03, at, 0.1, 0.06, wide, wood, materials.plain);
  mesh.box(x + 0.1, sill - 0.06, at, 0.3, 0.05, wide + 0.24, wood, materials.plain);
  mesh.tube(
    [
      [x + 0.16, top + 0.22, from - 0.55],
      [x + 0.16, top + 0.22, to + 0.55],
    ],
    [0.025],
    '#6a4a30',
    materials.gloss,
    8,
  );
  const cloth = mixRgb(hex(drape), [0.9, 0.86, 0.78], 0.35);
  for (const side of [-1, 1])
    mesh.object().sheet(
      (u, v) => [
        x + 0.16 + Math.sin(u * 30) * 0.045,
        top + 0.2 - v * (top + 0.14),
        at + side * (wide / 2 + 0.16 + (u - 0.35) * 0.6 * (1 - 0.2 * Math.sin(v * Math.PI))),
      ],
      36,
      8,
      (u) => mixRgb(cloth, [0.1, 0.08, 0.06], 0.16 * (1 + Math.sin(u * 30 + 1.6))),
      materials.cloth,
    );
}
