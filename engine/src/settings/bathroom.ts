import { bathtub } from '../concepts/room/bathtub.ts';
import { pick } from '../shapes/chance.ts';
import { rod } from '../shapes/rings.ts';
import { leaves } from '../shapes/tree.ts';
import { tileWall } from '../shapes/wall-tiles.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { hallOf } from './hall.ts';
import { put } from './setting.ts';

/** A bathroom: tiles, a basin under a mirror, a tub at the window, towels on their rail and a plant. */
export const buildBathroom = hallOf({
  ...{ half: 2.6, high: 2.7, deep: 5.2, behind: 1.5 },
  stances: [
    { from: [1.3, 1.5, 0.1], to: [-0.5, 0.9, 4.6], focal: 0.86 },
    { from: [0.2, 1.5, -0.2], to: [-0.1, 0.95, 5], focal: 0.84 },
  ],
  walls: ['#dfe2dc', '#d8d0c4', '#c4d2cf'],
  floors: ['#9a9d9c', '#b4a996'],
  shape: { sill: 1.25, top: 2.2, panes: 1, blinds: 0.1 },
  furnish: ({ mesh, random, order, end, side, isDark, isFree }) => {
    const tile = pick(random, ['#8fb8bc', '#e4e2d8', '#a9c0a4', '#c9b49a']);
    put(mesh, { x: 0, y: 0, z: end - 0.05 }, (m) =>
      tileWall(m, { wide: 5.2, high: 1.45, tile: [0.145, 0.145], colour: tile }),
    );
    mesh.box(0, 1.45, end - 0.05, 5.2, 0.05, 0.05, '#f2f0ea', materials.gloss);
    const x = -side * 0.75;
    standBasin(mesh, x, end);
    if (isFree(side * 1.6, end - 1, 0.6) && !order.asked('bathtub'))
      put(mesh, { x: side * 1.5, y: 0, z: end - 1.15, turn: Math.PI / 2 - side * 0.1, scale: 0.92 }, (m) =>
        bathtub.build(m.object(), random, { season: order.season, lit: isDark, ordinal: 0 }),
      );
    hangTowels(mesh, -side * 2.05, end, pick(random, ['#b8483c', '#3f6a8a', '#c79a3c', '#5a7a5a']));
    put(mesh, { x: side * 0.35, y: 0, z: end - 0.4 }, (m) => {
      m.object().cyl(0, 0, 0, 0.14, 0.18, 0.34, '#e4e0d4', materials.gloss, 20);
      leaves(m, random, 0, 0.72, 0, 0.34, 260, 0.075, ['#4f7a44', '#6a9656', '#3f6638'], 0.9);
    });
  },
});

/** A basin on a cupboard of wood, with a tap, soap and brushes; a mirror with a lamp on each side. */
function standBasin(mesh: Mesh, x: number, end: number): void {
  const z = end - 0.32;
  mesh.object().box(x, 0.08, z, 1.2, 0.68, 0.5, '#a97c4c', materials.floor);
  for (const s of [-0.3, 0.3]) mesh.box(x + s, 0.12, z - 0.26, 0.56, 0.6, 0.02, '#b98a58', materials.floor);
  for (const s of [-0.06, 0.06]) mesh.box(x + s, 0.4, z - 0.28, 0.02, 0.14, 0.02, '#8a9096', materials.metal);
  mesh.object().box(x, 0.76, z, 1.3, 0.05, 0.56, '#f2f1ec', materials.gloss);
  mesh
    .push()
    .at(x, 0.81, z - 0.02)
    .scale(1, 1, 0.75);
  mesh.lathe(
    [
      [0.12, 0],
      [0.26, 0.09],
      [0.29, 0.13],
      [0.25, 0.125],
      [0.1, 0.03],
      [0, 0.025],
    ],
    40,
    '#f7f6f2',
    materials.gloss,
  );
  mesh.pop();
  mesh.object().tube(
    [
      [x, 0.81, z + 0.2],
      [x, 1.06, z + 0.2],
      [x, 1.09, z + 0.12],
      [x, 1.03, z + 0.04],
    ],
    [0.017],
    '#b4bcc2',
    materials.metal,
    12,
  );
  mesh.cyl(x + 0.42, 0.81, z, 0.045, 0.04, 0.15, '#d8a0a8', materials.gloss, 18);
  mesh.cyl(x + 0.42, 0.96, z, 0.012, 0.012, 0.05, '#f2f0ea', materials.gloss, 10);
  mesh.cyl(x - 0.42, 0.81, z + 0.05, 0.05, 0.045, 0.12, '#e4e0d4', materials.gloss, 18);
  for (const [dx, colour] of [
    [-0.015, '#2f8ab0'],
    [0.02, '#d85a4a'],
  ] as const)
    rod(mesh, [x - 0.42, 0.84, z + 0.05], [x - 0.42 + dx * 2.4, 1.06, z + 0.03], 0.008, colour, materials.gloss);
  mesh.object().box(x, 1.2, end - 0.09, 1.05, 1.05, 0.03, '#8a6a44', materials.floor);
  mesh.box(x, 1.24, end - 0.115, 0.97, 0.97, 0.03, '#cfdde2', materials.pane);
  for (const s of [-0.68, 0.68]) {
    mesh.object().box(x + s, 1.62, end - 0.1, 0.05, 0.12, 0.06, '#8a9096', materials.metal);
    mesh.ball(x + s, 1.8, end - 0.14, 0.075, 0.095, 0.075, '#fff0cc', materials.glow, 18);
  }
}

/** Two towels that hang over a rail of metal. */
function hangTowels(mesh: Mesh, x: number, end: number, colour: string): void {
  rod(mesh.object(), [x - 0.36, 1.3, end - 0.14], [x + 0.36, 1.3, end - 0.14], 0.014, '#b4bcc2', materials.metal);
  for (const [dx, tone, long] of [
    [-0.16, colour, 0.62],
    [0.18, '#f0ece0', 0.48],
  ] as const)
    mesh.object().sheet(
      (u, v) => [x + dx + (v - 0.5) * 0.29, 1.32 - u * long, end - 0.165 - 0.012 * Math.cos(v * 14) * u],
      8,
      16,
      () => tone,
      materials.cloth,
    );
}
