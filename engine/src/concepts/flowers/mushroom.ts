import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const mushroom: Concept = {
  id: 'mushroom',
  words: {
    en: 'mushroom/toadstool/mushrooms',
    de: 'pilz/pilze/fliegenpilz',
    es: 'seta/champiñón/setas',
    fr: 'champignon',
    zh: '蘑菇',
    ja: 'きのこ',
    ar: 'فطر',
    emoji: '🍄',
  },
  size: { width: 0.5, height: 0.5 },
  lives: ['forest', 'hills'],
  stands: 'ground',
  moves: 'still',
  build(mesh, _random, look) {
    const cap = look.colour ?? '#c0281e';
    for (const [x, z, s] of [
      [0, 0, 1],
      [0.24, 0.08, 0.6],
      [-0.22, -0.06, 0.45],
    ] as const) {
      mesh.push().at(x, 0, z).scale(s);
      mesh
        .lathe(
          [
            [0.075, 0],
            [0.06, 0.1],
            [0.055, 0.26],
            [0.06, 0.34],
          ],
          16,
          '#efe6d4',
          materials.plain,
        )
        .lathe(
          [
            [0.1, 0.24],
            [0.08, 0.28],
          ],
          16,
          '#f6efe0',
          materials.cloth,
        )
        .lathe(
          [
            [0.06, 0.33],
            [0.23, 0.31],
            [0.24, 0.35],
            [0.19, 0.44],
            [0.1, 0.5],
            [0.001, 0.515],
          ],
          24,
          cap,
          materials.gloss,
        );
      for (let i = 0; i < 14; i++) {
        const a = i * 2.4;
        const q = Math.sqrt(i / 14) * 0.19;
        mesh.ball(
          Math.cos(a) * q,
          0.515 - q * q * 3.6 - 0.004,
          Math.sin(a) * q,
          0.026,
          0.018,
          0.026,
          '#f8f4ea',
          materials.plain,
          8,
        );
      }
      mesh.pop();
    }
  },
};
