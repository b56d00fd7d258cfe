import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const sailboat: Concept = {
  id: 'sailboat',
  words: {
    en: 'sailboat/sailing boat/sailing ship/yacht',
    de: 'segelboot/segelschiff',
    es: 'velero/barco de vela',
    fr: 'voilier',
    zh: '帆船',
    ja: 'ヨット/帆船',
    ar: 'مركب شراعي/يخت',
    emoji: '⛵',
  },
  size: { width: 9, height: 11 },
  lives: ['sea', 'coast', 'beach', 'mountains'],
  stands: 'water',
  moves: 'bobs',
  build(mesh, _random, look) {
    const hull = look.colour ?? '#f4f1ea';
    mesh.push().object();
    const L = 4.6,
      f = (u: number, v: number): Vec3 => {
        const x = (u - 0.5) * 2 * L,
          w = 1.35 * (1 - Math.abs(2 * u - 1.04) ** 2.6),
          y = 1 - v * 1.55 + (u - 0.5) ** 2 * 1.1;
        return [x, y, w * (1 - v * v * 0.85)];
      };
    mesh
      .sheet(f, 22, 6, (_u, v) => (v > 0.6 ? '#8a2f2a' : v < 0.18 ? '#2b4a6b' : hull), materials.gloss)
      .sheet(
        (u, v) => {
          const p = f(u, v);
          return [p[0], p[1], -p[2]];
        },
        22,
        6,
        (_u, v) => (v > 0.6 ? '#8a2f2a' : v < 0.18 ? '#2b4a6b' : hull),
        materials.gloss,
      );
    mesh.sheet(
      (u, v) => {
        const p = f(u, 0.08);
        return [p[0], p[1], p[2] * (1 - 2 * v)];
      },
      20,
      2,
      () => '#b98a56',
      materials.planks,
    );
    mesh
      .box(-0.9, 0.8, 0, 2.6, 0.75, 1.4, '#f2eee4', 0)
      .box(-0.9, 1.1, 0, 1.8, 0.25, 1.44, '#25343f', materials.window);
    mesh
      .tube(
        [
          [0.4, 0.6, 0],
          [0.4, 11.4, 0],
        ],
        [0.09, 0.05],
        '#7d5a3a',
      )
      .tube(
        [
          [0.4, 2, 0],
          [-3.9, 1.9, 0.5],
        ],
        [0.07],
        '#7d5a3a',
      );
    mesh.sheet(
      (u, v) => {
        const w = (1 - v) * 4.1,
          b = Math.sin(u * Math.PI) * (1 - v) * 0.8;
        return [0.3 - u * w, 2.1 + v * 8.9, b + u * 0.4 * (1 - v)];
      },
      10,
      14,
      (_u, v) => (Math.abs(v * 9 - Math.round(v * 9)) < 0.06 ? '#d9d0bd' : '#f8f3e8'),
      materials.cloth,
    );
    mesh.sheet(
      (u, v) => {
        const a = 1 - v;
        return [0.6 + u * a * 3.7, 1.5 + v * 8.4, -Math.sin(u * Math.PI) * a * 0.8];
      },
      8,
      12,
      () => '#f3ecdd',
      materials.cloth,
    );
    mesh.sheet(
      (u, v) => [0.4 - u, 11.4 - v * 0.5 + Math.sin(u * 5) * 0.06, Math.sin(u * 5) * 0.1],
      5,
      1,
      () => '#d33a30',
    );
    mesh.pop();
  },
};
