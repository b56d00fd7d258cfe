import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { cushion } from '../../shapes/cushion.ts';
import { triples } from '../../shapes/points.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [half, tall, deep] = [1.45, 1.02, 0.46] as const;
const brass = '#d0a444';

/** A band that runs around the case from its foot over its top, with a buckle in front. */
function strap(mesh: Mesh, x: number, leather: Rgb): void {
  const out = 0.03;
  const way: readonly (readonly [number, number])[] = [
    [0.03, -deep - out],
    [tall * 2 - 0.14, -deep - out],
    [tall * 2 + 0.005, -deep + 0.14],
    [tall * 2 + 0.03, 0],
    [tall * 2 + 0.005, deep - 0.14],
    [tall * 2 - 0.14, deep + out],
    [0.03, deep + out],
  ];
  for (let i = 1; i < way.length; i++) {
    const [[y0, z0] = [0, 0], [y1, z1] = [0, 0]] = [way[i - 1], way[i]];
    const at = (side: number, y: number, z: number): Vec3 => [x + side * 0.13, y + 0.06, z];
    mesh.face([at(-1, y0, z0), at(1, y0, z0), at(1, y1, z1), at(-1, y1, z1)], leather, materials.wet);
  }
  for (const side of [-0.105, 0.105])
    mesh.box(x + side, 0.1, -deep - 0.035, 0.012, 1.84, 0.012, mixRgb(leather, [0.9, 0.7, 0.4], 0.5), materials.plain);
  const frame: readonly Vec3[] = triples([-0.17, 0, 0, 0.17, 0, 0, 0.17, 0.3, 0, -0.17, 0.3, 0, -0.17, 0, 0]);
  mesh.push().at(x, 1.22, -deep - 0.06);
  mesh.tube(frame, [0.03], brass, materials.metal, 8);
  mesh.tube(triples([0, 0, -0.01, 0, 0.32, -0.02]), [0.022], brass, materials.metal, 8);
  mesh.box(0, -0.18, 0.01, 0.28, 0.07, 0.03, mixRgb(leather, [0, 0, 0], 0.3), materials.wet);
  for (let i = 0; i < 3; i++) mesh.ball(0, -0.34 - i * 0.12, 0.02, 0.02, 0.02, 0.012, '#2a180c', materials.plain, 8);
  mesh.pop();
}

/** A sticker of a journey: a coloured round or square with a band and a picture of a few shapes. */
function sticker(
  mesh: Mesh,
  x: number,
  y: number,
  turn: number,
  round: boolean,
  [ground, band, sun]: readonly [string, string, string],
): void {
  mesh
    .push()
    .at(x, y, -deep - 0.012)
    .rotZ(turn);
  const disc = (r: number, z: number, c: string, cy = 0, square = false): void => {
    const points = Array.from({ length: square ? 4 : 32 }, (_, i): Vec3 => {
      const a = ((i + (square ? 0.5 : 0)) / (square ? 4 : 32)) * tau;
      return [Math.cos(a) * r * (square ? 1.3 : 1), cy + Math.sin(a) * r, z];
    });
    mesh.face(points, c, materials.plain);
  };
  disc(0.27, 0, '#f2ead6', 0, !round);
  disc(0.235, -0.004, ground, 0, !round);
  disc(0.085, -0.008, sun, 0.05);
  const hill = (cx: number, h: number, c: string): void =>
    void mesh.face(
      [
        [cx - 0.15, -0.1, -0.012],
        [cx, -0.1 + h, -0.012],
        [cx + 0.15, -0.1, -0.012],
      ],
      c,
      materials.plain,
    );
  hill(-0.05, 0.17, '#2f5a6a');
  hill(0.08, 0.12, '#3f7a6a');
  mesh.face(
    [
      [-0.2, -0.15, -0.016],
      [0.2, -0.15, -0.016],
      [0.2, -0.07, -0.016],
      [-0.2, -0.07, -0.016],
    ],
    band,
    materials.plain,
  );
  mesh.pop();
}

