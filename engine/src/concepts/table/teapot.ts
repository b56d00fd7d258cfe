import { materials } from '../../solid/materials.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import type { Concept } from '../concept.ts';

export const teapot: Concept = {
  id: 'teapot',
  words: {
    en: 'teapot',
    de: 'teekanne',
    es: 'tetera',
    fr: 'théière',
    zh: '茶壶',
    ja: '急須/ティーポット',
    ar: 'إبريق',
    emoji: '🫖',
  },
  size: { width: 2.3, height: 1.3 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh) {
    const c = '#e6dcc6';
    mesh
      .push()
      .object()
      .lathe(
        smoothProfile([
          [0.32, 0],
          [0.4, 0.03],
          [0.62, 0.35],
          [0.62, 0.6],
          [0.45, 0.88],
          [0.28, 0.94],
        ]),
        34,
        c,
        materials.gloss,
      )
      .lathe(
        smoothProfile([
          [0.3, 0.94],
          [0.24, 1.04],
          [0.06, 1.1],
          [0.1, 1.2],
          [0.001, 1.25],
        ]),
        24,
        '#3d6b8c',
        materials.gloss,
      )
      .tube(
        [
          [0.5, 0.35, 0],
          [0.82, 0.5, 0],
          [0.95, 0.8, 0],
          [1.1, 0.92, 0],
        ],
        [0.16, 0.12, 0.075, 0.065],
        c,
        materials.gloss,
        12,
      )
      .tube(
        Array.from({ length: 13 }, (_, i) => {
          const a = 1.75 + (i / 12) * 2.8;
          return [-0.55 + Math.cos(a) * 0.36, 0.52 + Math.sin(a) * 0.34, 0];
        }),
        [0.055],
        c,
        materials.gloss,
        9,
      );
    mesh.pop();
  },
};
