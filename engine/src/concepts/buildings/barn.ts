import { window } from '../../shapes/house-parts.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const barn: Concept = {
  id: 'barn',
  words: {
    en: 'barn/farmhouse',
    de: 'scheune/scheunen',
    es: 'granero',
    fr: 'grange',
    zh: '谷仓',
    ja: '納屋',
    ar: 'حظيرة',
    emoji: '',
  },
  size: { width: 18, height: 10 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.5,
  build(mesh, _random, look) {
    const red = look.colour ?? '#9c2f26';
    const white = '#efe9dc';
    const [w, d, h] = [10, 13, 4.6];
    mesh.box(0, 0, 0, w, h, d, red, materials.planks).box(0, 0, 0, w + 0.2, 0.5, d + 0.2, '#8f887e', materials.stone);
    // The gambrel: a steep lower slope and a flat upper one.
    const slope = [
      [w / 2 + 0.5, h - 0.4],
      [w / 2 - 1.2, h + 2.6],
      [0, h + 4.2],
    ] as const;
    for (const s of [-1, 1]) {
      for (let i = 0; i < 2; i++) {
        const [a, b] = [slope[i] ?? slope[0], slope[i + 1] ?? slope[0]];
        mesh.face(
          [
            [a[0] * s, a[1], -d / 2 - 0.5],
            [b[0] * s, b[1], -d / 2 - 0.5],
            [b[0] * s, b[1], d / 2 + 0.5],
            [a[0] * s, a[1], d / 2 + 0.5],
          ],
          '#5a5e62',
          materials.tiles,
        );
        for (const z of [-d / 2 - 0.5, d / 2 + 0.5]) rod(mesh, [a[0] * s, a[1], z], [b[0] * s, b[1], z], 0.13, white);
      }
    }
    for (const z of [-d / 2, d / 2])
      mesh.face(
        [
          [-w / 2, h, z],
          [-w / 2 + 1.2, h + 2.5, z],
          [0, h + 4.1, z],
          [w / 2 - 1.2, h + 2.5, z],
          [w / 2, h, z],
        ],
        red,
        materials.planks,
      );
    const z = -d / 2 - 0.06;
    mesh
      .box(0, 0, z, 4.2, 3.9, 0.1, white)
      .box(0, 0.1, z - 0.04, 3.8, 3.6, 0.1, red, materials.planks)
      .box(0, 0.1, z - 0.1, 0.18, 3.6, 0.08, white);
    for (const s of [-1, 1]) {
      rod(mesh, [0.15 * s, 0.2, z - 0.12], [1.85 * s, 3.6, z - 0.12], 0.09, white);
      rod(mesh, [1.85 * s, 0.2, z - 0.12], [0.15 * s, 3.6, z - 0.12], 0.09, white);
      window(mesh, 3.6 * s, 1.6, -d / 2, 0.9, 1.1);
    }
    mesh
      .box(0, h + 0.9, z, 1.7, 1.9, 0.1, white)
      .box(0, h + 1.05, z - 0.05, 1.35, 1.6, 0.1, '#2c1c14', materials.planks);
  },
};
