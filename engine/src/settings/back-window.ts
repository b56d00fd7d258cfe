import { hex, mixRgb } from '../raster/colour.ts';
import { cushion } from '../shapes/cushion.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';

/** The back wall of a room with one wide window; metres. */
export interface BackWindow {
  /** Depth of the wall, and how high it is. */
  readonly z: number;
  readonly high: number;
  /** The window from side to side, its sill and its upper edge. */
  readonly from: number;
  readonly to: number;
  readonly sill: number;
  readonly top: number;
  readonly paper: string;
  readonly drape: string;
}

const wood = '#efe8da';

/** A wall that is open where its window stands, with bars, curtains, and a seat with cushions under it. */
export function openBackWindow(mesh: Mesh, { z, high, from, to, sill, top, paper, drape }: BackWindow): void {
  const wall = (x0: number, x1: number, y: number, tall: number): void =>
    void mesh.object().box((x0 + x1) / 2, y, z, x1 - x0, tall, 0.1, paper, materials.wallpaper);
  wall(-5, from, 0, high);
  wall(to, 9, 0, high);
  wall(from, to, 0, sill);
  wall(from, to, top, high - top);
  const [middle, wide] = [(from + to) / 2, to - from];
  mesh.object();
  for (let i = 0; i <= 4; i++) mesh.box(from + (wide * i) / 4, sill, z, i % 4 ? 0.05 : 0.1, top - sill, 0.12, wood);
  for (const y of [sill, sill + (top - sill) * 0.62, top]) mesh.box(middle, y - 0.03, z, wide, 0.07, 0.12, wood);
  mesh.box(middle, sill - 0.06, z - 0.12, wide + 0.2, 0.05, 0.34, wood);
  // A seat stands under the sill.
  mesh.box(middle, 0, z - 0.34, wide, 0.36, 0.52, wood, materials.planks);
  const cloth = mixRgb(hex(drape), [0.9, 0.86, 0.78], 0.2);
  cushion(mesh, [middle, 0.41, z - 0.36], [wide / 2, 0.07, 0.25], {
    square: 0.15,
    colour: cloth,
    material: materials.cloth,
  });
  for (const [x, tone] of [
    [from + 0.4, '#c98a4a'],
    [to - 0.36, '#7f8f6a'],
    [to - 0.75, '#e6d8b8'],
  ] as const) {
    mesh
      .push()
      .at(x, 0.62, z - 0.28)
      .rotX(-0.3)
      .rotY((x - middle) * 0.2);
    cushion(mesh, [0, 0, 0], [0.22, 0.2, 0.09], { square: 0.6, colour: readColour(tone), material: materials.cloth });
    mesh.pop();
  }
  hangDrapes(mesh, { z, from, to, top, cloth });
}

function hangDrapes(
  mesh: Mesh,
  {
    z,
    from,
    to,
    top,
    cloth,
  }: Pick<BackWindow, 'z' | 'from' | 'to' | 'top'> & { readonly cloth: readonly [number, number, number] },
): void {
  mesh.tube(
    [
      [from - 0.6, top + 0.2, z - 0.16],
      [to + 0.6, top + 0.2, z - 0.16],
    ],
    [0.025],
    '#6a4a30',
    materials.gloss,
    8,
  );
  for (const side of [-1, 1])
    mesh.object().sheet(
      (u, v) => [
        (side < 0 ? from : to) + side * (0.12 + (u - 0.3) * 0.62 * (1 - 0.25 * Math.sin(v * Math.PI))),
        top + 0.2 - v * (top + 0.16),
        z - 0.16 + Math.sin(u * 30) * 0.045,
      ],
      36,
      8,
      (u) => mixRgb([...cloth], [0.1, 0.08, 0.06], 0.16 * (1 + Math.sin(u * 30 + 1.6))),
      materials.cloth,
    );
}
