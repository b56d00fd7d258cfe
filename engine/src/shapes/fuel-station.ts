import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { smoothWay } from './smooth-way.ts';

// What a filling station is made of; metres, its front looks towards -z.

const white = '#f0eee8';
const steel = '#b9bdc1';

/** The roof over the pumps: a band of the station's colour around it, lamps below, and a post at each island. */
export function canopy(mesh: Mesh, paint: Colour, lit: boolean): void {
  const [y, z, wide, deep] = [4.5, -1.4, 11, 6.2] as const;
  for (const x of [-2.7, 2.7]) {
    mesh
      .box(x, 0.2, -0.85, 0.42, y - 0.2, 0.42, white, materials.gloss)
      .box(x, 0.2, -0.85, 0.5, 0.5, 0.5, paint, materials.gloss);
  }
  mesh
    .box(0, y, z, wide, 0.16, deep, '#e6e4de', materials.plain)
    .box(0, y + 0.14, z, wide + 0.16, 0.66, deep + 0.16, paint, materials.gloss)
    .box(0, y + 0.3, z, wide + 0.2, 0.14, deep + 0.2, white, materials.gloss)
    .box(0, y + 0.8, z, wide + 0.22, 0.07, deep + 0.22, white, materials.gloss);
  for (const x of [-4, -1.35, 1.35, 4])
    for (const dz of [-1.7, 0.4])
      mesh.box(
        x,
        y - 0.05,
        z + dz,
        0.9,
        0.06,
        0.5,
        lit ? '#fff2d0' : '#f4f2ea',
        lit ? materials.glow : materials.gloss,
      );
}

/** The shop behind them: a front of glass under a band of colour, its shelves behind the panes. */
export function stationShop(mesh: Mesh, paint: Colour, lit: boolean): void {
  const [z, wide, deep, high] = [3.9, 9.4, 3.6, 3.3] as const;
  const front = z - deep / 2;
  mesh
    .box(0, 0.06, z + 0.9, wide, high, deep - 1.8, white, materials.plain)
    .box(-wide / 2 + 0.2, 0.06, z, 0.4, high, deep, white, materials.plain)
    .box(wide / 2 - 0.2, 0.06, z, 0.4, high, deep, white, materials.plain)
    .box(0, high - 0.5, z, wide, 0.56, deep, white, materials.plain)
    .box(0, high, z, wide + 0.5, 0.7, deep + 0.5, paint, materials.gloss)
    .box(0, high + 0.68, z, wide + 0.6, 0.08, deep + 0.6, white, materials.gloss)
    .box(0, high + 0.1, front - 0.27, wide + 0.52, 0.1, 0.04, white, materials.gloss);
  // Goods on shelves against the back wall, seen through the glass.
  const goods = ['#c8452c', '#e0b02a', '#3a7ab0', '#4a9a5a', '#e8e2d4', '#8a4a8a'] as const;
  for (let row = 0; row < 3; row++) {
    mesh.box(0, 0.5 + row * 0.7, z - 0.25, wide - 1.2, 0.05, 0.5, '#8d9196', materials.metal);
    for (let i = 0; i < 30; i++)
      mesh.box(
        (i / 29 - 0.5) * (wide - 1.6),
        0.55 + row * 0.7,
        z - 0.35,
        0.2,
        0.28 + 0.16 * (((i * 7 + row * 3) % 5) / 4),
        0.18,
        goods[(i * 5 + row * 2) % goods.length] ?? white,
        materials.plain,
      );
  }
  const pane = (x: number, w: number): void =>
    void mesh.box(x, 0.45, front, w, 2.3, 0.03, lit ? '#d8b878' : '#8fa6b2', lit ? materials.glow : materials.glass);
  for (const x of [-3.35, -1.7, 1.7, 3.35]) pane(x, 1.55);
  mesh.box(0, 0.06, front, wide, 0.4, 0.16, paint, materials.gloss);
  for (const x of [-4.2, -2.53, -0.86, 0.86, 2.53, 4.2])
    mesh.box(x, 0.4, front - 0.02, 0.1, 2.4, 0.1, steel, materials.metal);
  // Two leaves of a door of glass.
  mesh.box(0, 0.06, front - 0.03, 1.66, 0.42, 0.18, '#55595d', materials.metal);
  for (const s of [-1, 1]) {
    mesh.box(
      s * 0.42,
      0.1,
      front - 0.1,
      0.78,
      2.6,
      0.04,
      lit ? '#e0c48a' : '#7f98a6',
      lit ? materials.glow : materials.glass,
    );
    for (const dx of [-0.38, 0.38])
      mesh.box(s * 0.42 + dx, 0.1, front - 0.12, 0.05, 2.65, 0.06, steel, materials.metal);
    mesh.box(s * 0.12, 1.0, front - 0.17, 0.03, 0.5, 0.04, steel, materials.metal);
  }
  mesh.box(0, 2.7, front - 0.1, 1.7, 0.08, 0.1, steel, materials.metal);
}

