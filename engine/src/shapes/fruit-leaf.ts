import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';

interface Leaf {
  readonly long: number;
  readonly half: number;
  /** How far it bends down to its tip, radians. */
  readonly bend: number;
  readonly colours?: readonly [dark: string, light: string];
}

/** A leaf of a fruit tree along x from the origin: pointed, folded a little along its rib, with veins and a finely toothed edge. */
export function fruitLeaf(mesh: Mesh, { long, half, bend, colours = ['#2c5f22', '#6fa63e'] }: Leaf): void {
  const [dark, light] = [readColour(colours[0]), readColour(colours[1])];
  const at = (v: number): readonly [number, number] => [
    (Math.sin(bend * v) / bend) * long,
    ((Math.cos(bend * v) - 1) / bend) * long,
  ];
  mesh.sheet(
    (u, v) => {
      const side = u * 2 - 1;
      const [x, y] = at(v);
      const teeth = 1 + 0.035 * Math.sin(v * 90) * Math.abs(side);
      const wide = half * Math.sin(Math.PI * Math.min(1, v ** 0.82)) ** 0.85 * (1 - 0.25 * v) * teeth;
      return [
        x,
        y + Math.abs(side) * wide * 0.34 - side ** 4 * wide * 0.2 + Math.sin(v * 9) * wide * 0.05,
        side * wide,
      ];
    },
    24,
    48,
    (u, v) => {
      const side = Math.abs(u * 2 - 1);
      if (side < 0.07) return mixRgb(light, [0.8, 0.8, 0.4], 0.35);
      const vein = (v * 9 - side * 1.5 + 10) % 1;
      return mixRgb(dark, light, 0.25 + 0.3 * v + (vein < 0.16 ? 0.3 : 0) + 0.1 * Math.sin(v * 7 + side * 3));
    },
    materials.leaf,
  );
  mesh.tube(
    Array.from({ length: 9 }, (_, i) => [at(i / 8)[0], at(i / 8)[1] - half * 0.03, 0] as const),
    Array.from({ length: 9 }, (_, i) => half * 0.07 * (1 - i / 9)),
    light,
    materials.plain,
    6,
  );
}
