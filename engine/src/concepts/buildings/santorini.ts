import type { Rgb } from '../../raster/colour.ts';
import { hex, mixRgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { pairs } from '../../shapes/points.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const blue = '#1c5aa8';
const whites = ['#f2efe8', '#ece8df', '#f6f3ec', '#e9e2d4'] as const;
/** Half the length of the shore, how far the slope is deep, and how many terraces it has; metres. */
const [half, deep, terraces] = [27, 20, 6] as const;
/** Height of the land at a place: a cliff that rises from the water, and terraces above it; it sinks to both ends. */
function landAt(x: number, z: number, place: number): number {
  const rough = fbm(x * 0.16 + place, z * 0.2, 4) - 0.5;
  const ends = smooth(half, half * 0.55, Math.abs(x + 3 * rough));
  const cliff = smooth(-0.6, 3.2, z + rough * 3) * 6.4;
  const slope = smooth(2.4, deep, z) * 13;
  return (cliff + slope + rough * 1.6 * smooth(0, 3, z)) * ends - 0.5;
}

/** A house about the origin, whose front looks at -z: a cube with a parapet, or a vault; doors and shutters are blue. */
function house(mesh: Mesh, random: Random, wide: number, tall: number): void {
  const [wall, long] = [pick(random, whites), 3.4];
  const front = -long / 2;
  mesh.object().box(0, -3, 0, wide, tall + 3, long, wall, materials.plain);
  if (random() < 0.3) {
    // A barrel vault along its depth.
    const arc = 14;
    for (let i = 0; i < arc; i++) {
      const at = (k: number): readonly [number, number] => [
        -Math.cos((k / arc) * Math.PI) * (wide / 2),
        tall + Math.sin((k / arc) * Math.PI) * wide * 0.3,
      ];
      const [[ax, ay], [bx, by]] = [at(i), at(i + 1)];
      mesh.face(
        [
          [ax, ay, front],
          [ax, ay, -front],
          [bx, by, -front],
          [bx, by, front],
        ],
        wall,
        materials.plain,
      );
      mesh.face(
        [
          [0, tall, front],
          [ax, ay, front],
          [bx, by, front],
        ],
        wall,
        materials.plain,
      );
    }
  } else {
    for (const s of [-1, 1]) mesh.box(s * (wide / 2 - 0.1), tall, 0, 0.2, 0.38, long, wall, materials.plain);
    mesh.box(0, tall, front + 0.1, wide, 0.38, 0.2, wall, materials.plain);
  }
  const door = (random() - 0.5) * wide * 0.4;
  const paint = random() < 0.75 ? blue : pick(random, ['#3a7a8a', '#8a3a2a']);
  mesh.box(door, 0, front - 0.03, 0.74, 1.6, 0.08, paint, materials.planks);
  for (const x of [-wide * 0.34, wide * 0.34]) {
    if (Math.abs(x - door) < 0.8) continue;
    mesh.box(x, 0.85, front - 0.02, 0.62, 0.78, 0.06, '#24303c', materials.window);
    for (const s of [-1, 1]) mesh.box(x + s * 0.46, 0.85, front - 0.05, 0.26, 0.78, 0.05, paint, materials.planks);
    mesh.box(x, 0.75, front - 0.08, 0.86, 0.1, 0.16, wall, materials.plain);
  }
  if (random() < 0.4) mesh.box(wide * 0.3, tall, 0.6, 0.4, 0.9, 0.4, wall, materials.plain);
}

/** A church: a cube with a blue dome on its drum, a cross on it, and beside it a wall with three bells. */
function church(mesh: Mesh, size: number): void {
  const [wide, tall] = [3.6 * size, 2.6 * size];
  mesh.object().box(0, -3, 0, wide, tall + 3, wide, whites[2], materials.plain);
  mesh.box(0, tall, 0, wide * 1.03, 0.16 * size, wide * 1.03, whites[0], materials.plain);
  const drum = wide * 0.42;
  mesh.cyl(0, tall, 0, drum, drum, 0.8 * size, whites[2], materials.plain, 36);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * tau - tau / 4;
    mesh
      .push()
      .at(Math.cos(a) * drum, tall + 0.22 * size, Math.sin(a) * drum)
      .rotY(-a)
      .box(0, 0, 0, 0.06, 0.42 * size, 0.22 * size, blue, materials.gloss)
      .pop();
  }
  const shell = Array.from({ length: 15 }, (_, i): [number, number] => {
    const b = (i / 14) * (Math.PI / 2);
    return [Math.cos(b) * drum * 1.04, Math.sin(b) * drum * 1.02];
  });
  mesh
    .push()
    .at(0, tall + 0.8 * size, 0)
    .lathe(shell, 40, blue, materials.gloss)
    .pop();
  const top = tall + 0.8 * size + drum;
  mesh
    .box(0, top, 0, 0.09, 0.7 * size, 0.09, whites[0], materials.plain)
    .box(0, top + 0.4 * size, 0, 0.4 * size, 0.09, 0.09, whites[0], materials.plain);
  mesh.box(0, 0, -wide / 2 - 0.04, 0.86 * size, 1.5 * size, 0.1, blue, materials.planks);
  mesh
    .push()
    .at(0, 1.5 * size, -wide / 2 - 0.04)
    .rotX(Math.PI / 2)
    .cyl(0, -0.05, 0, 0.43 * size, 0.43 * size, 0.1, blue, materials.planks, 24)
    .pop();
  // The gable of the bells, open in arches.
  mesh.push().at(wide * 0.7, tall * 0.75, -wide * 0.2);
  for (const x of [-0.7, 0, 0.7]) mesh.box(x * size, -2, 0, 0.26 * size, 3.5 * size, 0.4, whites[2], materials.plain);
  mesh
    .box(0, 1.4 * size, 0, 1.7 * size, 0.3 * size, 0.44, whites[2], materials.plain)
    .box(0, 0, 0, 1.7 * size, 0.3 * size, 0.44, whites[2], materials.plain);
  for (const x of [-0.35, 0.35])
    mesh
      .push()
      .at(x * size, 0.66 * size, 0)
      .lathe(pairs([0.2, 0, 0.15, 0.1, 0.12, 0.3, 0.04, 0.38, 0.02, 0.5]), 16, '#8a6a34', materials.metal)
      .pop();
  mesh
    .push()
    .at(0, 1.7 * size, 0)
    .scale(1, 1, 0.25)
    .ball(0, 0, 0, 0.8 * size, 0.5 * size, 0.8, whites[2], materials.plain, 20)
    .pop();
  mesh.pop();
}

