import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';
import { cushion } from './cushion.ts';

const steel = '#c4cace';

/** Five arms with wheels below a pole. */
function wheeledFoot(mesh: Mesh, reach: number): void {
  for (let i = 0; i < 5; i++) {
    const [c, s] = [Math.cos((i / 5) * tau), Math.sin((i / 5) * tau)];
    mesh
      .tube(
        [
          [0, 0.11, 0],
          [c * reach, 0.075, s * reach],
        ],
        [0.02, 0.014],
        steel,
        materials.metal,
        8,
      )
      .ball(c * reach, 0.035, s * reach, 0.035, 0.035, 0.035, '#26292c', materials.plain, 12);
  }
}

/** A monitor on a stand: the lines of heart, breath and pressure, their numbers beside them, and a basket with its cables; seen from -z. */
export function standVitalsMonitor(mesh: Mesh): void {
  mesh.object();
  wheeledFoot(mesh, 0.28);
  mesh.cyl(0, 0.09, 0, 0.022, 0.02, 1.12, steel, materials.metal, 12);
  mesh.box(0, 0.74, 0, 0.26, 0.13, 0.18, '#d5d9da', materials.plain);
  const y = 1.4;
  cushion(mesh, [0, y, 0], [0.24, 0.185, 0.075], { square: 0.16, colour: '#dcdfde', material: materials.gloss });
  mesh.box(-0.025, y - 0.135, -0.074, 0.37, 0.27, 0.012, '#04070a', materials.plain);
  mesh.ball(0.205, y - 0.12, -0.078, 0.018, 0.018, 0.012, '#4a90a8', materials.gloss, 10);
  for (let i = 0; i < 3; i++)
    mesh.box(0.205, y + 0.02 + i * 0.045, -0.076, 0.022, 0.026, 0.01, '#9aa2a6', materials.plain);
  const beat = (t: number): number => {
    const p = t - Math.floor(t);
    const bump = (at: number, wide: number): number => Math.exp(-(((p - at) / wide) ** 2));
    return (
      bump(0.4, 0.018) * 1.25 -
      bump(0.36, 0.014) * 0.25 -
      bump(0.44, 0.018) * 0.4 +
      bump(0.62, 0.05) * 0.3 +
      bump(0.24, 0.04) * 0.15
    );
  };
  const lines: readonly (readonly [number, string, (t: number) => number])[] = [
    [0.055, '#1f8f3c', (t) => beat(t * 4) * 0.055],
    [-0.03, '#1a7a94', (t) => (0.5 + 0.5 * Math.sin(t * 25) ** 3) * 0.04],
    [-0.1, '#94851a', (t) => Math.sin(t * 11) * 0.018],
  ];
  for (const [dy, colour, rise] of lines) {
    const line = Array.from({ length: 90 }, (_, i): Vec3 => [-0.195 + (i / 89) * 0.25, y + dy + rise(i / 89), -0.086]);
    mesh.tube(line, [0.0028], colour, materials.glow, 4);
    digits(mesh, [0.085, y + dy - 0.012, -0.084], colour);
  }
}

/** Two figures of seven bars each. */
function digits(mesh: Mesh, [x, y, z]: Vec3, colour: string): void {
  for (const [dx, isSeven] of [
    [0, true],
    [0.034, false],
  ] as const) {
    const bar = (bx: number, by: number, w: number, h: number): void =>
      void mesh.box(x + dx + bx, y + by, z, w, h, 0.003, colour, materials.glow);
    bar(0, 0.042, 0.02, 0.005);
    bar(0.011, 0, 0.005, 0.045);
    if (isSeven) continue;
    bar(-0.011, 0, 0.005, 0.045);
    bar(0, 0.019, 0.02, 0.005);
    bar(0, -0.002, 0.02, 0.005);
  }
}

/** A pole with a bag of clear fluid, its pump, and the line that leads down from it. */
export function standDrip(mesh: Mesh): void {
  mesh.object();
  wheeledFoot(mesh, 0.24);
  mesh.cyl(0, 0.09, 0, 0.016, 0.013, 1.92, steel, materials.metal, 10);
  for (const s of [-1, 1])
    mesh.tube(
      [
        [0, 1.99, 0],
        [s * 0.1, 2.03, 0],
        [s * 0.15, 2.0, 0],
        [s * 0.15, 1.96, 0],
      ],
      [0.007],
      steel,
      materials.metal,
      6,
    );
  cushion(mesh, [0.15, 1.79, 0], [0.075, 0.15, 0.03], { square: 0.5, colour: '#dbe8ee', material: materials.glass });
  mesh.box(0.15, 1.73, -0.033, 0.09, 0.11, 0.004, '#f4f6f6', materials.plain);
  mesh.cyl(0.15, 1.52, 0, 0.014, 0.014, 0.1, '#e4eef2', materials.glass, 8);
  cushion(mesh, [0, 1.22, -0.06], [0.09, 0.12, 0.05], { square: 0.2, colour: '#cfd6d8', material: materials.gloss });
  mesh.box(0, 1.25, -0.112, 0.11, 0.05, 0.004, '#14506a', materials.glow);
  const line: readonly Vec3[] = [
    [0.15, 1.52, 0],
    [0.14, 1.3, -0.04],
    [0.04, 1.12, -0.07],
    [0.12, 0.85, -0.16],
    [0.3, 0.78, -0.3],
  ];
  mesh.tube(line, [0.004], '#e8f0f2', materials.gloss, 5);
}

/** A chair for who visits: a padded seat and back between arms of pale wood; it faces -z. */
export function standVisitorChair(mesh: Mesh, cover: string): void {
  const wood = '#b98d5c';
  mesh.object();
  for (const s of [-1, 1]) {
    mesh.tube(
      [
        [s * 0.3, 0, -0.26],
        [s * 0.3, 0.62, -0.22],
        [s * 0.3, 0.64, 0.1],
        [s * 0.3, 0.56, 0.26],
      ],
      [0.02],
      wood,
      materials.gloss,
      8,
    );
    mesh.tube(
      [
        [s * 0.3, 0, 0.3],
        [s * 0.3, 0.6, 0.2],
      ],
      [0.02],
      wood,
      materials.gloss,
      8,
    );
  }
  cushion(mesh, [0, 0.42, -0.02], [0.27, 0.06, 0.27], { square: 0.3, colour: cover, material: materials.gloss });
  mesh.push().at(0, 0.74, 0.26).rotX(-0.2);
  cushion(mesh, [0, 0, 0], [0.27, 0.27, 0.05], { square: 0.3, colour: cover, material: materials.gloss });
  mesh.pop();
}
