import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const rowboat: Concept = {
  id: 'rowboat',
  words: {
    en: 'rowboat/rowing boat/canoe/boat',
    de: 'ruderboot/boot/kanu',
    es: 'bote/canoa',
    fr: 'barque/bateau/canoë',
    zh: '小船',
    ja: 'ボート/舟',
    ar: 'قارب',
    emoji: '🛶/🚣',
  },
  size: { width: 5.8, height: 1 },
  lives: ['sea', 'mountains', 'coast', 'beach'],
  stands: 'water',
  moves: 'bobs',
  build(mesh, _random, look) {
    const hull = look.colour ?? '#a8452f';
    mesh.push().object();
    // Bow and stern rise, and lean out over the water; the keel is shorter than the rim.
    const f = (u: number, v: number): Vec3 => {
      const along = 2 * u - 1;
      const end = Math.min(1, Math.abs(along));
      return [
        along * (2.35 - 0.55 * v * v * end ** 3),
        0.56 + 0.42 * end ** 2.6 - v * (0.7 + 0.34 * end ** 4),
        0.78 * (1 - end ** 2.4) * (1 - 0.2 * v - 0.55 * v * v),
      ];
    };
    for (const s of [-1, 1])
      mesh.sheet(
        (u, v) => {
          const p = f(u, v);
          return [p[0], p[1], p[2] * s];
        },
        28,
        7,
        (_u, v) => (v < 0.2 ? '#e9e2d2' : hull),
        materials.planks,
      );
    mesh.sheet(
      (u, v) => {
        const p = f(u, 0.65);
        return [p[0], p[1], p[2] * (1 - 2 * v)];
      },
      16,
      1,
      () => '#6b4a2e',
      0,
    );
    for (const x of [-0.8, 0.7]) mesh.box(x, 0.3, 0, 0.35, 0.06, 1.4, '#8a6540', 0);
    mesh.pop();
  },
};
