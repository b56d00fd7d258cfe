import type { Grip } from '../body/grip-of.ts';
import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { rod } from './rings.ts';
import { pushGrip } from './take-hold.ts';

/** The crook in the left hand and the flail in the right one, banded. */
export function holdCrookAndFlail(
  mesh: Mesh,
  [left, right]: readonly [Grip, Grip],
  stripe: Colour,
  gold: Colour,
): void {
  const banded = (points: readonly Vec3[], r: number): void => {
    points.slice(1).forEach((to, i) => rod(mesh, points[i] ?? to, to, r, i % 2 ? stripe : gold, materials.gloss));
  };
  pushGrip(mesh, left);
  banded(
    Array.from({ length: 17 }, (_, i): Vec3 => {
      const t = i / 16;
      const a = (Math.max(0, t - 0.66) / 0.34) * 3.6;
      return [0.05 * (1 - Math.cos(a)), -0.15 + 0.62 * Math.min(t, 0.66) + 0.055 * Math.sin(a), 0];
    }),
    0.0125,
  );
  mesh.pop();
  pushGrip(mesh, right);
  banded(
    Array.from({ length: 9 }, (_, i): Vec3 => [0, -0.15 + 0.4 * (i / 8), 0]),
    0.0125,
  );
  mesh.pop();
  // Three strings of beads hang straight down from the end of the flail.
  const end = right.axis.map((way, c) => (right.at[c] ?? 0) + way * 0.25);
  const [x = 0, y = 0, z = 0] = end;
  for (const k of [-1, 0, 1])
    banded(
      Array.from({ length: 8 }, (_, i): Vec3 => [
        x - 0.05 * Math.sin(Math.min(1.4, i / 3)) - 0.022 * k * (i / 7),
        y - 0.03 * i + 0.02 * Math.sin(i / 3),
        z - 0.012 * k,
      ]),
      0.0085,
    );
}
