import { hippedRoof } from '../../shapes/hipped-roof.ts';
import { window } from '../../shapes/house-parts.ts';
import { buildTree } from '../../shapes/tree.ts';
import { trees } from '../../shapes/tree-kinds.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Random } from '../../raster/random.ts';
import type { Concept } from '../concept.ts';

const wood = '#4a4650';
const trim = '#8b8580';
const slate = '#2c2f3a';

export const hauntedHouse: Concept = {
  id: 'haunted house',
  words: {
    en: 'haunted house/haunted mansion/spooky house/creepy house/abandoned house/ghost house',
    de: 'spukhaus/geisterhaus/gruselhaus/verlassenes haus',
    es: 'casa embrujada/mansión embrujada/casa encantada/casa abandonada',
    fr: 'maison hantée/manoir hanté/maison abandonnée',
    zh: '鬼屋/闹鬼的房子/废弃的房子',
    ja: 'お化け屋敷/幽霊屋敷/廃屋',
    ar: 'منزل مسكون/بيت مسكون',
    emoji: '🏚',
  },
  size: { width: 18, height: 17 },
  lives: ['hills', 'graveyard'],
  stands: 'ground',
  moves: 'still',
  turn: 0.3,
  sway: 0.2,
  brings: 'gloom',
  build(mesh, random, look) {
    const walls = look.colour ?? wood;
    mesh.object();
    // The house, a wing, and a tower at its corner that leans a little.
    mesh
      .box(0, 0, 0, 9, 0.9, 8, '#4f4b48', materials.stone)
      .box(0, 0.9, 0, 8.6, 6.4, 7.6, walls, materials.planks)
      .box(0, 7.2, 0, 9.2, 0.3, 8.2, trim);
    mesh
      .push()
      .at(0, 7.5, 0)
      .rotY(Math.PI / 2)
      .gable(0, 0, 0, 8.2, 4.6, 9.2, slate, walls, 0.5, materials.planks)
      .pop();
    mesh
      .box(6.6, 0, 1.2, 5, 0.9, 5.6, '#4f4b48', materials.stone)
      .box(6.6, 0.9, 1.2, 4.7, 3.2, 5.3, walls, materials.planks);
    hippedRoof(mesh, { x: 6.6, y: 4.1, z: 1.2, wide: 5.6, deep: 6.2, high: 2.2 }, slate);
    tower(mesh, walls);
    porch(mesh);
    for (const [x, y] of [
      [-0.6, 4.5],
      [2.4, 4.5],
      [2.4, 1.9],
    ] as const)
      brokenWindow(mesh, random, x, y, -3.84);
    window(mesh, 6.6, 1.9, -1.5, 1.1, 1.5, trim);
    window(mesh, 0.9, 8.3, -4.14, 0.9, 1.3, trim);
    // Chimneys, one of which has lost its top.
    mesh
      .box(2.6, 8.6, 1.6, 0.9, 4.6, 0.9, '#5a4640', materials.brick)
      .box(2.6, 13.1, 1.6, 1.15, 0.25, 1.15, '#5a4640', materials.brick)
      .box(7.6, 4.6, 2.4, 0.8, 2.6, 0.8, '#5a4640', materials.brick);
    for (const [x, z, scale] of [
      [-9.4, -1.4, 0.75],
      [10.6, 3.4, 0.62],
    ] as const) {
      mesh.push().at(x, 0, z);
      buildTree(mesh, random, trees.bare, 1, scale);
      mesh.pop();
    }
    crookedFence(mesh, random);
  },
};

/** A square tower with a steep roof. */
function tower(mesh: Mesh, walls: string): void {
  mesh.push().at(-4.9, 0, -2.2).rotZ(0.018);
  mesh
    .box(0, 0, 0, 3.6, 0.9, 3.6, '#4f4b48', materials.stone)
    .box(0, 0.9, 0, 3.3, 10, 3.3, walls, materials.planks)
    .box(0, 10.8, 0, 3.9, 0.3, 3.9, trim);
  hippedRoof(mesh, { x: 0, y: 11.1, z: 0, wide: 4.4, deep: 4.4, high: 4.9 }, slate);
  mesh.cyl(0, 15.8, 0, 0.05, 0.02, 1.5, '#26262a', materials.metal, 6);
  for (const y of [2.2, 5.3, 8.4]) window(mesh, 0, y, -1.68, 1, 1.6, trim);
  mesh.pop();
}

/** A porch with posts, steps and a door. */
function porch(mesh: Mesh): void {
  mesh
    .box(0.2, 0, -5, 6, 0.7, 2.4, '#57504a', materials.planks)
    .box(0.2, 3.5, -5, 6.6, 0.22, 2.9, slate, materials.tiles)
    .box(-0.9, 0.9, -3.86, 1.3, 2.4, 0.14, '#2a1d18', materials.planks);
  for (const x of [-2.6, -0.4, 2.2, 3]) mesh.box(x, 0.7, -6, 0.16, 2.8, 0.16, trim);
  for (let i = 0; i < 3; i++) mesh.box(-0.9, i * 0.22, -6.9 + i * 0.3, 1.7, 0.22, 0.4, '#57504a', materials.planks);
}

/** A window behind which there is light, with boards nailed over it. */
function brokenWindow(mesh: Mesh, random: Random, x: number, y: number, z: number): void {
  window(mesh, x, y, z, 1.1, 1.6, trim);
  for (let i = 0; i < 2; i++) {
    mesh
      .push()
      .at(x, y + 0.5 + i * 0.6, z - 0.16)
      .rotZ((random() - 0.5) * 0.7)
      .box(0, 0, 0, 1.6, 0.17, 0.05, '#5b4a3a', materials.planks)
      .pop();
  }
}

/** A fence whose posts lean, and of which some are gone. */
function crookedFence(mesh: Mesh, random: Random): void {
  for (let i = 0; i < 34; i++) {
    const x = -9.5 + i * 0.58;
    if (random() < 0.16 || Math.abs(x + 0.9) < 1.2) continue;
    mesh
      .push()
      .at(x, 0, -8.6)
      .rotZ((random() - 0.5) * 0.32)
      .box(0, 0, 0, 0.1, 1 + random() * 0.35, 0.06, '#3a3634', materials.planks)
      .pop();
  }
  for (const y of [0.35, 0.8])
    mesh
      .box(-6.2, y, -8.56, 7.4, 0.07, 0.04, '#3a3634', materials.planks)
      .box(5.2, y, -8.56, 9.4, 0.07, 0.04, '#3a3634', materials.planks);
}
