import { hex, mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { cushion } from './cushion.ts';

const [tube, shell] = ['#ccd2d6', '#e3e4df'] as const;

/** How high the mattress lies at a place along the bed, whose head (+z) is raised; and which way it faces there. */
function lying(z: number): { readonly y: number; readonly ny: number; readonly nz: number } {
  const bend = 0.16;
  const up = Math.max(0, z - bend);
  return up > 0 ? { y: 0.58 + up * 0.62, ny: 0.85, nz: -0.527 } : { y: 0.58, ny: 1, nz: 0 };
}

/** A hospital bed with a raised back, rails, wheels, a pillow and a blanket that is turned down; its head is at +z, metres. */
export function buildHospitalBed(mesh: Mesh, blanket: string): void {
  mesh.object().box(0, 0.4, 0, 0.86, 0.07, 1.96, tube, materials.gloss);
  mesh.box(0, 0.17, 0, 0.62, 0.06, 1.5, '#aab1b6', materials.gloss);
  for (const z of [-0.55, 0.55]) mesh.cyl(0, 0.22, z, 0.07, 0.06, 0.2, '#c3c9cd', materials.metal, 16);
  for (const x of [-0.36, 0.36])
    for (const z of [-0.78, 0.78])
      mesh
        .tube(
          [
            [x * 0.8, 0.2, z * 0.95],
            [x, 0.15, z],
          ],
          [0.025],
          tube,
          materials.gloss,
          8,
        )
        .push()
        .at(x, 0.075, z)
        .rotZ(Math.PI / 2)
        .cyl(0, -0.025, 0, 0.075, 0.075, 0.05, '#2b2e31', materials.plain, 18)
        .cyl(0, -0.03, 0, 0.03, 0.03, 0.06, '#b4babf', materials.metal, 12)
        .pop();
  for (const [z, tall] of [
    [-1.03, 0.5],
    [1.05, 0.66],
  ] as const) {
    cushion(mesh, [0, 0.42 + tall / 2, z], [0.46, tall / 2, 0.028], {
      square: 0.2,
      colour: shell,
      material: materials.gloss,
    });
    cushion(mesh, [0, 0.42 + tall * 0.52, z - 0.018], [0.33, tall * 0.26, 0.018], {
      ...{ square: 0.2, colour: '#9cc0c6', material: materials.gloss },
    });
  }
  layBedding(mesh, blanket);
  for (const side of [-1, 1]) raiseRail(mesh, side);
}

function layBedding(mesh: Mesh, blanket: string): void {
  const sheet = '#eef1f1';
  const round = (value: number, by: number): number => Math.sign(value) * Math.abs(value) ** by;
  mesh.sheet(
    (u, v): Vec3 => {
      const z = -0.98 + u * 1.9;
      const a = v * Math.PI * 2;
      const { y, ny, nz } = lying(z);
      const n = round(Math.sin(a), 0.4) * 0.085;
      return [round(Math.cos(a), 0.3) * 0.44, y + n * ny, z + n * nz];
    },
    30,
    40,
    () => sheet,
    materials.cloth,
  );
  const cloth = hex(blanket);
  const fold = 0.86;
  mesh.sheet(
    (u, v): Vec3 => {
      const z = -1.0 + u * 1.36;
      const { y, ny, nz } = lying(z);
      const x = (v - 0.5) * 2;
      const over = Math.max(0, Math.abs(x) - 0.78) * 1.5;
      // Somebody's place is left in it: it lies in low waves, and higher where it is turned down.
      const wave = 0.014 * Math.sin(z * 9 + x * 3) * Math.sin(x * 5 - z * 4) + (u > fold ? 0.022 : 0.004);
      const n = 0.092 + wave - over * 0.9;
      return [Math.sign(x) * Math.min(Math.abs(x), 0.8) * 0.59, y + n * (over > 0 ? 1 : ny), z + n * nz];
    },
    40,
    34,
    (u, v) => (u > fold ? sheet : Math.floor(v * 34) % 2 ? cloth : mixRgb(cloth, [0.95, 0.95, 0.95], 0.06)),
    materials.cloth,
  );
  const { y } = lying(0.72);
  mesh
    .push()
    .at(0, y + 0.14, 0.68)
    .rotX(0.56);
  cushion(mesh, [0, 0, 0], [0.31, 0.075, 0.2], { square: 0.62, colour: '#f6f7f6', material: materials.cloth });
  mesh.pop();
}

/** Two bent tubes with bars between them, along the upper half of a side. */
function raiseRail(mesh: Mesh, side: number): void {
  const x = side * 0.49;
  const loop: readonly Vec3[] = [
    [x, 0.5, -0.42],
    [x, 0.76, -0.4],
    [x, 0.84, -0.3],
    [x, 0.86, 0.02],
    [x, 0.84, 0.34],
    [x, 0.76, 0.43],
    [x, 0.5, 0.45],
  ];
  mesh.object().tube(loop, [0.017], shell, materials.gloss, 10);
  mesh.tube(
    [
      [x, 0.66, -0.4],
      [x, 0.66, 0.43],
    ],
    [0.012],
    shell,
    materials.gloss,
    8,
  );
  for (const z of [-0.2, 0.02, 0.24])
    mesh.tube(
      [
        [x, 0.5, z],
        [x, 0.85, z],
      ],
      [0.011],
      shell,
      materials.gloss,
      8,
    );
}
