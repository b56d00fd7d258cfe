import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

/** How wide it is at a height. */
const wide = (y: number): number => 0.115 + y * 0.14;
const tall = 0.31;

export const bucket: Concept = {
  id: 'bucket',
  words: {
    en: 'bucket/pail/metal bucket/water bucket/bucket of water',
    de: 'eimer/wassereimer/blecheimer',
    es: 'balde/cubo de agua/cubeta',
    fr: 'seau/seau d’eau',
    zh: '水桶/铁桶',
    ja: 'バケツ',
    ar: 'دلو',
    emoji: '🪣',
  },
  size: { width: 2.9, height: 3 },
  lives: ['room', 'garden', 'market'],
  stands: 'table',
  moves: 'still',
  build(mesh, _random, look) {
    mesh.push().scale(6);
    const zinc = readColour(look.colour ?? '#a4abb0');
    const [dark, pale] = [mixRgb(zinc, [0.1, 0.1, 0.11], 0.45), mixRgb(zinc, [0.85, 0.88, 0.9], 0.4)] as const;
    const profile = Array.from({ length: 25 }, (_, i): [number, number] => [
      wide((i / 24) * tall),
      0.012 + (i / 24) * tall,
    ]);
    paintedLathe(mesh, profile, {
      // Zinc grows in flakes.
      colour: (u, v) =>
        mixRgb(
          mixRgb(dark, zinc, smooth(0.2, 0.6, fbm(u * 20, v * 5, 3))),
          pale,
          smooth(0.5, 0.72, fbm(u * 15 + 5, v * 4, 3)) * 0.6,
        ),
      material: materials.metal,
      segments: 180,
      rows: 70,
    });
    mesh.lathe(pairs([0.1, 0, 0.124, 0, 0.124, 0.03]), 60, dark, materials.metal);
    for (const y of [0.1, 0.235])
      for (const up of [0, 0.014]) hoop(mesh, y + up, wide(y + up - 0.012) + 0.001, 0.005, pale, materials.metal);
    hoop(mesh, tall + 0.014, wide(tall) + 0.002, 0.009, pale, materials.metal);
    // The inner wall, and water that mirrors the sky.
    mesh.lathe(
      profile.slice(12).map(([r, y]): [number, number] => [r - 0.004, y]),
      60,
      dark,
      materials.metal,
    );
    mesh.sheet(
      (u, v) => [
        Math.cos(u * tau) * v * (wide(0.262) - 0.003),
        0.272 + 0.0012 * Math.sin(v * 26) * (1 - v),
        Math.sin(u * tau) * v * (wide(0.262) - 0.003),
      ],
      48,
      14,
      () => '#4a86a8',
      materials.gloss,
    );
    for (const side of [-1, 1]) {
      const x = side * (wide(tall) + 0.002);
      mesh.box(x, 0.225, 0, 0.012, 0.1, 0.06, dark, materials.metal);
      for (const [dy, dz] of [
        [0.02, 0.018],
        [0.02, -0.018],
        [0.075, 0],
      ] as const)
        mesh.ball(x + side * 0.008, 0.23 + dy, dz, 0.006, 0.006, 0.006, pale, materials.metal, 8);
    }
    const x = wide(tall) + 0.014;
    mesh.tube(
      smoothWay(
        triples([
          -x,
          0.3,
          0,
          -x,
          0.36,
          0.02,
          -0.12,
          0.465,
          0.06,
          0,
          0.49,
          0.068,
          0.12,
          0.465,
          0.06,
          x,
          0.36,
          0.02,
          x,
          0.3,
          0,
        ]),
      ),
      [0.006],
      dark,
      materials.metal,
      8,
    );
    mesh
      .push()
      .at(0, 0.49, 0.068)
      .rotZ(Math.PI / 2)
      .cyl(0, -0.055, 0, 0.017, 0.017, 0.11, '#8a5a2e', materials.gloss, 16);
    for (const y of [-0.056, 0.05]) mesh.cyl(0, y, 0, 0.0185, 0.0185, 0.006, '#6a4220', materials.gloss, 16);
    mesh.pop().pop();
  },
};
