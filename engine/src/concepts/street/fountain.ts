import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const fountain: Concept = {
  id: 'fountain',
  words: {
    en: 'fountain',
    de: 'brunnenfontäne/springbrunnen/fontäne',
    es: 'fuente',
    fr: 'fontaine',
    zh: '喷泉',
    ja: '噴水',
    ar: 'نافورة',
    emoji: '⛲',
  },
  size: { width: 5, height: 3.6 },
  lives: ['street', 'hills'],
  stands: 'ground',
  moves: 'still',
  build(mesh) {
    const stone = '#cfc6b4';
    mesh.lathe(
      [
        [2.5, 0],
        [2.5, 0.18],
        [2.3, 0.2],
        [2.36, 0.72],
        [2.5, 0.78],
        [2.5, 0.92],
        [2.15, 0.92],
        [2.1, 0.5],
        [0, 0.5],
      ],
      40,
      stone,
      materials.plain,
    );
    mesh.lathe(
      [
        [2.14, 0.74],
        [0, 0.745],
      ],
      40,
      '#5c93a8',
      materials.metal,
    );
    mesh.lathe(
      [
        [0.55, 0.5],
        [0.3, 0.8],
        [0.24, 1.6],
        [0.5, 1.85],
        [1.25, 2.08],
        [1.3, 2.18],
        [1.1, 2.16],
        [0.3, 2.05],
      ],
      32,
      stone,
      materials.plain,
    );
    mesh.lathe(
      [
        [1.16, 2.15],
        [0, 2.16],
      ],
      32,
      '#6aa0b4',
      materials.metal,
    );
    mesh.lathe(
      [
        [0.2, 2.1],
        [0.13, 2.7],
        [0.45, 2.88],
        [0.5, 2.95],
        [0.1, 2.94],
      ],
      24,
      stone,
      materials.plain,
    );
    const water = '#dff0f8';
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * tau;
      const arc = (r0: number, y0: number, r1: number, y1: number, up: number): Vec3[] =>
        Array.from({ length: 9 }, (_, k): Vec3 => {
          const t = k / 8;
          const r = r0 + (r1 - r0) * t;
          return [Math.cos(a) * r, y0 + (y1 - y0) * t + up * 4 * t * (1 - t), Math.sin(a) * r];
        });
      mesh.tube(arc(0.5, 2.93, 0.85, 2.16, 0.12), [0.022, 0.028, 0.034], water, materials.fall, 5);
      mesh.tube(arc(1.3, 2.14, 1.75, 0.74, 0.22), [0.03, 0.034, 0.04], water, materials.fall, 5);
      if (i % 2) mesh.tube(arc(0.03, 2.95, 0.4, 2.95, 0.55), [0.02, 0.022, 0.026], water, materials.fall, 5);
    }
    mesh.tube(
      [
        [0, 2.95, 0],
        [0, 3.6, 0],
      ],
      [0.05, 0.015],
      water,
      materials.fall,
      7,
    );
  },
};
