import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { pairs } from '../../shapes/points.ts';
import { slab } from '../../shapes/slab.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Height of the wedge, its length from tip to rind, and half the angle at its tip. */
const [tall, long, half] = [0.74, 1.55, 0.42] as const;
type Eye = readonly [along: number, up: number, radius: number];

/** Eyes of the near wall, the far wall and the top, by share of the length and height in decimetres (on top: angle). */
const near: readonly Eye[] = [
  [0.42, 0.36, 0.12],
  [0.66, 0.2, 0.1],
  [0.62, 0.56, 0.15],
  [0.93, 0.36, 0.17],
  [1.22, 0.58, 0.1],
  [1.24, 0.18, 0.12],
  [0.85, 0.66, 0.06],
  [0.22, 0.54, 0.06],
  [1.42, 0.42, 0.07],
  [0.46, 0.12, 0.05],
];
const top: readonly Eye[] = [
  [0.55, 0.1, 0.08],
  [0.86, -0.22, 0.12],
  [1.15, 0.2, 0.14],
  [1.3, -0.25, 0.09],
  [0.9, 0.3, 0.06],
  [1.4, 0.02, 0.06],
];

/** How deep the paste is hollow at a place. */
function hollow(eyes: readonly Eye[], x: number, y: number): number {
  return eyes.reduce(
    (deep, [ex, ey, r]) => Math.max(deep, Math.sqrt(Math.max(0, r * r - (x - ex) ** 2 - (y - ey) ** 2))),
    0,
  );
}

/** The wedge: its tip at the right, its rind at the left. */
function wedge(mesh: Mesh, paste: Rgb): void {
  const [shade, pale] = [mixRgb(paste, [0.16, 0.055, 0.004], 0.72), mixRgb(paste, [1, 0.92, 0.62], 0.35)];
  const tint = (x: number, y: number, deep: number): Rgb =>
    mixRgb(
      mixRgb(paste, pale, smooth(0.35, 0.75, fbm(x * 4 + 3, y * 4, 3)) * 0.7),
      shade,
      smooth(0, 0.13, deep) * 0.85 + smooth(long - 0.08, long, x) * 0.5,
    );
  const out = (angle: number, r: number, y: number, aside = 0): Vec3 => [
    0.78 - Math.cos(angle) * r - Math.sin(angle) * aside,
    y,
    -Math.sin(angle) * r + Math.cos(angle) * aside,
  ];
  for (const s of [1, -1]) {
    const eyes = s > 0 ? near : near.map(([x, y, r]) => [long - x + 0.15, tall - y, r] as const);
    mesh.sheet(
      (u, v) => out(half * s, u * long, v * tall, s * hollow(eyes, u * long, v * tall) * 0.72),
      150,
      76,
      (u, v) => tint(u * long, v * tall, hollow(eyes, u * long, v * tall)),
      materials.gloss,
    );
  }
  const lid = (r: number, a: number): number => hollow(top, r, a * r);
  mesh.sheet(
    (u, v) => out((u * 2 - 1) * half, v * long, tall - lid(v * long, (u * 2 - 1) * half) * 0.6),
    76,
    110,
    (u, v) => tint(v * long, (u * 2 - 1) * half * v * 2, lid(v * long, (u * 2 - 1) * half)),
    materials.gloss,
  );
  // The rind is waxed, and rolls over a little at both edges.
  const wax = readColour('#c0622a');
  mesh.sheet(
    (u, v) => out((u * 2 - 1) * half, long + 0.045 * Math.sqrt(Math.max(0, Math.sin(Math.PI * v))), v * tall),
    40,
    16,
    (u, v) => mixRgb(wax, [0.9, 0.6, 0.3], 0.3 * fbm(u * 9, v * 7, 3)),
    materials.gloss,
  );
}

export const cheese: Concept = {
  id: 'cheese',
  words: {
    en: 'cheese/wedge of cheese',
    de: 'käse',
    es: 'queso',
    fr: 'fromage',
    zh: '奶酪',
    ja: 'チーズ',
    ar: 'جبن',
    emoji: '🧀',
  },
  size: { width: 2.1, height: 0.95 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.4,
  build(mesh, random, look) {
    const paste = readColour(look.colour ?? '#f0b93c');
    slab(
      mesh,
      pairs([-1.02, -0.82, 0.98, -0.82, 1.06, -0.74, 1.06, 0.74, 0.98, 0.82, -1.02, 0.82, -1.1, 0.74, -1.1, -0.74]),
      {
        low: 0,
        high: 0.09,
        edge: 0.025,
        top: '#9a6a3a',
        side: '#7f5228',
        material: materials.floor,
      },
    );
    mesh.push().at(0.02, 0.09, 0.08);
    wedge(mesh, paste);
    mesh.pop();
    // Pieces that were cut from it, and crumbs.
    for (const [x, z, turn, size] of [
      [0.42, -0.5, 0.5, 0.24],
      [0.74, -0.34, 1.2, 0.2],
    ] as const) {
      mesh.push().at(x, 0.09, z).rotY(turn);
      slab(mesh, pairs([-size / 2, -size / 2, size / 2, -size / 2, size / 2, size / 2, -size / 2, size / 2]), {
        low: 0,
        high: size * 0.9,
        edge: 0.014,
        top: mixRgb(paste, [1, 0.92, 0.62], 0.3),
        side: paste,
        material: materials.gloss,
      });
      mesh.pop();
    }
    for (let i = 0; i < 16; i++) {
      const size = 0.012 + random() * 0.018;
      mesh.ball(
        0.15 + random() * 0.75,
        0.09 + size * 0.6,
        -0.7 + random() * 0.3,
        size,
        size * 0.7,
        size,
        paste,
        materials.plain,
        7,
      );
    }
  },
};
