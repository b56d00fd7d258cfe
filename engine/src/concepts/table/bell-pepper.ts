import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const profile = smoothProfile(
  pairs([
    0, 0.1, 0.14, 0.06, 0.34, 0, 0.5, 0.14, 0.6, 0.45, 0.68, 0.85, 0.68, 1.12, 0.56, 1.3, 0.36, 1.34, 0.2, 1.26, 0.1,
    1.2,
  ]),
);

/** A pepper of four lobes that stands on its points, with its green stalk in a hollow. */
function pepper(mesh: Mesh, colour: Rgb, seed: number): void {
  const [deep, light] = [mixRgb(colour, [0.05, 0.01, 0], 0.4), mixRgb(colour, [1, 0.75, 0.4], 0.14)] as const;
  const lobes = 4;
  const crease = (u: number): number => smooth(0.5, 0, Math.abs(((((u * lobes + seed) % 1) + 1) % 1) - 0.5)) ** 3;
  paintedLathe(mesh, profile, {
    colour: (u, v) =>
      mixRgb(
        mixRgb(colour, light, fbm(u * 6 + seed, v * 3, 2)),
        deep,
        0.55 * (1 - crease(u) - 0.4) * smooth(0.05, 0.3, v),
      ),
    material: materials.gloss,
    segments: 96,
    bulge: (u, v) => {
      const wave = Math.abs(Math.sin((u * lobes + seed) * Math.PI)) ** 0.55;
      return 1 - (0.3 - 0.14 * smooth(0.1, 0.6, v)) * (1 - wave) + 0.05 * Math.sin(u * tau + seed * 5);
    },
  });
  const green = '#4f8a30';
  mesh.lathe(smoothProfile(pairs([0.28, 1.27, 0.25, 1.31, 0.15, 1.31, 0.1, 1.36])), 24, green, materials.plain);
  mesh.tube(
    smoothWay(triples([0, 1.3, 0, 0.02, 1.48, 0, 0.1, 1.64, 0.02, 0.2, 1.72, 0.02])),
    [0.11, 0.1, 0.09, 0.085, 0.08, 0.075, 0.07, 0.07, 0.07, 0.07, 0.075, 0.08, 0.08, 0.085, 0.09, 0.095, 0.1, 0.1, 0.1],
    green,
    materials.plain,
    14,
  );
}

export const bellPepper: Concept = {
  id: 'bell pepper',
  words: {
    en: 'bell pepper/pepper/sweet pepper/capsicum/red pepper/green pepper',
    de: 'paprika/paprikas/paprikaschote',
    es: 'pimiento/pimentón/pimiento morrón',
    fr: 'poivron/poivrons',
    zh: '甜椒/灯笼椒/彩椒',
    ja: 'パプリカ/ピーマン',
    ar: 'فلفل/فلفل رومي/فليفلة',
    emoji: '🫑',
  },
  size: { width: 2.9, height: 1.8 },
  lives: ['room', 'garden'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.15,
  build(mesh, _random, look) {
    const asked = look.colour;
    for (const [x, z, turn, lean, colour, seed] of [
      [0.02, 0.5, 0.4, 0.03, asked ?? '#e8a816', 0.3],
      [-0.7, -0.12, 0.1, 0.08, asked ?? '#c81c14', 0.05],
      [0.72, -0.2, -0.6, -0.07, asked ?? '#3f8a2a', 0.62],
    ] as const) {
      mesh.push().at(x, 0, z).rotZ(lean).rotY(turn);
      pepper(mesh, readColour(colour), seed);
      mesh.pop();
    }
  },
};
