import { mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick, tau, vary } from './chance.ts';
import { twigLeaf } from './perch.ts';
import { leaves } from './tree.ts';
import { buildWovenBasket, wicker } from './woven-basket.ts';

// What an animal sits in or on, built around the origin, where its feet are. `long` is how long the animal is, metres.

/** How far the limb of a tree is over the ground, and the ridge of a roof, metres: the eye is as high, and the land lies behind and below. */
export const limbHigh = 1.7;
export const ridgeHigh = 2.5;

const bark = '#6a543d';
const foliage = ['#4d7a2a', '#5d8a30', '#6b9a3a'] as const;

/** The thick limb of an old tree, level where the animal is, with the trunk that bears it behind and leaves about. */
export function buildLimb(mesh: Mesh, random: Random, long: number): void {
  const thick = Math.max(0.035, Math.min(0.24, long * 0.115));
  const at = (x: number, y: number, z: number): Vec3 => [x * long, y * long - thick, z * long];
  mesh.tube(
    [
      [1.55 * long, -limbHigh - 0.2, 0.75 * long],
      at(1.46, -0.7, 0.6),
      at(1.5, 0.5, 0.62),
      at(1.42, 1.6, 0.7),
      at(1.5, 3.2, 0.8),
    ],
    [0.42, 0.34, 0.3, 0.26, 0.22].map((r) => r * long),
    bark,
    materials.bark,
    20,
  );
  const limb = [
    at(1.48, -0.42, 0.6),
    at(1.15, -0.12, 0.36),
    at(0.7, -0.015, 0.08),
    at(0.25, 0, 0),
    at(-0.3, 0, 0),
    at(-0.8, 0.05, 0.03),
    at(-1.3, 0.2, 0.0),
    at(-1.9, 0.3, 0.12),
    at(-2.6, 0.62, 0.2),
  ];
  mesh.tube(
    limb,
    [2.1, 1.5, 1.12, 1, 0.95, 0.8, 0.6, 0.42, 0.2].map((r) => r * thick),
    bark,
    materials.bark,
    16,
  );
  const leaf = Math.min(0.2, Math.max(0.09, long * 0.17));
  for (const [x, y, z, way] of twigs) {
    const root = at(x, y, z);
    const tip: Vec3 = [root[0] + way[0] * long, root[1] + way[1] * long, root[2] + way[2] * long];
    const middle: Vec3 = [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 + 0.06 * long, (root[2] + tip[2]) / 2];
    mesh.tube([root, middle, tip], [thick * 0.3, thick * 0.18, thick * 0.05], bark, materials.bark, 8);
    for (let i = 0; i < 16; i++) {
      const t = 0.25 + (0.75 * i) / 15;
      const on = (k: 0 | 1 | 2): number => root[k] + (tip[k] - root[k]) * t + (k === 1 ? 0.12 * long * t * (1 - t) : 0);
      twigLeaf(mesh, [on(0), on(1), on(2)], random() * tau, 0.1 + random() * 0.7, leaf * (0.7 + 0.5 * random()));
    }
  }
  // The crown behind and above, through which the sky is seen.
  const size = leaf * 0.6;
  for (const [x, y, z, r] of crown) {
    if (y > 1)
      mesh.tube(
        [at(1.46, y + 0.15, 0.68), at((x + 1.46) / 2, y + 0.42, z * 0.9), at(x, y, z)],
        [0.07 * long, 0.04 * long, 0.012 * long],
        bark,
        materials.bark,
        8,
      );
    // A clump is many small ones: as one it would be a ball.
    for (let i = 0; i < 7; i++) {
      const [a, out] = [i * 2.4 + random(), r * (0.25 + 0.7 * random())];
      const small = r * (0.34 + 0.22 * random());
      const many = Math.round(Math.min(230, (20 * small * small * long * long) / (size * size)));
      const middle = at(x + Math.cos(a) * out * 1.3, y + (random() - 0.5) * r * 0.9, z + Math.sin(a) * out);
      leaves(mesh, random, ...middle, small * long, many, size, foliage, 0.72);
    }
  }
}

/** Twigs of the limb: where they leave it, and where they lead; all of them before or behind who sits there. */
const twigs: readonly (readonly [number, number, number, Vec3])[] = [
  [-0.95, 0.07, 0.03, [-0.5, 0.34, -0.28]],
  [-1.35, 0.2, 0, [-0.34, -0.18, -0.34]],
  [-1.8, 0.28, 0.1, [-0.5, 0.3, -0.12]],
  [-2.2, 0.46, 0.16, [-0.4, 0.1, -0.3]],
  [0.95, -0.06, 0.24, [0.1, -0.34, -0.4]],
  [1.2, -0.1, 0.4, [0.5, 0.4, -0.3]],
];

