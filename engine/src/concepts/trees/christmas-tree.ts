import { tau } from '../../shapes/chance.ts';
import { buildPine } from '../../shapes/pine.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const christmasTree: Concept = {
  id: 'christmas tree',
  words: {
    en: 'christmas tree/xmas tree/decorated tree',
    de: 'weihnachtsbaum/christbaum',
    es: 'árbol de navidad',
    fr: 'sapin de noël/arbre de noël',
    zh: '圣诞树',
    ja: 'クリスマスツリー',
    ar: 'شجرة عيد الميلاد',
    emoji: '🎄',
  },
  size: { width: 3.6, height: 4.8 },
  lives: ['hills', 'street', 'parlour'],
  stands: 'ground',
  moves: 'still',
  build(mesh, random) {
    buildPine(mesh, random, { h: 4.2, tiers: 26, n: 24 });
    const place = (t: number, a: number, out = 1): Vec3 => {
      const r = (4.2 * 0.2 * (1 - t) ** 0.85 + 0.12) * 0.98 * out;
      return [Math.cos(a) * r, 4.2 * (0.12 + 0.86 * t) - r * 0.42, Math.sin(a) * r];
    };
    for (let i = 0; i < 95; i++) {
      const t = 0.02 + 0.9 * (i / 95);
      mesh.ball(
        ...place(t, i * 2.39996),
        0.062,
        0.062,
        0.062,
        ['#d8242e', '#e8b02e', '#3f7ad0', '#d8dce0'][i % 4] ?? '#d8242e',
        materials.gloss,
        12,
      );
      mesh.ball(...place(t, i * 2.39996 + 1.2, 1.04), 0.025, 0.025, 0.025, '#ffd98a', materials.glow, 6);
    }
    mesh.tube(
      Array.from({ length: 160 }, (_, i): Vec3 => place(0.02 + 0.92 * (i / 159), i * 0.22, 1.02)),
      [0.02],
      '#e8c45a',
      materials.metal,
      5,
    );
    for (let i = 0; i < 5; i++) {
      const a = Math.PI / 2 + (i / 5) * tau;
      const [b, c] = [a + 0.63, a - 0.63];
      for (const z of [-0.06, 0.06])
        mesh.face(
          [
            [Math.cos(c) * 0.11, 4.4 + Math.sin(c) * 0.11, z * 0.5],
            [Math.cos(a) * 0.3, 4.4 + Math.sin(a) * 0.3, 0],
            [Math.cos(b) * 0.11, 4.4 + Math.sin(b) * 0.11, z * 0.5],
            [0, 4.4, z],
          ],
          '#f8d24a',
          materials.glow,
        );
    }
    for (const [x, z, s, c, r] of [
      [-0.9, -0.7, 0.5, '#c8323c', '#f2d06a'],
      [0.8, -0.8, 0.42, '#2f6a9a', '#f4f0ea'],
      [0.1, -1.1, 0.34, '#3f8a5a', '#e84a4a'],
    ] as const)
      mesh
        .box(x, 0, z, s, s * 0.8, s, c, materials.wallpaper)
        .box(x, 0, z, s * 0.16, s * 0.82, s * 1.02, r, materials.gloss)
        .box(x, 0, z, s * 1.02, s * 0.82, s * 0.16, r, materials.gloss);
  },
};
