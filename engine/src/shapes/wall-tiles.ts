import { scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';

/** A wall of glazed tiles that faces -z, its lower edge at y = 0 and its middle at x = 0; metres. */
export interface TiledWall {
  readonly wide: number;
  readonly high: number;
  /** How wide and high a tile is. */
  readonly tile: readonly [number, number];
  readonly colour: Colour;
}

/** Lays the tiles, with joints between them. */
export function tileWall(mesh: Mesh, { wide, high, tile: [across, up], colour }: TiledWall): void {
  const base = readColour(colour);
  mesh.object().box(0, 0, 0.02, wide, high, 0.02, base, materials.gloss);
  const joint = scaleRgb(base, 0.72);
  for (let x = -wide / 2; x <= wide / 2 + 0.001; x += across)
    mesh.box(x, 0, 0.006, 0.008, high, 0.006, joint, materials.plain);
  for (let y = 0; y <= high + 0.001; y += up) mesh.box(0, y - 0.004, 0.006, wide, 0.008, 0.006, joint, materials.plain);
}