/** Clumps of leaves behind who sits there. */
const crown: readonly (readonly [number, number, number, number])[] = [
  [-1.7, 1.15, 1.0, 0.5],
  [-0.6, 1.75, 1.3, 0.55],
  [0.6, 1.6, 1.2, 0.5],
  [1.6, 1.25, 0.9, 0.5],
  [2.3, 0.5, 1.1, 0.5],
  [-2.5, 0.75, 0.5, 0.42],
  [-1.2, -0.55, 1.5, 0.45],
  [1.9, -0.5, 0.6, 0.42],
];

const clay = ['#b4583a', '#a84c32', '#bf6a46', '#9c4630'] as const;

/** The roof of a house with rows of clay tiles, a ridge that is walked on, and a chimney. */
export function buildRidge(mesh: Mesh, random: Random, long: number): void {
  const [half, deep, fall] = [3.6, 2.3, 1.35];
  const cap = 0.085;
  const [across, down] = [2 * half * 4.6, 13];
  for (const s of [-1, 1]) {
    const tones = Array.from({ length: Math.ceil(across) * 16 }, () =>
      vary(readColour(pick(random, clay)), random, 0.16),
    );
    mesh.sheet(
      (u, v) => {
        const [w, t] = s < 0 ? [u, v] : [1 - u, v];
        // Every tile is a trough and a ridge, and lies on the one below it.
        const bow = Math.abs(Math.sin(w * across * Math.PI));
        const step = 1 - ((t * down) % 1);
        return [(w - 0.5) * 2 * half, -cap - t * fall + 0.034 * bow + 0.03 * step, s * t * deep];
      },
      Math.round(across * 6),
      down * 5,
      (u, v) => {
        const column = Math.floor((s < 0 ? u : 1 - u) * across);
        const tone = tones[column * 16 + Math.floor(v * down)] ?? readColour(clay[0]);
        const x = (s < 0 ? u : 1 - u) * half * 2;
        const stain = smooth(0.5, 0.75, fbm(x * 1.7 + 3, v * 6, 4));
        return mixRgb(
          mixRgb(tone, [0.12, 0.11, 0.06], stain * 0.5),
          [0.05, 0.02, 0.015],
          (v * down) % 1 > 0.86 ? 0.5 : 0,
        );
      },
      materials.plain,
    );
  }
  const caps = Math.round(half * 2 * 2.6);
  for (let i = 0; i < caps; i++) {
    const from = -half + (i / caps) * 2 * half;
    const to = from + (2 * half) / caps + 0.05;
    const tone = vary(readColour(pick(random, clay)), random, 0.12);
    mesh.tube(
      [
        [from, -cap + 0.004, 0],
        [to, -cap - 0.012, 0],
      ],
      [cap * 1.12, cap],
      tone,
      materials.plain,
      16,
    );
  }
  const brick = '#9a5a44';
  const x = Math.max(1.4, long * 2);
  mesh.box(x, -0.6, 0.62, 0.52, 1.35, 0.46, brick, materials.brick);
  mesh.box(x, 0.74, 0.62, 0.62, 0.1, 0.56, '#8a8078', materials.stone);
  for (const s of [-1, 1]) mesh.cyl(x + 0.12 * s, 0.82, 0.62, 0.09, 0.08, 0.26, '#a3603f', materials.plain, 14);
  mesh.box(0, -ridgeHigh - 0.1, 0, half * 1.94, ridgeHigh - fall * 0.93, deep * 1.86, '#e6dccb', materials.plain);
}

/** How much of its length an animal in a vessel is wide, and how deep in it it sits. */
const inside = { basket: 0.94, box: 1.04 } as const;

/** A basket that an animal looks out of, with a soft blanket in it. */
export function buildNest(mesh: Mesh, random: Random, { long, tall }: Build): Seat {
  const k = (long * inside.basket) / 1.96;
  const rim = Math.min(1.03 * k * 0.86, tall * 0.52);
  mesh.push().scale(k, rim / 1.03, k);
  buildWovenBasket(mesh, readColour(pick(random, [wicker, '#a8743a', '#c79552'])));
  mesh.pop();
  const floor = rim * 0.42;
  const cloth = readColour(pick(random, ['#e9e0d0', '#d8b8b0', '#b9c6d4', '#e2d2a4']));
  blanket(mesh, cloth, { wide: 1.31 * k, deep: 0.97 * k, floor, rim });
  return { floor, rim, ahead: 1.32 * k };
}

/** How large an animal is, metres. */
export interface Build {
  readonly long: number;
  readonly tall: number;
}

/** Where an animal sits in a vessel: how high its floor is, how high its rim, and how far that is before the middle, metres. */
export interface Seat {
  readonly floor: number;
  readonly rim: number;
  readonly ahead: number;
}

