import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { rod } from './rings.ts';

export const [red, yellow, blue, green] = ['#d8362c', '#f2c02e', '#2a76c8', '#3a9e56'] as const;

export const wood = '#b98a58';

const deck = 1.7;

/** A deck under a pointed roof, with a ladder and walls of bars. */
export function slideTower(mesh: Mesh, main: Colour): void {
  const [x, z, half] = [-1.2, 0.6, 0.8];
  for (const dx of [-half, half])
    for (const dz of [-half, half]) mesh.cyl(x + dx, 0, z + dz, 0.075, 0.075, 3.1, wood, materials.planks, 12);
  mesh.box(x, deck - 0.1, z, half * 2 + 0.1, 0.1, half * 2 + 0.1, wood, materials.planks);
  mesh
    .push()
    .at(x, 3.05, z)
    .rotY(Math.PI / 4)
    .lathe(
      [
        [1.55, 0],
        [0.8, 0.6],
        [0.02, 1.25],
      ],
      4,
      blue,
      materials.gloss,
    )
    .pop();
  mesh.ball(x, 4.32, z, 0.1, 0.1, 0.1, yellow, materials.gloss, 12);
  for (const [a, b] of [
    [
      [x - half, z + half],
      [x + half, z + half],
    ],
    [
      [x - half, z - half],
      [x + half, z - half],
    ],
  ] as const) {
    for (const y of [deck + 0.12, deck + 0.75])
      rod(mesh, [a[0], y, a[1]], [b[0], y, b[1]], 0.04, yellow, materials.gloss);
    for (let i = 1; i < 7; i++) {
      const at = a[0] + ((b[0] - a[0]) * i) / 7;
      rod(mesh, [at, deck + 0.12, a[1]], [at, deck + 0.75, a[1]], 0.025, yellow, materials.gloss);
    }
  }
  // A board with a round hole under the deck, and the ladder at the left.
  mesh.box(x, 0.1, z + half, half * 2 - 0.2, 1.4, 0.05, green, materials.planks);
  for (const s of [-0.34, 0.34])
    rod(mesh, [x - half - 0.75, 0, z + s], [x - half - 0.02, deck + 0.7, z + s], 0.045, main, materials.gloss);
  for (let i = 0; i < 6; i++) {
    const t = 0.1 + i * 0.125;
    const at = (s: number): Vec3 => [x - half - 0.75 + t * 0.95, t * 2.2, z + s];
    rod(mesh, at(-0.34), at(0.34), 0.04, wood, materials.planks);
  }
}

/** A chute with raised rims that ends in a level piece over the sand. */
export function slideChute(mesh: Mesh, main: Colour): void {
  const [x0, z] = [-0.4, 0.6];
  const along = (u: number): readonly [number, number] => {
    const t = u * 3.5;
    const y =
      u < 0.1
        ? deck
        : u > 0.86
          ? 0.34
          : deck + (0.34 - deck) * (0.5 - 0.5 * Math.cos(((u - 0.1) / 0.76) * Math.PI)) ** 0.92;
    return [x0 + t, y];
  };
  const across = (u: number, v: number): Vec3 => {
    const [x, y] = along(u);
    const w = (v - 0.5) * 2;
    return [
      x,
      y + 0.24 * Math.max(0, Math.abs(w) - 0.62) ** 1.2 * 3.2,
      z + Math.sign(w) * Math.min(0.42, Math.abs(w) * 0.58),
    ];
  };
  mesh.sheet(across, 36, 16, () => main, materials.gloss);
  for (const v of [0.001, 0.999])
    mesh.tube(
      Array.from({ length: 37 }, (_, i) => across(i / 36, v)),
      [0.05],
      yellow,
      materials.gloss,
      7,
    );
  for (const u of [0.5, 0.92]) {
    const [x, y] = along(u);
    for (const s of [-0.34, 0.34]) rod(mesh, [x, 0, z + s], [x, y, z + s], 0.045, '#b9bfc3', materials.metal);
  }
}
