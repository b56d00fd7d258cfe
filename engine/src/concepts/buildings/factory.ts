import { framedArch } from '../../shapes/arch.ts';
import { sawToothHall, factoryTrim } from '../../shapes/saw-tooth-hall.ts';
import { smokestack } from '../../shapes/smokestack.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const steel = '#9aa3a8';

export const factory: Concept = {
  id: 'factory',
  words: {
    en: 'factory/power plant/industrial plant/smokestack/smokestacks',
    de: 'fabrik/fabriken/kraftwerk/schornstein/schornsteine',
    es: 'fábrica/central eléctrica',
    fr: 'usine/centrale électrique',
    zh: '工厂/厂房',
    ja: '工場/煙突',
    ar: 'مصنع/معمل',
    emoji: '🏭',
  },
  size: { width: 52, height: 27 },
  lives: ['hills', 'river', 'road'],
  stands: 'ground',
  moves: 'still',
  turn: 0.35,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    const brick = look.colour ?? '#9c513b';
    mesh.object();
    mesh.box(0, -0.4, 0, 46, 0.6, 26, '#8f8a80', materials.stone);
    sawToothHall(mesh, brick);
    boilerHouse(mesh, brick);
    for (const [x, z, high] of [
      [-17.5, 4, 25],
      [-13, 6, 22],
      [-21, 7, 20],
    ] as const)
      smokestack(mesh, random, [x, 0, z], high, brick);
    // Tanks with a stair, pipes on stilts, and a loading gate.
    for (const x of [18.2, 22.6]) tank(mesh, x, 9);
    for (const y of [5.6, 6.2])
      mesh.tube(
        [
          [-9, y, -8.6],
          [-15, y, -8.6],
          [-15.6, y - 0.6, -8.6],
          [-15.6, 2, -8.6],
        ],
        [0.22],
        steel,
        materials.metal,
        10,
      );
  },
};

/** A taller house of brick at the foot of the chimneys. */
function boilerHouse(mesh: Mesh, brick: Colour): void {
  mesh
    .box(-15, 0.1, 0, 12.4, 11, 15, brick, materials.brick)
    .box(-15, 0.1, 0, 12.8, 0.8, 15.4, factoryTrim, materials.stone)
    .box(-15, 11.1, 0, 13, 0.6, 15.6, factoryTrim)
    .box(-15, 11.7, 0, 12, 0.5, 14.6, '#6d6f70');
  for (let i = 0; i < 4; i++)
    for (const [y, h] of [
      [1.8, 3.4],
      [6.6, 3.4],
    ] as const) {
      framedArch(
        mesh,
        [-15 + (i - 1.5) * 2.8, y, -7.5],
        { wide: 1.5, high: h },
        { thick: 0.22, colour: factoryTrim },
        { colour: '#3a5260', material: materials.window },
      );
      mesh
        .box(-15 + (i - 1.5) * 2.8, y, -7.6, 0.07, h, 0.05, '#dcd6ca')
        .box(-15 + (i - 1.5) * 2.8, y + 1.4, -7.6, 1.5, 0.07, 0.05, '#dcd6ca');
    }
  mesh.box(-15, 5.8, -7.5, 12.5, 0.3, 0.2, factoryTrim);
  for (const x of [-18, -13])
    mesh
      .box(x, 12, -4, 1.6, 1.2, 1.6, steel, materials.metal)
      .cyl(x, 13.2, -4, 0.5, 0.5, 0.5, steel, materials.metal, 14);
}

function tank(mesh: Mesh, x: number, z: number): void {
  mesh.cyl(x, 0.1, z - 14, 1.9, 1.9, 6.4, '#d5dadc', materials.metal, 32);
  for (const y of [1.6, 3.8, 6.2]) mesh.cyl(x, y, z - 14, 1.96, 1.96, 0.16, steel, materials.metal, 32);
  mesh
    .push()
    .at(x, 6.5, z - 14)
    .lathe(
      [
        [1.95, 0],
        [1.3, 0.5],
        [0, 0.75],
      ],
      32,
      '#d5dadc',
      materials.metal,
    )
    .pop();
  for (const dx of [-0.25, 0.25]) mesh.box(x + dx, 0.1, z - 16, 0.06, 6.8, 0.06, steel);
  for (let i = 0; i < 16; i++) mesh.box(x, 0.5 + i * 0.4, z - 16, 0.5, 0.05, 0.05, steel);
}
