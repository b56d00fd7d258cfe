import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

/** The colour of cane by itself. */
export const wicker = '#b9823e';

const [stakes, rows] = [26, 13] as const;
/** How wide the basket is at a height; it is a third longer than deep. */
const wide = (y: number): number => 0.84 + 0.3 * Math.sin(Math.min(1, y / 1.05) * 1.4);
/** A place on the side of a basket, `out` off it. */
export const onBasket = (turn: number, y: number, out = 0): Vec3 => [
  Math.cos(turn) * (wide(y) + out) * 1.16,
  y,
  Math.sin(turn) * (wide(y) + out) * 0.86,
];

/** A basket of cane without a handle, its rim 1.03 high and 2.6 wide, with nothing in it. Gives its lighter cane. */
export function buildWovenBasket(mesh: Mesh, cane: Rgb): { readonly pale: Rgb } {
  const [dark, pale] = [mixRgb(cane, [0.12, 0.05, 0.01], 0.45), mixRgb(cane, [0.9, 0.7, 0.4], 0.35)] as const;
  mesh.sheet(
    (u, v) => onBasket(u * tau, 0.03 + v * 0.98, -0.03),
    64,
    8,
    () => dark,
    materials.plain,
  );
  // Canes go in and out between the stakes, each row against the one below.
  for (let row = 0; row < rows; row++) {
    const y = 0.07 + (row / (rows - 1)) * 0.9;
    const ring = Array.from({ length: stakes * 4 + 1 }, (_, i): Vec3 => {
      const turn = (i / (stakes * 4)) * tau;
      return onBasket(turn, y, 0.034 * Math.cos((i / 4) * Math.PI + (row % 2) * Math.PI));
    });
    mesh.tube(ring, [0.044], [cane, pale, mixRgb(cane, dark, 0.3)][row % 3] ?? cane, materials.gloss, 7);
  }
  for (let i = 0; i < stakes; i++) {
    const turn = (i / stakes) * tau;
    mesh.tube(
      Array.from({ length: 7 }, (_, k) => onBasket(turn, k * 0.17)),
      [0.026],
      dark,
      materials.gloss,
      6,
    );
  }
  // A plait around the rim and the foot.
  for (const [y, thick] of [
    [1.03, 0.06],
    [0.06, 0.05],
  ] as const)
    for (const phase of [0, 1, 2])
      mesh.tube(
        Array.from({ length: 121 }, (_, i): Vec3 => {
          const turn = (i / 120) * tau;
          const a = (i / 120) * tau * 20 + (phase / 3) * tau;
          const [x, py, z] = onBasket(turn, y, 0.045 * Math.cos(a));
          return [x, py + 0.05 * Math.sin(a), z];
        }),
        [thick],
        phase === 1 ? pale : cane,
        materials.gloss,
        6,
      );
  return { pale };
}
