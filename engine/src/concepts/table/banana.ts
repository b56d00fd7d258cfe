import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const banana: Concept = {
  id: 'banana',
  words: {
    en: 'banana',
    de: 'banane/bananen',
    es: 'plátano',
    fr: 'banane',
    zh: '香蕉',
    ja: 'バナナ',
    ar: 'موزة/موز',
    emoji: '🍌',
  },
  size: { width: 1.5, height: 0.72 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh) {
    for (let b = 0; b < 3; b++) {
      const points = Array.from({ length: 13 }, (_, i): Vec3 => {
        const a = 3.5 + (i / 12) * 2.2;
        return [Math.cos(a) * 0.85, 1 + Math.sin(a) * 0.85, (b - 1) * 0.24 * (1 - i / 16)];
      });
      mesh.tube(
        points,
        [0.04, 0.1, 0.14, 0.155, 0.16, 0.16, 0.16, 0.155, 0.15, 0.13, 0.1, 0.06, 0.05],
        '#eec22e',
        materials.gloss,
        9,
      );
    }
  },
};
