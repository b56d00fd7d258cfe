import { rod } from '../../shapes/rings.ts';
import { blue, green, red, slideChute, slideTower, wood, yellow } from '../../shapes/slide-tower.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const playground: Concept = {
  id: 'playground',
  words: {
    en: 'playground/slide/swing set/sandbox/sandpit/seesaw',
    de: 'spielplatz/rutsche/spielplätze/sandkasten/wippe',
    es: 'parque infantil/tobogán/arenero',
    fr: 'aire de jeux/toboggan/bac à sable',
    zh: '儿童乐园/滑梯/沙坑',
    ja: '遊び場/滑り台/すべり台/砂場',
    ar: 'ملعب أطفال/زحليقة',
    emoji: '🛝',
  },
  size: { width: 9.6, height: 4.4 },
  lives: ['park', 'hills', 'beach'],
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const main = look.colour ?? red;
    mesh.object();
    // A floor of sand in a frame of logs.
    mesh.sheet(
      (u, v) => [(u - 0.5) * 10.4, 0.06, (v - 0.5) * 6.4],
      6,
      6,
      () => '#dcc391',
      materials.sand,
    );
    for (const z of [-3.2, 3.2]) rod(mesh, [-5.25, 0.1, z], [5.25, 0.1, z], 0.14, wood, materials.bark);
    for (const x of [-5.2, 5.2]) rod(mesh, [x, 0.1, -3.25], [x, 0.1, 3.25], 0.14, wood, materials.bark);
    slideTower(mesh, main);
    slideChute(mesh, main);
    swings(mesh);
    seesaw(mesh);
    toys(mesh, random);
  },
};

/** Two seats on chains in a frame of pipes. */
function swings(mesh: Mesh): void {
  const [x, z, high] = [-1.4, -2, 2.4];
  for (const dx of [-1.75, 1.75]) {
    for (const dz of [-0.7, 0.7]) rod(mesh, [x + dx, 0, z + dz], [x + dx * 0.94, high, z], 0.05, blue, materials.gloss);
  }
  rod(mesh, [x - 1.75, high, z], [x + 1.75, high, z], 0.055, blue, materials.gloss);
  for (const [dx, swung, paint] of [
    [-0.75, 0.22, yellow],
    [0.75, -0.1, green],
  ] as const) {
    mesh
      .push()
      .at(x + dx, high, z)
      .rotX(swung);
    mesh.box(0, -1.85, 0, 0.5, 0.05, 0.22, paint, materials.gloss);
    for (const s of [-0.23, 0.23]) rod(mesh, [s, -1.82, 0], [s, 0, 0], 0.014, '#8b9194', materials.metal);
    mesh.pop();
  }
}

function seesaw(mesh: Mesh): void {
  mesh.push().at(3.1, 0, -1.6).rotY(0.5);
  mesh
    .face(
      [
        [-0.3, 0.05, -0.12],
        [0, 0.6, -0.12],
        [0.3, 0.05, -0.12],
      ],
      blue,
      materials.gloss,
    )
    .face(
      [
        [-0.3, 0.05, 0.12],
        [0, 0.6, 0.12],
        [0.3, 0.05, 0.12],
      ],
      blue,
      materials.gloss,
    );
  mesh.push().at(0, 0.55, 0).rotZ(0.2);
  mesh.box(0, 0, 0, 3, 0.07, 0.24, yellow, materials.gloss);
  for (const s of [-1, 1]) {
    mesh.box(s * 1.35, 0.07, 0, 0.3, 0.05, 0.3, red, materials.gloss);
    rod(mesh, [s * 1.05, 0.05, 0], [s * 1.05, 0.32, 0], 0.025, '#b9bfc3', materials.metal);
    rod(mesh, [s * 1.05, 0.32, -0.16], [s * 1.05, 0.32, 0.16], 0.025, '#2b2d30');
  }
  rod(mesh, [0, 0, -0.2], [0, 0, 0.2], 0.06, '#8b9194', materials.metal);
  mesh.pop().pop();
}

/** A bucket, castles of sand and a ball. */
function toys(mesh: Mesh, random: () => number): void {
  for (const [x, z, r] of [
    [3.9, 1, 0.22],
    [4.3, 1.4, 0.18],
    [3.5, 1.6, 0.15],
  ] as const) {
    mesh.cyl(x, 0.05, z, r, r * 0.78, r * 1.5, '#c9ac74', materials.sand, 20);
    for (let i = 0; i < 6; i++)
      mesh.box(
        x + Math.cos(i) * r * 0.6,
        0.05 + r * 1.5,
        z + Math.sin(i) * r * 0.6,
        0.06,
        0.06,
        0.06,
        '#c9ac74',
        materials.sand,
      );
  }
  mesh
    .cyl(3, 0.06, 0.9, 0.13, 0.18, 0.3, red, materials.gloss, 20)
    .ball(2.2 + random() * 0.4, 0.26, -2.6, 0.2, 0.2, 0.2, blue, materials.gloss, 16);
  mesh.tube(
    [
      [2.83, 0.36, 0.9],
      [2.9, 0.5, 0.9],
      [3.1, 0.5, 0.9],
      [3.17, 0.36, 0.9],
    ],
    [0.014],
    '#f2efe6',
    materials.plain,
    5,
  );
}
