import { mixRgb } from '../../raster/colour.ts';
import { paintedTube } from '../../shapes/painted-tube.ts';
import { triples } from '../../shapes/points.ts';
import { slab } from '../../shapes/slab.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [meat, seared] = [readColour('#b8431f'), readColour('#6e2412')] as const;

/** How high the top of the sausage is there. */
const top = (x: number): number => 0.98 + 0.05 * x * x;

export const hotDog: Concept = {
  id: 'hot dog',
  words: {
    en: 'hot dog/hotdog/frankfurter/sausage in a bun',
    de: 'hotdog/hot dog/hotdogs/hot dogs',
    es: 'perrito caliente/hot dog',
    fr: 'hot-dog/hot dog/hot-dogs',
    zh: '热狗',
    ja: 'ホットドッグ',
    ar: 'هوت دوغ/نقانق',
    emoji: '🌭',
  },
  size: { width: 3.3, height: 1.3 },
  lives: ['room', 'street'],
  stands: 'table',
  moves: 'still',
  turn: -0.22,
  sway: 0.15,
  build(mesh, random) {
    // Checked paper in a tray of card.
    slab(
      mesh,
      [
        [-1.5, -0.72],
        [1.5, -0.72],
        [1.5, 0.72],
        [-1.5, 0.72],
      ],
      { low: 0, high: 0.05, top: '#e8e2d2', side: '#d8d0bc', material: materials.plain },
    );
    for (const side of [-1, 1])
      mesh.sheet(
        (u, v) => [
          (u - 0.5) * 3.1,
          0.05 + v * (0.3 + 0.03 * Math.sin(u * 19)),
          side * (0.7 + v * 0.17 + 0.02 * Math.sin(u * 31) * v),
        ],
        62,
        6,
        (u, v) => ((Math.floor(u * 31) + Math.floor(v * 3)) % 2 ? '#c8302a' : '#f2ece0'),
        materials.plain,
      );
    mesh.push().at(0, 0.04, 0.18).rotX(-0.42);
    for (const side of [-1, 1])
      mesh.body(
        [
          [-1.02, 0.44, side * 0.36, 0.34, 1.02, 0.44, side * 0.36, 0.34, 0],
          [-0.85, 0.56, side * 0.38, 0.31, 0.85, 0.56, side * 0.38, 0.31, 0],
          [-0.9, 0.3, side * 0.12, 0.24, 0.9, 0.3, side * 0.12, 0.24, 0],
        ],
        {
          k: 0.12,
          colours: ['#dfa65a', '#b06a24', '#f4dcae'],
          marks: { colour: 1, share: (x, y) => smooth(0.5, 0.86, y + 0.1 * fbm(x * 3 + side, y * 4, 3)) * 0.95 },
          mat: materials.wet,
        },
      );
    const way = smoothWay(triples([-1.62, 0.86, 0, -1, 0.74, 0, 0, 0.7, 0, 1, 0.74, 0, 1.62, 0.86, 0]));
    paintedTube(mesh, way, {
      radius: (t) => 0.285 * Math.min(1, Math.sqrt(1 - Math.min(1, Math.abs(t - 0.5) * 2) ** 14)),
      colour: (u, t) => mixRgb(meat, seared, smooth(0.45, 0.8, fbm(t * 14, u * 5, 2)) * 0.7),
      material: materials.gloss,
      around: 48,
      pieces: 110,
    });
    for (let i = 0; i < 60; i++) {
      const [x, side] = [(random() - 0.5) * 2.3, i % 2 ? 1 : -1];
      mesh
        .push()
        .at(x, top(x) - 0.12 + random() * 0.04, side * (0.2 + random() * 0.14))
        .rotY(random() * 3)
        .rotZ(random() - 0.5);
      mesh.box(0, 0, 0, 0.1, 0.07, 0.08, i % 3 ? '#f2ecd8' : '#7aa83a', materials.gloss).pop();
    }
    const zigzag = (shift: number, wide: number): Vec3[] =>
      Array.from({ length: 121 }, (_, i) => {
        const t = i / 120;
        const x = (t - 0.5) * 2.7;
        const z = Math.sin(t * 52 + shift) * wide;
        return [x, top(x) + 0.015 - z * z * 1.7, z];
      });
    mesh.tube(zigzag(0, 0.15), [0.05], '#f2b61c', materials.gloss, 10);
    mesh.tube(
      zigzag(1.7, 0.1).map(([x, y, z]): Vec3 => [x + 0.05, y + 0.02, z]),
      [0.034],
      '#c41f14',
      materials.gloss,
      10,
    );
    mesh.pop();
  },
};
