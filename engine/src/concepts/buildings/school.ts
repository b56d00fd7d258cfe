import { framedArch } from '../../shapes/arch.ts';
import { belfry, schoolTrim } from '../../shapes/belfry.ts';
import { tau } from '../../shapes/chance.ts';
import { window } from '../../shapes/house-parts.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const stone = '#b8ad9b';

const front = -5.5;

export const school: Concept = {
  id: 'school',
  words: {
    en: 'school/schoolhouse/school building/high school/elementary school/kindergarten/university/college',
    de: 'schule/schulhaus/kindergarten/universität/schulhäuser/grundschule',
    es: 'escuela/colegio/universidad',
    fr: 'école/lycée/université/collège',
    zh: '学校/大学/教学楼/幼儿园',
    ja: '学校/校舎/大学/幼稚園',
    ar: 'مدرسة/جامعة/روضة',
    emoji: '🏫',
  },
  size: { width: 38, height: 20 },
  lives: ['hills', 'park', 'street'],
  stands: 'ground',
  moves: 'still',
  turn: 0.28,
  sway: 0.15,
  build(mesh, _random, look) {
    const brick = look.colour ?? '#a5543c';
    const roof = '#5c6468';
    mesh.object();
    mesh
      .box(0, 0, 0, 34.4, 1, 11.4, stone, materials.stone)
      .box(0, 1, 0, 34, 8.4, 11, brick, materials.brick)
      .box(0, 5, 0, 34.2, 0.3, 11.2, schoolTrim)
      .box(0, 9.2, 0, 34.8, 0.5, 11.8, schoolTrim)
      .gable(0, 9.7, 0, 34, 3.6, 11, roof, brick, 0.5, materials.brick);
    for (const x of [-13, 13])
      mesh.box(x, 11.5, 2, 1.2, 3.4, 1.2, brick, materials.brick).box(x, 14.9, 2, 1.5, 0.25, 1.5, schoolTrim);
    // Rows of tall windows in threes, with stone lintels.
    for (const s of [-1, 1])
      for (let g = 0; g < 3; g++)
        for (let i = 0; i < 3; i++)
          for (const y of [1.9, 5.9]) {
            const x = s * (5.6 + g * 4.2 + i * 1.25);
            window(mesh, x, y, front, 0.95, 2.3, schoolTrim);
            mesh.box(x, y + 2.38, front, 1.25, 0.24, 0.2, stone);
          }
    for (const s of [-1, 1])
      for (let i = 0; i < 3; i++)
        for (const y of [1.9, 5.9]) {
          mesh
            .push()
            .at(s * 17, y, (i - 1) * 3.2)
            .rotY((-s * Math.PI) / 2);
          window(mesh, 0, 0, 0, 1.2, 2.3, schoolTrim);
          mesh.pop();
        }
    for (const x of [-16.7, 16.7])
      for (let i = 0; i < 13; i++) mesh.box(x, 1.1 + i * 0.62, front, i % 2 ? 0.7 : 1, 0.5, 0.24, stone);
    entrance(mesh, brick, roof);
    belfry(mesh, brick, roof);
    yard(mesh);
  },
};

/** A gabled middle with steps, a wide door under an arch, and a clock. */
function entrance(mesh: Mesh, brick: Colour, roof: Colour): void {
  const z = front - 1.4;
  mesh
    .box(0, 0, z + 1.6, 8.4, 1, 3.4, stone, materials.stone)
    .box(0, 1, z + 1.6, 8, 9.2, 3.2, brick, materials.brick)
    .box(0, 5, z + 1.6, 8.2, 0.3, 3.4, schoolTrim);
  mesh
    .push()
    .at(0, 10.2, z + 3)
    .rotY(Math.PI / 2)
    .gable(0, 0, 0, 6, 3.6, 8, roof, brick, 0.35, materials.brick)
    .pop();
  for (let i = 0; i < 5; i++) mesh.box(0, 0, z - 0.3 - i * 0.4, 5 + i * 0.3, 1 - i * 0.2, 0.5, stone, materials.stone);
  framedArch(
    mesh,
    [0, 1, z],
    { wide: 2.8, high: 3.6 },
    { thick: 0.45, colour: schoolTrim },
    { colour: '#22303a', material: materials.window },
  );
  for (const s of [-1, 1])
    mesh
      .box(s * 0.68, 1, z - 0.18, 1.3, 2.3, 0.1, '#7a2f28', materials.planks)
      .box(s * 0.68, 2, z - 0.25, 0.8, 1, 0.06, '#22303a', materials.window)
      .box(s * 0.14, 1.9, z - 0.27, 0.06, 0.4, 0.06, '#d2a63a', materials.metal);
  for (const x of [-2.4, 0, 2.4]) window(mesh, x, 6, z, 1.2, 2.2, schoolTrim);
  for (const x of [-2.9, 2.9]) window(mesh, x, 1.9, z, 0.9, 2.2, schoolTrim);
  mesh
    .push()
    .at(0, 11.3, z - 0.08)
    .rotX(-Math.PI / 2);
  mesh
    .cyl(0, 0, 0, 1.05, 1.05, 0.16, schoolTrim, materials.plain, 32)
    .cyl(0, 0.1, 0, 0.9, 0.9, 0.1, '#f8f5ec', materials.plain, 32);
  mesh.pop();
  for (let i = 0; i < 12; i++) bar(mesh, 11.3, z - 0.3, (i / 12) * tau, 0.68, 0.16, 0.07);
  bar(mesh, 11.3, z - 0.32, (8.05 / 12) * tau, -0.08, 0.5, 0.09);
  bar(mesh, 11.3, z - 0.32, 0.12, -0.08, 0.75, 0.06);
}

function bar(mesh: Mesh, y: number, z: number, turn: number, from: number, long: number, w: number): void {
  mesh.push().at(0, y, z).rotZ(-turn).box(0, from, 0, w, long, 0.03, '#1d2023').pop();
}

/** A flag at its pole, a path, and low hedges. */
function yard(mesh: Mesh): void {
  mesh
    .cyl(-7.5, 0, -9.5, 0.09, 0.05, 9, '#e2e4e6', materials.metal, 10)
    .ball(-7.5, 9.05, -9.5, 0.12, 0.12, 0.12, '#d2a63a', materials.metal, 10);
  mesh.sheet(
    (u, v) => [-7.5 + u * 2.4, 8.8 - v * 1.5 - u * 0.15, -9.5 + Math.sin(u * 6) * 0.16],
    14,
    3,
    (_u, v) => (v > 0.34 && v < 0.67 ? '#f4f1e8' : '#2f6fb0'),
    materials.cloth,
  );
  for (const s of [-1, 1])
    for (let i = 0; i < 9; i++) {
      const x = s * (5.2 + i * 1.35);
      mesh.body([[x, 0.4, front - 1, 0.62, x + 0.5, 0.45, front - 1, 0.6, 0]], {
        k: 0.1,
        fur: 0.9,
        mat: materials.plain,
        colours: ['#44702e'],
      });
    }
}
