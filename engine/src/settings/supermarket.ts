import { pick } from '../shapes/chance.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Random } from '../raster/random.ts';
import { hallOf } from './hall.ts';
import { put } from './setting.ts';

/** How far the shelves along the aisle are from its middle, metres. */
const aisle = 2.15;

/** A supermarket: an aisle between shelves full of goods, signs over it, and cold shelves that shine at its end. */
export const buildSupermarket = hallOf({
  ...{ half: 5.2, high: 3.5, deep: 9.5, behind: 3.4, lamps: 1.5 },
  stances: [
    { from: [0.3, 1.6, -1], to: [0, 1.1, 7], focal: 0.9 },
    { from: [1.2, 1.6, 0], to: [-0.7, 1, 6], focal: 0.86 },
  ],
  walls: ['#e4e2d8', '#dfe4e2'],
  floors: ['#c9c6bc', '#bfc4c4'],
  shape: { sill: 1, top: 2, panes: 0, blinds: 0 },
  furnish: ({ mesh, random, end }) => {
    for (const side of [-1, 1])
      put(mesh, { x: side * aisle, y: 0, z: end / 2, turn: (side * Math.PI) / 2 }, (m) =>
        fillShelves(m, random, { long: end - 1.6, boards: 5 }),
      );
    put(mesh, { x: 0, y: 0, z: end - 0.35 }, (m) => standCooler(m, random));
    const colour = pick(random, ['#c8322c', '#1f7a46', '#2356a8']);
    for (const [z, x] of [
      [end - 2.6, -0.9],
      [end - 4.6, 0.9],
    ] as const) {
      mesh.object().box(x, 2.52, z, 1.3, 0.42, 0.05, colour, materials.plain);
      mesh.box(x - 0.1, 2.68, z - 0.03, 0.75, 0.07, 0.01, '#f4f2ea', materials.plain);
      mesh.box(x - 0.25, 2.58, z - 0.03, 0.45, 0.045, 0.01, '#f4f2ea', materials.plain);
      for (const s of [-0.5, 0.5]) mesh.box(x + s, 2.94, z, 0.015, 0.6, 0.015, '#8d9296', materials.metal);
    }
  },
});

const labels = [
  '#c8322c',
  '#e0a02a',
  '#2f6aa8',
  '#3f8a4e',
  '#d8d4c4',
  '#7a3f8a',
  '#e0702a',
  '#1f9a9a',
  '#f0e6c8',
  '#8a2a3a',
] as const;

/** Shelves along x full of goods that face -z: boxes, tins and bottles, of each kind several side by side, and strips with prices. */
function fillShelves(
  mesh: Mesh,
  random: Random,
  { long, boards }: { readonly long: number; readonly boards: number },
): void {
  mesh.object().box(0, 0, 0.22, long, 2.15, 0.05, '#cfd0cc', materials.plain);
  mesh.box(0, 0, 0, long, 0.14, 0.46, '#8a8d8e', materials.plain);
  for (let board = 0; board < boards; board++) {
    const y = 0.16 + board * 0.4;
    mesh.object().box(0, y - 0.03, 0, long, 0.03, 0.44, '#e6e6e2', materials.gloss);
    mesh.box(0, y - 0.045, -0.225, long, 0.045, 0.012, '#f0d23a', materials.plain);
    let x = -long / 2 + 0.1;
    while (x < long / 2 - 0.15) {
      const [wide, tall] = [0.07 + random() * 0.12, 0.14 + random() * 0.19];
      const [colour, band] = [pick(random, labels), pick(random, labels)];
      const isRound = random() < 0.4;
      const many = 2 + Math.floor(random() * 4);
      for (let i = 0; i < many && x < long / 2 - 0.1; i++, x += wide + 0.008) {
        if (random() < 0.05) continue;
        if (isRound) {
          mesh.cyl(x, y, -0.1, wide * 0.48, wide * 0.48, tall * 0.72, colour, materials.gloss, 10);
          mesh.cyl(x, y + tall * 0.2, -0.1, wide * 0.49, wide * 0.49, tall * 0.26, band, materials.plain, 10);
          mesh.cyl(x, y + tall * 0.72, -0.1, wide * 0.3, wide * 0.16, tall * 0.2, band, materials.gloss, 8);
        } else {
          mesh.box(x, y, -0.06, wide, tall, 0.26, colour, materials.plain);
          mesh.box(x, y + tall * 0.45, -0.192, wide * 0.8, tall * 0.3, 0.006, band, materials.plain);
        }
      }
    }
  }
}

/** Cold shelves with a light over each board. */
function standCooler(mesh: Mesh, random: Random): void {
  mesh.object().box(0, 0, 0.1, 3.7, 2.3, 0.5, '#d4dadc', materials.gloss);
  mesh.box(0, 0.34, -0.13, 3.5, 1.72, 0.06, '#f2f8fa', materials.plain);
  mesh.box(0, 2.06, -0.2, 3.7, 0.26, 0.2, '#3a6ea8', materials.gloss);
  mesh.box(0, 1.99, -0.22, 3.4, 0.045, 0.05, '#eef8ff', materials.glow);
  put(mesh, { x: 0, y: 0.26, z: -0.12, scale: 0.82 }, (m) => fillShelves(m, random, { long: 4.1, boards: 4 }));
}
