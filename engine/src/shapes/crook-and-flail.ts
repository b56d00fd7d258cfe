import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { rod } from './rings.ts';

/** The crook in the left hand (at `l`) and the flail in the right one (at `r`), banded and crossed on the chest. */
export function holdCrookAndFlail(mesh: Mesh, [l, r]: readonly [Vec3, Vec3], stripe: Colour, gold: Colour): void {
  const banded = (points: readonly Vec3[], r: number): void => {
    points.slice(1).forEach((to, i) => rod(mesh, points[i] ?? to, to, r, i % 2 ? stripe : gold, materials.gloss));
  };
  banded(
    Array.from({ length: 17 }, (_, i): Vec3 => {
      const t = i / 16;
      const hook = Math.max(0, t - 0.68) / 0.32;
      const a = hook * 3.6;
      return [
        l[0] - 0.05 + 0.34 * Math.min(t, 0.68) * 0.75 + 0.05 * (1 - Math.cos(a)),
        l[1] - 0.12 + 0.5 * Math.min(t, 0.68) + 0.055 * Math.sin(a),
        l[2] - 0.035,
      ];
    }),
    0.0125,
  );
  banded(
    Array.from({ length: 9 }, (_, i): Vec3 => [
      r[0] + 0.05 - 0.2 * (i / 8),
      r[1] - 0.12 + 0.38 * (i / 8),
      r[2] - 0.055,
    ]),
    0.0125,
  );
  for (const k of [-1, 0, 1])
    banded(
      Array.from({ length: 9 }, (_, i): Vec3 => [
        r[0] - 0.15 - 0.075 * Math.sin(i / 4) - 0.02 * k * (i / 8),
        r[1] + 0.26 - 0.03 * i + 0.02 * Math.sin(i / 3),
        r[2] - 0.055 - 0.012 * k,
      ]),
      0.0085,
    );
}
