import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

/**
 * The striped headcloth of a pharaoh with the cobra on its brow and the beard of ceremony, for a figure whose head has its places `at`: a band, a cap,
 * wings behind the ears to the shoulders, lappets on the chest, and a tail behind.
 */
export function wearNemes(
  mesh: Mesh,
  at: (x: number, y: number, z: number) => Vec3,
  stripe: Colour,
  gold: Colour,
): void {
  const bandAt = (t: number): Colour => (Math.floor(t) % 2 ? stripe : gold);
  mesh.sheet(
    (u, v): Vec3 => {
      const a = v * Math.PI * 2;
      const lift = u * Math.PI * 0.5;
      const [x, y, z] = [
        Math.sin(a) * Math.cos(lift) * 0.105,
        0.035 + Math.sin(lift) * 0.1,
        0.008 + Math.cos(a) * Math.cos(lift) * 0.12,
      ];
      return at(x, y, z);
    },
    12,
    44,
    (_u, v) => bandAt(v * 32),
    materials.gloss,
  );
  for (const s of [-1, 1]) {
    for (const z of [0, 0.05])
      mesh.sheet(
        (u, v): Vec3 => {
          const inner = 0.083 - 0.02 * u;
          const outer = 0.104 + 0.105 * Math.sin(Math.min(1, u * 1.15) * 1.45) ** 0.9;
          return at(
            s * (inner + (outer - inner) * v),
            0.06 - 0.215 * u - 0.012 * v * u,
            -0.028 + 0.035 * v + 0.01 * u + z * (0.4 + v * (1 - u * 0.4)),
          );
        },
        26,
        8,
        (u) => bandAt(u * 15),
        materials.gloss,
      );
    mesh.sheet(
      (u, v): Vec3 => [
        s * (0.062 + 0.085 * v + 0.012 * Math.sin(u * 3)),
        1.545 - 0.26 * u,
        -0.06 - 0.09 * Math.sin(Math.min(1, u * 1.7) * 1.5) - 0.012 * Math.sin(v * 3),
      ],
      24,
      6,
      (u) => (u > 0.94 ? gold : bandAt(u * 17)),
      materials.gloss,
    );
  }
  mesh.sheet(
    (u, v): Vec3 => {
      const a = (v - 0.5) * 2.6;
      const r = 0.1 + 0.05 * Math.sin(u * 2.6);
      return at(Math.sin(a) * r * 1.15, 0.06 - 0.24 * u, 0.02 + Math.cos(a) * r);
    },
    20,
    20,
    (u) => bandAt(u * 15),
    materials.gloss,
  );
  mesh.tube([at(0, -0.14, 0.14), [0, 1.42, 0.16], [0, 1.3, 0.165]], [0.035, 0.026, 0.018], gold, materials.gloss, 10);
  mesh.tube(
    Array.from({ length: 25 }, (_, i): Vec3 => {
      const a = -2.05 + (i / 24) * 4.1;
      return at(Math.sin(a) * 0.104, 0.046, 0.004 - Math.cos(a) * 0.113);
    }),
    [0.0125],
    '#f0c858',
    materials.metal,
    8,
  );
  // The cobra on the brow, and the beard of ceremony.
  mesh.tube(
    [at(0, 0.05, -0.114), at(0, 0.085, -0.135), at(0, 0.115, -0.128), at(0, 0.128, -0.143)],
    [0.012, 0.017, 0.015, 0.008],
    gold,
    materials.metal,
    10,
  );
  mesh.tube(
    [at(0, -0.108, -0.088), at(0, -0.15, -0.1), at(0, -0.2, -0.115)],
    [0.017, 0.02, 0.024],
    stripe,
    materials.gloss,
    12,
  );
}
