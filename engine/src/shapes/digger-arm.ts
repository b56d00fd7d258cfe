import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { rod } from './rings.ts';

export const diggerSteel = '#2b2d2f';

/** Boom, stick and bucket with their pins and cylinders. */
export function diggerArm(mesh: Mesh, paint: Colour): void {
  const z = 0.15;
  const [foot, elbow, wrist] = [
    [-0.9, 1.75],
    [-4.3, 4.5],
    [-5.5, 1.75],
  ] as const;
  beam(
    mesh,
    [
      [foot[0], foot[1], 0.22],
      [-1.7, 3.3, 0.38],
      [-2.6, 4.35, 0.4],
      [-3.4, 4.65, 0.28],
      [elbow[0], elbow[1], 0.16],
    ],
    z,
    0.5,
    paint,
  );
  beam(
    mesh,
    [
      [-3.75, 5.3, 0.14],
      [elbow[0], elbow[1], 0.34],
      [-4.8, 3.2, 0.22],
      [wrist[0], wrist[1], 0.13],
    ],
    z,
    0.38,
    paint,
  );
  const pin = (x: number, y: number, r: number): void => {
    mesh
      .push()
      .at(x, y, z)
      .rotX(Math.PI / 2)
      .cyl(0, -0.34, 0, r, r, 0.68, '#55585a', materials.metal, 18)
      .pop();
  };
  pin(...foot, 0.16);
  pin(...elbow, 0.14);
  pin(...wrist, 0.11);
  pin(-3.75, 5.3, 0.1);
  // Cylinders: a thick sleeve and a bright rod.
  const cylinder = (a: Vec3, b: Vec3, r: number): void => {
    const mid: Vec3 = [a[0] + (b[0] - a[0]) * 0.58, a[1] + (b[1] - a[1]) * 0.58, a[2] + (b[2] - a[2]) * 0.58];
    rod(mesh, a, mid, r, paint, materials.gloss);
    rod(mesh, mid, b, r * 0.55, '#e2e5e7', materials.metal);
    mesh.ball(...mid, r * 1.15, r * 1.15, r * 1.15, diggerSteel, materials.plain, 10);
  };
  for (const s of [-1, 1]) cylinder([-1.35, 1.5, z + s * 0.36], [-2.35, 3.95, z + s * 0.36], 0.13);
  cylinder([-2.6, 4.85, z], [-3.75, 5.3, z], 0.13);
  cylinder([-4.35, 4.75, z + 0.001], [-5.55, 2.55, z], 0.11);
  rod(mesh, [-5.55, 2.55, z], [-5.25, 2.3, z], 0.08, diggerSteel);
  rod(mesh, [-5.55, 2.55, z], [-6.05, 1.85, z], 0.08, diggerSteel);
  bucket(mesh, z);
}

/** A plate of steel as a beam of this height through points. */
function beam(
  mesh: Mesh,
  points: readonly (readonly [number, number, number])[],
  z: number,
  wide: number,
  paint: Colour,
): void {
  const top: Vec3[] = [];
  const low: Vec3[] = [];
  for (const [i, [x, y, h]] of points.entries()) {
    const [a, b] = [points[Math.max(0, i - 1)] ?? points[i], points[Math.min(points.length - 1, i + 1)] ?? points[i]];
    if (!a || !b) continue;
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [-(b[1] - a[1]) / far, (b[0] - a[0]) / far];
    top.push([x + nx * h, y + ny * h, z]);
    low.push([x - nx * h, y - ny * h, z]);
  }
  const at = (p: Vec3 | undefined, s: number): Vec3 => [p?.[0] ?? 0, p?.[1] ?? 0, z + (s * wide) / 2];
  for (let i = 1; i < top.length; i++) {
    for (const s of [-1, 1])
      mesh.face([at(low[i - 1], s), at(top[i - 1], s), at(top[i], s), at(low[i], s)], paint, materials.gloss);
    for (const side of [top, low])
      mesh.face([at(side[i - 1], -1), at(side[i], -1), at(side[i], 1), at(side[i - 1], 1)], paint, materials.gloss);
  }
  for (const i of [0, top.length - 1])
    mesh.face([at(low[i], -1), at(top[i], -1), at(top[i], 1), at(low[i], 1)], paint, materials.gloss);
}

/** A bucket of bent plate, open towards the machine, with five teeth. */
function bucket(mesh: Mesh, z: number): void {
  const wide = 1.1;
  const curve: readonly (readonly [number, number])[] = [
    [-5.35, 1.55],
    [-6.05, 1.75],
    [-6.55, 1.35],
    [-6.6, 0.8],
    [-6.2, 0.35],
    [-5.55, 0.25],
    [-4.95, 0.45],
  ];
  for (let i = 1; i < curve.length; i++) {
    const [a, b] = [curve[i - 1], curve[i]];
    if (!a || !b) continue;
    mesh.face(
      [
        [...a, z - wide / 2],
        [...b, z - wide / 2],
        [...b, z + wide / 2],
        [...a, z + wide / 2],
      ],
      '#5b5e60',
      materials.metal,
    );
    for (const s of [-1, 1])
      mesh.face(
        [
          [...a, z + (s * wide) / 2],
          [...b, z + (s * wide) / 2],
          [-5.6, 1.1, z + (s * wide) / 2],
        ],
        '#4a4d4f',
        materials.metal,
      );
  }
  for (const s of [-1, 1])
    mesh.face(
      [
        [-5.6, 1.1, z + (s * wide) / 2],
        [-4.95, 0.45, z + (s * wide) / 2],
        [-5.35, 1.55, z + (s * wide) / 2],
      ],
      '#4a4d4f',
      materials.metal,
    );
  for (let i = 0; i < 5; i++) mesh.box(-4.85, 0.42, z + (i - 2) * 0.25, 0.3, 0.1, 0.12, '#c9ccce', materials.metal);
  for (const s of [-1, 1]) mesh.box(-5.55, 1.5, z + s * 0.24, 0.5, 0.5, 0.08, '#4a4d4f', materials.metal);
}
