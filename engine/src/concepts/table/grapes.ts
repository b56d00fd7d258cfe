import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { schemeOf, tau, vary } from '../../shapes/chance.ts';
import { triples } from '../../shapes/points.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** One grape with its bloom, thicker on one side, and the dot of its blossom away from the axis of the bunch. */
function grape(mesh: Mesh, [x, y, z]: Vec3, size: number, colour: Rgb, random: Random): void {
  const [bloom, deep, place] = [mixRgb(colour, [0.62, 0.64, 0.78], 0.2), mixRgb(colour, [0, 0, 0], 0.3), random() * 60];
  const long = size * (1.02 + random() * 0.12);
  mesh
    .push()
    .at(x, y, z)
    .rotZ((random() - 0.5) * 1.2)
    .rotX((random() - 0.5) * 1.2);
  mesh.sheet(
    (u, v) => {
      const [a, b] = [u * tau, (v - 0.5) * Math.PI];
      return [Math.cos(a) * Math.cos(b) * size, Math.sin(b) * long, Math.sin(a) * Math.cos(b) * size];
    },
    22,
    16,
    (u, v) =>
      mixRgb(mixRgb(colour, deep, v < 0.5 ? 0.25 : 0), bloom, smooth(0.35, 0.8, fbm(u * 3 + place, v * 2.5, 2))),
    materials.gloss,
  );
  mesh.pop();
}

/** A vine leaf with five lobes and its veins, its stalk at the origin; it lies along x and arches. */
function vineLeaf(mesh: Mesh, size: number): void {
  const [dark, light] = [readColour('#3a6a26'), readColour('#86b048')];
  const lobe = (a: number): number =>
    0.66 +
    0.3 * Math.cos(a * 2.5) ** 2 * (0.75 + 0.25 * Math.cos(a)) +
    0.035 * Math.sin(a * 23) -
    0.5 * smooth(2.5, 3.14, Math.abs(a));
  mesh.sheet(
    (u, v) => {
      const a = (u * 2 - 1) * 3.1;
      const r = lobe(a) * v * size;
      return [
        size * 0.25 + Math.cos(a) * r,
        0.16 * size * Math.sin(v * 2 + Math.cos(a * 5) * 0.5) - 0.3 * r * r,
        Math.sin(a) * r,
      ];
    },
    120,
    18,
    (u, v) => {
      const a = (u * 2 - 1) * 3.1;
      const near = Math.abs(((a / 1.2566 + 10.5) % 1) - 0.5);
      const vein = near < 0.045 / (v + 0.25) && Math.abs(a) < 2.8;
      return vein
        ? mixRgb(light, [0.85, 0.85, 0.5], 0.4)
        : mixRgb(dark, light, 0.15 + 0.45 * v + 0.25 * fbm(u * 30, v * 9, 2) - 0.2 * near);
    },
  );
}

export const grapes: Concept = {
  id: 'grapes',
  words: {
    en: 'grape/bunch of grapes',
    de: 'traube/trauben/weintrauben',
    es: 'uva/uvas',
    fr: 'raisin/raisins',
    zh: '葡萄',
    ja: 'ぶどう',
    ar: 'عنب',
    emoji: '🍇',
  },
  size: { width: 1.9, height: 1.1 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    const [scheme] = schemeOf(look.colour, random, [
      ['#5a2a6a', '#ffffff', '#000000'],
      ['#96b040', '#ffffff', '#000000'],
    ]);
    const colour = readColour(scheme);
    // Rings of grapes about an axis that sinks from the stalk to the tip; what would lie below the table rests on it.
    for (let ring = 0; ring < 9; ring++) {
      const t = ring / 8;
      const wide = 0.44 * Math.sin(Math.PI * (0.24 + 0.72 * t)) ** 0.9;
      const x = 0.52 - t * 1.3;
      const middle = 0.13 + wide * 0.86;
      const count = Math.max(1, Math.round((wide * tau) / 0.25));
      for (let i = 0; i < count; i++) {
        const a = ((i + (ring % 2) * 0.5) / count) * tau + random() * 0.2;
        const size = 0.128 + random() * 0.022;
        const y = Math.max(size, middle + Math.sin(a) * wide * 0.95);
        grape(mesh, [x + (random() - 0.5) * 0.09, y, Math.cos(a) * wide], size, vary(colour, random, 0.32), random);
      }
      if (wide > 0.25)
        mesh.ball(x, middle, 0, 0.16, wide * 0.75, wide * 0.75, mixRgb(colour, [0, 0, 0], 0.6), materials.plain, 14);
    }
    mesh.tube(
      smoothWay(triples([0.3, 0.5, 0, 0.58, 0.6, 0.02, 0.78, 0.72, 0.03, 0.94, 0.92, 0])),
      Array.from({ length: 19 }, (_, i) => 0.034 + (i > 14 ? (i - 14) * 0.006 : 0)),
      '#7a6034',
      materials.bark,
      10,
    );
    mesh.tube(
      Array.from({ length: 46 }, (_, i): Vec3 => {
        const [a, r] = [i * 0.42, 0.13 - i * 0.0018];
        return [0.8 + i * 0.006, 0.74 + Math.sin(a) * r, -0.1 + Math.cos(a) * r - i * 0.004];
      }),
      [0.013],
      '#86a048',
      materials.plain,
      6,
    );
    for (const [y, turn, lean, size] of [
      [0.74, 2.75, 0.62, 0.5],
      [0.7, 0.6, -0.1, 0.38],
    ] as const) {
      mesh.push().at(0.72, y, -0.02).rotY(turn).rotZ(lean).rotX(-0.5);
      vineLeaf(mesh, size);
      mesh.pop();
    }
  },
};