/** A bush of bougainvillea that falls over a wall. */
function bougainvillea(mesh: Mesh, random: Random): void {
  for (let i = 0; i < 90; i++) {
    const [x, y] = [(random() + random() - 1) * 1.3, random() * 1.5];
    const size = 0.1 + random() * 0.09;
    const colour = random() < 0.24 ? '#3f6a2a' : pick(random, ['#d0246a', '#c01f7a', '#e0487e']);
    mesh.ball(x * (0.5 + y * 0.35), y, -0.25 - random() * 0.35, size, size * 0.8, size, colour, materials.leaf, 6);
  }
}

export const santorini: Concept = {
  id: 'santorini',
  words: {
    en: 'santorini/oia/greek island/greek village/mykonos/white houses with blue domes/santorini greece/cyclades',
    de: 'santorin/griechische insel/griechisches dorf/mykonos',
    es: 'santorini/isla griega/pueblo griego/mikonos',
    fr: 'santorin/île grecque/village grec',
    zh: '圣托里尼/希腊小岛/米科诺斯',
    ja: 'サントリーニ/サントリーニ島/ミコノス',
    ar: 'سانتوريني/جزيرة يونانية',
    emoji: '',
  },
  size: { width: 46, height: 23 },
  lives: ['sea', 'coast'],
  stands: 'water',
  moves: 'still',
  sway: 0.05,
  build(mesh, random, look) {
    const place = random() * 40;
    const rock = (x: number, y: number, z: number): Rgb => {
      const bed = fbm(y * 0.9 + x * 0.05, z * 0.1 + place, 3);
      const red = mixRgb(hex('#6a4a38'), hex('#a07a5c'), smooth(0.3, 0.7, bed));
      return mixRgb(red, hex('#8a8660'), smooth(0.5, 0.75, fbm(x * 0.5 + place, z * 0.5, 3)) * smooth(4, 7, y));
    };
    mesh.object();
    mesh.sheet(
      (u, v): Vec3 => {
        const [x, z] = [(u - 0.5) * 2 * half * 1.06, -2.5 + v * (deep + 8)];
        return [x, landAt(x, z, place), z];
      },
      130,
      90,
      (u, v) => {
        const [x, z] = [(u - 0.5) * 2 * half * 1.06, -2.5 + v * (deep + 8)];
        return rock(x, landAt(x, z, place), z);
      },
      materials.rock,
    );
    for (let row = 0; row < terraces; row++) {
      const z = 3.8 + row * 2.9;
      const reach = half * (0.66 - Math.abs(row - 2) * 0.06);
      let x = -reach + random() * 1.5;
      while (x < reach) {
        const wide = 2.5 + random() * 2.2;
        // Here and there the rock is left as it is.
        if (random() < 0.16) {
          x += wide;
          continue;
        }
        const isChurch =
          (row === 1 && Math.abs(x + 6) < 2.4) ||
          (row === 3 && Math.abs(x - 5) < 2.4) ||
          (row === 5 && Math.abs(x + 1) < 2.4);
        const size = isChurch ? 1.15 : 1;
        const middle = x + (isChurch ? 2.4 : wide / 2);
        mesh
          .push()
          .at(middle, landAt(middle, z - 1.4, place) + 0.3 + random() * 0.5, z + random() * 0.5)
          .rotY((random() - 0.5) * 0.24);
        if (isChurch) church(mesh, size);
        else house(mesh, random, wide, 2.1 + random() * 0.9);
        mesh.pop();
        if (random() < 0.3) {
          mesh.push().at(middle + wide * 0.5, landAt(middle, z - 2, place) + 0.4, z - 1.9);
          bougainvillea(mesh, random);
          mesh.pop();
        }
        x += (isChurch ? 5.6 : wide) + random() * 0.5;
      }
      // A white wall runs before each terrace.
      for (let k = 0; k < 22; k++) {
        const [a, b] = [-reach + (k / 22) * reach * 2, -reach + ((k + 1) / 22) * reach * 2];
        const [ya, yb] = [landAt(a, z - 2.1, place), landAt(b, z - 2.1, place)];
        mesh.face(
          [
            [a, ya - 1.6, z - 2.1],
            [a, ya + 0.45, z - 2.1],
            [b, yb + 0.45, z - 2.1],
            [b, yb - 1.6, z - 2.1],
          ],
          whites[1],
          materials.plain,
        );
      }
    }
    // Steps wind down to the water.
    for (let i = 0; i < 64; i++) {
      const t = i / 64;
      const [x, z] = [13 + Math.sin(t * 14) * 2.6 * (0.4 + t), 0.6 + t * 15];
      mesh.box(x, landAt(x, z, place) - 0.3, z, 1.3, 0.5, 0.34, whites[i % 2] ?? whites[0], materials.plain);
    }
    // A mill stands above, its sails of cloth furled on their spars.
    const [mx, mz] = [-12, 19];
    mesh.push().at(mx, landAt(mx, mz, place) - 0.2, mz);
    mesh
      .cyl(0, 0, 0, 1.7, 1.4, 4.2, whites[2], materials.plain, 32)
      .cyl(0, 4.2, 0, 1.65, 0.1, 1.5, '#8a7250', materials.planks, 32);
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * tau;
      rod(mesh, [0, 4.3, -1.7], [Math.cos(a) * 2.5, 4.3 + Math.sin(a) * 2.5, -1.8], 0.06, '#6a5034', materials.plain);
      const b = a + tau / 8;
      mesh.tube(
        [
          [Math.cos(a) * 2.4, 4.3 + Math.sin(a) * 2.4, -1.8],
          [Math.cos(b) * 2.4, 4.3 + Math.sin(b) * 2.4, -1.8],
        ],
        [0.02],
        '#e8e0d0',
        materials.plain,
        5,
      );
    }
    mesh.pop();
    if (look.lit)
      for (let i = 0; i < 40; i++) {
        const [x, z] = [(random() - 0.5) * half, 2.2 + random() * 13];
        mesh.ball(x, landAt(x, z, place) + 1.6, z, 0.1, 0.1, 0.1, '#ffce7a', materials.glow, 8);
      }
  },
};
