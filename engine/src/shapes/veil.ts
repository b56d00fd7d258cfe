import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** The veil of a bride, from the hair at the back of her head to her hips. */
export function wearVeil(mesh: Mesh, [hx, hy, hz]: Vec3, gown: Rgb, hair: Rgb): void {
  const tulle = mixRgb(gown, [0.8, 0.84, 0.95], 0.6);
  mesh.sheet(
    (u, v): Vec3 => {
      const x = (v - 0.5) * 2;
      const wide = 0.035 + 0.3 * u ** 0.62;
      const over = 0.105 * Math.min(1, u * 7) ** 0.5;
      return [
        hx + x * wide - 0.02 * u,
        hy + 0.012 - 1.0 * u,
        hz + over + 0.14 * u ** 0.9 * (1 - 0.4 * x * x) - 0.075 * x * x * (1 - u) + Math.sin(x * 10) * 0.028 * u ** 0.6,
      ];
    },
    30,
    60,
    // What is under it shimmers through.
    (u, v) =>
      mixRgb(u > 0.972 ? [0.95, 0.95, 0.95] : tulle, hair, Math.abs(v - 0.5) < 0.42 ? Math.max(0, 0.5 - 2.4 * u) : 0),
    materials.cloth,
  );
}
