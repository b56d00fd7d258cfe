import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { fruitLeaf } from '../../shapes/fruit-leaf.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** From its tip over the shoulders into the pit where the stalk grows. */
const profile = smoothProfile(
  pairs([
    0, -0.285, 0.05, -0.285, 0.15, -0.255, 0.25, -0.15, 0.3, 0, 0.295, 0.12, 0.24, 0.225, 0.15, 0.255, 0.07, 0.215,
    0.02, 0.17, 0, 0.165,
  ]),
);

/** A cherry about its middle, turned so that its seam is at `turn`. */
function cherry(mesh: Mesh, [x, y, z]: Vec3, turn: number, red: Rgb): void {
  const [deep, bright] = [mixRgb(red, [0.02, 0, 0.01], 0.45), mixRgb(red, [0.9, 0.12, 0.06], 0.35)];
  mesh.push().at(x, y, z).rotY(turn);
  paintedLathe(mesh, profile, {
    colour: (u, share) => {
      const cloud = fbm(Math.cos(u * tau) * 1.6 + x * 5, Math.sin(u * tau) * 1.6 + share * 2, 3);
      const hue = mixRgb(deep, bright, smooth(0.25, 0.8, cloud));
      const seam = smooth(0.02, 0.005, Math.abs(u - 0.5)) * smooth(0.15, 0.4, share);
      return mixRgb(
        mixRgb(hue, deep, seam * 0.5 + smooth(0.9, 1, share) * 0.8),
        [0.3, 0.16, 0.05],
        smooth(0.03, 0, share) * 0.7,
      );
    },
    bulge: (u, share) =>
      1 - 0.05 * smooth(0.12, 0, Math.abs(u - 0.5)) * smooth(0.1, 0.5, share) + 0.015 * Math.cos(u * tau * 2),
    material: materials.gloss,
    segments: 84,
    rows: 60,
  });
  mesh.pop();
}

export const cherries: Concept = {
  id: 'cherries',
  words: {
    en: 'cherry',
    de: 'kirsche/kirschen',
    es: 'cereza/cerezas',
    fr: 'cerise/cerises',
    zh: '樱桃',
    ja: 'さくらんぼ',
    ar: 'كرز',
    emoji: '🍒',
  },
  size: { width: 1.2, height: 1.3 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, _random, look) {
    const red = readColour(look.colour ?? '#a3101c');
    const knot: Vec3 = [0.06, 1.22, 0];
    for (const [x, z, bow] of [
      [-0.34, -0.1, -0.16],
      [0.36, 0.1, 0.14],
    ] as const) {
      cherry(mesh, [x, 0.285, z], x < 0 ? 1.1 : 2.2, red);
      const way = smoothWay([
        [x, 0.44, z],
        [x + bow * 0.35, 0.66, z * 0.9],
        [x * 0.72 + bow * 0.5, 0.92, z * 0.6],
        [knot[0] + x * 0.16, 1.14, z * 0.2],
        knot,
      ]);
      const last = way.length - 1;
      mesh.tube(
        way,
        way.map((_, i) => 0.017 + 0.016 * smooth(3, 0, i) + 0.016 * smooth(last - 5, last, i)),
        x < 0 ? '#6f9636' : '#648a30',
        materials.plain,
        10,
      );
    }
    // The bud scales of the spur, and two leaves.
    mesh
      .ball(0.065, 1.235, 0, 0.055, 0.04, 0.05, '#6a4a28', materials.bark, 12)
      .ball(0.09, 1.26, 0.01, 0.03, 0.03, 0.03, '#7a5a30', materials.bark, 10);
    for (const [turn, up, long] of [
      [-0.25, 0.28, 0.62],
      [2.5, 0.5, 0.4],
    ] as const) {
      mesh
        .push()
        .at(...knot)
        .rotY(turn)
        .rotZ(up);
      mesh.rotX(-0.35);
      fruitLeaf(mesh, { long, half: long * 0.27, bend: 1.1, colours: ['#2f6a24', '#6aa83c'] });
      mesh.pop();
    }
  },
};
