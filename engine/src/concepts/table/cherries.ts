import { leafBlade } from '../../shapes/petals.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

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
    const red = look.colour ?? '#a8121e';
    const knot: Vec3 = [0.1, 1.2, 0];
    for (const [x, z] of [
      [-0.32, -0.05],
      [0.36, 0.08],
    ] as const) {
      mesh.push().at(x, 0.29, z);
      mesh
        .lathe(
          [
            [0.01, -0.29],
            [0.16, -0.25],
            [0.28, -0.1],
            [0.3, 0.05],
            [0.24, 0.2],
            [0.12, 0.26],
            [0, 0.2],
          ],
          26,
          red,
          materials.gloss,
        )
        .pop();
      mesh.tube([[x, 0.48, z], [x * 0.8, 0.8, z], knot], [0.022, 0.018, 0.026], '#5f8a34', materials.plain, 7);
    }
    mesh
      .push()
      .at(...knot)
      .rotY(0.4);
    leafBlade(mesh, { L: 0.6, W: 0.2, open: 1.1, curl: 0.6 }, ['#3f7a2c', '#6aa63e']);
    mesh.pop();
  },
};
