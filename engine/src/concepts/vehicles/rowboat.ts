import { oar } from '../../shapes/oar.ts';
import { mixRgb } from '../../raster/colour.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const wood = readColour('#9a6a3a');
const strakes = 6;

/** A point of the hull: along it from bow to stern, and down from the rim to the keel. Bow and stern rise, and lean out over the water. */
function skin(u: number, v: number): Vec3 {
  const along = 2 * u - 1;
  const end = Math.min(1, Math.abs(along));
  return [
    along * (2.35 - 0.55 * v * v * end ** 3),
    0.56 + 0.42 * end ** 2.6 - v * (0.7 + 0.34 * end ** 4),
    0.78 * (1 - end ** 2.4) * (1 - 0.2 * v - 0.55 * v * v),
  ];
}

/** A line of the hull on side `s`. */
function line(s: number, v: number, out = 0, from = 0, to = 1): Vec3[] {
  return Array.from({ length: 41 }, (_, i): Vec3 => {
    const [x, y, z] = skin(from + ((to - from) * i) / 40, v);
    return [x, y, s * (z + out)];
  });
}

export const rowboat: Concept = {
  id: 'rowboat',
  words: {
    en: 'rowboat/rowing boat/canoe/boat',
    de: 'ruderboot/boot/kanu',
    es: 'bote/canoa',
    fr: 'barque/bateau/canoë',
    zh: '小船',
    ja: 'ボート/舟',
    ar: 'قارب',
    emoji: '🛶/🚣',
  },
  size: { width: 5.8, height: 1 },
  lives: ['sea', 'mountains', 'coast', 'beach'],
  stands: 'water',
  moves: 'bobs',
  turn: -0.3,
  sway: 0.28,
  mirrors: true,
  build(mesh, _random, look) {
    const hull = readColour(look.colour ?? '#a8452f');
    mesh.push().object();
    for (const s of [-1, 1]) {
      // Clinker strakes: each stands out over the one below it, with a shadow between.
      mesh.sheet(
        (u, v) => {
          const [x, y, z] = skin(u, v);
          const step = (v * strakes) % 1;
          return [x, y, s * (z + 0.03 * step * Math.min(1, z * 6))];
        },
        48,
        strakes * 6,
        (u, v) => {
          const row = Math.floor(v * strakes);
          const tone = ((row * 7 + Math.floor(u * 3 + row * 0.37) * 3) % 5) * 0.035;
          if (v * strakes - row < 0.17) return mixRgb(hull, [0.01, 0.005, 0.003], 0.55);
          return row === 0
            ? mixRgb([0.86, 0.8, 0.66], [0.2, 0.12, 0.06], tone)
            : mixRgb(hull, [0.02, 0.01, 0.005], tone);
        },
        materials.gloss,
      );
      mesh.sheet(
        (u, v) => {
          const [x, y, z] = skin(u, v * 0.9);
          return [x * 0.985, y, s * Math.max(0, z - 0.035)];
        },
        40,
        12,
        (_u, v) => mixRgb(wood, [0.03, 0.015, 0.005], (Math.floor(v * 6) % 2) * 0.15 + v * 0.25),
        materials.plain,
      );
      mesh.tube(line(s, 0, 0.012), [0.05], '#7a4a24', materials.gloss, 10);
      mesh.tube(line(s, 0.19, 0.022, 0.03, 0.97), [0.022], '#5a3418', materials.gloss, 8);
      // Ribs inside.
      for (let i = 0; i < 11; i++) {
        const u = 0.14 + i * 0.072;
        const rib = Array.from({ length: 9 }, (_, k): Vec3 => {
          const [x, y, z] = skin(u, 0.02 + k * 0.1);
          return [x, y, s * Math.max(0, z - 0.045)];
        });
        mesh.tube(rib, [0.028], '#7a5230', materials.plain, 6);
      }
      oar(mesh, s, [0.52, 0.6, 0.73 * s]);
    }
    // Floor boards, three benches on their knees, breast hooks and stems.
    for (let i = -2; i <= 2; i++)
      mesh.box(
        0,
        0.08,
        i * 0.15,
        3 - Math.abs(i) * 0.35,
        0.03,
        0.135,
        mixRgb(wood, [0.02, 0.01, 0], (i & 1) * 0.2),
        materials.plain,
      );
    for (const [x, half] of pairs([-1.25, 0.58, 0, 0.74, 1.25, 0.58])) {
      mesh.box(x, 0.4, 0, 0.3, 0.045, half * 2, '#b07e48', materials.gloss);
      for (const z of [-half * 0.6, half * 0.6]) mesh.box(x, 0.12, z, 0.06, 0.28, 0.05, '#7a5230', materials.plain);
    }
    for (const end of [0, 1]) {
      const stem = Array.from({ length: 13 }, (_, i) => skin(end, i / 12));
      mesh.tube(stem, [0.055, ...Array<number>(12).fill(0.045)], '#7a4a24', materials.gloss, 8);
      const side = end ? 1 : -1;
      mesh.face(
        [
          [side * 2.3, 0.95, 0],
          [side * 1.9, 0.78, 0.28],
          [side * 1.9, 0.78, -0.28],
        ],
        '#b07e48',
        materials.gloss,
      );
      mesh.cyl(side * 2.35, 0.94, 0, 0.045, 0.04, 0.08, '#6a4020', materials.gloss, 12);
    }
    // A ring at the bow with a rope that hangs into the water.
    mesh
      .push()
      .at(-2.3, 0.62, 0)
      .rotX(Math.PI / 2);
    hoop(mesh, 0, 0.07, 0.014, '#8a8e92', materials.metal);
    mesh.pop();
    const rope = smoothWay([
      [-2.34, 0.56, 0],
      [-2.4, 0.3, -0.1],
      [-2.2, 0.2, -0.28],
      [-1.9, 0.34, -0.46],
      [-1.75, 0.72, -0.42],
    ]);
    mesh.tube(rope, [0.022], '#d8c090', materials.cloth, 8);
    mesh.pop();
  },
};
