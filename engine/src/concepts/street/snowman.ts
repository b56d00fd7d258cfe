import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const snowman: Concept = {
  id: 'snowman',
  words: {
    en: 'snowman',
    de: 'schneemann',
    es: 'muñeco de nieve',
    fr: 'bonhomme de neige',
    zh: '雪人',
    ja: '雪だるま',
    ar: 'رجل ثلج',
    emoji: '⛄/☃',
  },
  size: { width: 2.4, height: 2.9 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'still',
  build(mesh) {
    const w = '#f3f6fa';
    mesh.push().body(
      [
        [0, 0.6, 0, 0.68, 0, 0.6, 0, 0.68, 0],
        [0, 1.48, 0, 0.5, 0, 1.48, 0, 0.5, 0],
        [0, 2.18, 0, 0.37, 0, 2.18, 0, 0.37, 0],
      ],
      { k: 0.06, mat: materials.snow, colours: [w] },
    );
    for (const s of [-1, 1])
      mesh
        .ball(s * 0.13, 2.26, -0.34, 0.05, 0.05, 0.04, '#141414', materials.gloss, 8)
        .tube(
          [
            [s * 0.42, 1.6, 0],
            [s * 0.9, 1.9, -0.1],
            [s * 1.15, 2.2, -0.15],
          ],
          [0.035, 0.03, 0.015],
          '#4a3524',
          materials.bark,
        )
        .tube(
          [
            [s * 0.9, 1.9, -0.1],
            [s * 1.2, 1.95, -0.2],
          ],
          [0.02, 0.01],
          '#4a3524',
          materials.bark,
        );
    for (let i = 0; i < 3; i++)
      mesh.ball(0, 1.3 + i * 0.2, -0.49 + Math.abs(i - 1) * 0.03, 0.05, 0.05, 0.05, '#141414', 0, 8);
    mesh
      .push()
      .at(0, 2.15, -0.34)
      .rotX(-Math.PI / 2)
      .cyl(0, 0, 0, 0.07, 0.005, 0.42, '#e8792b', 0, 10)
      .pop();
    for (let i = 0; i < 5; i++) {
      const a = (i - 2) * 0.28;
      mesh.ball(Math.sin(a) * 0.2, 2.0 + Math.abs(i - 2) * 0.035, -0.345, 0.025, 0.025, 0.02, '#141414', 0, 6);
    }
    mesh
      .cyl(0, 2.46, 0, 0.46, 0.46, 0.05, '#1d1f24', materials.cloth)
      .cyl(0, 2.5, 0, 0.3, 0.31, 0.42, '#1d1f24', materials.cloth)
      .cyl(0, 2.52, 0, 0.31, 0.31, 0.1, '#b22c2c', materials.cloth);
    mesh
      .tube(
        Array.from({ length: 25 }, (_, i) => [
          Math.cos((i / 24) * tau) * 0.36,
          1.86 + Math.sin(i * 2) * 0.01,
          Math.sin((i / 24) * tau) * 0.36,
        ]),
        [0.1],
        '#c0322f',
        materials.cloth,
        8,
      )
      .sheet(
        (u, v) => [0.2 + u * 0.2, 1.86 - v * 0.75, -0.4 - v * 0.12],
        2,
        5,
        (_u, v) => ((v * 7) & 1 ? '#f0e6d8' : '#c0322f'),
        materials.cloth,
      );
    mesh.pop();
  },
};