export const suitcase: Concept = {
  id: 'suitcase',
  words: {
    en: 'suitcase/luggage/leather suitcase/travel case',
    de: 'koffer/reisekoffer/gepäck',
    es: 'maleta/valija/equipaje',
    fr: 'valise/bagage',
    zh: '手提箱/行李箱/旅行箱',
    ja: 'スーツケース/トランクケース',
    ar: 'حقيبة سفر',
    emoji: '🧳',
  },
  size: { width: 3.1, height: 2.5 },
  lives: ['room', 'station', 'pier'],
  stands: 'table',
  moves: 'still',
  turn: 0.3,
  sway: 0.12,
  build(mesh, random, look) {
    const hide = readColour(look.colour ?? pick(random, ['#a8622c', '#7a4a2a', '#3f6a66']));
    const leather = look.colour ? mixRgb(hide, [0.03, 0.015, 0.008], 0.6) : readColour('#5a2e16');
    for (const x of [-1, 1])
      for (const z of [-1, 1]) mesh.cyl(x * 1.1, 0, z * 0.3, 0.07, 0.09, 0.08, brass, materials.metal, 14);
    cushion(mesh, [0, tall + 0.06, 0], [half, tall, deep], {
      square: 0.22,
      colour: hide,
      material: materials.wet,
      pieces: 44,
    });
    // The gap between its two shells, with seams beside it.
    const around = (z: number, out: number): Vec3[] =>
      Array.from({ length: 81 }, (_, i): Vec3 => {
        const a = (i / 80) * tau;
        const round = (c: number): number => Math.sign(c) * Math.abs(c) ** 0.22;
        return [round(Math.cos(a)) * (half + out), tall + 0.06 + round(Math.sin(a)) * (tall + out), z];
      });
    mesh.tube(around(-0.1, -0.005), [0.03], brass, materials.metal, 8);
    for (const z of [-0.36, 0.36]) mesh.tube(around(z, -0.035), [0.03], leather, materials.wet, 8);
    for (const x of [-0.86, 0.86]) strap(mesh, x, leather);
    // Corners of leather with rivets.
    for (const sx of [-1, 1])
      for (const sy of [-1, 1]) {
        cushion(mesh, [sx * (half - 0.17), tall + 0.06 + sy * (tall - 0.17), 0], [0.21, 0.21, deep + 0.015], {
          square: 0.26,
          colour: leather,
          material: materials.wet,
          pieces: 16,
        });
        for (const [dx, dy] of [
          [0, -0.08],
          [-0.08, 0],
        ] as const)
          mesh.ball(
            sx * (half - 0.12 + dx),
            tall + 0.06 + sy * (tall - 0.12 + dy),
            -deep - 0.02,
            0.028,
            0.028,
            0.02,
            brass,
            materials.metal,
            10,
          );
      }
    // Locks and the handle on its top.
    for (const x of [-0.5, 0.5]) {
      mesh.box(x, tall * 2 - 0.2, -deep - 0.02, 0.2, 0.22, 0.05, brass, materials.metal);
      mesh.ball(x, tall * 2 - 0.1, -deep - 0.05, 0.04, 0.04, 0.02, '#8a6a28', materials.metal, 10);
    }
    const top = tall * 2 + 0.06;
    for (const x of [-0.42, 0.42]) mesh.cyl(x, top - 0.02, -0.1, 0.07, 0.06, 0.1, brass, materials.metal, 14);
    mesh.tube(
      smoothWay(
        triples([
          -0.42,
          top + 0.05,
          -0.1,
          -0.4,
          top + 0.2,
          -0.1,
          -0.2,
          top + 0.29,
          -0.1,
          0.2,
          top + 0.29,
          -0.1,
          0.4,
          top + 0.2,
          -0.1,
          0.42,
          top + 0.05,
          -0.1,
        ]),
      ),
      [0.065],
      leather,
      materials.wet,
      12,
    );
    sticker(mesh, -0.42, 1.32, 0.16, true, ['#e8a83a', '#b8341f', '#f6e2a0']);
    sticker(mesh, 0.36, 0.64, -0.2, false, ['#3a8ac0', '#f0c23a', '#f6f0e0']);
    sticker(mesh, -0.3, 0.6, -0.08, true, ['#4a9a5a', '#23406a', '#f2d060']);
    sticker(mesh, 0.4, 1.36, 0.1, true, ['#d85a6a', '#2a3a5a', '#f8e8c8']);
  },
};
