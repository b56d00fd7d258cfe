import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

/** A leaf of lettuce from the origin along x, bent up and ruffled along its edge; `place` makes each ruffled in its own way. */
export function lettuceLeaf(
  mesh: Mesh,
  {
    long,
    half,
    place,
    dark,
    light,
  }: { readonly long: number; readonly half: number; readonly place: number; readonly dark: Rgb; readonly light: Rgb },
): void {
  mesh.sheet(
    (u, v) => {
      const side = u * 2 - 1;
      const wide = half * Math.sin(Math.PI * Math.min(1, 0.12 + v * 0.86)) ** 0.7;
      const edge = Math.max(Math.abs(side), v ** 3) ** 3;
      const ruffle =
        edge * half * (0.3 * Math.sin(v * 17 + place + side * 2) + 0.18 * Math.sin(v * 31 + place * 2 + side * 5));
      return [
        v * long * (1 - 0.2 * v * v),
        v * long * 0.3 - v * v * long * 0.42 + ruffle + side * side * half * 0.35,
        side * wide,
      ];
    },
    26,
    34,
    (u, v) => {
      const side = Math.abs(u * 2 - 1);
      const rib = side < 0.06 + 0.1 * (1 - v) ? 0.85 : 0;
      const vein = (v * 8 - side * 2.2 + 20) % 1 < 0.14 ? 0.3 : 0;
      return mixRgb(
        mixRgb(light, dark, Math.min(1, 0.15 + 0.85 * Math.max(v, side))),
        [0.72, 0.82, 0.46],
        Math.max(rib, vein) * (1 - 0.5 * v),
      );
    },
    materials.leaf,
  );
}
