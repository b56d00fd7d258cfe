import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** A bronze helmet about the middle of the skull, from crown to jaw open only for the eyes and the mouth, with a crest of horsehair. */
export function buildCrestedHelmet(mesh: Mesh, bronze: Colour, crestColour: Colour): void {
  const wall = (a: number, y: number): Vec3 => {
    const dome = y > 0.02 ? Math.sqrt(Math.max(0, 1 - ((y - 0.02) / 0.135) ** 2)) : 1 - 0.08 * ((0.02 - y) / 0.14);
    const ahead = Math.max(0, -Math.cos(a));
    const flare = y < -0.06 ? (1 - ahead) * ((-0.06 - y) / 0.08) ** 1.5 * 0.035 : 0;
    return [Math.sin(a) * (0.108 * dome + flare), y, 0.008 + Math.cos(a) * (0.126 * dome + flare)];
  };
  mesh.sheet(
    (u, v) => wall(v * Math.PI * 2, 0.03 + 0.125 * Math.sin(u * Math.PI * 0.5)),
    10,
    44,
    () => bronze,
    materials.metal,
  );
  mesh.sheet(
    (u, v) => wall(Math.PI + 0.7 + v * (Math.PI * 2 - 1.4), 0.03 - 0.165 * u),
    10,
    40,
    () => bronze,
    materials.metal,
  );
  for (const s of [-1, 1]) {
    // Cheek guards with a curved edge before: the eyes of who wears it are seen between them and the nose.
    mesh.sheet(
      (u, v) => wall(Math.PI + s * (0.7 - (0.52 + 0.06 * Math.sin(u * 3)) * v), -0.022 - (0.113 + 0.022 * v) * u),
      8,
      8,
      () => bronze,
      materials.metal,
    );
    mesh.tube(
      Array.from({ length: 9 }, (_, i): Vec3 => {
        const a = (i / 8) * Math.PI * 2;
        const [x, y, z] = wall(
          Math.PI + s * (0.42 + 0.24 * Math.cos(a)),
          0.003 + 0.021 * Math.sin(a) + 0.006 * Math.cos(a),
        );
        return [x, y, z - 0.003];
      }),
      [0.006],
      '#e0b468',
      materials.metal,
      6,
    );
  }
  mesh.sheet(
    (u, v): Vec3 => {
      const [x, y, z] = wall(Math.PI + (v - 0.5) * (0.22 + 0.12 * u * u), 0.034 - 0.1 * u);
      return [x, y, z - 0.008 * Math.sin(u * 2.2)];
    },
    8,
    4,
    () => bronze,
    materials.metal,
  );
  mesh.tube(
    Array.from({ length: 13 }, (_, i) =>
      wall(Math.PI - 0.7 + (i / 12) * 1.4, 0.034 + 0.006 * Math.sin((i / 12) * Math.PI)),
    ),
    [0.008],
    '#e0b468',
    materials.metal,
    6,
  );
  // The crest of horsehair from the brow to the nape.
  const crest = Array.from({ length: 17 }, (_, i) => {
    const a = -0.75 + (i / 16) * 2.75;
    const [y, z] = [Math.cos(a), Math.sin(a)];
    const long = 0.13 + 0.035 * Math.sin((i / 16) * Math.PI);
    return [
      0,
      0.02 + y * 0.155,
      0.01 + z * 0.148,
      0.017,
      0,
      0.02 + y * (0.155 + long) - 0.02 * Math.max(0, z),
      0.01 + z * (0.148 + long) + 0.03,
      0.015,
      0,
    ];
  });
  mesh.body(crest, { k: 0.012, colours: [crestColour], hair: 0.7, shaggy: [0] });
  mesh.tube(
    Array.from({ length: 17 }, (_, i): Vec3 => {
      const a = -0.8 + (i / 16) * 2.85;
      return [0, 0.02 + Math.cos(a) * 0.146, 0.01 + Math.sin(a) * 0.137];
    }),
    [0.02],
    '#8a6230',
    materials.metal,
    8,
  );
}
