import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const burger: Concept = {
  id: 'burger',
  words: {
    en: 'burger/hamburger/cheeseburger',
    de: 'burger/hamburger',
    es: 'hamburguesa',
    fr: 'hamburger/burger',
    zh: '汉堡',
    ja: 'ハンバーガー',
    ar: 'برجر/همبرغر',
    emoji: '🍔',
  },
  size: { width: 2.3, height: 1.4 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh) {
    mesh.cyl(0, 0, 0, 1.1, 1.15, 0.06, '#e8e4da', materials.gloss, 36).at(0, 0.06, 0);
    mesh.lathe(
      [
        [0.6, 0],
        [0.74, 0.08],
        [0.74, 0.22],
        [0.66, 0.27],
        [0, 0.27],
      ],
      36,
      '#d89a4a',
      materials.plain,
    );
    mesh.sheet(
      (u, v) => [
        Math.cos(u * tau) * (0.5 + v * 0.34),
        0.3 + 0.05 * Math.sin(u * 44) * v,
        Math.sin(u * tau) * (0.5 + v * 0.34),
      ],
      80,
      3,
      () => '#6ab03a',
      materials.leaf,
    );
    mesh.cyl(0, 0.33, 0, 0.74, 0.76, 0.2, '#5a3320', materials.bark, 36);
    for (const a of [0.2, 0.98])
      mesh
        .push()
        .rotY(a)
        .face(
          [
            [-0.62, 0.56, -0.62],
            [0.62, 0.56, -0.62],
            [0.62, 0.56, 0.62],
            [-0.62, 0.56, 0.62],
          ],
          '#f2b42e',
          materials.gloss,
        )
        .face(
          [
            [-0.62, 0.56, -0.62],
            [0.62, 0.56, -0.62],
            [0, 0.38, -0.9],
          ],
          '#f2b42e',
          materials.gloss,
        )
        .pop();
    for (let i = 0; i < 4; i++)
      mesh.cyl(
        Math.cos(i * 1.6) * 0.36,
        0.56,
        Math.sin(i * 1.6) * 0.36,
        0.36,
        0.36,
        0.07,
        '#d0322a',
        materials.gloss,
        24,
      );
    mesh.lathe(
      [
        [0.72, 0.66],
        [0.8, 0.74],
        [0.76, 0.92],
        [0.58, 1.14],
        [0.3, 1.26],
        [0, 1.29],
      ],
      36,
      '#c8802e',
      materials.gloss,
    );
    for (let i = 0; i < 60; i++) {
      const t = Math.sqrt((i + 0.5) / 60) * 0.62;
      const a = i * 2.39996;
      mesh
        .push()
        .at(Math.cos(a) * t, 1.29 - t * t * 0.72, Math.sin(a) * t)
        .rotY(a * 3)
        .ball(0, 0, 0, 0.038, 0.016, 0.022, '#f6e6bc', materials.plain, 8)
        .pop();
    }
  },
};
