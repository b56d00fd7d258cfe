import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const wide = 1.1;
const deep = 0.66;
const tall = 0.46;
const gold = '#e8b23a';
const wood = '#7a4a26';

export const treasureChest: Concept = {
  id: 'treasure chest',
  words: {
    en: 'treasure chest/treasure/pirate chest/chest of gold/chest',
    de: 'schatztruhe/schatzkiste/truhe/schatz',
    es: 'cofre del tesoro/cofre/tesoro',
    fr: 'coffre au trésor/trésor/coffre',
    zh: '宝箱/宝藏',
    ja: '宝箱',
    ar: 'صندوق الكنز/كنز',
    emoji: '',
  },
  size: { width: 1.3, height: 1.1 },
  lives: ['beach', 'cave', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.35,
  sway: 0.25,
  build(mesh, random, look) {
    const plank = look.colour ?? wood;
    // Four walls, so that there is something to look into.
    mesh
      .box(0, 0, -deep / 2 + 0.03, wide, tall, 0.06, plank, materials.planks)
      .box(0, 0, deep / 2 - 0.03, wide, tall, 0.06, plank, materials.planks)
      .box(-wide / 2 + 0.03, 0, 0, 0.06, tall, deep - 0.12, plank, materials.planks)
      .box(wide / 2 - 0.03, 0, 0, 0.06, tall, deep - 0.12, plank, materials.planks)
      .box(0, 0, 0, wide - 0.1, tall - 0.1, deep - 0.1, '#a87a1e', materials.metal);
    for (const x of [-wide / 2 + 0.1, 0, wide / 2 - 0.1])
      mesh.box(x, 0, -deep / 2 - 0.006, 0.09, tall + 0.01, 0.03, gold, materials.metal);
    mesh.box(0, tall - 0.05, -deep / 2 - 0.004, wide + 0.02, 0.05, 0.03, gold, materials.metal);
    mesh.box(0, tall - 0.2, -deep / 2 - 0.025, 0.17, 0.18, 0.04, gold, materials.metal);
    mesh.ball(0, tall - 0.12, -deep / 2 - 0.048, 0.022, 0.03, 0.01, '#241a10', materials.plain, 8);
    // The lid stands open: half a barrel about its hinge, with its hollow towards the painter.
    mesh
      .push()
      .at(0, tall, deep / 2)
      .rotX(1.25);
    const lid = (from: number, to: number, radius: number, colour: string, material: number): void => {
      mesh.sheet(
        (u, v): Vec3 => {
          const a = v * Math.PI;
          return [from + (to - from) * u, Math.sin(a) * radius, -deep / 2 + Math.cos(a) * radius];
        },
        2,
        16,
        () => colour,
        material,
      );
    };
    lid(-wide / 2, wide / 2, deep / 2, plank, materials.planks);
    for (const x of [-wide / 2 + 0.05, -0.05, wide / 2 - 0.15])
      lid(x, x + 0.1, deep / 2 + 0.012, gold, materials.metal);
    for (const x of [-wide / 2, wide / 2])
      mesh.face(
        Array.from({ length: 13 }, (_, i): Vec3 => {
          const a = (i / 12) * Math.PI;
          return [x, Math.sin(a) * (deep / 2), -deep / 2 + Math.cos(a) * (deep / 2)];
        }),
        plank,
        materials.planks,
      );
    mesh.pop();
    // Coins and stones, heaped up over its edge.
    for (let i = 0; i < 260; i++) {
      const [x, z] = [(random() - 0.5) * (wide - 0.2), (random() - 0.5) * (deep - 0.2)];
      const heap = 0.16 * (1 - (x / (wide / 2)) ** 2) * (1 - (z / (deep / 2)) ** 2);
      mesh
        .push()
        .at(x, tall - 0.1 + heap + random() * 0.04, z)
        .rotX((random() - 0.5) * 1.5)
        .rotZ((random() - 0.5) * 1.5)
        .cyl(0, 0, 0, 0.042, 0.042, 0.01, random() < 0.8 ? gold : '#f4cf6a', materials.metal, 12)
        .pop();
    }
    for (const colour of ['#c81e3a', '#1f5fd0', '#18a058', '#c81e3a', '#8a2ac8', '#1f5fd0']) {
      const [x, z] = [(random() - 0.5) * 0.7, (random() - 0.5) * 0.3];
      mesh.ball(x, tall + 0.1 - Math.abs(x) * 0.1, z, 0.045, 0.036, 0.045, colour, materials.glass, 7);
    }
    // A few have fallen out.
    for (let i = 0; i < 12; i++)
      mesh.cyl(
        (random() - 0.5) * 1.2,
        0.004,
        -deep / 2 - 0.1 - random() * 0.25,
        0.042,
        0.042,
        0.01,
        gold,
        materials.metal,
        12,
      );
  },
};
