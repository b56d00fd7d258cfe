import { tau, schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const balloon: Concept = {
  id: 'balloon',
  words: {
    en: 'hot air balloon/hot-air balloon/balloon',
    de: 'heißluftballon/ballon',
    es: 'globo',
    fr: 'montgolfière/ballon',
    zh: '热气球/气球',
    ja: '気球',
    ar: 'منطاد',
    emoji: '',
  },
  size: { width: 12, height: 21 },
  lives: ['hills', 'mountains', 'desert', 'sea'],
  stands: 'air',
  moves: 'floats',
  build(mesh, random, look) {
    const cs = schemeOf(look.colour, random, [
      ['#d8342c', '#f2b632', '#f6efe0'],
      ['#2b6cb0', '#f4f0e6', '#e2574c'],
      ['#e8892b', '#f7d154', '#b8322f'],
      ['#6a3d9a', '#f2c14e', '#e4572e'],
    ]);
    mesh.push().object();
    const prof = (v: number): readonly [number, number] => {
      return [
        v < 0.62 ? 6 * Math.sin(((v / 0.62) * Math.PI) / 2) ** 0.8 : 6 * Math.cos(((v - 0.62) / 0.38) * 1.28) ** 0.9,
        21 - (1 - Math.cos(v * Math.PI * 0.94)) * 7.6,
      ];
    };
    const n = 24;
    for (let g = 0; g < n; g++)
      mesh.sheet(
        (u, v) => {
          const a = ((g + u) / n) * tau,
            [R, y] = prof(v),
            q = R * (1 + 0.035 * Math.sin(u * Math.PI));
          return [Math.cos(a) * q, y, Math.sin(a) * q];
        },
        3,
        16,
        (_u, v) => (v > 0.42 && v < 0.55 ? cs[2] : (g >> 1) % 2 === 0 ? cs[0] : cs[1]),
        materials.cloth,
      );
    mesh.box(0, 1.2, 0, 1.7, 1.3, 1.7, '#8a5f36', materials.planks).box(0, 2.4, 0, 1.85, 0.18, 1.85, '#5c3b20', 0);
    for (const x of [-0.8, 0.8])
      for (const z of [-0.8, 0.8])
        mesh.tube(
          [
            [x, 2.5, z],
            [x * 2, 6.4, z * 2],
          ],
          [0.035],
          '#3a2c20',
          0,
          4,
        );
    mesh.ball(0, 3.6, 0, 0.25, 0.6, 0.25, '#ffb03a', materials.glow, 8);
    mesh.pop();
  },
};
