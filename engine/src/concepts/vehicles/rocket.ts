import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const rocket: Concept = {
  id: 'rocket',
  words: {
    en: 'rocket/spaceship',
    de: 'rakete/raumschiff',
    es: 'cohete/nave espacial',
    fr: 'fusée/vaisseau spatial',
    zh: '火箭/飞船',
    ja: 'ロケット/宇宙船',
    ar: 'صاروخ',
    emoji: '🚀',
  },
  size: { width: 5, height: 15 },
  lives: ['hills', 'moon', 'mars', 'desert'],
  stands: 'ground',
  moves: 'still',
  build(mesh, _random, look) {
    const paint = look.colour ?? '#eef0f2';
    const red = '#c8322c';
    mesh
      .lathe(
        [
          [1, 1.6],
          [1.5, 3],
          [1.75, 6],
          [1.6, 9],
          [1.1, 11.6],
        ],
        32,
        paint,
        materials.gloss,
      )
      .lathe(
        [
          [1.1, 11.6],
          [0.6, 13.3],
          [0.02, 14.8],
        ],
        32,
        red,
        materials.gloss,
      )
      .lathe(
        [
          [0.75, 0.7],
          [1, 1.6],
        ],
        24,
        '#3a3d42',
        materials.metal,
      );
    for (const y of [7.4, 9.2])
      mesh
        .ball(0, y, -1.55, 0.5, 0.5, 0.2, '#cfd3d6', materials.metal, 18)
        .ball(0, y, -1.68, 0.38, 0.38, 0.14, '#3a6f9a', materials.glass, 18);
    mesh.lathe(
      [
        [1.76, 5.2],
        [1.78, 5.6],
      ],
      32,
      red,
      materials.gloss,
    );
    for (let i = 0; i < 4; i++) {
      mesh.push().rotY((i / 4) * Math.PI * 2 + 0.5);
      mesh
        .sheet(
          (u, v) => [1.2 + u * 1.7 * (1 - v * 0.75), 0.05 + v * 4.4 + u * (v - 0.2) * 0.8, 0.05],
          4,
          6,
          () => red,
          materials.gloss,
        )
        .pop();
    }
  },
};
