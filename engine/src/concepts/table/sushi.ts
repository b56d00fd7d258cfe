import { materials } from '../../solid/materials.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

export const sushi: Concept = {
  id: 'sushi',
  words: {
    en: 'sushi/salmon sushi/salmon nigiri/salmon roll',
    de: 'sushi',
    es: 'sushi',
    fr: 'sushi',
    zh: '寿司',
    ja: '寿司/すし',
    ar: 'سوشي',
    emoji: '🍣',
  },
  size: { width: 2.6, height: 0.7 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.25,
  build(mesh) {
    mesh
      .box(0, 0.12, 0, 2.6, 0.1, 1.5, '#a8743e', materials.floor)
      .box(-0.9, 0, 0, 0.16, 0.14, 1.4, '#8a5a30')
      .box(0.9, 0, 0, 0.16, 0.14, 1.4, '#8a5a30');
    for (let i = 0; i < 3; i++) {
      const x = -0.8 + i * 0.62;
      mesh.body([[x, 0.36, -0.32, 0.15, x, 0.36, 0.02, 0.15, 0]], { k: 0.02, colours: ['#f6f2e8'], fur: 0.5 });
      mesh.body(
        [
          [x, 0.5, -0.36, 0.12, x, 0.53, -0.1, 0.13, 0],
          [x, 0.53, -0.1, 0.13, x, 0.48, 0.1, 0.1, 0],
        ],
        {
          k: 0.04,
          mat: materials.gloss,
          colours: [['#f0804a', '#e04a3a', '#f4b8a0'][i] ?? '#f0804a', '#fbe0cc'],
          fur: 0.1,
          marks: { colour: 1, share: (_x, _y, z) => smooth(0.5, 0.9, Math.sin(z * 46)) * 0.7 },
        },
      );
    }
    for (let i = 0; i < 4; i++) {
      const [x, z] = [-0.75 + i * 0.5, 0.45];
      mesh
        .cyl(x, 0.22, z, 0.2, 0.2, 0.3, '#16241c', materials.gloss, 24)
        .cyl(x, 0.52, z, 0.175, 0.175, 0.012, '#f6f2e8', materials.cloth, 24)
        .cyl(x, 0.53, z, 0.075, 0.075, 0.015, i % 2 ? '#f0804a' : '#6aa83a', materials.gloss, 14);
    }
    mesh.ball(1.02, 0.3, -0.25, 0.16, 0.12, 0.16, '#8ab84a', materials.cloth, 12);
    for (const z of [-0.72, -0.62])
      mesh.tube(
        [
          [-1.2, 0.27, z],
          [1.25, 0.27, z - 0.06],
        ],
        [0.035, 0.022],
        '#6a2a1e',
        materials.gloss,
        8,
      );
  },
};