/** A pump with its screen, a keypad, and a nozzle that hangs at each side from its hose. */
export function fuelPump(mesh: Mesh, paint: Colour, lit: boolean): void {
  mesh
    .box(0, 0, 0, 0.95, 0.2, 0.56, '#4a4e52', materials.gloss)
    .box(0, 0.2, 0, 0.9, 0.8, 0.52, paint, materials.gloss)
    .box(0, 1.0, 0, 0.9, 0.75, 0.52, white, materials.gloss)
    .box(0, 1.75, 0, 0.98, 0.3, 0.58, paint, materials.gloss)
    .box(0, 2.05, 0, 0.86, 0.05, 0.5, white, materials.gloss);
  for (const s of [-1, 1]) {
    const z = s * 0.265;
    mesh
      .box(-0.1, 1.3, z, 0.5, 0.3, 0.02, lit ? '#a8d0c0' : '#26343a', lit ? materials.glow : materials.gloss)
      .box(-0.1, 1.08, z, 0.26, 0.16, 0.02, '#3a3e42', materials.gloss)
      .box(0.29, 1.3, z, 0.14, 0.3, 0.02, '#d8d4c8', materials.gloss)
      .box(0, 0.34, z, 0.7, 0.5, 0.02, white, materials.gloss)
      .box(0, 1.82, z * 1.12, 0.6, 0.16, 0.02, white, materials.gloss);
    for (let i = 0; i < 9; i++)
      mesh.box(-0.18 + (i % 3) * 0.08, 1.1 + Math.floor(i / 3) * 0.045, z * 1.06, 0.05, 0.03, 0.01, '#c8ccd0', 0);
    // The hose loops down from the top of the side and up to the nozzle in its holster.
    const x = s * 0.47;
    mesh.box(x, 0.95, 0, 0.1, 0.5, 0.26, '#2a2d30', materials.gloss);
    mesh.tube(
      smoothWay([
        [x, 1.72, 0.14],
        [x + s * 0.26, 1.5, 0.16],
        [x + s * 0.34, 0.8, 0.14],
        [x + s * 0.26, 0.3, 0.06],
        [x + s * 0.14, 0.5, -0.02],
        [x + s * 0.1, 0.98, -0.02],
      ] satisfies Vec3[]),
      [0.032],
      '#1c1d1f',
      materials.gloss,
      10,
    );
    mesh.tube(
      [
        [x + s * 0.1, 0.96, -0.02],
        [x + s * 0.1, 1.24, -0.02],
        [x + s * 0.03, 1.38, -0.02],
      ],
      [0.05, 0.045, 0.025],
      s > 0 ? paint : '#2f7a4a',
      materials.gloss,
      10,
    );
  }
}

/** A tall board at the roadside: a drop in a disc, and bars of colour below it instead of prices. */
export function stationSign(mesh: Mesh, paint: Colour, lit: boolean): void {
  const shine = lit ? materials.glow : materials.gloss;
  mesh.push().at(-6, 0, -3.2);
  for (const x of [-0.75, 0.75]) mesh.box(x, 0, 0, 0.18, 6.9, 0.24, '#8d9196', materials.metal);
  mesh
    .box(0, 0, 0, 2.1, 0.5, 0.7, '#b5b1a6', materials.stone)
    .box(0, 2.6, 0, 2, 2.4, 0.34, '#2f3337', materials.gloss)
    .box(0, 5.0, 0, 2.3, 2.3, 0.4, paint, materials.gloss);
  for (let i = 0; i < 3; i++)
    mesh
      .box(-0.55, 2.85 + i * 0.7, -0.18, 0.5, 0.45, 0.04, ['#3f9a5a', '#e0b02a', '#3a6ab0'][i] ?? paint, shine)
      .box(0.35, 2.85 + i * 0.7, -0.18, 0.95, 0.45, 0.04, '#e8e4d8', shine);
  for (const s of [-1, 1]) {
    mesh
      .push()
      .at(0, 6.15, s * 0.21)
      .rotX((s * Math.PI) / 2);
    mesh.cyl(0, 0, 0, 0.9, 0.9, 0.03, white, shine, 40).pop();
    mesh.sheet(
      (u, v) => {
        // Round below, and it runs out in a tip.
        const a = u * Math.PI * 2;
        const far = v * 0.4;
        const up = Math.cos(a);
        return [
          Math.sin(a) * far * (1 - 0.28 * Math.max(0, up)),
          6.02 + up * far * (1 + 0.7 * Math.max(0, up) ** 3),
          s * 0.26,
        ];
      },
      48,
      4,
      () => paint,
      shine,
    );
  }
  mesh.pop();
}