/** A blanket that lies on the floor of a vessel and hangs over its rim in folds. */
function blanket(
  mesh: Mesh,
  cloth: readonly [number, number, number],
  { wide, deep, floor, rim }: { wide: number; deep: number; floor: number; rim: number },
): void {
  mesh.sheet(
    (u, v) => {
      const turn = u * tau;
      const fold = Math.sin(turn * 9 + 2 * Math.sin(turn * 2)) * 0.5 + Math.sin(turn * 23) * 0.2;
      if (v < 0.5) {
        const t = v / 0.5;
        const bulge =
          floor * 0.9 + (rim * 1.03 - floor * 0.9) * t ** 4 + 0.05 * wide * Math.sin(t * 7 + turn * 3) * (1 - t) * t;
        return [Math.cos(turn) * wide * t * 1.02, bulge, Math.sin(turn) * deep * t * 1.02];
      }
      const over = (v - 0.5) / 0.5;
      const hang = rim * (0.34 + 0.2 * Math.sin(turn * 3 + 1));
      const out = 1.02 + 0.1 * Math.sin(Math.min(1, over * 3) * 1.57) + 0.035 * fold * over;
      return [
        Math.cos(turn) * wide * out,
        rim * 1.03 + rim * 0.09 * Math.sin(Math.min(1, over * 2.4) * Math.PI) - hang * over,
        Math.sin(turn) * deep * out,
      ];
    },
    160,
    36,
    (u, v) =>
      mixRgb(cloth, [cloth[0] * 0.6, cloth[1] * 0.56, cloth[2] * 0.52], Math.floor(u * 60 + v * 8) % 6 === 0 ? 0.5 : 0),
    materials.cloth,
  );
}

/** A box of cardboard with its flaps open. */
export function buildBox(mesh: Mesh, _random: Random, { long, tall }: Build): Seat {
  const [w, d] = [long * inside.box, long * inside.box * 0.82];
  const rim = Math.min(long * 0.5, tall * 0.46);
  const wall = 0.012;
  const [card, inner] = [readColour('#b98a58'), readColour('#8a6238')];
  mesh.box(0, 0, 0, w, 0.012, d, inner, materials.plain);
  for (const s of [-1, 1]) {
    mesh.box((s * w) / 2, 0, 0, wall, rim, d, card, materials.plain);
    mesh.box(0, 0, (s * d) / 2, w, rim, wall, card, materials.plain);
    // Flaps hang out over the sides.
    const flap = d * 0.42;
    mesh.sheet(
      (u, v) => [(v - 0.5) * w * s, rim - u * flap * 0.72, s * (d / 2 + wall + u * flap * 0.66)],
      4,
      4,
      () => mixRgb(card, inner, 0.25),
      materials.plain,
    );
    mesh.sheet(
      (u, v) => [s * (w / 2 + wall + u * flap * 0.8), rim - u * flap * 0.42, -(v - 0.5) * d * s],
      4,
      4,
      () => mixRgb(card, inner, 0.18),
      materials.plain,
    );
  }
  // A strip of tape on its front.
  mesh.box(0, 0, -d / 2 - wall * 0.6, w * 0.1, rim * 0.98, wall * 0.3, '#d2ac78', materials.gloss);
  return { floor: 0.02 + rim * 0.12, rim, ahead: w / 2 };
}

/** A cup that is large enough for who sits in it. */
export function buildCup(mesh: Mesh, random: Random, { long, tall }: Build): Seat {
  const r = long * 0.53;
  const rim = Math.min(r * 1.15, tall * 0.52);
  const glaze = pick(random, ['#eef0f2', '#d9e6ee', '#f0dcd8', '#dfe8d4']);
  const side = (y: number): number => r * (0.62 + 0.38 * Math.sin(Math.min(1, (y / rim) * 1.1) * 1.45));
  const profile = Array.from({ length: 15 }, (_, i): readonly [number, number] => [
    side((i / 14) * rim),
    (i / 14) * rim,
  ]);
  const insides = profile.toReversed().map(([x, y]): readonly [number, number] => [x - 0.035 * r, y + 0.002]);
  mesh.lathe([[0, 0], ...profile, ...insides], 56, glaze, materials.gloss);
  mesh.tube(
    Array.from({ length: 17 }, (_, i): Vec3 => {
      const a = -1.35 + (i / 16) * 2.7;
      return [-(side(rim * 0.5) + Math.cos(a) * r * 0.42) + r * 0.06, rim * 0.55 + Math.sin(a) * rim * 0.34, -r * 0.1];
    }),
    [r * 0.075],
    glaze,
    materials.gloss,
    12,
  );
  return { floor: rim * 0.16, rim, ahead: r };
}
