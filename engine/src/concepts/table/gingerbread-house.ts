import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { triples } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const icing = '#fbf8f2';
const sweets = ['#e0283a', '#2fae54', '#f2c020', '#3a8ae0', '#f08020', '#d04aa8'] as const;
const [half, deep, wall, ridge] = [0.78, 0.62, 0.84, 1.66] as const;

/** A thread of icing. */
const pipe = (mesh: Mesh, points: readonly Vec3[], thick = 0.035): void => {
  mesh.tube(points, [thick], icing, materials.snow, 8);
};

export const gingerbreadHouse: Concept = {
  id: 'gingerbread house',
  words: {
    en: 'gingerbread house/gingerbread/candy house/gingerbread cottage',
    de: 'lebkuchenhaus/lebkuchen/knusperhaus/pfefferkuchenhaus',
    es: 'casa de jengibre/casita de jengibre/pan de jengibre',
    fr: 'maison en pain d’épices/maison en pain d épices/pain d épices',
    zh: '姜饼屋/姜饼',
    ja: 'お菓子の家/ジンジャーブレッド',
    ar: 'بيت الزنجبيل/خبز الزنجبيل',
    emoji: '',
  },
  size: { width: 2.6, height: 2.2 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.3,
  sway: 0.15,
  build(mesh, random, look) {
    const place = random() * 20;
    const [dough, baked] = [readColour(look.colour ?? '#a8622a'), readColour('#6a3412')];
    const crust = (x: number, y: number) => mixRgb(dough, baked, smooth(0.3, 0.75, fbm(x * 5 + place, y * 5, 4)) * 0.7);
    // A board with snow of icing on it.
    mesh.cyl(0, 0, 0, 1.34, 1.34, 0.07, '#9a6a3a', materials.planks, 48);
    mesh.sheet(
      (u, v) => [
        Math.cos(u * tau) * v * 1.26,
        0.07 + 0.06 * (1 - v ** 4) + 0.03 * fbm(Math.cos(u * tau) * v * 4, Math.sin(u * tau) * v * 4, 2),
        -Math.sin(u * tau) * v * 1.26,
      ],
      64,
      20,
      () => icing,
      materials.snow,
    );
    mesh.push().at(0, 0.1, 0);
    const wallSheet = (a: Vec3, b: Vec3, tall: (u: number) => number): void => {
      mesh.sheet(
        (u, v) => [a[0] + (b[0] - a[0]) * u, v * tall(u), a[2] + (b[2] - a[2]) * u],
        40,
        40,
        (u, v) => crust(u * 3 + a[0] * 9, v * 3 + a[2] * 5),
        materials.wet,
      );
    };
    const gable = (u: number): number => wall + (ridge - wall) * (1 - Math.abs(u * 2 - 1));
    for (const z of [-deep, deep]) wallSheet([-half, 0, z], [half, 0, z], gable);
    for (const x of [-half, half]) wallSheet([x, 0, -deep], [x, 0, deep], () => wall);
    // Two slabs of roof with rows of scales of icing and sweets.
    for (const s of [-1, 1]) {
      const at = (u: number, v: number): Vec3 => [
        s * (0.06 - 0.06 + v * (half + 0.2)),
        ridge + 0.06 - v * (ridge - wall) * 1.25,
        (u - 0.5) * 2 * (deep + 0.16),
      ];
      for (const lift of [0, 0.07])
        mesh.sheet(
          (u, v) => {
            const [x, y, z] = at(u, v);
            return [x + s * lift * 0.7, y + lift, z];
          },
          50,
          40,
          (u, v) => crust(u * 4, v * 4 + s),
          materials.wet,
        );
      for (let row = 0; row < 5; row++) {
        const arc = Array.from({ length: 61 }, (_, i): Vec3 => {
          const [x, y, z] = at(
            i / 60,
            0.16 + row * 0.19 + 0.05 * Math.abs(Math.sin((i / 60) * Math.PI * 7 + (row % 2) * 1.57)),
          );
          return [x + s * 0.07, y + 0.09, z];
        });
        pipe(mesh, arc, 0.024);
        for (let i = 0; i < 7; i++) {
          const [x, y, z] = at((i + 0.5 + (row % 2 ? 0.25 : 0)) / 7.5, 0.17 + row * 0.19);
          mesh.ball(x + s * 0.08, y + 0.1, z, 0.052, 0.052, 0.052, pick(random, sweets), materials.gloss, 14);
        }
      }
      const eave = Array.from({ length: 41 }, (_, i): Vec3 => {
        const [x, y, z] = at(i / 40, 1);
        return [x + s * 0.04, y + 0.02 - 0.05 * Math.abs(Math.sin(i * 0.9)), z];
      });
      pipe(mesh, eave, 0.06);
      for (const u of [0, 1])
        pipe(
          mesh,
          Array.from({ length: 13 }, (_, i) => at(u, i / 12)).map(([x, y, z]): Vec3 => [x, y + 0.05, z]),
          0.055,
        );
      pipe(
        mesh,
        [
          [s * half, 0, -deep],
          [s * half, wall, -deep],
        ],
        0.05,
      );
      pipe(
        mesh,
        [
          [s * half, 0, deep],
          [s * half, wall, deep],
        ],
        0.05,
      );
    }
    pipe(
      mesh,
      [
        [0, ridge + 0.12, -deep - 0.16],
        [0, ridge + 0.12, deep + 0.16],
      ],
      0.08,
    );
    // The front: a door between two lit windows, a heart over it.
    const front = -deep - 0.012;
    mesh.box(0, 0, front, 0.36, 0.56, 0.03, '#5a2a12', materials.gloss);
    pipe(
      mesh,
      [
        [-0.18, 0, front - 0.02],
        [-0.18, 0.5, front - 0.02],
        [0, 0.64, front - 0.02],
        [0.18, 0.5, front - 0.02],
        [0.18, 0, front - 0.02],
      ],
      0.028,
    );
    mesh.ball(0.1, 0.26, front - 0.03, 0.03, 0.03, 0.03, '#f2c020', materials.gloss, 12);
    for (const x of [-0.48, 0.48]) {
      mesh.box(x, 0.34, front, 0.26, 0.28, 0.02, '#c88a2a', materials.glow);
      pipe(
        mesh,
        [
          [x - 0.13, 0.34, front - 0.02],
          [x + 0.13, 0.34, front - 0.02],
          [x + 0.13, 0.62, front - 0.02],
          [x - 0.13, 0.62, front - 0.02],
          [x - 0.13, 0.34, front - 0.02],
        ],
        0.024,
      );
      pipe(
        mesh,
        [
          [x, 0.34, front - 0.02],
          [x, 0.62, front - 0.02],
        ],
        0.016,
      );
      pipe(
        mesh,
        [
          [x - 0.13, 0.48, front - 0.02],
          [x + 0.13, 0.48, front - 0.02],
        ],
        0.016,
      );
    }
    mesh
      .ball(-0.07, 1.06, front - 0.01, 0.11, 0.11, 0.04, '#d81f30', materials.gloss, 18)
      .ball(0.07, 1.06, front - 0.01, 0.11, 0.11, 0.04, '#d81f30', materials.gloss, 18);
    mesh
      .push()
      .at(0, 1.0, front - 0.01)
      .rotZ(Math.PI / 4)
      .box(0, -0.09, 0, 0.18, 0.18, 0.06, '#d81f30', materials.gloss)
      .pop();
    mesh
      .box(0.42, 1.3, 0.12, 0.24, 0.6, 0.24, '#8a4a1e', materials.wet)
      .ball(0.42, 1.92, 0.12, 0.17, 0.07, 0.17, icing, materials.snow, 16);
    mesh.pop();
    // Sugar canes beside the door, firs of icing and sweets along the way.
    for (const s of [-1, 1]) {
      const cane = Array.from({ length: 30 }, (_, i): Vec3 => {
        const t = i / 29;
        if (t < 0.7) return [s * 0.3, 0.1 + t * 0.9, -0.86];
        const a = ((t - 0.7) / 0.3) * Math.PI;
        return [s * (0.4 - 0.1 * Math.cos(a)), 0.73 + 0.1 * Math.sin(a), -0.86];
      });
      for (let i = 1; i < cane.length; i++) {
        const [from, to] = [cane[i - 1], cane[i]];
        if (from && to) mesh.tube([from, to], [0.042], i % 4 < 2 ? '#d81f30' : icing, materials.gloss, 10);
      }
    }
    for (const [x, z, tall] of triples([-1.04, -0.3, 0.9, 1.04, -0.2, 0.8, 0.98, 0.5, 1, -1, 0.5, 0.75]))
      for (let i = 0; i < 4; i++)
        mesh.cyl(
          x,
          0.1 + i * tall * 0.2,
          z,
          tall * (0.26 - i * 0.05),
          tall * 0.05,
          tall * 0.34,
          i % 2 ? '#3f8a4a' : '#327a3e',
          materials.snow,
          20,
        );
    for (let i = 0; i < 16; i++) {
      const a = -0.3 - (i / 15) * (Math.PI - 0.6);
      mesh.ball(
        Math.cos(a) * 1.16,
        0.15,
        Math.sin(a) * 1.16,
        0.075,
        0.07,
        0.075,
        sweets[i % sweets.length] ?? '#e0283a',
        materials.gloss,
        16,
      );
    }
  },
};
