import { mixRgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import { loft } from '../../shapes/loft.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const bed: Concept = {
  id: 'bed',
  words: {
    en: 'bed/double bed',
    de: 'bett/doppelbett',
    es: 'cama',
    fr: 'lit',
    zh: '床',
    ja: 'ベッド',
    ar: 'سرير',
    emoji: '🛏',
  },
  size: { width: 2.5, height: 1.3 },
  lives: ['parlour'],
  stands: 'ground',
  moves: 'still',
  turn: 0.5,
  sway: 0.15,
  build(mesh, random, look) {
    const wood = '#8a5c34';
    const quilt = look.colour ?? pick(random, ['#5f7f9a', '#a85a4a', '#7a8a5a']);
    mesh
      .box(0, 0.2, 0, 1.7, 0.14, 2.1, wood, materials.floor)
      .box(0, 0, 1.06, 1.8, 1.2, 0.08, wood, materials.floor)
      .box(0, 0, -1.06, 1.8, 0.55, 0.08, wood, materials.floor);
    for (const s of [-1, 1]) {
      for (const z of [-1.06, 1.06])
        mesh
          .box(0.87 * s, 0, z, 0.1, z > 0 ? 1.28 : 0.62, 0.1, wood, materials.floor)
          .ball(0.87 * s, z > 0 ? 1.32 : 0.66, z, 0.07, 0.07, 0.07, wood, materials.gloss, 12);
      mesh.body(
        [
          [0.25 * s, 0.66, 0.72, 0.11, 0.52 * s, 0.66, 0.72, 0.11, 0],
          [0.25 * s, 0.7, 0.82, 0.1, 0.52 * s, 0.7, 0.82, 0.1, 0],
        ],
        { k: 0.1, colours: ['#f4f0e6'], fur: 0.06 },
      );
    }
    loft(
      mesh,
      [
        [0.33, 0, 0.8, 1],
        [0.36, 0, 0.83, 1.02],
        [0.52, 0, 0.83, 1.02],
        [0.57, 0, 0.78, 0.98],
      ],
      0.1,
      '#f2eee4',
      materials.cloth,
    );
    mesh.sheet(
      (u, v) => {
        const x = (u - 0.5) * 2;
        const fall = Math.max(0, Math.abs(x) - 0.86) * 2.4;
        return [
          Math.sign(x) * Math.min(Math.abs(x), 0.87) * 1.02,
          0.64 - fall + 0.02 * Math.sin(u * 25) * Math.sin(v * 17),
          -1.02 + v * 1.45,
        ];
      },
      30,
      24,
      (u, v) =>
        v > 0.9
          ? '#f4f0e6'
          : (Math.floor(u * 9) + Math.floor(v * 8)) % 2
            ? quilt
            : mixRgb(readColour(quilt), [0.9, 0.88, 0.8], 0.3),
      materials.cloth,
    );
  },
};
